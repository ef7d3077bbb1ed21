type Data = Record<string, unknown>

/** Fields maintained by Payload, excluded from the comparison. */
const bookkeeping = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'collection',
  'sessions',
  'file',
])

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Forms send null, '' or an empty array where the database has no value. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isData(value) && Object.values(value).every(isEmpty)
}

/** A relation is stored as an id or as the populated document. */
const idOrValue = (value: unknown): unknown =>
  isData(value) && typeof value['id'] === 'number' ? value['id'] : value

/** Equality of two field values. Forms send 0 for an array without rows. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) !== Array.isArray(other) && (one === 0 || other === 0))
    return isEmpty(one || null) && isEmpty(other || null)
  if (isEmpty(one) && isEmpty(other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]))
  if (
    isData(one) &&
    isData(other) &&
    !(typeof one['id'] === 'number') &&
    !(typeof other['id'] === 'number')
  ) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      sameValue(one[name], other[name]),
    )
  }
  if (typeof one === 'string' && typeof other === 'string' && one !== other) {
    return /^\d{4}-\d\d-\d\dT/.test(one) && Date.parse(one) === Date.parse(other)
  }
  return idOrValue(one) === idOrValue(other)
}

/** Field that differs between a form and the stored document. */
export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
  /** Side that changed the field since the form was opened; `both` is a conflict. */
  changedBy: 'me' | 'them' | 'both'
}

/**
 * Three-way comparison of a form and the stored document with the state that the form was opened
 * with.
 */
export function differencesOf(base: Data, mine: Data, theirs: Data): Difference[] {
  return Object.keys(mine)
    .filter((name) => !bookkeeping.has(name))
    .flatMap((name): Difference[] => {
      const byMe = !sameValue(base[name], mine[name])
      const byThem = !sameValue(base[name], theirs[name])
      if (!(byMe || byThem) || sameValue(mine[name], theirs[name])) return []
      return [
        {
          name,
          mine: mine[name],
          theirs: theirs[name],
          changedBy: byMe && byThem ? 'both' : byMe ? 'me' : 'them',
        },
      ]
    })
}

/**
 * Form values merged with the stored values, where only the other side changed a field or its value
 * was chosen.
 */
export function mergeChanges(
  mine: Data,
  differences: readonly Difference[],
  chooseTheirs: ReadonlySet<string>,
): Data {
  const taken = differences.filter(
    ({ name, changedBy }) =>
      changedBy === 'them' || (changedBy === 'both' && chooseTheirs.has(name)),
  )
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs ?? null])) }
}
