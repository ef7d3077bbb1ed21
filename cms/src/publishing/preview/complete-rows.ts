import type { Field } from 'payload'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for an empty value, including a localized text without any locale (`locale: 'all'`). */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isData(value) && Object.values(value).every((part) => part === null || part === ''))

/** Named fields of a document, through tabs and unnamed rows. */
function named(fields: readonly Field[]): (Field & { name: string })[] {
  return fields.flatMap((field): (Field & { name: string })[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ type: 'group', name: tab.name, fields: tab.fields } as Field & { name: string }]
          : named(tab.fields),
      )
    }
    if (field.type === 'row' || field.type === 'collapsible') return named(field.fields)
    if (field.type === 'group' && !('name' in field && field.name)) return named(field.fields)
    return 'name' in field && field.name ? [field as Field & { name: string }] : []
  })
}

function isComplete(fields: readonly Field[], row: Data): boolean {
  const inside = named(fields)
  return (
    inside.every(
      (field) => !('required' in field && field.required) || !isEmpty(row[field.name]),
    ) && inside.some((field) => !isEmpty(row[field.name]) && row[field.name] !== false)
  )
}

/**
 * Draft without incomplete array rows (a required field is missing, or all fields are empty), so
 * that it can be rendered while it is edited. Forms send 0 for an array without rows. Published
 * documents have no incomplete rows.
 */
export function withCompleteRows<Document extends object>(
  fields: readonly Field[],
  document: Document,
): Document {
  const result: Data = { ...document } as Data
  for (const field of named(fields)) {
    const value = result[field.name]
    if (!(field.name in result)) continue
    if (field.type === 'array') {
      const rows = Array.isArray(value) ? value.filter(isData) : []
      result[field.name] = rows
        .map((row) => withCompleteRows(field.fields, row))
        .filter((row) => isComplete(field.fields, row))
    } else if (field.type === 'group') {
      result[field.name] = isData(value)
        ? withCompleteRows(field.fields, value)
        : withCompleteRows(field.fields, emptyGroup(field.fields))
    } else if ((field.type === 'relationship' || field.type === 'upload') && field.hasMany) {
      result[field.name] = Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : []
    } else if (field.name === 'variants') {
      result[field.name] = Array.isArray(value) ? value.filter(isVariant) : []
    }
  }
  return result as Document
}

const emptyGroup = (fields: readonly Field[]): Data =>
  Object.fromEntries(named(fields).map(({ name }) => [name, null]))

const isVariant = (value: unknown): boolean =>
  isData(value) &&
  typeof value['part_number'] === 'string' &&
  value['part_number'].trim() !== '' &&
  isData(value['values'])
