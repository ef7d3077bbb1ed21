import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { scheduledDocuments } from '#src/publishing/languages/schedule.ts'
import { codeKey, keysOfCode } from './document-keys.ts'
import type { IndexedCollection } from './document-keys.ts'
import { foundKeys, matchOf } from './find-documents.ts'
import { changedWhen, inLanguage, isOfGroups } from './entry-filters.ts'
import type { ChangeFilter, LanguageFilter } from './entry-filters.ts'
import { meetAll, meetAny } from './match-filters.ts'
import { nearKeys } from './near-keys.ts'
import { partsWith } from './parts-with.ts'
import type { ValueFilter } from './value-filters.ts'
import type { PartWork } from './list-state.ts'
import type { Requirement } from './required-facts.ts'
import type { SiteState } from './staff-entry.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import { equalUploads, shownUploads } from './upload-uses.ts'

/** Documents of a selection that are counted one by one; of more, it is only said that there are more. */
export const maxCounted = 1000

export interface ListFilters extends ChangeFilter {
  /** Part number, title, GTIN or file name. */
  text?: string
  ids?: readonly number[]
  /** Part numbers, GTINs and other codes: documents that have one of them. */
  codes?: readonly string[]
  /** True: documents that meet one of the filters below, not all of them. */
  isAny?: boolean
  parents?: readonly number[]
  families?: readonly string[]
  /** Products with a part number that meets all of them, or one if `isAny`. */
  values?: readonly ValueFilter[]
  /** Facts that documents have, or lack. */
  having?: readonly string[]
  without?: readonly string[]
  site?: readonly SiteState[]
  language?: LanguageFilter
  /** Only documents that lack a required fact; an empty text: any. */
  missing?: string
  /** Required fact that documents lack whatever other filters are met; an empty text: any. */
  lacks?: string
  authors?: readonly number[]
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
  /** Part numbers of the documents that meet the filters by values; null without such filters. */
  within: number | null
  /** Codes of the filter that no document has. */
  unknown: readonly string[]
  /** True if there are more than `total` documents: they were not counted further. */
  isMore: boolean
  /** True if no document has the search text: the selection is of those with a similar spelling. */
  isNear: boolean
}

/** Parts of the statements that read a selection. */
export interface Selection {
  /** `rules`, `chosen`: the groups of the selection with what they lack; `met`: part numbers by the filters of values. */
  ctes: Statement
  /** Entries (`e`), with the part numbers that meet filters of values. */
  from: Statement
  /** Number of selected part numbers of an entry. */
  parts: Statement
  /** True for entries of which all part numbers are selected. */
  isWhole: Statement
  /** Statement of the part numbers that meet filters of values: `document_id` and `place`; undefined without them. */
  met: Statement | undefined
  /** Conditions of the entries (`e`). */
  entries: Statement
  /** Conditions of the entries, except that of their groups. */
  ofEntries: Statement
  /** True if groups alone decide which documents are selected. */
  isOfGroups: boolean
  /** True for all documents of the collection. */
  isAll: boolean
  isNear: boolean
  unknown: readonly string[]
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

/** Conditions of the groups (`g`): of what entries of one group have alike; `base`: those that always hold. */
function groupConditions(
  collection: IndexedCollection,
  { parents, having, without, site, language, missing, lacks, isPublished }: ListFilters,
): { base: Statement[]; filters: Statement[] } {
  const lacking = (fact: string): Statement =>
    fact === '' ? sql`cardinality(lacks.missing) > 0` : sql`${fact}::text = any(lacks.missing)`
  return {
    base: [
      ...(isPublished === true ? [sql`g.site <> 'draft'`] : []),
      ...(lacks === undefined ? [] : [lacking(lacks)]),
    ],
    filters: [
      ...(having ? [sql`g.facts @> ${sql.param([...having])}::text[]`] : []),
      ...(without ? [sql`not g.facts && ${sql.param([...without])}::text[]`] : []),
      ...(parents ? [sql`g.parent = any(${sql.param([...parents])}::int[])`] : []),
      ...(site ? [sql`g.site = any(${sql.param([...site])}::text[])`] : []),
      ...(language && isOfGroups(language) ? [inLanguage(language, 'g', collection)] : []),
      ...(missing === undefined ? [] : [lacking(missing)]),
    ],
  }
}

/** Condition of a search text; `isNear`: for a text that no key has, of keys with a similar spelling. */
interface Searched {
  condition: Statement
  isNear: boolean
}

/** Condition that an entry has a key: of what is published of it, or of its latest version. */
const hasKey = (match: Statement, isPublished: boolean): Statement =>
  // 'offset': the keys of one entry after the other, not those of all
  sql`exists (select from staff_keys k where k.collection = e.collection and k.document_id = e.document_id
    ${isPublished ? sql`and k.is_public` : sql``} and ${match} offset 0)`

/** The same, of all entries at once: the keys are read by their index. */
const isFound = (match: Statement, collection: IndexedCollection, isPublished: boolean) =>
  sql`e.document_id in (select k.document_id from staff_keys k where k.collection = ${collection}
    ${isPublished ? sql`and k.is_public` : sql``} and ${match})`

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
  { isPublished, isOfAll }: { isPublished: boolean; isOfAll: boolean },
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
      condition: isOfAll ? isFound(match, collection, isPublished) : hasKey(match, isPublished),
      isNear: false,
    }
  const ids = keys?.ids ?? []
  if (ids.length > 0)
    return {
      condition: isPublished ? sql`${idsOf(ids)} and ${hasKey(match, true)}` : idsOf(ids),
      isNear: false,
    }
  const near = await nearKeys(payload, text, [collection])
  const nearIds = near.map(({ id }) => id)
  return {
    condition: isPublished ? sql`e.site = 'public' and ${idsOf(nearIds)}` : idsOf(nearIds),
    isNear: near.length > 0,
  }
}

/** Documents that have one of some codes, and the codes that none has. */
async function coded(
  payload: Payload,
  { collection, filters: { codes = [], isPublished } }: SelectionQuery,
): Promise<{ ids: number[]; unknown: string[] }> {
  const keys = new Map(codes.map((code) => [code, keysOfCode(code)]))
  const found = await rows<{ key: string; ids: number[] }>(
    payload,
    sql`select key, array_agg(distinct document_id) as ids from staff_keys
      where collection = ${collection} and kind = 'code' and key = any(${sql.param([...keys.values()].flat())}::text[])
        and ${isPublished === true ? sql`is_public` : sql`is_latest`} group by key`,
  )
  const known = new Set(found.map(({ key }) => key))
  return {
    ids: [...new Set(found.flatMap(({ ids }) => ids))],
    unknown: codes.filter((code) => !keys.get(code)?.some((key) => known.has(key))),
  }
}

/** Filters that the entries (`e`) themselves meet. */
async function entryFilters(payload: Payload, query: SelectionQuery): Promise<Statement[]> {
  const { collection, filters } = query
  const { families, language, authors, isPublished } = filters
  const conditions: Statement[] = []
  if (families)
    conditions.push(sql`(lower(e.family) = any(${sql.param(families.map((code) => code.toLowerCase()))}::text[])
      and e.document_id in (select k.document_id from staff_keys k
        where k.collection = ${collection} and k.kind = 'code' and k.key = any(${sql.param(families.map(codeKey))}::text[])
          ${isPublished === true ? sql`and e.site = 'public'` : sql``}))`)
  if (language && !isOfGroups(language)) conditions.push(inLanguage(language, 'e', collection))
  if (authors) conditions.push(sql`e.changed_by = any(${sql.param([...authors])}::int[])`)
  conditions.push(...changedWhen(filters, query.timeZone))
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
  return conditions
}

/** What always holds for the entries (`e`), whatever filters are met. */
interface EntryBase {
  conditions: Statement[]
  isNear: boolean
  unknown: readonly string[]
}

/**
 * Reads what always holds for the entries: the search text, codes, ids, the work view.
 *
 * @param isOfAll - All entries are read, not only those of a page.
 */
async function entryBase(
  payload: Payload,
  query: SelectionQuery,
  isOfAll = false,
): Promise<EntryBase> {
  const { collection, filters } = query
  const { text, ids, codes, work } = filters
  const conditions: Statement[] = []
  const search =
    text !== undefined && text.trim() !== ''
      ? await searched(payload, collection, text, {
          isPublished: filters.isPublished === true,
          isOfAll,
        })
      : undefined
  if (search) conditions.push(search.condition)
  const ofCodes = codes ? await coded(payload, query) : undefined
  if (ofCodes) conditions.push(idsOf(ofCodes.ids))
  if (ids) conditions.push(idsOf(ids))
  if (work === 'discontinued') conditions.push(sql`e.discontinued > 0`)
  if (work === 'untooled')
    conditions.push(
      sql`e.untooled > 0 and e.parent in (select parent from staff_groups where collection = 'products' group by parent having sum(tooled) > 0)`,
    )
  return { conditions, isNear: search?.isNear ?? false, unknown: ofCodes?.unknown ?? [] }
}

/** What always holds, as a list of documents that is read once for several selections. */
export async function readBase(payload: Payload, query: SelectionQuery): Promise<EntryBase> {
  const base = await entryBase(payload, query, true)
  if (base.conditions.length === 0) return base
  const [found] = await rows<{ ids: number[] | null }>(
    payload,
    sql`select array_agg(e.document_id) as ids from staff_entries e
      where ${sql.join([sql`e.collection = ${query.collection}`, ...base.conditions], sql` and `)}`,
  )
  return { ...base, conditions: [idsOf(found?.ids ?? [])] }
}

/** `rules`: the required facts of each parent. */
export const rulesOf = (requirements: SelectionQuery['requirements']): Statement => sql`rules as (
      select parent, facts from jsonb_to_recordset(${JSON.stringify(requirements.map(({ parent, facts }) => ({ parent, facts })))}::jsonb)
        as given(parent int, facts text[])
    )`

/**
 * Selection of documents: by groups where they decide, by entries otherwise.
 *
 * @param isRanked - The groups are needed, since documents are ordered by what they lack.
 * @param knownBase - What always holds, where several selections have it.
 */
export async function selectionOf(
  payload: Payload,
  query: SelectionQuery,
  isRanked = false,
  knownBase?: EntryBase,
): Promise<Selection> {
  const { collection, filters, requirements } = query
  const { isAny = false, values = [], isPublished } = filters
  const ofGroups = groupConditions(collection, filters)
  const { conditions: base, isNear, unknown } = knownBase ?? (await entryBase(payload, query))
  const met = values.length === 0 ? undefined : partsWith(collection, values, isAny)
  // the index has the values of drafts
  const isShown = isPublished === true ? sql` and e.site = 'public'` : sql``
  const asked = (isAny ? meetAny : meetAll)({
    groups: ofGroups.filters,
    entries: await entryFilters(payload, query),
    values: met ? [sql`(met.document_id is not null${isShown})`] : [],
  })
  const groups = [...ofGroups.base, ...asked.groups]
  const lacks =
    isRanked || (filters.missing ?? filters.lacks) !== undefined
      ? missingFacts('g')
      : // what a group lacks is computed only where the selection follows from it
        sql`'{}'::text[]`
  const conditions = [sql`e.collection = ${collection}`, ...base, ...asked.entries]
  const inGroups = groups.length === 0 ? [] : [sql`e.group_key in (select group_key from chosen)`]
  return {
    ctes: sql`
    ${rulesOf(requirements)}, chosen as materialized (
      select g.group_key, sum(g.documents)::int as documents, sum(g.part_numbers)::int as part_numbers, max(lacks.missing) as missing,
        ${asked.isMet} as is_met,
        max(1 - cardinality(lacks.missing)::float / greatest(cardinality(${requiredFacts}), 1)) as ratio
      from staff_groups g ${withRules('g')} cross join lateral (select ${lacks} as missing) lacks
      where ${sql.join([sql`g.collection = ${collection}`, ...groups], sql` and `)} group by g.group_key
    )${met ? sql`, met as materialized (select document_id, count(*)::int as parts from (${met}) parts group by 1)` : sql``}`,
    from: met
      ? sql`staff_entries e left join met on met.document_id = e.document_id`
      : sql`staff_entries e`,
    parts: met
      ? sql`case when ${asked.isWhole} then e.part_numbers else coalesce(met.parts, 0) end`
      : sql`e.part_numbers`,
    isWhole: asked.isWhole,
    met,
    entries: sql.join([...conditions, ...inGroups], sql` and `),
    ofEntries: sql.join(conditions, sql` and `),
    isOfGroups: base.length + asked.entries.length === 0,
    isAll: base.length + asked.entries.length + groups.length === 0,
    isNear,
    unknown,
  }
}

/** Row of a statement of totals. */
export interface TotalsRow {
  total: number
  part_numbers: number
  within: number | null
}

/** Statement of the totals of a selection: a `TotalsRow`. */
export const totalsOf = ({ entries, isOfGroups, from, parts, met }: Selection): Statement =>
  isOfGroups
    ? sql`select coalesce(sum(documents), 0)::int as total, coalesce(sum(part_numbers), 0)::int as part_numbers, null::int as within from chosen`
    : sql`select count(*)::int as total, coalesce(sum(part_numbers), 0)::int as part_numbers, ${met ? sql`coalesce(sum(parts), 0)::int` : sql`null::int`} as within
        from (select e.part_numbers, ${parts} as parts from ${from} where ${entries} limit ${maxCounted + 1}) first`

/** Totals of a row of `totalsOf`. */
export const readTotals = (
  { isOfGroups, isNear, unknown }: Selection,
  row: TotalsRow | undefined,
): Totals => {
  const { total = 0, part_numbers: partNumbers = 0, within = null } = row ?? {}
  const isMore = !isOfGroups && total > maxCounted
  return { total: isMore ? maxCounted : total, partNumbers, within, isMore, isNear, unknown }
}

/** Number of documents of a selection. */
export async function countDocuments(payload: Payload, query: SelectionQuery): Promise<Totals> {
  const selection = await selectionOf(payload, query)
  const [row] = await rows<TotalsRow>(payload, sql`with ${selection.ctes} ${totalsOf(selection)}`)
  return readTotals(selection, row)
}
