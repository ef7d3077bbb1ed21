import type { Field } from 'payload'

/** Field that references documents. */
export interface Relation {
  kind: 'relation' | 'rich-text'
  /** Payload's dotted path, without row indexes. */
  path: string
  label: unknown
  /** Target collections; empty for a rich text, whose nodes name them. */
  relationTo: readonly string[]
  /**
   * Relation of a record written by visitors or the API: historical, so it does not block a
   * deletion.
   */
  record: boolean
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Relations, uploads and rich texts of a configuration, recursively. */
export function relationsOf(fields: readonly Field[], path = '', inRows = false): Relation[] {
  return fields.flatMap((field): Relation[] => {
    switch (field.type) {
      case 'tabs':
        return field.tabs.flatMap((tab) =>
          relationsOf(tab.fields, 'name' in tab && tab.name ? join(path, tab.name) : path, inRows),
        )
      case 'row':
      case 'collapsible':
        return relationsOf(field.fields, path, inRows)
      case 'group':
        return relationsOf(
          field.fields,
          'name' in field && field.name ? join(path, field.name) : path,
          inRows,
        )
      case 'array':
        return relationsOf(field.fields, join(path, field.name), true)
      case 'blocks':
        throw new Error(
          `the block field ${join(path, field.name)}: where its documents are used is not looked up`,
        )
      case 'relationship':
      case 'upload': {
        const relationTo = Array.isArray(field.relationTo) ? field.relationTo : [field.relationTo]
        const record = field.admin?.readOnly === true
        return [
          {
            kind: 'relation',
            path: join(path, field.name),
            label: field.label,
            relationTo,
            record,
          },
        ]
      }
      case 'richText':
        if (inRows)
          throw new Error(
            `the rich text ${join(path, field.name)} in rows: its links are not looked up`,
          )
        return [
          {
            kind: 'rich-text',
            path: join(path, field.name),
            label: field.label,
            relationTo: [],
            record: false,
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

/** Whether a rich text references a document, as an image or a link target. */
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
