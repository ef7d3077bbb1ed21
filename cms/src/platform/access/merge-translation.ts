import type { Field } from 'payload'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const dataOf = (value: unknown): Data => (isData(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Stored document with the localised values of `sent`; all other values of `sent` are dropped. */
export function mergeTranslation(fields: readonly Field[], sent: Data, stored: Data): Data {
  const merged: Data = {}
  for (const field of fields) Object.assign(merged, mergeField(field, sent, stored))
  if ('_status' in sent) merged['_status'] = sent['_status']
  return merged
}

function mergeField(field: Field, sent: Data, stored: Data): Data {
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
              ),
            }
          : mergeTranslation(tab.fields, sent, stored),
      ),
    )
  }
  if (field.type === 'row' || field.type === 'collapsible')
    return mergeTranslation(field.fields, sent, stored)
  if (!('name' in field) || field.name === undefined) return {}
  const { name } = field
  if (field.type === 'group')
    return { [name]: mergeTranslation(field.fields, dataOf(sent[name]), dataOf(stored[name])) }
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
          ),
          id: row['id'],
        })),
    }
  }
  if (!(name in sent) && !(name in stored)) return {}
  return {
    [name]: 'localized' in field && field.localized && name in sent ? sent[name] : stored[name],
  }
}
