import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'

type Data = Record<string, unknown>
type Fields = readonly FlattenedField[]

/**
 * Values of a document in all languages by place, without empty ones. A place is names of fields and
 * keys of rows, joined by `/`, with the locale of a text: `title:en`, `family`,
 * `highlights/<id>/label:en`, `variants/<part number> <count>/torque`. The place of a list of rows
 * holds the keys of its rows in their order (`RowKeys`). JSON-compatible.
 */
export type Values = Record<string, unknown>

/** Order of the rows of a list: ids, or part numbers with the count of equal ones before. */
export interface RowKeys {
  rows: string[]
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const dataOf = (value: unknown): Data => (isData(value) ? value : {})

export const isRowKeys = (value: unknown): value is RowKeys =>
  isData(value) && Array.isArray(value['rows']) && Object.keys(value).length === 1

/** Fields that Payload maintains, and those it derives from an uploaded file or keeps secret. */
const unrecorded: ReadonlySet<string> = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  'url',
  'thumbnailURL',
  'sizes',
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'lockUntil',
  'loginAttempts',
])

/** Fields with values that a person or a program chose. */
export const recordedFields = (fields: Fields): FlattenedField[] =>
  fields.filter(
    (field) =>
      !unrecorded.has(field.name) &&
      field.type !== 'join' &&
      !('virtual' in field && field.virtual),
  )

export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Column keys by locale of a JSON field of rows with texts in languages. */
const columnsOf = (field: FlattenedField): [string, Locale][] =>
  Object.entries(dataOf(dataOf(field.custom)[translatedColumns])).flatMap(([locale, column]) =>
    localeCodes.some((code) => code === locale) ? [[String(column), locale as Locale]] : [],
  )

/** Row of a grid field: variants, tooling, cross-references. */
export interface GridRow {
  part_number: string
  values: Data
}

/** True for the rows of a grid; an empty list is a list without rows. */
const isGrid = (value: unknown): value is GridRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (row: unknown) =>
      isData(row) && typeof row['part_number'] === 'string' && isData(row['values']),
  )

/** Part of a place; a part number may contain the separators. */
export const placePart = (value: unknown): string => encodeURIComponent(String(value))

/** Part number of a grid row's key. */
export const partNumberOf = (key: string): string => key.slice(0, key.lastIndexOf(' '))

/** Rows of a grid by key: the part number with the count of equal ones before. */
export function keyedGridRows(rows: readonly GridRow[]): [string, GridRow][] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const count = seen.get(row.part_number) ?? 0
    seen.set(row.part_number, count + 1)
    return [`${row.part_number} ${count}`, row]
  })
}

/** Rows of a list of fields by key: their id. */
const listRows = (value: unknown): [string, Data][] =>
  (Array.isArray(value) ? value.map(dataOf) : []).map((row, at) => [String(row['id'] ?? at), row])

function addGrid(values: Values, field: FlattenedField, rows: GridRow[], place: string): void {
  const columns = new Map(columnsOf(field))
  const keyed = keyedGridRows(rows)
  values[place] = { rows: keyed.map(([key]) => key) } satisfies RowKeys
  for (const [key, row] of keyed)
    for (const [column, value] of Object.entries(row.values)) {
      const locale = columns.get(column)
      const cell = `${place}/${placePart(key)}/${placePart(column)}`
      if (!isEmptyValue(value)) values[locale === undefined ? cell : `${cell}:${locale}`] = value
    }
}

function addField(values: Values, field: FlattenedField, value: unknown, place: string): void {
  if ('localized' in field && field.localized) {
    for (const locale of localeCodes) {
      const text = dataOf(value)[locale]
      if (!isEmptyValue(text)) values[`${place}:${locale}`] = text
    }
    return
  }
  if (field.type === 'array') {
    const rows = listRows(value)
    if (rows.length > 0) values[place] = { rows: rows.map(([key]) => key) } satisfies RowKeys
    for (const [key, row] of rows)
      addFields(values, field.flattenedFields, row, `${place}/${placePart(key)}/`)
    return
  }
  if ('flattenedFields' in field)
    return addFields(values, field.flattenedFields, dataOf(value), `${place}/`)
  if (field.type === 'json' && isGrid(value)) return addGrid(values, field, value, place)
  if (!isEmptyValue(value)) values[place] = value
}

function addFields(values: Values, fields: Fields, document: Data, start: string): void {
  for (const field of recordedFields(fields))
    addField(values, field, document[field.name], `${start}${field.name}`)
}

/** Values of a document as the database returns it, in all languages. */
export function valuesOf(fields: Fields, document: Data): Values {
  const values: Values = {}
  addFields(values, fields, document, '')
  // dates and absent values as JSON stores them
  return JSON.parse(JSON.stringify(values)) as Values
}

/** Places directly below a place that ends with `/`. */
type Below = (place: string) => string[]

function gridFrom(values: Values, place: string, below: Below): GridRow[] {
  const { rows } = values[place] as RowKeys
  return rows.map((key) => {
    const start = `${place}/${placePart(key)}/`
    const cells = below(start).map((name): [string, unknown] => {
      const [column = ''] = name.slice(start.length).split(':', 1)
      return [decodeURIComponent(column), values[name]]
    })
    return { part_number: partNumberOf(key), values: Object.fromEntries(cells) }
  })
}

function fieldFrom(
  field: FlattenedField,
  stored: unknown,
  place: string,
  { values, below }: { values: Values; below: Below },
): unknown {
  if ('localized' in field && field.localized)
    return Object.fromEntries(localeCodes.map((code) => [code, values[`${place}:${code}`] ?? null]))
  if (field.type === 'array') {
    const known = values[place]
    const former = new Map(listRows(stored))
    return (isRowKeys(known) ? known.rows : []).map((key) => ({
      ...fieldsFrom(field.flattenedFields, former.get(key) ?? {}, `${place}/${placePart(key)}/`, {
        values,
        below,
      }),
      id: key,
    }))
  }
  if ('flattenedFields' in field)
    return fieldsFrom(field.flattenedFields, dataOf(stored), `${place}/`, { values, below })
  const value = values[place]
  if (field.type === 'json' && isRowKeys(value)) return gridFrom(values, place, below)
  if (value !== undefined) return value
  return Array.isArray(stored) ? [] : null
}

function fieldsFrom(
  fields: Fields,
  stored: Data,
  start: string,
  source: { values: Values; below: Below },
): Data {
  const document = { ...stored }
  for (const field of recordedFields(fields)) {
    const { name } = field
    const value = fieldFrom(field, stored[name], `${start}${name}`, source)
    // an absent value stays absent
    if (stored[name] === undefined && isEmptyValue(value)) continue
    document[name] = value
  }
  return document
}

/**
 * Document with the given values; fields that are not recorded (status, times) are those of
 * `stored`.
 */
export function documentWith(fields: Fields, stored: Data, values: Values): Data {
  const byRow = Map.groupBy(Object.keys(values), (place) =>
    place.slice(0, place.lastIndexOf('/') + 1),
  )
  return fieldsFrom(fields, stored, '', { values, below: (start) => byRow.get(start) ?? [] })
}
