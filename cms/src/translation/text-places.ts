import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import { ownAddress } from '#src/content/fields/plain.ts'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import { passagesOf } from './rich-passages.ts'

type Data = Record<string, unknown>

/** A text of a document that is written once in each language. */
export interface TextPlace {
  /**
   * Names of fields and keys of rows, joined by `/`: `highlights/<id>/label`,
   * `variants/<part number> <count>`.
   */
  path: string
  /** Names of fields alone: `highlights/label`. */
  field: string
  /** Path in a form: `highlights.0.label`; of a row of a JSON field `variants.3`. */
  formPath: string
  /** Length limit of the field, characters. */
  maxLength: number | undefined
  isRich: boolean
  /** Passages by locale, without empty ones; a locale without text is absent. */
  passages: Partial<Record<Locale, string[]>>
  /** Stored values by locale: texts, or states of the rich text editor. */
  values: Partial<Record<Locale, unknown>>
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const dataOf = (value: unknown): Data => (isData(value) ? value : {})
const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.map(dataOf) : [])

/** True for a field whose values in the languages say the same: text, not an address. */
export const isTranslatedText = (field: FlattenedField): boolean =>
  'localized' in field &&
  field.localized === true &&
  (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
  dataOf(field.custom)[ownAddress] !== true

const columnsOf = (field: FlattenedField): Data => dataOf(dataOf(field.custom)[translatedColumns])

/** Key of a row in a path: a part number may contain the separator. */
const keyOf = (value: unknown): string => encodeURIComponent(String(value))

function passagesIn(isRich: boolean, value: unknown): string[] {
  if (isRich) return passagesOf(value)
  return typeof value === 'string' && value.trim() !== '' ? [value] : []
}

type Names = Pick<TextPlace, 'path' | 'field' | 'formPath'>
type Kind = Pick<TextPlace, 'isRich' | 'maxLength'>

const kindOf = (field: FlattenedField): Kind => ({
  isRich: field.type === 'richText',
  maxLength: 'maxLength' in field ? field.maxLength : undefined,
})

function placeOf(names: Names, kind: Kind, texts: Data): TextPlace[] {
  const passages = Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const found = passagesIn(kind.isRich, texts[locale])
      return found.length === 0 ? [] : [[locale, found]]
    }),
  )
  return Object.keys(passages).length === 0 ? [] : [{ ...names, ...kind, passages, values: texts }]
}

/** Texts of a JSON field of rows, with a column for each language. */
function placesInColumns(field: FlattenedField, value: unknown, start: Names): TextPlace[] {
  const columns = columnsOf(field)
  const seen = new Map<string, number>()
  return rowsOf(value).flatMap((row, at) => {
    const number = String(row['part_number'])
    const count = seen.get(number) ?? 0
    seen.set(number, count + 1)
    const values = dataOf(row['values'])
    const texts = Object.fromEntries(
      Object.entries(columns).map(([locale, column]) => [locale, values[String(column)]]),
    )
    const path = `${start.path}/${keyOf(`${number} ${count}`)}`
    const formPath = `${start.formPath}.${at}`
    return placeOf({ ...start, path, formPath }, { isRich: false, maxLength: undefined }, texts)
  })
}

/**
 * Texts of a document in all languages, in the order of its fields. Rows are told apart by their
 * id, rows of JSON fields by their part number.
 */
export function placesOf(
  fields: readonly FlattenedField[],
  document: Data,
  start: Names = { path: '', field: '', formPath: '' },
): TextPlace[] {
  return fields.flatMap((field): TextPlace[] => {
    const value = document[field.name]
    const names: Names = {
      path: `${start.path}${field.name}`,
      field: `${start.field}${field.name}`,
      formPath: `${start.formPath}${field.name}`,
    }
    if (isTranslatedText(field)) return placeOf(names, kindOf(field), dataOf(value))
    if ('localized' in field && field.localized) return []
    if (Object.keys(columnsOf(field)).length > 0) return placesInColumns(field, value, names)
    if (!('flattenedFields' in field)) return []
    const inside = field.flattenedFields
    if (Array.isArray(value))
      return rowsOf(value).flatMap((row, at) =>
        placesOf(inside, row, {
          path: `${names.path}/${keyOf(row['id'])}/`,
          field: `${names.field}/`,
          formPath: `${names.formPath}.${at}.`,
        }),
      )
    if (!isData(value)) return []
    return placesOf(inside, value, {
      path: `${names.path}/`,
      field: `${names.field}/`,
      formPath: `${names.formPath}.`,
    })
  })
}

/** Names of all fields of texts: `title`, `highlights/label`. */
export const textFieldsOf = (fields: readonly FlattenedField[], start = ''): string[] =>
  fields.flatMap((field) => {
    const name = `${start}${field.name}`
    if (isTranslatedText(field) || Object.keys(columnsOf(field)).length > 0) return [name]
    return 'flattenedFields' in field && !('localized' in field && field.localized)
      ? textFieldsOf(field.flattenedFields, `${name}/`)
      : []
  })
