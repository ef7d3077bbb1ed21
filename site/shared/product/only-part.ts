import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'
import type { ProductTexts } from '#texts/product.js'
import { attributeText, isStated } from '@vitrine/contract/product/attribute-text'

type Product = Pick<Answer<'product-read'>, 'attributes' | 'variants'>

/** The part of a product without variants; undefined for a family of part numbers. */
export const onlyPart = ({ variants }: Pick<Product, 'variants'>): Variant | undefined =>
  variants.length === 1 ? variants[0] : undefined

/** A value that is stated. */
export type Stated = Exclude<AttributeValue, null>

/** Values that are stated of a part number, in the order of its table; none without a part number. */
export const statedValues = (
  product: Pick<Product, 'attributes'>,
  part: Variant | undefined,
): { attribute: Attribute; value: Stated }[] =>
  product.attributes.flatMap((attribute) => {
    const value = part?.values[attribute.key]
    return isStated(value) ? [{ attribute, value }] : []
  })

/** Values that are stated of a part number with their units, as facts; none without a part number. */
export function partFacts(
  product: Pick<Product, 'attributes'>,
  part: Variant | undefined,
  locale: Locale,
  texts: ProductTexts,
): { label: string; value: string }[] {
  return statedValues(product, part).map(({ attribute, value }) => {
    const text = attributeText(attribute, value, locale, texts)
    return { label: attribute.label, value: attribute.unit ? `${text} ${attribute.unit}` : text }
  })
}
