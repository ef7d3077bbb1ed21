import { gtinKey } from '@vitrine/contract/gtin'
import { withoutLife } from '#src/content/life-cycle/stored-life.ts'
import type { Variant } from './declaration.ts'

/**
 * Rows of a duplicated product: the original's values without part numbers and GTINs, which are
 * unique in the catalogue, and without the life cycles.
 */
export function withoutNumbers(variants: unknown): unknown {
  if (!Array.isArray(variants)) return variants
  return (variants as Variant[]).map(({ values }): Variant => {
    const { [gtinKey]: _gtin, ...copied } = withoutLife(Object(values) as Variant['values'])
    return { part_number: '', values: copied }
  })
}
