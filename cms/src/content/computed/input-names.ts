import type { ComputedColumn } from './computations.ts'

/** Names of the attributes that a value is computed from; apart from the computations and their units, for grids. */
export const namesOfInputs = (
  { computed }: Pick<ComputedColumn, 'computed'>,
  columns: readonly { key: string; label: string }[],
): string =>
  [computed?.from, computed?.with]
    .filter((key) => key !== undefined && key !== null && key !== '')
    .map((key) => columns.find((each) => each.key === key)?.label ?? key)
    .join(' × ')
