import { isLocale, timeZone } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import type { PayloadRequest } from 'payload'
import { fold } from '#src/search/words/fold.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { causeKinds } from '#src/recording/history/cause.ts'
import { nameField, readGridColumns } from './field-names.ts'
import type { GridColumns } from './field-names.ts'
import { entityOf, visibleCollections } from './visible-collections.ts'
import type { Filters } from './history-shapes.ts'
import { changedFields, documentsNamed, entriesNaming, namesDocuments } from './relation-changes.ts'
import type { ChangedField } from './relation-changes.ts'

/** Maximum length of a search text, characters. */
const maxSearch = 200

/** Position in the history: time and id of the last set of a page. */
const cursorPattern = /^(\d{4}-\d\d-\d\d[ T][\d:.]{8,15}[+-]\d\d(?::?\d\d)?)~([0-9a-f-]{36})$/

const dayPattern = /^\d{4}-\d\d-\d\d$/

const isDay = (text: string | undefined): text is string =>
  text !== undefined && dayPattern.test(text) && !Number.isNaN(Date.parse(text))

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,9}$/.test(text)

/** Fields whose name in the panel's language contains a text. */
function fieldsNamed(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  text: string,
  { known, columns }: { known: readonly ChangedField[]; columns: GridColumns },
): ChangedField[] {
  const wanted = fold(text)
  return known.filter(({ collection, field }) => {
    if (field.startsWith('_')) return false
    const { words } = nameField(req, entityOf(collection, 0), field, { columns })
    return fold(words).includes(wanted) || field.toLowerCase().includes(wanted)
  })
}

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Condition of a change set (`s`) or of a change of a value (`v`) that contains the search text. */
async function searchCondition(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  search: string,
  collections: readonly string[],
): Promise<{ ofSet: Statement; ofValue: Statement }> {
  const like = escaped(search)
  const code = normalizePartNumber(search)
  const columns = await readGridColumns(req)
  const known = await changedFields(req, collections)
  const fields = fieldsNamed(req, search, { known, columns })
  const documents = code.length < 2 ? [] : await documentsNamed(req, { search, like, collections })
  const ofRelations = namesDocuments(req, known, documents) ?? sql`false`
  const named = sql`(v.collection, v.field) in (select collection, field from json_to_recordset(${JSON.stringify(fields)}::json) as f(collection text, field text))`
  const ofCode =
    code.length < 2 ? sql`false` : sql`bare_number(v.part_number) like ${escaped(code)}`
  return {
    ofSet: sql`s.title ilike ${like}`,
    ofValue: sql`(${ofCode} or ${named} or v.before::text ilike ${like} or v.after::text ilike ${like} or ${ofRelations})`,
  }
}

const all = (conditions: readonly Statement[]): Statement =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/** Changes of other documents that name the document of the filters. */
const entriesOn = async (
  req: PayloadRequest,
  { collection, document }: Filters,
  collections: string[],
) =>
  collection && isId(document) && collections.includes(collection)
    ? entriesNaming(req, { collection, id: Number(document) }, collections)
    : []

const valueConditions = ({ part, field, locale }: Filters): Statement[] => [
  ...(part ? [sql`bare_number(v.part_number) = ${normalizePartNumber(part)}`] : []),
  ...(field ? [sql`v.field = ${field}`] : []),
  ...(locale && isLocale(locale) ? [sql`v.locale = ${locale}`] : []),
]

/**
 * Condition of the change sets (`s`) that an account may read and that the filters select; with
 * `ofDocument` the condition of their documents (`d`), with `ofValue` that of their changes (`v`).
 */
export async function historyCondition(
  req: PayloadRequest,
  filters: Filters,
): Promise<{ ofSet: Statement; ofDocument: Statement; ofValue: Statement }> {
  const collections = visibleCollections(req)
  const { collection, document, kind, author, from, to } = filters
  const search = filters.search?.trim().slice(0, maxSearch) ?? ''
  const own = all([
    ...(collection ? [sql`d.collection = ${collection}`] : []),
    ...(isId(document) ? [sql`d.document_id = ${Number(document)}::int`] : []),
  ])
  const naming = await entriesOn(req, filters, collections)
  const ofDocument = all([
    sql`d.collection = any(${sql.param(collections)}::text[])`,
    naming.length === 0 ? own : sql`((${own}) or d.id = any(${sql.param(naming)}::bigint[]))`,
  ])
  const values = valueConditions(filters)
  const found =
    search === '' || !isStorable(search)
      ? undefined
      : await searchCondition(req, search, collections)
  const hasValue = (conditions: readonly Statement[]): Statement =>
    sql`exists (select 1 from value_changes v where v.changed_document = d.id and ${all(conditions)})`
  const documentMatches = (more: readonly Statement[]): Statement =>
    sql`exists (select 1 from changed_documents d where d.change_set = s.id and ${all([ofDocument, ...more])})`
  const byValues = values.length > 0 ? [hasValue(values)] : []
  const ofSet = all([
    documentMatches(byValues),
    ...(found
      ? [
          sql`(${found.ofSet} or ${documentMatches([
            ...byValues,
            sql`(d.title ilike ${escaped(search)} or ${hasValue([...values, found.ofValue])})`,
          ])})`,
        ]
      : []),
    ...(causeKinds.some((each) => each === kind) ? [sql`s.kind = ${kind}`] : []),
    ...(isId(author) ? [sql`s.author = ${Number(author)}::int`] : []),
    ...(isDay(from) ? [sql`(s.at at time zone ${timeZone})::date >= ${from}::date`] : []),
    ...(isDay(to) ? [sql`(s.at at time zone ${timeZone})::date <= ${to}::date`] : []),
  ])
  return { ofSet, ofDocument, ofValue: all(values) }
}

/** Condition of the sets after a page; undefined for text that is no cursor. */
export function afterCursor(before: string | undefined): Statement | undefined {
  const [, at, id] = cursorPattern.exec(before ?? '') ?? []
  return at === undefined || id === undefined
    ? undefined
    : sql`(s.at, s.id) < (${at}::timestamptz, ${id}::uuid)`
}
