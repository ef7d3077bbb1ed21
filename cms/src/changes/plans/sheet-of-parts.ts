import { textCell } from '@vitrine/spreadsheets/typed-cell'
import type { ReadSheet, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { rowKeys } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { NewProduct } from './new-product.ts'

type Part = NewProduct['parts'][number]
type PartValue = Part['values'][string]

/** Number as no reader takes for one with thousands: `1.125` is written `1.1250`. */
const plainNumber = (value: number): string => {
  const text = String(value)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Cell of a value; a text that is no value is refused by the reader of the sheet. */
function cellOf(value: PartValue | undefined): TypedCell | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'number') return { kind: 'number', value, text: String(value) }
  if (typeof value === 'boolean') return { kind: 'boolean', value, text: String(value) }
  return textCell(Array.isArray(value) ? value.map(plainNumber).join(' – ') : value)
}

/** Heads of a sheet of part numbers; a key behind its label names one column alone. */
const headsOf = (keys: readonly string[], columns: readonly ValueColumn[]): string[] =>
  keys.map((key) => {
    const label = columns.find((column) => column.key === key)?.declared.label ?? key
    return `${label} [${key}]`
  })

/** Keys of the columns in which a part number has a value, in the order of the declaration. */
export function keysOfParts(parts: readonly Part[], columns: readonly ValueColumn[]): string[] {
  const used = new Set(parts.flatMap(({ values }) => Object.keys(values)))
  const known = columns.map(({ key }) => key)
  return [
    ...known.filter((key) => used.has(key)),
    ...[...used].filter((key) => !known.includes(key)),
  ]
}

/** Sheet of part numbers: their codes, then the columns in which they have values. */
export function sheetOfParts(parts: readonly Part[], columns: readonly ValueColumn[]): ReadSheet {
  if (parts.length === 0) return { name: '', isHidden: false, rows: [] }
  const keys = keysOfParts(parts, columns)
  const heads = [rowKeys.partNumber, ...headsOf(keys, columns)]
  return {
    name: '',
    isHidden: false,
    rows: [
      { row: 1, cells: heads.map(textCell) },
      ...parts.map(({ part_number: number, values }, at) => ({
        row: at + 2,
        cells: [cellOf(number), ...keys.map((key) => cellOf(values[key]))],
      })),
    ],
  }
}
