import type { TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { convertNumber } from '@vitrine/quantities/exact'
import { normalUnit, ratioBetween } from '@vitrine/quantities/units'
import { checkValue } from '#src/content/variants/check.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import type { ValueColumn } from './part-number-columns.ts'
import { readCell } from './read-value.ts'
import type { ReadingContext, ValueReading } from './read-value.ts'

/** Value that was converted, or the reason for which it is none. */
export type ConvertedReading =
  | Extract<ValueReading, { reason: unknown }>
  | { value: AttributeValue; isRounded: boolean }

/** The column as if it were declared in another unit, without rules of its own. */
function columnIn(unit: string, column: ValueColumn): ValueColumn {
  const { limits: _, ...declared } = column.declared
  return { ...column, unit, declared: { ...declared, unit, decimals: null } }
}

/**
 * Reads a cell below a head with another unit (`from`), and converts its numbers exactly into that of
 * the column, rounded to its decimals. What is no number is refused as it would be without a
 * conversion.
 */
export function readConverted(
  cell: TypedCell,
  column: ValueColumn,
  { from, ...context }: ReadingContext & { from: string },
): ConvertedReading {
  const unit = normalUnit(from)
  const reading = readCell(cell, columnIn(unit, column), context)
  if ('reason' in reading) return reading
  const { value } = reading
  const ratio = ratioBetween(unit, column.unit)
  const numbers = [value].flat().filter((each) => typeof each === 'number')
  const converted = ratio
    ? numbers.flatMap((number) => convertNumber(number, ratio, column.declared.decimals) ?? [])
    : []
  const [low, high] = converted.map((each) => each.value)
  const after =
    Array.isArray(value) && low !== undefined && high !== undefined
      ? ([low, high] satisfies AttributeValue)
      : typeof value === 'number'
        ? (low ?? null)
        : value
  if (after === null) return { value: null, isRounded: false }
  const message = checkValue(after, column.declared, context.language)
  return message === undefined
    ? { value: after, isRounded: converted.some(({ isExact }) => !isExact) }
    : { reason: 'invalid', details: { message } }
}
