/** Document that a relation field refers to. */
export interface Reference {
  relationTo: string
  value: number
}

interface Shape {
  relationTo: string | string[]
  hasMany?: boolean | undefined
}

const isReference = (value: unknown): value is Reference =>
  typeof Object(value).relationTo === 'string' && typeof Object(value).value === 'number'

/** References of a field's value: an id, a reference of a field for several collections, or a list of them. */
export function referencesOf(value: unknown, { relationTo }: Shape): Reference[] {
  return [value].flat().flatMap((each: unknown): Reference[] => {
    if (isReference(each)) return [{ relationTo: each.relationTo, value: each.value }]
    return typeof each === 'number' && typeof relationTo === 'string'
      ? [{ relationTo, value: each }]
      : []
  })
}

/** Value of a field for references. */
export function valueOf(references: readonly Reference[], { relationTo, hasMany }: Shape): unknown {
  const values = references.map((each) =>
    Array.isArray(relationTo) ? { relationTo: each.relationTo, value: each.value } : each.value,
  )
  if (hasMany === true) return values
  return values[0] ?? null
}

export const keyOf = ({ relationTo, value }: Reference): string => `${relationTo}:${value}`
