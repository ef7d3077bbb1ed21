import type { Locale } from '@vitrine/contract/locales'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import type { Payload, PayloadRequest } from 'payload'
import { variantsTexts } from '#texts/variants.js'
import { rows, sql } from '#src/platform/database/query.ts'
import { indexDocument, wordsToIndex } from '#src/search/ranking/search-document.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'
import { tokensOf } from '#src/search/ranking/tokens.ts'
import { fold } from '#src/search/words/fold.ts'
import { formatNumber, formatRange } from './figures.ts'
import type { Entry } from './entry.ts'
import { readLexemes } from './lexemes.ts'

type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Weight from which a word names a product, and is no passing mention. */
const naming = 0.3

/** What the read model keeps of a document for searches, in one locale. */
export interface SearchIndex {
  document: SearchDocument
  tokens: string[]
  /** A lexeme's word as it is written. */
  spelled: ReadonlyMap<string, string>
}

/** Value of an attribute as visitors read it. */
const shownIn =
  (locale: Locale) =>
  (attribute: Attribute, value: AttributeValue): string => {
    if (typeof value === 'boolean') return variantsTexts[locale][value ? 'yes' : 'no']
    if (typeof value === 'string')
      return attribute.choices.find((choice) => choice.value === value)?.label ?? value
    if (value === null) return ''
    return Array.isArray(value)
      ? formatRange(value[0], value[1], attribute.unit, locale)
      : [formatNumber(value, locale), attribute.unit ?? ''].join(' ').trim()
  }

/** Whether a word shows a lexeme better than another: the shorter is mostly the singular, the accented the right one. */
const isBetterSpelled = (word: string, other: string): boolean =>
  word.length < other.length || (word.length === other.length && word > other)

/** Indexes a document's entry, with lexemes of the locale's language. */
export async function indexEntry(
  payload: Payload,
  locale: Locale,
  { source, parent }: Entry,
  transaction: Transaction,
): Promise<SearchIndex> {
  const lexemeOf = await readLexemes(payload, locale, wordsToIndex(source), transaction)
  const document = indexDocument(source, locale, lexemeOf, shownIn(locale))
  const written = [source.title, source.highlights ?? '', source.summary, source.text]
    .join('\n')
    .toLocaleLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  const spelled = new Map<string, string>()
  for (const word of written ?? []) {
    const lexeme = lexemeOf(fold(word))
    const other = spelled.get(lexeme)
    if (other === undefined || isBetterSpelled(word, other)) spelled.set(lexeme, word)
  }
  return { document, tokens: tokensOf(document, parent), spelled }
}

/** Words of a document: `true` where they name it. */
function wordsOf(document: SearchDocument | undefined): Map<string, boolean> {
  const words = new Map<string, boolean>()
  for (const [word, weight] of Object.entries(document?.words ?? {}))
    words.set(word, weight > naming)
  for (const value of document?.values ?? []) for (const word of value.words) words.set(word, true)
  return words
}

/**
 * Counts the words of a document that changed in the vocabulary of the locale; the publications'
 * lock keeps two counts from waiting for each other.
 */
export async function countWords(
  payload: Payload,
  {
    locale,
    isProduct,
    before,
    after,
  }: {
    locale: Locale
    isProduct: boolean
    before: SearchDocument | undefined
    after: SearchIndex | undefined
  },
  transaction: Transaction,
): Promise<void> {
  const [old, present] = [wordsOf(before), wordsOf(after?.document)]
  if (isProduct) {
    // the empty word counts the products
    if (before) old.set('', true)
    if (after) present.set('', true)
  }
  const changed: { word: string; spelled: string; documents: number; named: number }[] = []
  for (const word of new Set([...old.keys(), ...present.keys()])) {
    const documents = Number(present.has(word)) - Number(old.has(word))
    const named = isProduct
      ? Number(present.get(word) ?? false) - Number(old.get(word) ?? false)
      : 0
    if (documents !== 0 || named !== 0)
      changed.push({ word, spelled: after?.spelled.get(word) ?? '', documents, named })
  }
  if (changed.length === 0) return
  const column = <Name extends keyof (typeof changed)[number]>(name: Name) =>
    sql.param(changed.map((row) => row[name]))
  await rows(
    payload,
    sql`
    insert into search_words (locale, word, spelled, documents, named)
    select ${locale}, * from unnest(${column('word')}::text[], ${column('spelled')}::text[], ${column('documents')}::int[], ${column('named')}::int[]) as counted(word, spelled, documents, named)
    on conflict (locale, word) do update set documents = search_words.documents + excluded.documents, named = search_words.named + excluded.named,
      spelled = case when excluded.spelled <> '' and (search_words.spelled = '' or (length(excluded.spelled), search_words.spelled collate "C") < (length(search_words.spelled), excluded.spelled collate "C")) then excluded.spelled else search_words.spelled end`,
    transaction,
  )
  const gone = changed.filter(({ documents }) => documents < 0).map(({ word }) => word)
  if (gone.length > 0)
    await rows(
      payload,
      sql`delete from search_words where locale = ${locale} and documents <= 0 and word = any(${sql.param(gone)}::text[])`,
      transaction,
    )
}
