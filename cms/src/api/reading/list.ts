import type { listQuery } from '@vitrine/contract/shapes/list'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { normalisePartNumber } from '#src/content/variants/part-number.ts'
import { entryColumns, entryParents, tagEntry } from './entries.ts'
import type { EntryRow } from './entries.ts'
import type { CallContext } from './call-context.ts'

type Query = z.output<typeof listQuery>
type Condition = ReturnType<typeof sql>

export interface Page {
  found: EntryRow[]
  meta: { page: number; perPage: number; total: number; lastPage: number }
}

/** Default order without a search: by views or by date. */
const defaultOrder = {
  views: {
    desc: sql`e.views desc, e.position, e.sort_title, e.document_id`,
    asc: sql`e.views, e.position desc, e.sort_title desc, e.document_id desc`,
  },
  date: {
    desc: sql`e.published_at desc nulls last, e.document_id desc`,
    asc: sql`e.published_at nulls first, e.document_id`,
  },
} as const
const byTitle = {
  asc: sql`e.sort_title, e.document_id`,
  desc: sql`e.sort_title desc, e.document_id desc`,
}
const hitOrder = {
  relevance: {
    desc: sql`part nulls last, score desc, views desc, sort_title, id`,
    asc: sql`part desc nulls first, score, views, sort_title desc, id desc`,
  },
  title: { asc: sql`sort_title, id`, desc: sql`sort_title desc, id desc` },
}

interface Search {
  collection: PageCollection
  locale: string
  text: string
  where: Condition
  /** Whether rows are ordered by text rank, the expensive part of a search with many matches. */
  ranked: boolean
}

/**
 * SQL condition of a part number prefix; undefined for a short text or a collection without part
 * numbers.
 */
const partNumberPrefix = (collection: PageCollection, text: string): Condition | undefined => {
  const number = collection === 'products' ? normalisePartNumber(text) : ''
  return number.length < 2 ? undefined : sql`number.normalised like ${`${number}%`}`
}

/** Matches of a search: part numbers first (exact, then prefix), then full text in the locale. */
function matches({ collection, locale, text, where, ranked }: Search): Condition {
  const begun = partNumberPrefix(collection, text)
  const parts =
    begun === undefined
      ? sql`select null::int as id, null::text as sort_title, null::bigint as views, null::int as part where false`
      : sql`
    select e.document_id as id, e.sort_title, e.views,
      (e.document_id is distinct from (select product_id from search_variants where normalised = ${normalisePartNumber(text)}))::int as part
    from search_entries e where ${where} and e.document_id in (select number.product_id from search_variants number where ${begun})`
  return sql`
    with parts as (${parts}),
    hit as (
      select id, sort_title, views, part, 0::real as score from parts
      union all
      select e.document_id, e.sort_title, e.views, null, ${ranked ? sql`ts_rank(e.words, asked)` : sql`0`}
      from search_entries e, search_query(${locale}, ${text}) asked where ${where} and e.words @@ asked and e.document_id not in (select id from parts)
    )`
}

/** Part number that matched, as printed. */
function matchedPartNumber({ collection, text }: Search): Condition {
  const begun = partNumberPrefix(collection, text)
  return begun === undefined
    ? sql`null::text`
    : sql`(
    select number.printed from search_variants number where number.product_id = one.id and ${begun}
    order by number.normalised <> ${normalisePartNumber(text)}, number.position limit 1)`
}

/** Search text with each word replaced by the most similar word of the titles in the locale. */
async function correctSpelling(payload: Payload, locale: string, text: string): Promise<string> {
  const [corrected] = await rows<{ words: string | null }>(
    payload,
    sql`select nearest_words(${locale}, ${text}) as words`,
  )
  return corrected?.words ?? text
}

/** Ids of all matches of a search, with its spelling corrected where the text itself has none. */
export async function readMatches(
  { locale, payload }: CallContext,
  collection: PageCollection,
  text: string,
  conditions: readonly Condition[],
): Promise<Set<number>> {
  const where = sql.join(
    [sql`e.collection = ${collection} and e.locale = ${locale}`, ...conditions],
    sql` and `,
  )
  const ids = async (given: string) =>
    rows<{ id: number }>(
      payload,
      sql`${matches({ collection, locale, text: given, where, ranked: false })} select id from hit`,
    )
  let found = await ids(text)
  if (found.length === 0 && !/\d/.test(text))
    found = await ids(await correctSpelling(payload, locale, text))
  return new Set(found.map(({ id }) => id))
}

/** Page of a collection in the locale: rows and total in one statement. */
export async function readList(
  context: CallContext,
  collection: PageCollection,
  query: Query,
  options: {
    relevance?: 'views' | 'date'
    conditions?: Condition[]
    /** Number of rows without a search, where it is known. */
    total?: number | undefined
  } = {},
): Promise<Page> {
  const { locale, payload } = context
  const text = query.search ?? ''
  const order = query.order ?? (query.orderBy === 'title' ? 'asc' : 'desc')
  const where = sql.join(
    [sql`e.collection = ${collection} and e.locale = ${locale}`, ...(options.conditions ?? [])],
    sql` and `,
  )
  const slice = sql`limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`
  const ask = (before: Condition, total: Condition, picked: Condition, printed: Condition) =>
    rows<EntryRow & { total: number }>(
      payload,
      sql`
    ${before}
    select total.total, page.* from ${total} total
    left join lateral (
      select ${entryColumns}, ${printed} as matched from (select sorted.*, row_number() over () as place from (${picked}) sorted) one
      join search_entries e on e.collection = ${collection} and e.document_id = one.id and e.locale = ${locale}
      ${entryParents(collection)} order by one.place
    ) page on true`,
    )
  const selectMatches = (search: Search) =>
    ask(
      matches(search),
      sql`(select count(*)::int as total from hit)`,
      sql`select id from hit order by ${hitOrder[query.orderBy][order]} ${slice}`,
      matchedPartNumber(search),
    )

  const search = { collection, locale, text, where, ranked: query.orderBy === 'relevance' }
  const by =
    query.orderBy === 'title' ? byTitle[order] : defaultOrder[options.relevance ?? 'views'][order]
  let answer =
    text === ''
      ? await ask(
          sql``,
          options.total === undefined
            ? sql`(select count(*)::int as total from search_entries e where ${where})`
            : sql`(select ${options.total}::int as total)`,
          sql`select e.document_id as id from search_entries e where ${where} order by ${by} ${slice}`,
          sql`null::text`,
        )
      : await selectMatches(search)
  // not for a text with digits: the most similar part number is a different part
  if (text !== '' && (answer[0]?.total ?? 0) === 0 && !/\d/.test(text))
    answer = await selectMatches({ ...search, text: await correctSpelling(payload, locale, text) })
  const total = answer[0]?.total ?? 0
  const found = answer.filter((row) => row.id !== null)
  for (const row of found) tagEntry(context, collection, row)
  return {
    found,
    meta: {
      page: query.page,
      perPage: query.perPage,
      total,
      lastPage: Math.max(1, Math.ceil(total / query.perPage)),
    },
  }
}
