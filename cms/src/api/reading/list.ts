import type { listQuery } from '@vitrine/contract/shapes/list'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
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

const metaOf = ({ page, perPage }: Query, total: number): Page['meta'] => ({
  page,
  perPage,
  total,
  lastPage: Math.max(1, Math.ceil(total / perPage)),
})

/** Page of a collection in the locale: rows and total in one statement. */
export async function readList(
  context: CallContext,
  collection: PageCollection,
  query: Query,
  options: {
    relevance?: 'views' | 'date'
    conditions?: readonly Statement[]
    /** Number of rows, where it is known. */
    total?: number | undefined
  } = {},
): Promise<Page> {
  const { locale, payload } = context
  const order = orderOf(query)
  const where = sql.join(
    [sql`e.collection = ${collection} and e.locale = ${locale}`, ...(options.conditions ?? [])],
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

/** What a search found in a collection (`searching/find-matches.ts`). */
export interface MatchesOfList {
  hits: readonly {
    id: number
    partNumber: string | null
    variants: NonNullable<EntryRow['hit']>['variants']
  }[]
  others: Statement | undefined
}

/** Entries of a collection that match a search and are not among its hits. */
const othersOf = (
  { locale }: CallContext,
  collection: PageCollection,
  { hits, others }: MatchesOfList,
  conditions: readonly Statement[],
): Statement =>
  sql.join(
    [
      sql`e.collection = ${collection} and e.locale = ${locale} and ${others ?? sql`false`}`,
      sql`not e.document_id = any(${sql.param(hits.map(({ id }) => id))}::int[])`,
      ...conditions,
    ],
    sql` and `,
  )

/** Views, without the index of views: the matches are few beside the entries. */
const byPopularity = sql`e.views + 0 desc, e.position, e.sort_title, e.document_id`

/** Ids of all that a search found in a collection. */
export async function readMatchIds(
  context: CallContext,
  collection: PageCollection,
  matches: MatchesOfList,
  conditions: readonly Statement[] = [],
): Promise<Set<number>> {
  const ids = matches.hits.map(({ id }) => id)
  if (matches.others === undefined) return new Set(ids)
  const found = await rows<{ id: number }>(
    context.payload,
    sql`select e.document_id as id from search_entries e where ${othersOf(context, collection, matches, conditions)}`,
  )
  return new Set([...ids, ...found.map(({ id }) => id)])
}

/**
 * Page of what a search found, in the order of its ranking or by title. Those that could not be
 * ranked follow the ranked ones by views. `known`: their number, where it is known.
 */
export async function readMatches(
  context: CallContext,
  collection: PageCollection,
  query: Query,
  matches: MatchesOfList,
  { conditions = [], total: known }: { conditions?: readonly Statement[]; total?: number } = {},
): Promise<Page> {
  const { locale, payload } = context
  const { hits } = matches
  const others = othersOf(context, collection, matches, conditions)
  const select = async (where: Statement, by: Statement, limit: number, offset: number) =>
    (
      await rows<{ id: number }>(
        payload,
        sql`select e.document_id as id from search_entries e where ${where} order by ${by} limit ${limit} offset ${offset}`,
      )
    ).map(({ id }) => id)
  const count = async () =>
    (
      await rows<{ total: number }>(
        payload,
        sql`select count(*)::int as total from search_entries e where ${others}`,
      )
    )[0]?.total ?? 0
  const total = known ?? hits.length + (matches.others === undefined ? 0 : await count())
  const order = orderOf(query)
  const from = (query.page - 1) * query.perPage

  /** Ids by relevance, best first, from one place to another. */
  const ranked = async (first: number, last: number): Promise<number[]> => {
    const own = hits.slice(first, last).map(({ id }) => id)
    const missing = Math.min(last, total) - first - own.length
    if (missing <= 0) return own
    const skipped = Math.max(0, first - hits.length)
    return [...own, ...(await select(others, byPopularity, missing, skipped))]
  }

  let ids: number[]
  if (query.orderBy === 'title') {
    const own = sql`e.collection = ${collection} and e.locale = ${locale} and e.document_id = any(${sql.param(hits.map(({ id }) => id))}::int[])`
    ids = await select(
      matches.others === undefined ? own : sql`((${own}) or (${others}))`,
      byTitle[order],
      query.perPage,
      from,
    )
  } else if (order === 'desc') ids = await ranked(from, from + query.perPage)
  else
    ids = (
      await ranked(Math.max(0, total - from - query.perPage), Math.max(0, total - from))
    ).toReversed()
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  const found = (await readEntries(context, collection, ids)).map((row) => {
    const hit = byId.get(row.id)
    return hit === undefined ? row : { ...row, hit }
  })
  return { found, meta: metaOf(query, total) }
}
