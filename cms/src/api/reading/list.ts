import type { listQuery } from '@vitrine/contract/shapes/list'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { firstOf } from '#src/search/index/token-index.ts'
import type { IndexedEntry } from '#src/search/index/token-index.ts'
import { entryColumns, entryParents, readEntries, tagEntry } from './entries.ts'
import type { EntryRow } from './entries.ts'
import type { CallContext } from './call-context.ts'

type Query = Omit<z.output<typeof listQuery>, 'search'>

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

const orderOf = ({ order, orderBy }: Query): 'asc' | 'desc' =>
  order ?? (orderBy === 'title' ? 'asc' : 'desc')

export const metaOf = (
  { page, perPage }: Pick<Query, 'page' | 'perPage'>,
  total: number,
): Page['meta'] => ({
  page,
  perPage,
  total,
  lastPage: Math.max(1, Math.ceil(total / perPage)),
})

/** Page of a collection in the locale; rows and total are read in one statement. */
export async function readList(
  context: CallContext,
  collection: PageCollection,
  query: Query,
  options: {
    relevance?: 'views' | 'date'
    /** Restricts the page to entries below one of these parents. */
    parents?: readonly number[] | undefined
    conditions?: readonly Statement[]
    /** Total number of rows, if already known. */
    total?: number | undefined
  } = {},
): Promise<Page> {
  const { locale, payload } = context
  const order = orderOf(query)
  const { parents, conditions = [] } = options
  const where = sql.join(
    [
      sql`e.collection = ${collection} and e.locale = ${locale}`,
      ...(parents ? [sql`e.parent_id = any(${sql.param([...parents])}::int[])`] : []),
      ...conditions,
    ],
    sql` and `,
  )
  const by =
    query.orderBy === 'title' ? byTitle[order] : defaultOrder[options.relevance ?? 'views'][order]
  const answer = await rows<EntryRow & { total: number }>(
    payload,
    sql`
    select total.total, page.* from (select ${options.total === undefined ? sql`(select count(*)::int from search_entries e where ${where})` : sql`${options.total}::int`} as total) total
    left join lateral (
      select ${entryColumns} from (
        select sorted.*, row_number() over () as place from (
          select e.document_id as id from search_entries e where ${where} order by ${by} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}
        ) sorted
      ) one
      join search_entries e on e.collection = ${collection} and e.document_id = one.id and e.locale = ${locale}
      ${entryParents(collection)} order by one.place
    ) page on true`,
  )
  const found = answer.filter((row) => row.id !== null)
  for (const row of found) tagEntry(context, collection, row)
  return { found, meta: metaOf(query, answer[0]?.total ?? 0) }
}

/** Search matches in a collection (`search/find-matches.ts`). */
export interface MatchesOfList {
  hits: readonly {
    id: number
    partNumber: string | null
    variants: NonNullable<EntryRow['hit']>['variants']
  }[]
  others: readonly IndexedEntry[]
}

/** Ids of one page of the matches, ordered by title. */
async function readByTitle(
  { locale, payload }: CallContext,
  collection: PageCollection,
  query: Query,
  { hits, others }: MatchesOfList,
): Promise<number[]> {
  const ids = [...hits, ...others].map(({ id }) => id)
  const found = await rows<{ id: number }>(
    payload,
    sql`
    select e.document_id as id from search_entries e
    where e.collection = ${collection} and e.locale = ${locale} and e.document_id = any(${`{${ids.join(',')}}`}::int[])
    order by ${byTitle[orderOf(query)]} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`,
  )
  return found.map(({ id }) => id)
}

/** Ids of a page of matches, with its total. */
interface MatchesOfPage {
  ids: number[]
  meta: Page['meta']
}

/**
 * Selects a page of search matches, ordered by relevance or title. By relevance, the matches that
 * were not ranked follow, ordered by views.
 */
export async function choosePage(
  context: CallContext,
  collection: PageCollection,
  query: Query,
  matches: MatchesOfList,
): Promise<MatchesOfPage> {
  const { hits, others } = matches
  const total = hits.length + others.length
  const from = (query.page - 1) * query.perPage

  /** Ids of a range of matches, ordered by relevance. */
  const ranked = (first: number, last: number): number[] => [
    ...hits.slice(first, last).map(({ id }) => id),
    ...(last <= hits.length ? [] : firstOf(others, last - hits.length))
      .slice(Math.max(0, first - hits.length))
      .map(({ id }) => id),
  ]
  const ids =
    query.orderBy === 'title'
      ? await readByTitle(context, collection, query, matches)
      : orderOf(query) === 'desc'
        ? ranked(from, from + query.perPage)
        : ranked(Math.max(0, total - from - query.perPage), Math.max(0, total - from)).toReversed()
  return { ids, meta: metaOf(query, total) }
}

/** Adds to entries the part number and variants by which they match. */
export function withHits(entries: readonly EntryRow[], { hits }: MatchesOfList): EntryRow[] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  return entries.map((row) => {
    const hit = byId.get(row.id)
    return hit === undefined ? row : { ...row, hit }
  })
}

/** Page of the search matches in one collection. */
export async function readMatches(
  context: CallContext,
  collection: PageCollection,
  query: Query,
  matches: MatchesOfList,
): Promise<Page> {
  const { ids, meta } = await choosePage(context, collection, query, matches)
  return { found: withHits(await readEntries(context, collection, ids), matches), meta }
}
