import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'
import { matchOf } from './find-documents.ts'
import type { SiteState, StaffEntry } from './staff-entry.ts'

export const listSorts = ['changed', 'title', 'part-numbers', 'complete'] as const
export type ListSort = (typeof listSorts)[number]

/** Facts that documents need to be complete: of a parent, or of all others (`parent: null`). */
export interface Requirement {
  parent: number | null
  facts: readonly string[]
}

export interface ListFilters {
  /** Part number, title, GTIN or file name. */
  text?: string
  parents?: readonly number[]
  site?: readonly SiteState[]
  /** State of one language. */
  language?: { locale: Locale; state: SiteState }
  /** Only documents that lack a required fact; an empty text: any. */
  missing?: string
  authors?: readonly number[]
  /** Days (`2026-11-26`) of the last change, inclusive. */
  since?: string
  until?: string
}

export interface ListQuery {
  collection: IndexedCollection
  filters: ListFilters
  requirements: readonly Requirement[]
  sort: ListSort
  isDescending: boolean
  /** First page: 1. */
  page: number
  size: number
  /** Time zone of the days. */
  timeZone: string
}

export interface ListedDocument extends Omit<StaffEntry, 'sort_title' | 'facts'> {
  /** Required facts that the document lacks, in the order of the rules. */
  missing: string[]
  /** Number of required facts. */
  required: number
  author: string | null
}

export interface DocumentList {
  documents: ListedDocument[]
  total: number
  /** Part numbers of all documents of the list. */
  partNumbers: number
}

const orders: Record<ListSort, Statement> = {
  changed: sql`changed_at`,
  title: sql`sort_title`,
  'part-numbers': sql`part_numbers`,
  complete: sql`1 - cardinality(missing)::float / greatest(cardinality(required), 1)`,
}

function conditionsOf(
  collection: IndexedCollection,
  filters: ListFilters,
  timeZone: string,
): Statement[] {
  const { text, parents, site, language, authors, since, until } = filters
  const conditions = [sql`e.collection = ${collection}`]
  if (text !== undefined && text.trim() !== '') {
    const match = matchOf(text)
    conditions.push(
      match === undefined
        ? sql`false`
        : sql`e.document_id in (select document_id from staff_keys where collection = ${collection} and ${match})`,
    )
  }
  if (parents) conditions.push(sql`e.parent = any(${sql.param([...parents])}::int[])`)
  if (site) conditions.push(sql`e.site = any(${sql.param([...site])}::text[])`)
  if (language)
    conditions.push(sql`coalesce(e.states->>${language.locale}, 'absent') = ${language.state}`)
  if (authors) conditions.push(sql`e.changed_by = any(${sql.param([...authors])}::int[])`)
  const day = sql`(e.changed_at at time zone ${timeZone}::text)::date`
  if (since !== undefined) conditions.push(sql`${day} >= ${since}::date`)
  if (until !== undefined) conditions.push(sql`${day} <= ${until}::date`)
  return conditions
}

/** A page of a collection's documents for the staff's lists, with the figures of all of its pages. */
export async function listDocuments(payload: Payload, query: ListQuery): Promise<DocumentList> {
  const { collection, filters, requirements, sort, isDescending, page, size, timeZone } = query
  const { missing } = filters
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`
  const lacking =
    missing === undefined
      ? sql`true`
      : missing === ''
        ? sql`cardinality(missing) > 0`
        : sql`${missing} = any(missing)`
  const [row] = await rows<{
    documents: ListedDocument[] | null
    total: number
    part_numbers: number
  }>(
    payload,
    sql`
    with rules as (
      select parent, facts from jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) as given(parent int, facts text[])
    ), found as (
      select e.*, required.facts as required,
        array(select fact from unnest(required.facts) with ordinality as wanted(fact, place) where fact <> all(e.facts) order by place) as missing
      from staff_entries e cross join lateral (
        select coalesce(
          (select facts from rules where rules.parent = e.parent),
          (select facts from rules where rules.parent is null), '{}'::text[]) as facts
      ) required
      where ${sql.join(conditionsOf(collection, filters, timeZone), sql` and `)}
    ), listed as (
      select * from found where ${lacking}
    ), chosen as (
      select * from listed order by ${orders[sort]} ${direction}, document_id limit ${size} offset ${(page - 1) * size}
    )
    select (select count(*)::int from listed) as total, (select coalesce(sum(part_numbers), 0)::int from listed) as part_numbers, (
      select jsonb_agg(jsonb_build_object(
        'id', document_id, 'titles', titles, 'parent', parent, 'family', family, 'part_numbers', part_numbers, 'pictures', pictures,
        'figures', figures, 'states', states, 'site', site, 'changed_at', changed_at, 'missing', missing, 'required', cardinality(required),
        'author', (select name from users where id = changed_by)
      ) order by ${orders[sort]} ${direction}, document_id) from chosen
    ) as documents`,
  )
  return {
    documents: row?.documents ?? [],
    total: row?.total ?? 0,
    partNumbers: row?.part_numbers ?? 0,
  }
}
