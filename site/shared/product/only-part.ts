import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'
import type { ProductTexts } from '#texts/product.js'
import { attributeText, isStated } from '@vitrine/contract/product/attribute-text'

type Product = Pick<Answer<'product-read'>, 'attributes' | 'variants'>

/** Part number of a product that has only one; undefined for a family. */
export const onlyPart = ({ variants }: Pick<Product, 'variants'>): Variant | undefined =>
  variants.length === 1 ? variants[0] : undefined

/** Value that is not null. */
export type Stated = Exclude<AttributeValue, null>

/** Non-null values of a part number, in table order; empty without a part number. */
export const statedValues = (
  product: Pick<Product, 'attributes'>,
  part: Variant | undefined,
): { attribute: Attribute; value: Stated }[] =>
  product.attributes.flatMap((attribute) => {
    const value = part?.values[attribute.key]
    return isStated(value) ? [{ attribute, value }] : []
  })

/** Non-null values of a part number with their units, as facts; empty without a part number. */
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
