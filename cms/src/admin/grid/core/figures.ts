import { normalUnit } from '@vitrine/quantities/units'

/** Value of a selected cell, with the unit of its column. */
export interface FigureCell {
  value: unknown
  unit: string | null
}

/** Key figures of a selection. Sum and bounds exist if all its numbers have one unit. */
export interface Figures {
  cells: number
  /** Number of cells that hold a number. */
  numbers: number
  sum?: number
  min?: number
  max?: number
  /** Unit of the sum; null if the numbers have none. */
  unit: string | null
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** Count, sum, minimum and maximum; ranges and other values that are not one number only count. */
export function figuresOf(cells: readonly FigureCell[]): Figures {
  const numbers: number[] = []
  const units = new Set<string | null>()
  let decimals = 0
  for (const { value, unit } of cells) {
    if (typeof value !== 'number' || !Number.isFinite(value)) continue
    numbers.push(value)
    units.add(unit === null ? null : normalUnit(unit))
    decimals = Math.max(decimals, decimalsOf(value))
  }
  const [unit = null] = units
  const counts = { cells: cells.length, numbers: numbers.length, unit }
  if (numbers.length === 0 || units.size > 1) return { ...counts, unit: null }
  const sum = numbers.reduce((total, value) => total + value, 0)
  return {
    ...counts,
    // sums of decimals without the error of binary fractions (0.1 + 0.2)
    sum: decimals > 20 ? sum : Number(sum.toFixed(decimals)),
    min: numbers.reduce((least, value) => Math.min(least, value)),
    max: numbers.reduce((most, value) => Math.max(most, value)),
  }
}
