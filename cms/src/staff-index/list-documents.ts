import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import type { LanguageState, ListSort } from './list-state.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { scheduledDocuments } from '#src/publishing/languages/schedule.ts'
import type { IndexedCollection } from './document-keys.ts'
import { matchOf } from './find-documents.ts'
import { equalUploads, isUsedUpload, shownUploads } from './upload-uses.ts'
import type { Requirement } from './required-facts.ts'
import type { SiteState, StaffEntry } from './staff-entry.ts'

export interface ListFilters {
  /** Part number, title, GTIN or file name. */
  text?: string
  ids?: readonly number[]
  parents?: readonly number[]
  site?: readonly SiteState[]
  /** State of one language; without a locale: of any. */
  language?: { locale: Locale | null; state: LanguageState }
  /** Only documents that lack a required fact; an empty text: any. */
  missing?: string
  authors?: readonly number[]
  /** Days (`2026-11-26`) of the last change, inclusive. */
  since?: string
  until?: string
  /** Only documents with a scheduled publication, removal or start. */
  isScheduled?: boolean
  /** Only uploads that no document or global uses. */
  isUnused?: boolean
  /** Only uploads of which another one has the same content. */
  isEqual?: boolean
}

export interface ListQuery {
  collection: IndexedCollection
  filters: ListFilters
  requirements: readonly Pick<Requirement, 'parent' | 'facts'>[]
  sort: ListSort
  isDescending: boolean
  /** Page number, from 1. */
  page: number
  size: number
  /** Time zone in which `since` and `until` are interpreted. */
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

const completeness = sql`1 - cardinality(missing)::float / greatest(required, 1)`

const orders: Record<ListSort, Statement> = {
  changed: sql`changed_at`,
  title: sql`sort_title`,
  'part-numbers': sql`part_numbers`,
  complete: completeness,
}

/**
 * Required facts of an entry: from the rule for its parent (`own`), otherwise from the rule for
 * parents without one (`other`).
 */
const requiredFacts = sql`coalesce(own.facts, other.facts, '{}'::text[])`

/** Required facts that an entry lacks and that apply to it, in the order of the rules. */
const missingFacts = sql`array(
  select fact from unnest(${requiredFacts}) with ordinality as wanted(fact, place)
  where fact <> all(e.facts) and fact <> all(coalesce(x.facts, '{}'::text[])) order by place)`

/** Entries with their rules and exceptions. */
const ruledEntries = (collection: IndexedCollection): Statement => sql`staff_entries e
  left join rules own on own.parent = e.parent left join rules other on other.parent is null
  left join (
    select document_id, array_agg(fact) as facts from completeness_exceptions where collection = ${collection} group by 1
  ) x on x.document_id = e.document_id`

function inLanguage({ locale, state }: NonNullable<ListFilters['language']>): Statement {
  if (state === 'outdated')
    return sql`exists (select from translations t where t.collection = e.collection and t.document_id = e.document_id
      and t.basis <> t.source and (${locale}::text is null or t.locale = ${locale}::text))`
  const isIn = (code: Locale): Statement =>
    sql`coalesce(e.states ->> ${code}::text, 'absent') = ${state}`
  return locale === null ? sql`(${sql.join(localeCodes.map(isIn), sql` or `)})` : isIn(locale)
}

/**
 * Conditions of the filters of a query.
 *
 * @param shown - Uploads in use, for the filter `isUnused`.
 */
function conditionsOf(
  { collection, filters, timeZone }: Pick<ListQuery, 'collection' | 'filters' | 'timeZone'>,
  shown: Statement | undefined,
): Statement[] {
  const { text, ids, parents, site, language, authors, since, until } = filters
  const conditions = [sql`e.collection = ${collection}`]
  if (text !== undefined && text.trim() !== '') {
    const match = matchOf(text)
    conditions.push(
      match === undefined
        ? sql`false`
        : sql`e.document_id in (select document_id from staff_keys where collection = ${collection} and ${match})`,
    )
  }
  if (ids) conditions.push(sql`e.document_id = any(${sql.param([...ids])}::int[])`)
  if (parents) conditions.push(sql`e.parent = any(${sql.param([...parents])}::int[])`)
  if (site) conditions.push(sql`e.site = any(${sql.param([...site])}::text[])`)
  if (language) conditions.push(inLanguage(language))
  if (authors) conditions.push(sql`e.changed_by = any(${sql.param([...authors])}::int[])`)
  const day = sql`(e.changed_at at time zone ${timeZone}::text)::date`
  if (since !== undefined) conditions.push(sql`${day} >= ${since}::date`)
  if (until !== undefined) conditions.push(sql`${day} <= ${until}::date`)
  if (filters.isScheduled === true)
    conditions.push(sql`(
      e.document_id in (select document_id from waiting_entries where collection = ${collection})
      or e.document_id in (select document_id from (${scheduledDocuments(collection)}) scheduled))`)
  if (filters.isEqual === true && isUsedUpload(collection))
    conditions.push(sql`e.document_id in (${equalUploads(collection)})`)
  if (shown !== undefined)
    conditions.push(sql`not exists (select from (${shown}) shown where shown.id = e.document_id)`)
  return conditions
}

/** Statements `rules` and `listed`: the documents of a query, of all of its pages. */
async function listedStatement(
  payload: Payload,
  query: Omit<ListQuery, 'page' | 'size' | 'isDescending'>,
): Promise<Statement> {
  const { collection, filters, requirements, sort } = query
  const { missing } = filters
  const shown =
    filters.isUnused === true
      ? await shownUploads(payload, isUsedUpload(collection) ? collection : 'media')
      : undefined
  // the missing facts of all entries are computed only if the list is filtered or sorted by them
  const isByMissing = missing !== undefined || sort === 'complete'
  const lacking =
    missing === undefined
      ? sql`true`
      : missing === ''
        ? sql`cardinality(missing) > 0`
        : sql`${missing}::text = any(missing)`
  const rules = JSON.stringify(requirements.map(({ parent, facts }) => ({ parent, facts })))
  return sql`
    rules as (
      select parent, facts from jsonb_to_recordset(${rules}::jsonb) as given(parent int, facts text[])
    ), listed as materialized (
      select * from (
        select e.document_id, e.part_numbers, e.changed_at, e.sort_title${
          isByMissing
            ? sql`, cardinality(${requiredFacts}) as required, ${missingFacts} as missing from ${ruledEntries(collection)}`
            : sql` from staff_entries e`
        }
        where ${sql.join(conditionsOf(query, shown), sql` and `)}
      ) found where ${lacking}
    )`
}

/** Page of a collection's documents for the panel's lists, with the totals of all pages. */
export async function listDocuments(payload: Payload, query: ListQuery): Promise<DocumentList> {
  const { collection, sort, isDescending, page, size } = query
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`
  const [row] = await rows<{
    documents: ListedDocument[] | null
    total: number
    part_numbers: number
  }>(
    payload,
    sql`
    with ${await listedStatement(payload, query)}, page as (
      select document_id, row_number() over (order by ${orders[sort]} ${direction}, document_id) as place from listed
      order by place limit ${size} offset ${(page - 1) * size}
    )
    select (select count(*)::int from listed) as total, (select coalesce(sum(part_numbers), 0)::int from listed) as part_numbers, (
      select jsonb_agg(jsonb_build_object(
        'id', e.document_id, 'titles', e.titles, 'parent', e.parent, 'family', e.family, 'part_numbers', e.part_numbers, 'pictures', e.pictures,
        'figures', e.figures, 'states', e.states, 'site', e.site, 'changed_at', e.changed_at,
        'missing', ${missingFacts}, 'required', cardinality(${requiredFacts}),
        'author', (select name from users where id = e.changed_by)
      ) order by page.place)
      from page join (${ruledEntries(collection)}) on e.document_id = page.document_id and e.collection = ${collection}
    ) as documents`,
  )
  return {
    documents: row?.documents ?? [],
    total: row?.total ?? 0,
    partNumbers: row?.part_numbers ?? 0,
  }
}

/** Next document of a list in the order of titles. */
export interface NextDocument {
  /** Id of the document; null if there is none. */
  id: number | null
  /** Required facts that it lacks. */
  missing: string[]
  /** Number of documents of the list after the given one. */
  left: number
}

/**
 * Next document of a query after the document `after`, in the order of titles. `after` need not
 * match the query; if it is undefined, the first document is returned.
 */
export async function nextDocument(
  payload: Payload,
  query: Omit<ListQuery, 'sort' | 'page' | 'size' | 'isDescending'>,
  after: number | undefined,
): Promise<NextDocument> {
  const { collection } = query
  const listed = await listedStatement(payload, { ...query, sort: 'complete' })
  const [row] = await rows<NextDocument>(
    payload,
    sql`
    with ${listed}, cursor as (
      select sort_title, document_id from staff_entries where collection = ${collection} and document_id = ${after ?? 0}
    ), further as (
      select document_id, sort_title, missing from listed
      where not exists (select from cursor) or (sort_title, document_id) > (select sort_title, document_id from cursor)
    )
    select (select count(*)::int from further) as left, first.document_id as id, coalesce(first.missing, '{}') as missing
    from (select 1) one left join (select document_id, missing from further order by sort_title, document_id limit 1) first on true`,
  )
  return row ?? { id: null, missing: [], left: 0 }
}
