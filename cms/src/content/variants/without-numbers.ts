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

/**
 * Part number of a duplicate: that of the original with the new family in front. Empty for one that
 * does not begin with the family, or while there is no new one.
 */
export function codeOfCopy(code: string, from: string, to: string): string {
  const family = to.trim()
  const isOfFamily = from !== '' && code.toLowerCase().startsWith(from.toLowerCase())
  return isOfFamily && family !== '' && family.toLowerCase() !== from.toLowerCase()
    ? family + code.slice(from.length)
    : ''
}
