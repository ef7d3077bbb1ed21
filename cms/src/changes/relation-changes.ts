import type { FlattenedField, PayloadRequest } from 'payload'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { fieldsOf } from '#src/publishing/languages/store.ts'
import { entityOf } from './visible-collections.ts'

type Reader = Pick<PayloadRequest, 'payload'>

/** Document that a relation may name. */
export interface NamedDocument {
  collection: string
  id: number
}

/** Field of a collection, as the schema names it. */
export interface ChangedField {
  collection: string
  field: string
}

/** Documents found by a search text. */
const maxNamed = 200
/** Changes that name a document. */
const maxChanges = 2000

/** Documents whose names or codes contain a text. */
export const documentsNamed = (
  { payload }: Reader,
  { search, like, collections }: { search: string; like: string; collections: readonly string[] },
): Promise<NamedDocument[]> =>
  rows<NamedDocument>(
    payload,
    sql`
    select distinct collection, document_id as id from staff_keys
    where collection = any(${sql.param([...collections])}::text[])
      and (label ilike ${like} or (kind = 'code' and length(key) > 1 and upper(key) = ${normalizePartNumber(search)}))
    order by 1, 2 limit ${maxNamed}`,
  )

/** Relations to a collection at a field, as names inside it; '' for the field itself. */
function relationNames(field: FlattenedField, to: string): string[] {
  if (field.type === 'relationship' || field.type === 'upload')
    return [field.relationTo].flat().some((each) => each === to) ? [''] : []
  if (!('flattenedFields' in field)) return []
  return field.flattenedFields.flatMap((inside) =>
    relationNames(inside, to).map((name) => [inside.name, name].filter(Boolean).join('/')),
  )
}

/** Field at a path of the schema; undefined for a cell of a grid, and for a field that no longer exists. */
function fieldNamed(fields: readonly FlattenedField[], name: string): FlattenedField | undefined {
  const [first, ...others] = name.split('/')
  const field = fields.find((each) => each.name === first)
  if (others.length === 0 || !field) return field
  return 'flattenedFields' in field
    ? fieldNamed(field.flattenedFields, others.join('/'))
    : undefined
}

/** Fields whose changes were recorded, in some collections. */
export const changedFields = (
  { payload }: Reader,
  collections: readonly string[],
): Promise<ChangedField[]> =>
  rows<ChangedField>(
    payload,
    sql`select distinct collection, field from value_changes where field <> '' and collection = any(${sql.param([...collections])}::text[])`,
  )

/**
 * Condition of the changes (`v`) that name documents: their relations to them, and rows that have
 * such a relation. Undefined if no field has one.
 */
export function namesDocuments(
  { payload }: Reader,
  fields: readonly ChangedField[],
  documents: readonly NamedDocument[],
): Statement | undefined {
  const byCollection = Map.groupBy(documents, ({ collection }) => collection)
  const conditions = [...byCollection].flatMap(([to, named]) => {
    const related = fields.filter(({ collection, field }) => {
      const known = fieldNamed(fieldsOf(payload, entityOf(collection, 0)), field)
      return known !== undefined && relationNames(known, to).length > 0
    })
    if (related.length === 0) return []
    const within = new Set(
      related.flatMap(({ collection, field }) => {
        const known = fieldNamed(fieldsOf(payload, entityOf(collection, 0)), field)
        return known ? relationNames(known, to).filter(Boolean) : []
      }),
    )
    const ids = named.map(({ id }) => id).join('|')
    // names of fields are words; a relation of several collections names its own in the value
    const inRow = [...within].map((name) => name.split('/').at(-1)).join('|')
    const ofValue = `\\m(${ids})\\M`
    const ofRow = `"([^"]*/)?(${inRow})":[^"]*\\m(${ids})\\M`
    const hits = (side: Statement): Statement =>
      sql`(${side}::text ~ case when v.what = 'row' then ${ofRow} else ${ofValue} end
        and (${side}::text not like '%"relationTo"%' or strpos(${side}::text, ${`"${to}"`}) > 0))`
    return [
      sql`((v.collection, v.field) in (select collection, field from json_to_recordset(${JSON.stringify(related)}::json) as f(collection text, field text))
        and v.what in ('value', 'row') and (${hits(sql`v.before`)} or ${hits(sql`v.after`)}))`,
    ]
  })
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`
}

/** Changed documents, by the ids of their entries, whose relations to a document changed. */
export async function entriesNaming(
  req: Reader,
  document: NamedDocument,
  collections: readonly string[],
): Promise<number[]> {
  const names = namesDocuments(req, await changedFields(req, collections), [document])
  if (!names) return []
  const found = await rows<{ id: number }>(
    req.payload,
    sql`select v.changed_document::float8 as id from value_changes v
      where v.collection = any(${sql.param([...collections])}::text[]) and ${names}
      order by v.id desc limit ${maxChanges}`,
  )
  return [...new Set(found.map(({ id }) => id))]
}
