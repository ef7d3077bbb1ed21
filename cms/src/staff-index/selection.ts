import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { scheduledDocuments } from '#src/publishing/languages/schedule.ts'
import { codeKey } from './document-keys.ts'
import type { IndexedCollection } from './document-keys.ts'
import { foundKeys, matchOf } from './find-documents.ts'
import { errorsIn, nearKeys } from './near-keys.ts'
import { placeOf, readPublished } from './published-content.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { partsWith } from './parts-with.ts'
import type { ValueFilter } from './value-filters.ts'
import type { LanguageState, PartWork } from './list-state.ts'
import type { Requirement } from './required-facts.ts'
import type { SiteState } from './staff-entry.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import { equalUploads, shownUploads } from './upload-uses.ts'

/** Documents of a selection that are counted one by one; of more, it is only said that there are more. */
export const maxCounted = 1000

export interface ListFilters {
  /** Part number, title, GTIN or file name. */
  text?: string
  ids?: readonly number[]
  parents?: readonly number[]
  families?: readonly string[]
  /** Products with a part number that meets all of them. */
  values?: readonly ValueFilter[]
  /** Facts that documents have, or lack. */
  having?: readonly string[]
  without?: readonly string[]
  site?: readonly SiteState[]
  /** State of one language; without a locale: of any. */
  language?: { locale: Locale | null; state: LanguageState }
  /** Only documents that lack a required fact; an empty text: any. */
  missing?: string
  authors?: readonly number[]
  /** Days (`2026-11-26`) of the last change, inclusive. */
  since?: string
  until?: string
  /** Changed in so many days up to now. */
  days?: number
  /** Only documents with a scheduled publication, removal or start. */
  isScheduled?: boolean
  /** Only uploads that no document or global uses. */
  isUnused?: boolean
  /** True: published documents only, for accounts without drafts. */
  isPublished?: boolean
  /** Only uploads of which another one has the same content. */
  isEqual?: boolean
  /** Only products with such part numbers. */
  work?: PartWork
}

export interface SelectionQuery {
  collection: IndexedCollection
  filters: ListFilters
  requirements: readonly Pick<Requirement, 'parent' | 'facts'>[]
  /** Time zone in which `since` and `until` are interpreted. */
  timeZone: string
}

/** Number of documents and part numbers of a selection. */
export interface Totals {
  total: number
  partNumbers: number
  /** True if there are more than `total` documents: they were not counted further. */
  isMore: boolean
  /** True if no document has the search text: the selection is of those with a similar spelling. */
  isNear: boolean
}

/** Parts of the statements that read a selection. */
export interface Selection {
  /** `rules` and, if groups are needed, `chosen`: the groups of the selection with what they lack. */
  ctes: Statement
  /** Conditions of the entries (`e`). */
  entries: Statement
  /** Conditions of the entries, except that of their groups. */
  ofEntries: Statement
  /** True if groups alone decide which documents are selected. */
  isOfGroups: boolean
  isNear: boolean
}

/** Required facts of an entry or group: of the rule for its parent, or of that for all other parents. */
export const requiredFacts = sql`coalesce(own.facts, other.facts, '{}'::text[])`

/** Required facts that an entry or group (`row`) lacks and that apply to it, in the order of the rules. */
export const missingFacts = (row: 'e' | 'g'): Statement => sql`array(
  select fact from unnest(${requiredFacts}) with ordinality as wanted(fact, place)
  where fact <> all(${sql.raw(row)}.facts) and fact <> all(${sql.raw(row)}.exempt) order by place)`

/** Joins of an entry or group with its rules. */
export const withRules = (row: 'e' | 'g'): Statement =>
  sql`left join rules own on own.parent = ${sql.raw(row)}.parent left join rules other on other.parent is null`

function inLanguage({ locale, state }: NonNullable<ListFilters['language']>): Statement {
  const isIn = (code: Locale): Statement =>
    sql`coalesce(g.states ->> ${code}::text, 'absent') = ${state}`
  return locale === null ? sql`(${sql.join(localeCodes.map(isIn), sql` or `)})` : isIn(locale)
}

/** Conditions of the groups (`g`): of what entries of one group have alike. */
function groupConditions({
  parents,
  having,
  without,
  site,
  language,
  missing,
  isPublished,
}: ListFilters): Statement[] {
  return [
    ...(isPublished === true ? [sql`g.site <> 'draft'`] : []),
    ...(having ? [sql`g.facts @> ${sql.param([...having])}::text[]`] : []),
    ...(without ? [sql`not g.facts && ${sql.param([...without])}::text[]`] : []),
    ...(parents ? [sql`g.parent = any(${sql.param([...parents])}::int[])`] : []),
    ...(site ? [sql`g.site = any(${sql.param([...site])}::text[])`] : []),
    ...(language && language.state !== 'outdated' ? [inLanguage(language)] : []),
    ...(missing === undefined
      ? []
      : missing === ''
        ? [sql`cardinality(lacks.missing) > 0`]
        : [sql`${missing}::text = any(lacks.missing)`]),
  ]
}

/** Condition of a search text; `isNear`: for a text that no key has, of keys with a similar spelling. */
interface Searched {
  condition: Statement
  isNear: boolean
}

const idsOf = (ids: readonly number[]): Statement =>
  sql`e.document_id = any(${sql.param([...ids])}::int[])`

/**
 * Condition of a search text: the documents of its keys, or, for a text that many keys have, a look at the keys
 * of each entry.
 */
async function searched(
  payload: Payload,
  collection: IndexedCollection,
  text: string,
  isPublished: boolean,
): Promise<Searched> {
  const [found, match] = [foundKeys(text, [collection], maxCounted), matchOf(text)]
  if (found === undefined || match === undefined) return { condition: sql`false`, isNear: false }
  const [keys] = await rows<{ ids: number[] | null; is_cut: boolean | null }>(
    payload,
    sql`select array_agg(distinct document_id) as ids, bool_or(is_cut) as is_cut
      from (select document_id, count(*) over (partition by branch) >= ${maxCounted}::int as is_cut from ${found}) found`,
  )
  if (keys?.is_cut)
    return {
      // 'offset': the keys of one entry after the other, not those of all
      condition: sql`${isPublished ? sql`e.site = 'public' and ` : sql``}exists (select from staff_keys k where k.collection = e.collection and k.document_id = e.document_id and ${match} offset 0)`,
      isNear: false,
    }
  const ids = keys?.ids ?? []
  if (ids.length > 0)
    return {
      condition: isPublished ? await publishedIds(payload, collection, ids, text) : idsOf(ids),
      isNear: false,
    }
  const near = await nearKeys(payload, text, [collection])
  const nearIds = near.map(({ id }) => id)
  return {
    condition: isPublished ? sql`e.site = 'public' and ${idsOf(nearIds)}` : idsOf(nearIds),
    isNear: near.length > 0,
  }
}

/** Condition of found documents of which what is published has the text, not a draft alone. */
async function publishedIds(
  payload: Payload,
  collection: IndexedCollection,
  ids: readonly number[],
  text: string,
): Promise<Statement> {
  const changed = await rows<{ id: number }>(
    payload,
    sql`select document_id as id from staff_entries e where e.collection = ${collection} and e.site = 'changed' and ${idsOf(ids)}`,
  )
  const published = await readPublished(
    payload,
    changed.map(({ id }) => ({ collection, id })),
  )
  const query = { code: codeKey(text), words: wordsOf(text) }
  const kept = changed.filter(({ id }) =>
    published
      .get(placeOf({ collection, id }))
      ?.keys.some(({ kind, key }) =>
        kind === 'code' ? key.includes(query.code) : errorsIn(query, { kind, key }) === 0,
      ),
  )
  return sql`(e.site = 'public' and ${idsOf(ids)} or ${idsOf(kept.map(({ id }) => id))})`
}

/** Conditions of the part numbers of products. */
function partConditions(collection: IndexedCollection, filters: ListFilters): Statement[] {
  const { families, values, work, isPublished } = filters
  return [
    // the index has the values of drafts
    ...(isPublished === true && (families ?? values) ? [sql`e.site = 'public'`] : []),
    ...(families
      ? [
          sql`lower(e.family) = any(${sql.param(families.map((code) => code.toLowerCase()))}::text[])
            and e.document_id in (select k.document_id from staff_keys k
              where k.collection = ${collection} and k.kind = 'code' and k.key = any(${sql.param(families.map(codeKey))}::text[]))`,
        ]
      : []),
    ...(values && values.length > 0
      ? [sql`e.document_id in (select document_id from (${partsWith(collection, values)}) parts)`]
      : []),
    ...(work === 'discontinued' ? [sql`e.discontinued > 0`] : []),
    ...(work === 'untooled'
      ? [
          sql`e.untooled > 0 and e.parent in (select parent from staff_groups where collection = 'products' group by parent having sum(tooled) > 0)`,
        ]
      : []),
  ]
}

/** Conditions of the entries (`e`) themselves. */
async function entryConditions(
  payload: Payload,
  query: SelectionQuery,
): Promise<{ conditions: Statement[]; isNear: boolean }> {
  const { collection, filters, timeZone } = query
  const { text, ids, language, authors, since, until, days } = filters
  const conditions: Statement[] = []
  const search =
    text !== undefined && text.trim() !== ''
      ? await searched(payload, collection, text, filters.isPublished === true)
      : undefined
  if (search) conditions.push(search.condition)
  if (ids) conditions.push(idsOf(ids))
  conditions.push(...partConditions(collection, filters))
  if (language?.state === 'outdated')
    conditions.push(sql`exists (select from translations t where t.collection = e.collection and t.document_id = e.document_id
      and t.basis <> t.source and (${language.locale}::text is null or t.locale = ${language.locale}::text))`)
  if (authors) conditions.push(sql`e.changed_by = any(${sql.param([...authors])}::int[])`)
  // instants, not days: ranges of the index
  if (since !== undefined)
    conditions.push(sql`e.changed_at >= ${since}::date::timestamp at time zone ${timeZone}::text`)
  if (until !== undefined)
    conditions.push(
      sql`e.changed_at < (${until}::date + 1)::timestamp at time zone ${timeZone}::text`,
    )
  if (days !== undefined)
    conditions.push(sql`e.changed_at >= now() - make_interval(days => ${days}::int)`)
  if (filters.isScheduled === true)
    conditions.push(sql`(
      e.document_id in (select document_id from waiting_entries where collection = ${collection})
      or e.document_id in (select document_id from (${scheduledDocuments(collection)}) scheduled))`)
  if (filters.isEqual === true && isPublicUpload(collection))
    conditions.push(sql`e.document_id in (${equalUploads(collection)})`)
  if (filters.isUnused === true) {
    const shown = await shownUploads(payload, isPublicUpload(collection) ? collection : 'media')
    conditions.push(sql`not exists (select from (${shown}) shown where shown.id = e.document_id)`)
  }
  return { conditions, isNear: search?.isNear ?? false }
}

/**
 * Selection of documents: by groups where they decide, by entries otherwise.
 *
 * @param isRanked - The groups are needed, since documents are ordered by what they lack.
 */
export async function selectionOf(
  payload: Payload,
  query: SelectionQuery,
  isRanked = false,
): Promise<Selection> {
  const { collection, filters, requirements } = query
  const ofGroups = groupConditions(filters)
  const { conditions: ofEntries, isNear } = await entryConditions(payload, query)
  const rules = JSON.stringify(requirements.map(({ parent, facts }) => ({ parent, facts })))
  const lacks =
    isRanked || filters.missing !== undefined
      ? missingFacts('g')
      : // what a group lacks is computed only where the selection follows from it
        sql`'{}'::text[]`
  const conditions = [sql`e.collection = ${collection}`, ...ofEntries]
  return {
    ctes: sql`
    rules as (
      select parent, facts from jsonb_to_recordset(${rules}::jsonb) as given(parent int, facts text[])
    ), chosen as materialized (
      select g.group_key, sum(g.documents)::int as documents, sum(g.part_numbers)::int as part_numbers, max(lacks.missing) as missing,
        max(1 - cardinality(lacks.missing)::float / greatest(cardinality(${requiredFacts}), 1)) as ratio
      from staff_groups g ${withRules('g')} cross join lateral (select ${lacks} as missing) lacks
      where ${sql.join([sql`g.collection = ${collection}`, ...ofGroups], sql` and `)} group by g.group_key
    )`,
    entries: sql.join(
      ofGroups.length === 0
        ? conditions
        : [...conditions, sql`e.group_key in (select group_key from chosen)`],
      sql` and `,
    ),
    ofEntries: sql.join(conditions, sql` and `),
    isOfGroups: ofEntries.length === 0,
    isNear,
  }
}

/** Statement of the totals of a selection: a row with `total` and `part_numbers`. */
export const totalsOf = ({ entries, isOfGroups }: Selection): Statement =>
  isOfGroups
    ? sql`select coalesce(sum(documents), 0)::int as total, coalesce(sum(part_numbers), 0)::int as part_numbers from chosen`
    : sql`select count(*)::int as total, coalesce(sum(part_numbers), 0)::int as part_numbers
        from (select e.part_numbers from staff_entries e where ${entries} limit ${maxCounted + 1}) first`

/** Totals of a row of `totalsOf`. */
export const readTotals = (
  { isOfGroups, isNear }: Selection,
  row: { total: number; part_numbers: number } | undefined,
): Totals => {
  const { total = 0, part_numbers: partNumbers = 0 } = row ?? {}
  const isMore = !isOfGroups && total > maxCounted
  return { total: isMore ? maxCounted : total, partNumbers, isMore, isNear }
}

/** Number of documents of a selection. */
export async function countDocuments(payload: Payload, query: SelectionQuery): Promise<Totals> {
  const selection = await selectionOf(payload, query)
  const [row] = await rows<{ total: number; part_numbers: number }>(
    payload,
    sql`with ${selection.ctes} ${totalsOf(selection)}`,
  )
  return readTotals(selection, row)
}
