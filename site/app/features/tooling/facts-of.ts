import type { Locale } from '@vitrine/configuration/locales'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'

/** Non-null values with their units: `95 mm²`, `M12`. */
export const factsOf = (
  attributes: readonly Attribute[],
  values: Readonly<Record<string, AttributeValue>>,
  locale: Locale,
  texts: { yes: string; no: string; notStated: string },
): string[] =>
  attributes.flatMap((attribute) => {
    const value = values[attribute.key] ?? null
    if (value === null) return []
    const text = attributeText(attribute, value, locale, texts)
    return [attribute.unit ? `${text} ${attribute.unit}` : text]
  })
