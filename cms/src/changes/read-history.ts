import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { CauseKind } from '#src/recording/history/cause.ts'
import { nameField, readGridColumns } from './field-names.ts'
import type { GridColumns } from './field-names.ts'
import type { HistoryPage, SetSummary } from './history-shapes.ts'
import { afterCursor, historyCondition } from './history-query.ts'
import type { Filters } from './history-shapes.ts'
import { isNetChange } from './net-places.ts'
import { maxNamed, summarize } from './summarize.ts'
import type { SetFigures } from './summarize.ts'
import { firstUndoOf, undoneBy } from './undone-sets.ts'
import { entityOf, visibleCollections } from './visible-collections.ts'

/** Change sets of a page. */
const pageSize = 60
/** Up to which change sets are counted. */
const maxCounted = 1000
/** Documents that a summary names. */
const maxDocuments = 3

/** Row of the table of change sets. */
export interface StoredSet {
  id: string
  /** With microseconds, for the position of the next page. */
  at: string
  kind: CauseKind
  title: string | null
  author: number | null
  author_name: string | null
  undoes: string | null
  undone_by: string | null
  is_undone: boolean
  session: string | null
  device: string | null
  address: string | null
}

/** Columns of a change set, as `StoredSet`. */
export const setColumns = sql`
  s.id, s.at::text as at, s.kind, s.title, s.author, s.author_name, s.undoes, s.session, s.device, s.address,
  ${firstUndoOf(sql`s.id`)} as undone_by, ${undoneBy(sql`s.id`)} is not null as is_undone`

interface StoredFigures {
  change_set: string
  documents: number
  kinds: SetFigures['kinds']
  titles: (string | null)[]
  values: number
  parts: number
  new_parts: number
  removed_parts: number
  fields: { collection: string; field: string }[]
  locales: (string | null)[]
  published: (string | null)[]
  unpublished: (string | null)[]
  is_draft: boolean
}

/** A value, or a row of a list that is no part number. */
const isValue = sql`(what = 'value' or (what = 'row' and part_number is null))`

/** Counts of change sets, over the documents that the account may read. */
function figuresOf(ids: readonly string[], collections: readonly string[]): Statement {
  const ofSets = sql`change_set = any(${sql.param([...ids])}::uuid[]) and collection = any(${sql.param([...collections])}::text[])`
  return sql`
  with net as (
    select id, change_set, collection, document_id, state, what, path, field, part_number, locale,
      before is not null as had, after is not null as has
    from value_changes where ${ofSets} and ${isNetChange(ofSets)}
  ), documents as (
    select change_set, count(distinct (collection, document_id))::int as documents,
      json_object_agg(kind, count) as kinds
    from (
      select change_set, collection, document_id, kind,
        count(*) over (partition by change_set, kind)::int as count
      from (select distinct change_set, collection, document_id, kind from changed_documents
        where ${ofSets}) d
    ) counted group by change_set
  ), named as (
    select change_set, array_agg(title order by id) as titles from (
      select change_set, id, coalesce(nullif(e.family, ''), d.title) as title, row_number() over (partition by change_set order by id) as place
      from (select min(id) as id, change_set, collection, document_id, max(title) as title from changed_documents
        where ${ofSets}
        group by change_set, collection, document_id) d
      left join staff_entries e using (collection, document_id)
    ) first where place <= ${maxDocuments} group by change_set
  ), changes as (
    select change_set,
      count(distinct (collection, document_id, path, locale)) filter (where ${isValue})::int as values,
      count(distinct part_number) filter (where what = 'value')::int as parts,
      count(distinct part_number) filter (where what = 'row' and part_number is not null and has)::int as new_parts,
      count(distinct part_number) filter (where what = 'row' and part_number is not null and had)::int as removed_parts,
      coalesce(json_agg(distinct locale) filter (where what = 'value'), '[]') as locales,
      coalesce(json_agg(distinct locale) filter (where what = 'publication' and has), '[]') as published,
      coalesce(json_agg(distinct locale) filter (where what = 'publication' and had), '[]') as unpublished,
      bool_and(state = 'draft') as is_draft
    from net group by change_set
  ), fields as (
    select change_set, json_agg(json_build_object('collection', collection, 'field', field) order by first) as fields from (
      select change_set, collection, field, min(id) as first, row_number() over (partition by change_set order by min(id)) as place
      from net where ${isValue} group by change_set, collection, field
    ) named where place <= ${maxNamed + 1} group by change_set
  )
  select documents.*, titles, coalesce(values, 0) as values, coalesce(parts, 0) as parts, coalesce(new_parts, 0) as new_parts,
    coalesce(removed_parts, 0) as removed_parts, coalesce(fields, '[]') as fields, coalesce(locales, '[]') as locales,
    coalesce(published, '[]') as published, coalesce(unpublished, '[]') as unpublished, coalesce(is_draft, false) as is_draft
  from documents join named using (change_set) left join changes using (change_set) left join fields using (change_set)`
}

const localesIn = (list: readonly (string | null)[]): (Locale | null)[] =>
  list.flatMap((each) => (each === null || isLocale(each) ? [each] : []))

/** Names of the fields of a set; few of them are shown, so a set of many fields is cut. */
function fieldNames(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  fields: StoredFigures['fields'],
  columns: GridColumns,
): string[] {
  const names = new Set<string>()
  for (const { collection, field } of fields) {
    const { words } = nameField(req, entityOf(collection, 0), field, { columns })
    names.add(words.split(' › ').at(-1) ?? words)
    if (names.size > maxNamed) break
  }
  return [...names]
}

export function summaryOf(
  req: PayloadRequest,
  set: StoredSet,
  stored: StoredFigures,
  columns: GridColumns,
): SetSummary {
  const locales = localesIn(stored.locales)
  const { language } = req.i18n
  const figures: SetFigures = {
    documents: stored.documents,
    kinds: stored.kinds,
    values: stored.values,
    parts: stored.parts,
    newParts: stored.new_parts,
    removedParts: stored.removed_parts,
    fields: fieldNames(req, stored.fields, columns),
    locales: locales.includes(null) ? [] : locales.filter((each) => each !== null),
    published: localesIn(stored.published),
    unpublished: localesIn(stored.unpublished),
    isDraft: stored.is_draft,
  }
  return {
    id: set.id,
    at: new Date(set.at).toISOString(),
    kind: set.kind,
    title: set.title,
    author: set.author === null ? null : { id: set.author, name: set.author_name ?? '' },
    summary: summarize(figures, language),
    documents: stored.titles.flatMap((each) => each ?? []),
    documentCount: stored.documents,
    undoes: set.undoes,
    undoneBy: set.undone_by,
    isUndone: set.is_undone,
  }
}

/** Counts of sets by their id. */
export async function readFigures(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, StoredFigures>> {
  const found = await rows<StoredFigures>(req.payload, figuresOf(ids, visibleCollections(req)))
  return new Map(found.map((each) => [each.change_set, each]))
}

/** Page of the history that an account may read, the newest first. */
export async function readHistory(req: PayloadRequest, filters: Filters): Promise<HistoryPage> {
  const { ofSet } = await historyCondition(req, filters)
  const after = afterCursor(filters.before)
  const [found, [counted], columns] = await Promise.all([
    rows<StoredSet>(
      req.payload,
      sql`select ${setColumns} from change_sets s where ${ofSet} and ${after ?? sql`true`}
        order by s.at desc, s.id desc limit ${pageSize + 1}`,
    ),
    rows<{ count: number }>(
      req.payload,
      sql`select count(*)::int as count from (select 1 from change_sets s where ${ofSet} limit ${maxCounted}) found`,
    ),
    readGridColumns(req),
  ])
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  const figures = await readFigures(
    req,
    page.map(({ id }) => id),
  )
  return {
    sets: page.flatMap((set) => {
      const stored = figures.get(set.id)
      return stored ? [summaryOf(req, set, stored, columns)] : []
    }),
    next: found.length > pageSize && last ? `${last.at}~${last.id}` : null,
    total: counted?.count ?? 0,
  }
}
