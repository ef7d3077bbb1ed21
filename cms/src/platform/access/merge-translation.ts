import type { Field } from 'payload'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const dataOf = (value: unknown): Data => (isData(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * Stored document with the localized values of `sent`; other values of `sent` are dropped. Of a
 * JSON field of rows, only the cells in the locale's column are taken (`translatedColumns`).
 */
export function mergeTranslation(
  fields: readonly Field[],
  sent: Data,
  stored: Data,
  locale: string,
): Data {
  const merged: Data = {}
  for (const field of fields) Object.assign(merged, mergeField(field, sent, stored, locale))
  if ('_status' in sent) merged['_status'] = sent['_status']
  return merged
}

/** Custom property of a JSON field: the column that translators of each locale may edit. */
export const translatedColumns = 'translatedColumns'

/** True if translators may edit a field or a part of it. */
export const isTranslated = (field: Field): boolean =>
  ('localized' in field && field.localized === true) || translatedColumns in dataOf(field.custom)

/** Key of a row: all its values except the translated cell. */
function rowKey(row: Data, column: string): string {
  const { [column]: _translated, ...values } = dataOf(row['values'])
  return JSON.stringify([row['part_number'], Object.entries(values).toSorted()])
}

/**
 * Stored rows with the translated cells of the sent rows; rows are matched by their other values.
 */
function mergeRows(sent: unknown, stored: unknown, column: string): Data[] {
  const cells = Map.groupBy(listOf(sent).map(dataOf), (row) => rowKey(row, column))
  return listOf(stored)
    .map(dataOf)
    .map((row) => {
      const other = cells.get(rowKey(row, column))?.shift()
      if (other === undefined) return row
      const { [column]: _before, ...values } = dataOf(row['values'])
      const text = dataOf(other['values'])[column]
      const isText = typeof text === 'string' && text.trim() !== ''
      return { ...row, values: isText ? { ...values, [column]: text } : values }
    })
}

function mergeField(field: Field, sent: Data, stored: Data, locale: string): Data {
  if (field.type === 'tabs') {
    return Object.assign(
      {},
      ...field.tabs.map((tab) =>
        'name' in tab && tab.name
          ? {
              [tab.name]: mergeTranslation(
                tab.fields,
                dataOf(sent[tab.name]),
                dataOf(stored[tab.name]),
                locale,
              ),
            }
          : mergeTranslation(tab.fields, sent, stored, locale),
      ),
    )
  }
  if (field.type === 'row' || field.type === 'collapsible')
    return mergeTranslation(field.fields, sent, stored, locale)
  if (!('name' in field) || field.name === undefined) return {}
  const { name } = field
  if (field.type === 'group')
    return {
      [name]: mergeTranslation(field.fields, dataOf(sent[name]), dataOf(stored[name]), locale),
    }
  if (field.type === 'array') {
    const sentRows = listOf(sent[name]).map(dataOf)
    return {
      [name]: listOf(stored[name])
        .map(dataOf)
        .map((row) => ({
          ...mergeTranslation(
            field.fields,
            sentRows.find((other) => other['id'] === row['id']) ?? {},
            row,
            locale,
          ),
          id: row['id'],
        })),
    }
  }
  if (!(name in sent) && !(name in stored)) return {}
  const column = dataOf(dataOf(field.custom)[translatedColumns])[locale]
  if (typeof column === 'string' && name in sent)
    return { [name]: mergeRows(sent[name], stored[name], column) }
  return {
    [name]: 'localized' in field && field.localized && name in sent ? sent[name] : stored[name],
  }
}
