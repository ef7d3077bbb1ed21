import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import { labelText } from '@vitrine/contract/product/drawing-text'
import type { DrawingLabel, Variant } from '@vitrine/contract/shapes/types'
import { productTexts } from '#texts/product.js'

/** Labels of a product's drawing with the values of a part number. */
export const partLabels = (
  { attributes, drawing_labels: labels }: Answer<'product-read'>,
  variant: Variant,
  locale: Locale,
): DrawingLabel[] =>
  labels.map((label) => ({
    ...label,
    text: labelText(label, attributes, variant, (attribute, value) =>
      attributeText(attribute, value, locale, productTexts[locale]),
    ),
  }))
