import type { Field, PayloadRequest } from 'payload'
import { textOf } from './labels.ts'

type Fields = readonly Field[]

/** Language and translations of a request; its language is a panel's. */
type Reader = Partial<Pick<PayloadRequest, 'i18n' | 't'>>

interface NamedField {
  name: string
  label: unknown
  inside: Fields
  /** Rows have numbers in a path. */
  hasRows: boolean
  /** Collections of which it holds several documents. */
  holds: readonly string[]
}

/** Fields with a name, through layout fields. */
function namedFields(fields: Fields): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ name: tab.name, label: tab.label, inside: tab.fields, hasRows: false, holds: [] }]
          : namedFields(tab.fields),
      )
    if ('name' in field && field.name)
      return [
        {
          name: field.name,
          label: 'label' in field ? field.label : undefined,
          inside: 'fields' in field ? field.fields : [],
          hasRows: field.type === 'array' || field.type === 'blocks' || field.type === 'json',
          holds: 'relationTo' in field && field.hasMany ? [field.relationTo].flat() : [],
        },
      ]
    return 'fields' in field ? namedFields(field.fields) : []
  })
}

function labelText(label: unknown, { i18n, t }: Reader): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return i18n && t ? String(label({ i18n, t })) : undefined
  return typeof label === 'object' && label !== null
    ? textOf(label as Record<string, string>, i18n?.language)
    : undefined
}

/** Words of a form's path; `whole` unless the path goes on within a value, as a cell of a grid does. */
export interface PathWords {
  words: string
  whole: boolean
}

/** Path of a form in words: `scope.0.part_numbers` is `Products 1 > Part numbers`. */
export function wordsOfPath(fields: Fields, path: string, reader: Reader): PathWords {
  const words: string[] = []
  let inside = namedFields(fields)
  let hasRows = false
  for (const part of path.split('.')) {
    const last = words.length - 1
    if (hasRows && /^\d+$/.test(part)) {
      words[last] = `${words[last]} ${Number(part) + 1}`
      hasRows = false
      continue
    }
    const found = inside.find(({ name }) => name === part)
    if (!found) return { words: words.join(' > '), whole: false }
    words.push(labelText(found.label, reader) ?? part)
    inside = namedFields(found.inside)
    hasRows = found.hasRows
  }
  return { words: words.join(' > '), whole: true }
}

/** Paths of the fields that hold several documents of a collection, outside of rows. */
export const pathsOfDocuments = (fields: Fields, collection: string): string[] =>
  namedFields(fields).flatMap(({ name, inside, hasRows, holds }) =>
    hasRows
      ? []
      : [
          ...(holds.includes(collection) ? [name] : []),
          ...pathsOfDocuments(inside, collection).map((path) => `${name}.${path}`),
        ],
  )

/** Path of the field that a column of the database belongs to, outside of rows. */
export function pathOfColumn(fields: Fields, column: string): string | undefined {
  for (const { name, inside, hasRows } of namedFields(fields)) {
    if (column === name || column === `${name}_id`) return name
    if (hasRows || inside.length === 0 || !column.startsWith(`${name}_`)) continue
    const within = pathOfColumn(inside, column.slice(name.length + 1))
    if (within !== undefined) return `${name}.${within}`
  }
  return undefined
}
