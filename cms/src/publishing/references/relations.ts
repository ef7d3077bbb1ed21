import type { Field, Payload, PayloadRequest } from 'payload'
import type { Label } from '#src/platform/labels.ts'

/** Reference to a document. */
export interface Reference {
  /** Referencing collection or global. */
  source: string
  /** Null for a global. */
  id: number | null
  /** Singular label of the source. */
  kind: Label
  /** Title of the referencing document. */
  title: string
  /** Label of the field that contains the reference. */
  field: Label
  /** Path in the panel. */
  address: string
}

interface Target {
  collection: string
  id: number
}

export interface Search {
  payload: Payload
  target: Target
  transaction: Pick<PayloadRequest, 'transactionID'>
}

/** Field that references documents. */
export interface Relation {
  kind: 'relation' | 'rich-text'
  /** Dotted path in Payload's format, without row indexes. */
  path: string
  /** Path of the array of a rich text in rows; undefined: it is no part of rows. */
  rows?: string | undefined
  label: unknown
  /** Target collections; empty for a rich text, whose nodes contain them. */
  relationTo: readonly string[]
  /**
   * True if the target may be deleted, because the record stays complete without it (`ownWords`).
   */
  isHarmless: boolean
}

/**
 * Custom property of a relation whose record stays complete without the related document, because
 * the record has a copy of the data that matters.
 */
export const ownWords = { hasOwnWords: true } as const

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/**
 * Relations, uploads and rich texts of a configuration, recursively.
 *
 * @param rows - Paths of the arrays around the fields.
 */
export function relationsOf(
  fields: readonly Field[],
  path = '',
  rows: readonly string[] = [],
): Relation[] {
  return fields.flatMap((field): Relation[] => {
    switch (field.type) {
      case 'tabs':
        return field.tabs.flatMap((tab) =>
          relationsOf(tab.fields, 'name' in tab && tab.name ? join(path, tab.name) : path, rows),
        )
      case 'row':
      case 'collapsible':
        return relationsOf(field.fields, path, rows)
      case 'group':
        return relationsOf(
          field.fields,
          'name' in field && field.name ? join(path, field.name) : path,
          rows,
        )
      case 'array':
        return relationsOf(field.fields, join(path, field.name), [...rows, join(path, field.name)])
      case 'blocks':
        throw new Error(
          `the block field ${join(path, field.name)}: where its documents are used is not looked up`,
        )
      case 'relationship':
      case 'upload': {
        const relationTo = Array.isArray(field.relationTo) ? field.relationTo : [field.relationTo]
        const isHarmless = field.custom?.['hasOwnWords'] === true
        return [
          {
            kind: 'relation',
            path: join(path, field.name),
            label: field.label,
            relationTo,
            isHarmless,
          },
        ]
      }
      case 'richText':
        if (rows.length > 1)
          throw new Error(
            `the rich text ${join(path, field.name)} in rows of rows: its links are not looked up`,
          )
        return [
          {
            kind: 'rich-text',
            path: join(path, field.name),
            rows: rows[0],
            label: field.label,
            relationTo: [],
            isHarmless: false,
          },
        ]
      default:
        return []
    }
  })
}

/**
 * Values at a dotted path of a stored document, through rows and through the locales of `locale:
 * 'all'`.
 */
export function valuesAt(value: unknown, segments: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, segments))
  const [segment, ...rest] = segments
  if (segment === undefined) return [value]
  return typeof value === 'object' && value !== null && segment in value
    ? valuesAt((value as Record<string, unknown>)[segment], rest)
    : []
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** True if a rich text references a document, as an image or a link target. */
export function textNames(node: unknown, collection: string, id: number): boolean {
  if (Array.isArray(node)) return node.some((child) => textNames(child, collection, id))
  if (typeof node !== 'object' || node === null) return false
  if (
    'relationTo' in node &&
    'value' in node &&
    node.relationTo === collection &&
    idOf(node.value) === id
  )
    return true
  return Object.values(node).some((child) => textNames(child, collection, id))
}
