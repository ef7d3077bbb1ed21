import type { Locale } from '@vitrine/configuration/locales'
import type { ClientField } from 'payload'

type Data = Record<string, unknown>

/** Field of a document that the editor compares with the published document. */
export interface EditedField {
  /** Path in the form: `seo.title`. */
  path: string
  field: ClientField & { name: string }
  isLocalized: boolean
  /** Index of the section that contains the field. */
  section: number
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (field: ClientField | { name?: string }): string | undefined =>
  'name' in field && typeof field.name === 'string' && field.name !== '' ? field.name : undefined

const isLocalized = (field: ClientField): boolean =>
  'localized' in field && field.localized === true

/** Fields inside a layout field, which has no value of its own; undefined for other fields. */
const partsOf = (field: ClientField): readonly ClientField[] | undefined =>
  field.type === 'row' ||
  field.type === 'collapsible' ||
  (field.type === 'group' && nameOf(field) === undefined)
    ? field.fields
    : undefined

interface Place {
  prefix: string
  section: number
  localized: boolean
}

function collect(fields: readonly ClientField[], place: Place): EditedField[] {
  return fields.flatMap((field, at): EditedField[] => {
    const parts = partsOf(field)
    if (parts)
      return collect(parts, field.type === 'collapsible' ? { ...place, section: at } : place)
    const name = nameOf(field)
    if (name === undefined || field.type === 'ui' || field.admin?.hidden === true) return []
    const path = `${place.prefix}${name}`
    const localized = place.localized || isLocalized(field)
    if (field.type === 'group')
      return collect(field.fields, { ...place, prefix: `${path}.`, localized })
    return [
      {
        path,
        field: field as EditedField['field'],
        isLocalized: localized,
        section: place.section,
      },
    ]
  })
}

/** Fields that Payload maintains; they are not compared. */
const bookkeeping = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'])

/**
 * Fields of a document in the order of the page. The fields of a group are listed one by one, an
 * array is one field.
 */
export const editedFields = (fields: readonly ClientField[]): EditedField[] =>
  collect(fields, { prefix: '', section: 0, localized: false }).filter(
    ({ path }) => !bookkeeping.has(path),
  )

function inLocale(field: ClientField, value: unknown, locale: Locale): unknown {
  if (isLocalized(field)) return isData(value) ? value[locale] : undefined
  if (field.type === 'group') return isData(value) ? contentIn(field.fields, value, locale) : value
  if (field.type === 'array' && Array.isArray(value))
    return value.map((row: unknown) =>
      isData(row) ? { ...row, ...contentIn(field.fields, row, locale) } : row,
    )
  return value
}

/** Values in one locale of a document that was read with `locale=all`. */
export function contentIn(fields: readonly ClientField[], document: Data, locale: Locale): Data {
  const content: Data = {}
  for (const field of fields) {
    const parts = partsOf(field)
    if (parts) Object.assign(content, contentIn(parts, document, locale))
    const name = nameOf(field)
    if (name !== undefined) content[name] = inLocale(field, document[name], locale)
  }
  return content
}

/** Value at a path through groups, such as `seo.title`. */
export const valueAt = (document: Data, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isData(value) ? value[name] : undefined), document)
