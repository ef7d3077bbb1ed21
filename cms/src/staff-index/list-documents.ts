import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { ListSort } from './list-state.ts'
import {
  missingFacts,
  readTotals,
  requiredFacts,
  selectionOf,
  totalsOf,
  withRules,
} from './selection.ts'
import type { SelectionQuery, Totals, TotalsRow } from './selection.ts'
import type { StaffEntry } from './staff-entry.ts'

export interface ListQuery extends SelectionQuery {
  sort: ListSort
  isDescending: boolean
  /** Page number, from 1. */
  page: number
  size: number
}

export interface ListedDocument extends Omit<
  StaffEntry,
  'sort_title' | 'facts' | 'untooled' | 'is_tooled' | 'discontinued'
> {
  /** Required facts that the document lacks, in the order of the rules. */
  missing: string[]
  /** Number of required facts. */
  required: number
  author: string | null
}

export interface DocumentList extends Totals {
  documents: ListedDocument[]
  /** Documents of the collection, without filters. */
  all: number
}

/** Orders of entries, each of an index that is read in either direction. */
const orders: Record<Exclude<ListSort, 'complete'>, { up: Statement; down: Statement }> = {
  changed: {
    up: sql`e.changed_at asc nulls first, e.document_id desc`,
    down: sql`e.changed_at desc nulls last, e.document_id`,
  },
  title: {
    up: sql`e.sort_title, e.document_id`,
    down: sql`e.sort_title desc, e.document_id desc`,
  },
  'part-numbers': {
    up: sql`e.part_numbers asc nulls first, e.document_id desc`,
    down: sql`e.part_numbers desc nulls last, e.document_id`,
  },
}

/** Page of a collection's documents for the panel's lists, with the totals of all pages. */
export async function listDocuments(payload: Payload, query: ListQuery): Promise<DocumentList> {
  const { collection, sort, isDescending, page, size } = query
  const isRanked = sort === 'complete'
  const selection = await selectionOf(payload, query, isRanked)
  const { ctes, entries, from, isOfGroups } = selection
  // literals: the planner reads an index as far as the page
  const [limit, offset] = [size, (page - 1) * size].map((number) => sql.raw(String(number)))
  const byRatio = isDescending ? sql`ratio desc, group_key desc` : sql`ratio, group_key`
  const order = isRanked
    ? isDescending
      ? sql`r.ratio desc, r.group_key desc, e.document_id`
      : sql`r.ratio, r.group_key, e.document_id`
    : orders[sort][isDescending ? 'down' : 'up']
  // by completeness, only the groups of the page are read
  const ranked = isRanked
    ? sql`join (
        select group_key, ratio from (select group_key, ratio, documents, sum(documents) over (order by ${byRatio}) as upto from chosen) all_groups
        where ${isOfGroups ? sql`upto - documents < ${offset} + ${limit}` : sql`true`}
      ) r on r.group_key = e.group_key`
    : sql``
  const [row] = await rows<TotalsRow & { documents: ListedDocument[] | null; all: number }>(
    payload,
    sql`
    with ${ctes}, page as materialized (
      select e.document_id, row_number() over (order by ${order}) as place from ${from} ${ranked}
      where ${entries} order by ${order} limit ${limit} offset ${offset}
    )
    select totals.*, (select coalesce(sum(documents), 0)::int from staff_groups where collection = ${collection}) as all, (
      select jsonb_agg(jsonb_build_object(
        'id', e.document_id, 'titles', e.titles, 'parent', e.parent, 'family', e.family, 'part_numbers', e.part_numbers, 'pictures', e.pictures,
        'figures', e.figures, 'states', e.states, 'site', e.site, 'changed_at', e.changed_at,
        'missing', ${missingFacts('e')}, 'required', cardinality(${requiredFacts}),
        'author', (select name from users where id = e.changed_by)
      ) order by page.place)
      from page join staff_entries e on e.document_id = page.document_id and e.collection = ${collection} ${withRules('e')}
    ) as documents
    from (${totalsOf(selection)}) totals`,
  )
  return {
    documents: row?.documents ?? [],
    all: row?.all ?? 0,
    ...readTotals(selection, row),
  }
}

/** Documents of a selection for a grid of their rows. */
export interface SelectedDocuments extends Totals {
  /** Documents whose rows fit into the limit, in their order. */
  ids: number[]
  /** Rows of these documents. */
  rows: number
}

/**
 * First documents of a selection: products in the order of their families, with `maxRows` part numbers at most;
 * other documents in the order of their titles.
 */
export async function selectDocuments(
  payload: Payload,
  query: SelectionQuery,
  { isOfParts, maxRows }: { isOfParts: boolean; maxRows: number },
): Promise<SelectedDocuments> {
  const selection = await selectionOf(payload, query)
  const order = isOfParts
    ? sql`natural_order(e.family) collate "C", e.document_id`
    : sql`e.sort_title, e.document_id`
  const [row] = await rows<TotalsRow & { ids: number[] | null; shown: number }>(
    payload,
    sql`
    with ${selection.ctes}, ordered as materialized (
      select e.document_id, ${isOfParts ? selection.parts : sql`1`} as size, row_number() over (order by ${order}) as place
      from ${selection.from} where ${selection.entries} ${isOfParts ? sql`and e.part_numbers > 0` : sql``}
      order by ${order} limit ${sql.raw(String(maxRows))}
    ), first as (
      select document_id, size, place from (select *, sum(size) over (order by place) as upto from ordered) running where upto <= ${maxRows}::int
    )
    select totals.*, (select array_agg(document_id order by place) from first) as ids, (select coalesce(sum(size), 0)::int from first) as shown
    from (${totalsOf(selection)}) totals`,
  )
  return { ids: row?.ids ?? [], rows: row?.shown ?? 0, ...readTotals(selection, row) }
}

/** Part numbers of documents that a selection has: all, or those at some places. */
export async function selectedParts(
  payload: Payload,
  query: SelectionQuery,
  ids: readonly number[],
): Promise<(id: number, place: number) => boolean> {
  if ((query.filters.values ?? []).length === 0) return () => true
  const selection = await selectionOf(payload, { ...query, filters: { ...query.filters, ids } })
  const found = await rows<{ id: number; is_whole: boolean; places: number[] | null }>(
    payload,
    sql`
    with ${selection.ctes} select e.document_id as id, ${selection.isWhole} as is_whole, own.places from ${selection.from}
    left join (
      select document_id, array_agg(place) as places from (${selection.met ?? sql`select 0 as document_id, 0 as place`}) parts
      where document_id = any(${sql.param([...ids])}::int[]) group by 1
    ) own on own.document_id = e.document_id where ${selection.entries}`,
  )
  const placesOf = new Map(
    found.map(({ id, is_whole: isWhole, places }) => [id, isWhole ? null : new Set(places)]),
  )
  return (id, place) => placesOf.get(id)?.has(place) ?? placesOf.has(id)
}
