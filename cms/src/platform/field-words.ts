import type { Field, PayloadRequest } from 'payload'
import { textOf } from './labels.ts'

type Fields = readonly Field[]

/** Panel language and translations of a request. */
type Reader = Partial<Pick<PayloadRequest, 'i18n' | 't'>>

interface NamedField {
  name: string
  label: unknown
  inside: Fields
  /** True if paths contain row numbers below this field. */
  hasRows: boolean
  /** Collections of which the field holds several documents. */
  holds: readonly string[]
}

/** Named fields, including those inside layout fields. */
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

/**
 * Path of a form as words; `whole` is false if the path continues inside a value, such as a grid
 * cell.
 */
export interface PathWords {
  words: string
  whole: boolean
}

/** Converts a path of a form to words: `scope.0.part_numbers` to `Products 1 > Part numbers`. */
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

/** Paths of the fields that hold several documents of a collection, except inside rows. */
export const pathsOfDocuments = (fields: Fields, collection: string): string[] =>
  namedFields(fields).flatMap(({ name, inside, hasRows, holds }) =>
    hasRows
      ? []
      : [
          ...(holds.includes(collection) ? [name] : []),
          ...pathsOfDocuments(inside, collection).map((path) => `${name}.${path}`),
        ],
  )

/** Path of the field that a database column stores, except inside rows. */
export function pathOfColumn(fields: Fields, column: string): string | undefined {
  for (const { name, inside, hasRows } of namedFields(fields)) {
    if (column === name || column === `${name}_id`) return name
    if (hasRows || inside.length === 0 || !column.startsWith(`${name}_`)) continue
    const within = pathOfColumn(inside, column.slice(name.length + 1))
    if (within !== undefined) return `${name}.${within}`
  }
  return undefined
}
