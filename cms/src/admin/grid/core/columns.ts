/**
 * Column preferences of an account, by column key: hidden columns, and the order of all columns.
 */
export interface ColumnSet {
  hidden: readonly string[]
  order: readonly string[]
  /** Columns that are shown although no row fills them. */
  asked?: readonly string[]
}

export const allColumns: ColumnSet = { hidden: [], order: [] }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

/** Parses a stored preference; an invalid value hides no column. */
export function columnSetOf(stored: unknown): ColumnSet {
  const { hidden, order, asked }: Partial<Record<keyof ColumnSet, unknown>> = Object(stored)
  return {
    hidden: isTexts(hidden) ? hidden : [],
    order: isTexts(order) ? order : [],
    ...(isTexts(asked) ? { asked } : {}),
  }
}

/**
 * Sorts columns by a set's order; columns that the set does not contain follow in their original
 * order.
 */
export function orderColumns<Column extends { key: string }>(
  columns: readonly Column[],
  { order }: ColumnSet,
): Column[] {
  const places = new Map(order.map((key, index) => [key, index]))
  return columns.toSorted(
    (a, b) => (places.get(a.key) ?? order.length) - (places.get(b.key) ?? order.length),
  )
}

const noKeys: ReadonlySet<string> = new Set()

/** True for a column that is hidden, or that no row fills and nobody asked for. */
export const isHiddenIn = (
  { hidden, asked = [] }: ColumnSet,
  key: string,
  empty: ReadonlySet<string> = noKeys,
): boolean => hidden.includes(key) || (empty.has(key) && !asked.includes(key))

/** Set in which a column is shown if it was hidden, and hidden if it was shown. */
export function toggleColumn(
  set: ColumnSet,
  key: string,
  empty: ReadonlySet<string> = noKeys,
): ColumnSet {
  if (!isHiddenIn(set, key, empty)) return { ...set, hidden: [...set.hidden, key] }
  const { asked = [] } = set
  return {
    ...set,
    hidden: set.hidden.filter((each) => each !== key),
    ...(empty.has(key) && !asked.includes(key) ? { asked: [...asked, key] } : {}),
  }
}

/**
 * Set with a column moved before or after its neighbor among `columns`, the keys in their present
 * order. Keys of other sheets keep their order.
 */
export function moveColumn(
  set: ColumnSet,
  columns: readonly string[],
  { key, step }: { key: string; step: 1 | -1 },
): ColumnSet {
  const at = columns.indexOf(key)
  const to = at + step
  if (at === -1 || to < 0 || to >= columns.length) return set
  const moved = columns.toSpliced(at, 1).toSpliced(to, 0, key)
  return { ...set, order: [...moved, ...set.order.filter((each) => !moved.includes(each))] }
}
