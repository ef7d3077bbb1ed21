import type { Locale } from '@vitrine/configuration/locales'
import { formatNumber } from '@vitrine/configuration/format'
import type { Attribute, AttributeValue } from '../shapes/types.ts'

interface AttributeTexts {
  yes: string
  no: string
  notStated: string
}

/** True if a variant has a value for an attribute. */
export function isStated(
  value: AttributeValue | undefined,
): value is Exclude<AttributeValue, null> {
  return value !== null && value !== undefined && value !== ''
}

/**
 * Text of a variant's value, without its unit, which the column header shows; a text such as "not
 * stated" for a missing value.
 */
export function attributeText(
  attribute: Attribute,
  value: AttributeValue | undefined,
  locale: Locale,
  texts: AttributeTexts,
): string {
  if (!isStated(value)) return texts.notStated
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return formatNumber(value, locale, attribute.decimals)
  if (Array.isArray(value))
    return [...new Set(value)].map((end) => formatNumber(end, locale, attribute.decimals)).join('–')
  return attribute.choices.find((choice) => choice.value === value)?.label ?? value
}

/**
 * Sort key of a value: numbers numerically, ranges by their lower bound, choices by declaration
 * order.
 */
export function attributeSort(
  attribute: Attribute,
  value: AttributeValue | undefined,
): number | string | null {
  if (!isStated(value)) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (Array.isArray(value)) return value[0]
  if (attribute.choices.length === 0) return value
  const place = attribute.choices.findIndex((choice) => choice.value === value)
  return place === -1 ? attribute.choices.length : place
}
