import { gtinKey, isGtin } from '@vitrine/contract/gtin'
import type { Variant } from '#src/content/variants/declaration.ts'

const gtinIn = ({ values }: Variant): string => {
  const value = values[gtinKey]
  return typeof value === 'string' ? value.trim() : ''
}

/** Rows, of those chosen, that have a part number and no GTIN. */
export const rowsWithoutGtin = (
  rows: readonly Variant[],
  chosen: readonly number[],
  isClosed: (row: number) => boolean = () => false,
): number[] =>
  chosen.filter((row) => {
    const variant = rows[row]
    return (
      variant !== undefined &&
      variant.part_number.trim() !== '' &&
      gtinIn(variant) === '' &&
      !isClosed(row)
    )
  })

/** GTINs that rows have. */
export const gtinsIn = (rows: readonly Variant[]): string[] => rows.map(gtinIn).filter(isGtin)

/** Rows with GTINs in their order; a row that got one meanwhile keeps it. */
export function withGtins(
  rows: readonly Variant[],
  chosen: readonly number[],
  gtins: readonly string[],
): Variant[] {
  const next = [...rows]
  for (const [at, row] of rowsWithoutGtin(rows, chosen).entries()) {
    const [variant, gtin] = [next[row], gtins[at]]
    if (variant && gtin !== undefined)
      next[row] = { ...variant, values: { ...variant.values, [gtinKey]: gtin } }
  }
  return next
}
