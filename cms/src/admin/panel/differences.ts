type Data = Record<string, unknown>

/** Kept by Payload, not written by people. */
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

/** Forms send null, '' or no rows where the database holds nothing. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isData(value) && Object.values(value).every(isEmpty)
}

/** A related document may stand as its id or whole. */
const bare = (value: unknown): unknown =>
  isData(value) && typeof value['id'] === 'number' ? value['id'] : value

/** Whether two values of a field say the same. Forms hold 0 for an array without rows. */
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
  return bare(one) === bare(other)
}

/** A field that differs between a form and the stored document. */
export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
  /** Who changed it since the form was opened; `both` needs a choice. */
  changedBy: 'me' | 'them' | 'both'
}

/** Field by field what a form and a colleague made of the same document. */
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
 * The form's values with the colleague's where only they changed a field, or where theirs was
 * chosen.
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
