import type { LimitedColumn } from './check-limits.ts'
import { boundsOf } from './measured.ts'

/** Number or range. */
export type Measured = number | [number, number]

/** Value that may be doubtful: a number, a range, or the value of a choice or a text. */
export type DoubtedValue = Measured | string

/** True for a value that may be doubtful: numbers, ranges, and texts that are not empty. */
export const isDoubtable = (value: unknown): value is DoubtedValue =>
  boundsOf(value) !== undefined || (typeof value === 'string' && value !== '')

/** Names of the choices among values, by value. */
export const namesOfChoices = (
  values: readonly unknown[],
  { choices }: Pick<LimitedColumn, 'choices'>,
): Record<string, string> =>
  Object.fromEntries(
    choices.filter(({ value }) => values.includes(value)).map(({ value, label }) => [value, label]),
  )
