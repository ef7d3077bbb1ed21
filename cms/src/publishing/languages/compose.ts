import { isDeepStrictEqual } from 'node:util'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'

export type Data = Record<string, unknown>

type Fields = readonly FlattenedField[]

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const dataOf = (value: unknown): Data => (isData(value) ? value : {})
const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.map(dataOf) : [])

/** Fields that Payload maintains. */
const bookkeeping = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'globalType'])

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isData(value) && Object.values(value).every(isEmpty))

/** Fields of a group or of the rows of an array. */
const fieldsIn = (field: FlattenedField): Fields | undefined =>
  'flattenedFields' in field ? field.flattenedFields : undefined

/**
 * Columns with the texts of each language, for a JSON field of rows; undefined for other fields.
 */
const columnsOf = (field: FlattenedField): Partial<Record<Locale, string>> | undefined => {
  const columns: unknown = dataOf(field.custom)[translatedColumns]
  return isData(columns) ? (columns as Partial<Record<Locale, string>>) : undefined
}

/** Rows of a JSON field by part number; a counter tells rows with the same number apart. */
function keyedRows(value: unknown): [string, Data][] {
  const seen = new Map<string, number>()
  return rowsOf(value).map((row) => {
    const number = String(row['part_number'])
    const count = seen.get(number) ?? 0
    seen.set(number, count + 1)
    return [`${number} ${count}`, row]
  })
}

/** Value of a localized field: from `source` in the given languages, from `base` in the others. */
function mergeLocales(base: unknown, source: unknown, locales: readonly Locale[]): Data {
  const merged = { ...dataOf(base) }
  for (const locale of locales) merged[locale] = dataOf(source)[locale] ?? null
  return merged
}

/**
 * Merges the localized columns of a JSON field of rows like a localized field; the rows are those
 * of `source`.
 */
function mergeColumns(
  base: unknown,
  source: unknown,
  columns: Partial<Record<Locale, string>>,
  locales: readonly Locale[],
): Data[] {
  const stored = new Map(keyedRows(base))
  const others = Object.entries(columns).flatMap(([locale, column]) =>
    locales.some((code) => code === locale) ? [] : [column],
  )
  return keyedRows(source).map(([key, row]) => {
    const before = dataOf(stored.get(key)?.['values'])
    const values = { ...dataOf(row['values']) }
    for (const column of others) {
      if (isEmpty(before[column])) delete values[column]
      else values[column] = before[column]
    }
    return { ...row, values }
  })
}

/**
 * Document composed of two versions: shared (not localized) values and the texts of the given
 * languages from `source`, the texts of the other languages from `base`. Rows are matched by id.
 */
export function withLanguages(
  fields: Fields,
  base: Data,
  source: Data,
  locales: readonly Locale[],
): Data {
  const merged = { ...source }
  for (const field of fields) {
    const { name } = field
    const columns = columnsOf(field)
    const inside = fieldsIn(field)
    if ('localized' in field && field.localized)
      merged[name] = mergeLocales(base[name], source[name], locales)
    else if (columns && Array.isArray(source[name]))
      merged[name] = mergeColumns(base[name], source[name], columns, locales)
    else if (field.type === 'array' && inside && Array.isArray(source[name])) {
      const stored = new Map(rowsOf(base[name]).map((row) => [row['id'], row]))
      merged[name] = rowsOf(source[name]).map((row) =>
        withLanguages(inside, stored.get(row['id']) ?? {}, row, locales),
      )
    } else if (inside && isData(source[name]))
      merged[name] = withLanguages(inside, dataOf(base[name]), source[name], locales)
  }
  return merged
}

/** Texts of a document in one language, without empty values; rows by id. */
export function textsIn(fields: Fields, document: Data, locale: Locale): Data {
  const texts: Data = {}
  for (const field of fields) {
    const value = document[field.name]
    const column = columnsOf(field)?.[locale]
    const inside = fieldsIn(field)
    const text =
      'localized' in field && field.localized
        ? dataOf(value)[locale]
        : column !== undefined
          ? Object.fromEntries(
              keyedRows(value).flatMap(([key, row]) => {
                const cell = dataOf(row['values'])[column]
                return isEmpty(cell) ? [] : [[key, cell]]
              }),
            )
          : inside && Array.isArray(value)
            ? Object.fromEntries(
                rowsOf(value).map((row) => [String(row['id']), textsIn(inside, row, locale)]),
              )
            : inside && isData(value)
              ? textsIn(inside, value, locale)
              : undefined
    if (!isEmpty(text)) texts[field.name] = text
  }
  return withoutEmpty(texts)
}

const withoutEmpty = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)))

/** Document without its texts in any language. */
export function withoutTexts(fields: Fields, document: Data): Data {
  const shared: Data = { ...document }
  for (const field of fields) {
    const value = document[field.name]
    const columns = columnsOf(field)
    const inside = fieldsIn(field)
    if ('localized' in field && field.localized) delete shared[field.name]
    else if (columns && Array.isArray(value))
      shared[field.name] = mergeColumns([], value, columns, [])
    else if (inside && Array.isArray(value))
      shared[field.name] = rowsOf(value).map((row) => withoutTexts(inside, row))
    else if (inside && isData(value)) shared[field.name] = withoutTexts(inside, value)
  }
  return shared
}

/** Document without its texts in the given languages. */
export const withoutLanguages = (
  fields: Fields,
  document: Data,
  locales: readonly Locale[],
): Data => withLanguages(fields, document, withoutTexts(fields, document), locales)

/** Value without its empty parts, for comparisons. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (!isData(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      isEmpty(part) ? [] : [[name, comparable(part)]],
    ),
  )
}

/** Document without the fields that Payload maintains. */
const content = (document: Data): Data =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !bookkeeping.has(name)))

/** True if two documents have the same content in all languages. */
export const sameContent = (one: Data, other: Data): boolean =>
  isDeepStrictEqual(comparable(content(one)), comparable(content(other)))

/** True if the shared (not localized) values of two documents are equal. */
export const sameShared = (fields: Fields, one: Data, other: Data): boolean =>
  sameContent(withoutTexts(fields, one), withoutTexts(fields, other))

/** True if two documents have the same texts in a language. */
export const sameTexts = (fields: Fields, one: Data, other: Data, locale: Locale): boolean =>
  isDeepStrictEqual(
    comparable(textsIn(fields, one, locale)),
    comparable(textsIn(fields, other, locale)),
  )

/**
 * Adds to `source` the rows of `base` that it lacks and that have texts in other languages, without
 * their texts in the given languages. Used when one language goes back to a former version, so that
 * rows of the other languages are kept.
 */
export function withRowsOfOthers(
  fields: Fields,
  base: Data,
  source: Data,
  locales: readonly Locale[],
): Data {
  const merged = { ...source }
  for (const field of fields) {
    const value = source[field.name]
    const inside = fieldsIn(field)
    if (!inside) continue
    if (field.type !== 'array') {
      if (isData(value))
        merged[field.name] = withRowsOfOthers(inside, dataOf(base[field.name]), value, locales)
      continue
    }
    const present = new Set(rowsOf(value).map((row) => row['id']))
    const added = rowsOf(base[field.name])
      .filter((row) => !present.has(row['id']))
      .map((row) => withoutLanguages(inside, row, locales))
      .filter((row) => localeCodes.some((code) => !isEmpty(textsIn(inside, row, code))))
    if (added.length > 0) merged[field.name] = [...rowsOf(value), ...added]
  }
  return merged
}
