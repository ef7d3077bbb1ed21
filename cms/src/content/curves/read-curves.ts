import type { Curve, Variant } from '@vitrine/contract/shapes/types'
import type { StoredAttribute } from '#src/content/variants/declaration.ts'
import { areCurves } from './stored-curve.ts'

/**
 * Curves of a product in the order of their declaration: first those of all part numbers, then
 * those of single part numbers in the order of the table. A series named like a declared choice
 * gets the choice's label.
 */
export function readCurves(
  stored: unknown,
  declared: readonly StoredAttribute[],
  variants: readonly Variant[],
): Curve[] {
  if (!areCurves(stored)) return []
  const places = [null, ...variants.map((variant) => variant.part_number)]
  return declared.flatMap(({ key, label, unit, x_label, x_unit, choices }) =>
    places.flatMap((place): Curve[] => {
      const curve = stored.find((one) => one.key === key && one.part_number === place)
      if (!curve?.series) return []
      return [
        {
          key,
          label: label || key,
          unit: unit || null,
          x_label: x_label || '',
          x_unit: x_unit || null,
          part_number: place,
          series: curve.series.map(({ name, points }) => ({
            name: choices?.find(({ value }) => value === name)?.label || name,
            points,
          })),
        },
      ]
    }),
  )
}
