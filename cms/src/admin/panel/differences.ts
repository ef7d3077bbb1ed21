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

/**
 * True for values that mean "no value": forms send null, '' or an empty array where the database
 * has none.
 */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isData(value) && Object.values(value).every(isEmpty)
}

/**
 * Id of a populated relation; other values unchanged. A relation is an id or the populated
 * document.
 */
const idOrValue = (value: unknown): unknown =>
  isData(value) && typeof value['id'] === 'number' ? value['id'] : value

/**
 * True if two field values are equal. Empty values are equal to each other; forms send 0 for an
 * array without rows.
 */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) !== Array.isArray(right) && (left === 0 || right === 0))
    return isEmpty(left || null) && isEmpty(right || null)
  if (isEmpty(left) && isEmpty(right)) return true
  if (Array.isArray(left) && Array.isArray(right))
    return (
      left.length === right.length && left.every((item, index) => sameValue(item, right[index]))
    )
  if (
    isData(left) &&
    isData(right) &&
    !(typeof left['id'] === 'number') &&
    !(typeof right['id'] === 'number')
  ) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
      sameValue(left[name], right[name]),
    )
  }
  if (typeof left === 'string' && typeof right === 'string' && left !== right) {
    return /^\d{4}-\d\d-\d\dT/.test(left) && Date.parse(left) === Date.parse(right)
  }
  return idOrValue(left) === idOrValue(right)
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
 * Form values with the stored value of each field that only the other side changed, or for which
 * the stored value was chosen (`chooseTheirs`).
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
