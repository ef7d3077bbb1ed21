import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { topNodes } from '#src/content/rich-text/nodes.ts'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { alignPassages } from './align.ts'
import { passageNodes } from './rich-passages.ts'

type Data = Record<string, unknown>

/** Texts on pages that a company may mark as relevant for safety: collection and field. */
export const safetyTexts = [
  'products/text',
  'products/highlights',
  'solutions/text',
  'applications/text',
  'posts/text',
  'publications/text',
] as const satisfies `${PageCollection}/${string}`[]

/** Collections with safety texts. */
export type PageWithTexts = (typeof safetyTexts)[number] extends infer Text
  ? Text extends `${infer Collection extends PageCollection}/${string}`
    ? Collection
    : never
  : never

/** Published safety text whose published source says something else. */
export interface OutdatedSafetyText {
  /** Path of the text (`TextPlace.path`). */
  path: string
  behavior: 'note' | 'withdraw'
  sourceLocale: Locale
  source: string[]
  basis: string[]
  /** Passages of the published text. */
  passages: number
}

/**
 * Outdated safety texts of a published document in one language.
 *
 * @param isDraft - True for the texts of the draft, as a preview shows it.
 */
export const readOutdatedSafetyTexts = (
  payload: Payload,
  {
    collection,
    id,
    locale,
    isDraft,
  }: { collection: PageWithTexts; id: number; locale: Locale; isDraft: boolean },
): Promise<OutdatedSafetyText[]> => {
  const [source, basis, target] = isDraft
    ? [sql`t.source`, sql`t.basis`, sql`t.target`]
    : [sql`t.public_source`, sql`t.public_basis`, sql`t.public_target`]
  return rows<OutdatedSafetyText>(
    payload,
    sql`select t.path, s.behavior::text as behavior, t.source_locale as "sourceLocale", ${source} as source,
        ${basis} as basis, cardinality(${target}) as passages
      from language_rules_safety s
      join translations t on s.text::text = t.collection || '/' || split_part(t.path, '/', 1)
      where t.collection = ${collection} and t.document_id = ${id} and t.locale = ${locale}
        and ${basis} <> ${source}
      order by t.path`,
  )
}

/** Rich text without the passages that say something else than their source. */
function withoutPassages(
  state: unknown,
  { source, basis, passages: count }: OutdatedSafetyText,
): unknown {
  const nodes = passageNodes(state)
  const { passages, left } = alignPassages(source, basis, count)
  // without its passages side by side, nothing tells which of them is outdated
  if (nodes.length !== count || basis.length !== count) return null
  const outdated = new Set([
    ...left,
    ...passages.flatMap(({ state: each, target }) =>
      each === 'outdated' && target !== undefined ? [target] : [],
    ),
  ])
  const withdrawn = new Set(nodes.filter((_, at) => outdated.has(at)))
  // a list without items is absent, cells of a table stay
  const prune = (within: readonly LexicalNode[]): LexicalNode[] =>
    within.flatMap((node) => {
      if (withdrawn.has(node)) return []
      if (!node.children || node.children.length === 0) return [node]
      const children = prune(node.children)
      return children.length === 0 && node.type !== 'tablecell' ? [] : [{ ...node, children }]
    })
  const kept = prune(topNodes(state))
  return { root: { ...Object(Object(state).root), children: kept } }
}

/** Content of a document without the safety texts that are to be withdrawn. */
export function withoutOutdated<Document extends object>(
  document: Document,
  outdated: readonly OutdatedSafetyText[],
): Document {
  const content = { ...document } as Data
  for (const text of outdated) {
    if (text.behavior !== 'withdraw') continue
    const [field = '', row] = text.path.split('/')
    const value = content[field]
    content[field] = Array.isArray(value)
      ? value.filter(({ id }: Data) => encodeURIComponent(String(id)) !== row)
      : withoutPassages(value, text)
  }
  return content as Document
}
