import type { Product, Variant } from '../types.ts'
import { packing } from './conductors.ts'
import { families } from './families.ts'
import { gtin13 } from './gtin.ts'

/**
 * Pieces per pack: the stated number, otherwise that of the family; in families of `section`, fewer
 * for larger conductors.
 */
function pieces(variant: Variant, byFamily: number | 'section'): number {
  const { conductor, total, packing: stated } = variant.values
  if (typeof stated === 'number') return stated
  if (byFamily !== 'section') return byFamily
  const section = Array.isArray(total) ? total[1] : conductor
  return typeof section === 'number' ? packing(section) : 10
}

/** Adds commercial data of a product: tariff heading, GTIN and pieces per pack. */
export function commercial(product: Product): Product {
  const family = families[product.family]
  if (!family) throw new Error(`Family ${product.family} has no commercial data`)
  const [number, ncm, byFamily] = family
  return {
    ...product,
    ncm,
    variants: product.variants.map((variant, i) => ({
      ...variant,
      gtin: gtin13(number, i + 1),
      packing: pieces(variant, byFamily),
    })),
  }
}
