import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { Variant } from '@vitrine/contract/shapes/types'
import type { ProductTexts } from '#texts/product.js'
import { attributeText, isStated } from '@vitrine/contract/product/attribute-text'

type Product = Pick<Answer<'product-read'>, 'attributes' | 'variants'>

/** The part of a product without variants; undefined for a family of part numbers. */
export const onlyPart = ({ variants }: Pick<Product, 'variants'>): Variant | undefined =>
  variants.length === 1 ? variants[0] : undefined

/** Values that are stated of a part number with their units, as facts; none without a part number. */
export function partFacts(
  product: Pick<Product, 'attributes'>,
  part: Variant | undefined,
  locale: Locale,
  texts: ProductTexts,
): { label: string; value: string }[] {
  if (!part) return []
  return product.attributes
    .filter(({ key }) => isStated(part.values[key]))
    .map((attribute) => {
      const value = attributeText(attribute, part.values[attribute.key], locale, texts)
      return {
        label: attribute.label,
        value: attribute.unit ? `${value} ${attribute.unit}` : value,
      }
    })
}
