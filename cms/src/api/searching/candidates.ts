import type { Locale } from '@vitrine/contract/locales'
import type { Payload } from 'payload'
import { gtinKey } from '@vitrine/contract/gtin'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { normalisePartNumber } from '#src/content/variants/part-number.ts'
import type { Query } from '#src/search/query/parse.ts'
import type { Asked, ParentWords } from '#src/search/ranking/meanings.ts'
import { termQuery } from '#src/search/ranking/tokens.ts'

/** A collection that is searched, with conditions on its entries `e`. */
export interface Searched {
  collection: PageCollection
  conditions: readonly Statement[]
}

/** Entry that may answer, as found by tokens or part number. */
export interface CandidateRow {
  collection: PageCollection
  id: number
  parent: number | null
  revision: string
  /** Found by a part number or GTIN. */
  numbered: boolean
}

/** Candidates read for one query of tokens: the most viewed of them. */
export const mostCandidates = 60
/** Products read for one look-up of part numbers. */
const mostNumbered = 40
/** Pieces of a text that are looked up as part numbers. */
const mostPartNumbers = 24
/** Terms without which a text is tried, least telling first. */
const mostLeftOut = 4

const entriesOf = (locale: Locale, { collection, conditions }: Searched): Statement =>
  sql.join([sql`e.collection = ${collection} and e.locale = ${locale}`, ...conditions], sql` and `)

/**
 * Order of popularity, in which candidates are cut and ties are broken. The sum keeps the planner
 * from reading the index of views and testing the tokens row by row.
 */
const byPopularity = sql`e.views + 0 desc, e.position, e.sort_title, e.document_id`

const columns = (collection: PageCollection, numbered: boolean) =>
  sql`${collection}::text as collection, e.document_id as id, e.parent_id as parent, e.revision::text as revision, ${numbered}::boolean as numbered, e.views, e.position, e.sort_title`

/** SQL condition: the entry `e` has the tokens. */
export const hasTokens = (query: string): Statement => sql`e.words @@ ${query}::tsquery`

/** All terms of a text, each by any of its tokens; undefined where a term has none. */
export function allOf(
  asked: readonly Asked[],
  parents: ParentWords,
  named: boolean,
): string | undefined {
  const queries = asked.flatMap((each) => termQuery(each, parents, named) ?? [])
  return queries.length === 0 ? undefined : queries.join(' & ')
}

/** Queries for texts of which not all is found: each without a term, then single terms. */
function partsOf(asked: readonly Asked[], parents: ParentWords): string[] {
  const byWeight = asked.toSorted((a, b) => a.weight - b.weight)
  const without = byWeight.slice(0, mostLeftOut).map((left) =>
    allOf(
      asked.filter((each) => each !== left),
      parents,
      false,
    ),
  )
  const telling = byWeight.toReversed()
  const halves = [
    allOf(telling.slice(0, 2), parents, false),
    allOf(telling.slice(0, 1), parents, true),
  ]
  const single = telling.slice(0, 4).map((term) => allOf([term], parents, true))
  const anyOf = (queries: readonly (string | undefined)[]) =>
    [...new Set(queries.filter((query) => query !== undefined))]
      .map((query) => `(${query})`)
      .join(' | ')
  // few branches: planning each costs as much as reading it
  return [anyOf(without), anyOf(halves), anyOf(single)].filter((query) => query !== '')
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Products with a part number or GTIN that is asked for, begins with it or has it at its end. */
function numberedProducts({ partNumbers, terms }: Query): Statement | undefined {
  const asked = partNumbers.slice(0, mostPartNumbers)
  const exact = [...new Set(asked.map(({ normalised }) => normalised))]
  const found: Statement[] = []
  const limited = (condition: Statement) =>
    found.push(
      sql`(select v.product_id from search_variants v where ${condition} limit ${mostNumbered})`,
    )
  if (exact.length > 0) limited(sql`v.normalised = any(${sql.param(exact)}::text[])`)
  for (const { normalised, groups } of asked) {
    const beginning = `${escaped(normalised)}%`
    if (!/^\d+$/.test(normalised)) limited(sql`v.normalised like ${beginning}`)
    if (
      /\d/.test(normalised) &&
      (groups.includes('-') || (normalised.length >= 4 && !/^\d+$/.test(normalised)))
    )
      limited(sql`part_number_tail(v.printed) like ${beginning}`)
    const before = normalisePartNumber(groups.split('-').slice(0, -1).join('-'))
    if (groups.split('-').length > 2 && !/^\d+$/.test(before))
      limited(sql`v.normalised like ${`${escaped(before)}%`}`)
  }
  for (const reading of terms.flatMap(({ readings }) => readings)) {
    if (reading.kind !== 'gtin') continue
    const digits = reading.digits.replace(/^0+/, '')
    if (digits === '') continue
    const gtin = sql`v.values->>${sql.raw(`'${gtinKey}'`)}`
    const stated = sql`v.values ? ${sql.raw(`'${gtinKey}'`)}`
    limited(sql`${stated} and ${gtin} like ${`${reading.fragment ? digits : reading.digits}%`}`)
    limited(sql`${stated} and reverse(${gtin}) like ${`${[...digits].toReversed().join('')}%`}`)
  }
  return found.length === 0 ? undefined : sql.join(found.slice(0, 64), sql` union all `)
}

/** One branch of candidates: the most viewed entries with the tokens. */
const branch = (locale: Locale, searched: Searched, query: string): Statement => sql`
  (select ${columns(searched.collection, false)} from search_entries e
  where ${entriesOf(locale, searched)} and ${hasTokens(query)} order by ${byPopularity} limit ${mostCandidates})`

async function readBranches(
  payload: Payload,
  branches: readonly Statement[],
): Promise<CandidateRow[]> {
  if (branches.length === 0) return []
  const found = await rows<CandidateRow>(
    payload,
    sql`
    select * from (
      select distinct on (collection, id) * from (${sql.join([...branches], sql` union all `)}) candidate order by collection, id, numbered desc
    ) e order by e.views desc, e.position, e.sort_title, e.id`,
  )
  return found
}

/** Entries that have all that is asked for, or a part number that is; where words name the thing first. */
export function readWhole(
  payload: Payload,
  locale: Locale,
  searched: readonly Searched[],
  query: Query,
  asked: readonly Asked[],
  parents: ParentWords,
): Promise<CandidateRow[]> {
  const numbered = numberedProducts(query)
  const [named, any] = [allOf(asked, parents, true), allOf(asked, parents, false)]
  return readBranches(
    payload,
    searched.flatMap((each) => [
      ...[...new Set(each.collection === 'products' ? [named, any] : [any])].flatMap((tokens) =>
        tokens === undefined ? [] : [branch(locale, each, tokens)],
      ),
      ...(each.collection === 'products' && numbered !== undefined
        ? [
            sql`(select ${columns('products', true)} from search_entries e
              where ${entriesOf(locale, each)} and e.document_id in (${numbered}) order by ${byPopularity} limit ${mostCandidates})`,
          ]
        : []),
    ]),
  )
}

/** Entries that have most of what is asked for. */
export const readParts = (
  payload: Payload,
  locale: Locale,
  searched: readonly Searched[],
  asked: readonly Asked[],
  parents: ParentWords,
): Promise<CandidateRow[]> =>
  readBranches(
    payload,
    searched.flatMap((each) =>
      partsOf(asked, parents)
        .slice(each.collection === 'products' ? 0 : -1)
        .map((tokens) => branch(locale, each, tokens)),
    ),
  )
