import type { FlattenedField } from 'payload'
import { partNumberOf } from './document-values.ts'

/** Field of a place as the schema names it, without keys of rows: `highlights/label`. */
export function fieldOfPath(fields: readonly FlattenedField[], path: string): string {
  const names: string[] = []
  const parts = path.split('/').map(decodeURIComponent)
  let inside = fields
  for (let at = 0; at < parts.length; at += 1) {
    const name = parts[at] ?? ''
    const field = inside.find((each) => each.name === name)
    names.push(name)
    if (field?.type === 'json') {
      const column = parts[at + 2]
      return [...names, ...(column === undefined ? [] : [column])].join('/')
    }
    if (field?.type === 'array') at += 1
    inside = field && 'flattenedFields' in field ? field.flattenedFields : []
  }
  return names.join('/')
}

/** Part number of a place in a grid; null elsewhere. */
export function partNumberOfPath(fields: readonly FlattenedField[], path: string): string | null {
  const [name, key] = path.split('/')
  const field = fields.find((each) => each.name === name)
  return field?.type === 'json' && key !== undefined ? partNumberOf(decodeURIComponent(key)) : null
}
