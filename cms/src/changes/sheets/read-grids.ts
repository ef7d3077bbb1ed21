import { localeCodes } from '@vitrine/configuration/locales'
import { familyCode } from '#src/content/cross-references/check-on-publish.ts'
import { referencesOf } from '#src/content/cross-references/declaration.ts'
import { readTooling, rowsOf } from '#src/content/tooling/declaration.ts'
import type { StoredTooling } from '#src/content/tooling/declaration.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { termStates } from '#src/translation/terms/plan-import.ts'
import type { PresentTerm } from '#src/translation/terms/plan-import.ts'
import { storedWordsOf } from '#src/translation/terms/stored-words.ts'
import type { GridKind } from './grid-kind.ts'
import { readCompared, readDrafts } from './read-collections.ts'
import type { Reader } from './read-collections.ts'
import { referenceRows } from './reference-rows.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'
import { toolingRows } from './tooling-rows.ts'

/** Cross-references of other makers as last saved; `ids`: only of these makers. */
export async function readReferenceRows(
  req: Reader,
  language: string,
  ids?: readonly number[],
): Promise<GridKind> {
  const select = { name: true, aliases: true, references: true } as const
  const docs = await readCompared(req, 'other-makers', { select, ids, sort: 'name' })
  const known = await rows<{ number: string }>(
    req.payload,
    sql`select normalised as number from search_variants
    union select ${familyCode} from search_entries e where e.collection = 'products'`,
    req,
  )
  const ours = new Set(known.map(({ number }) => number))
  const makers = docs.map((document) => ({
    id: Number(document['id']),
    title: String(document['name'] ?? ''),
    aliases: String(document['aliases'] ?? ''),
    rows: referencesOf(document['references']),
  }))
  return referenceRows(makers, { language, isOurs: (number) => ours.has(number) })
}

/** Tooling of products as last saved. */
export async function readToolingRows(
  req: Reader,
  products: readonly SheetProduct[],
  language: string,
): Promise<GridKind> {
  const ids = products.map(({ id }) => id)
  const docs = await readCompared(req, 'products', { select: { tooling: true }, ids, sort: 'id' })
  const tooling = new Map(docs.map((each) => [Number(each['id']), rowsOf(each['tooling'])]))
  const declared = new Map<string, StoredTooling>()
  for (const locale of localeCodes)
    declared.set(locale, await readTooling(req.payload, locale, transactionOf(req)))
  return toolingRows(
    products.map((product) => ({ ...product, tooling: tooling.get(product.id) ?? [] })),
    (each) => declared.get(localeOfPanel(each)) ?? {},
    language,
  )
}

const transactionOf = ({ transactionID }: Reader) =>
  transactionID === undefined ? undefined : { transactionID }

/** Concepts of the glossary, in the order of their title; `ids`: only these. */
export async function readTerms(req: Reader, ids?: readonly number[]): Promise<PresentTerm[]> {
  const select = { words: true, state: true, source: true, note: true } as const
  const docs = await readDrafts(req, 'terms', { select, ids, sort: 'title' })
  return docs.map((document) => ({
    id: Number(document['id']),
    words: storedWordsOf(document['words']),
    state: termStates.find((each) => each === document['state']) ?? 'proposed',
    source: String(document['source'] ?? ''),
    note: String(document['note'] ?? ''),
  }))
}
