import { grades } from '@vitrine/contract/shapes/reference-grades'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { familyCode } from '#src/content/cross-references/check-on-publish.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { localeLiteral, hiddenFromPlanner, rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import { readPartTitles, titledProduct } from '#src/api/reading/part-titles.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'
import type { KnownMaker } from '#src/search/index/other-numbers.ts'

/** Stored cross-reference; `normalised`: the other maker's number without separators. */
export interface FoundReference extends CrossReference {
  normalised: string
  makerId: number
}

interface Row extends Omit<FoundReference, 'maker' | 'title'> {
  maker_name: string
  maker_slug: string
}

/** Maximum cross-references per query, best grades first. */
const maxEntries = 500

/** Order by grade, best first. */
export const bestFirst = sql`array_position(${sql.param([...grades])}::text[], r.grade)`

/** Maximum words of a maker's name. */
const maxNameWords = 5

/**
 * Cross-references selected by a condition on the table alias `r`, best grade first, with the part
 * number or family that each names, if it is published in the locale.
 */
export async function readReferences(
  context: CallContext,
  condition: Statement,
  { order = bestFirst, limit = maxEntries, offset = 0 } = {},
): Promise<FoundReference[]> {
  const { payload, locale } = context
  const language = localeLiteral(locale)
  const found = await rows<Row>(
    payload,
    sql`
    select m.name as maker_name, m.slug as maker_slug, r.maker_id as "makerId", r.number, r.normalised, r.grade,
      r.notes->>${language} as note, r.source, to_char(r.checked_on, 'YYYY-MM-DD') as checked_on,
      coalesce(own.printed, family.printed, r.written) as ours, own.printed as part_number, coalesce(own.product_id, family.product_id) as product
    from search_cross_references r join search_other_makers m using (maker_id)
    left join lateral (
      select v.printed, v.product_id from search_variants v join search_products p on p.product_id = v.product_id and ${language} = any(p.locales)
      where v.normalised = r.ours
    ) own on true
    left join lateral (
      select min(e.card->>'family') as printed, min(e.document_id) as product_id from search_entries e
      where own.printed is null and e.collection = 'products' and e.locale = ${language} and ${familyCode} = r.ours having count(*) = 1
    ) family on true
    where ${condition}
    order by ${order}, m.name, r.normalised, r.position
    limit ${limit} offset ${offset}`,
  )
  const products = new Set(found.flatMap(({ product }) => product ?? []))
  const entries = products.size === 0 ? [] : await readEntries(context, 'products', [...products])
  const titleOf = await readPartTitles(context, entries.map(titledProduct))
  return found.map(({ maker_name: name, maker_slug: slug, ...row }) => ({
    ...row,
    title: titleOf(row.product ?? 0, row.part_number) ?? null,
    maker: { name, slug },
  }))
}

/** Cross-reference in the contract's format. */
export const asAnswered = ({
  normalised: _normalised,
  makerId: _maker,
  ...entry
}: FoundReference): CrossReference => entry

/** Cross-references by other makers' normalized numbers. */
export async function referencesOfNumbers(
  context: CallContext,
  numbers: readonly string[],
): Promise<FoundReference[]> {
  const { others } = await indexesOf(context)
  const known = numbers.filter((number) => others.has(number))
  return known.length === 0
    ? []
    : readReferences(context, sql`r.normalised = any(${hiddenFromPlanner(known, 'text[]')})`)
}

/**
 * Sequences of up to five words of a text, normalized and joined: candidates for a maker's name.
 */
export function possibleNames(text: string): string[] {
  const words = wordsOf(text).slice(0, 40)
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(maxNameWords, words.length - at) }, (_each, more) =>
      normalizePartNumber(words.slice(at, at + more + 1).join('')),
    ),
  )
}

/** Makers with cross-references; if a text is given, only the makers that it names. */
export async function readMakers(
  context: CallContext,
  text?: string,
): Promise<readonly KnownMaker[]> {
  const { makers } = (await indexesOf(context)).others
  if (text === undefined) return makers
  const names = new Set(possibleNames(text))
  return makers.filter(({ keys }) => keys.some((key) => names.has(key)))
}
