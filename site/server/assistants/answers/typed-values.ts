import { z } from 'zod'
import { attributeText, isStated } from '@vitrine/contract/product/attribute-text'
import { unitCode } from '@vitrine/quantities/units'
import { attributeTypes, isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { productTexts } from '#texts/product.js'
import { withoutLifeColumns } from '#shared/product/life-cycle.ts'

await Promise.all(localeCodes.map(productTexts.load))

const unit = z.string().nullable().describe('Unit as printed; null without one.')

export const typedValue = z.object({
  key: z.string().describe('Key of the attribute, the same in all languages.'),
  label: z.string().describe('Name of the attribute.'),
  type: z.enum(attributeTypes),
  value: z
    .union([z.number(), z.object({ min: z.number(), max: z.number() }), z.boolean(), z.string()])
    .describe('Number, range from min to max, yes or no, or the key of a choice or a text.'),
  unit,
  unit_code: z.string().nullable().describe('Code of the unit in UN/ECE Recommendation 20.'),
  text: z.string().describe('Value with its unit as the site shows it.'),
})
export type TypedValue = z.infer<typeof typedValue>

export const missingValue = z.object({ key: z.string(), label: z.string(), unit })

/** Said wherever values can be missing. */
export const missingNote =
  'A value that is missing or null is not stated by the company. Nothing may be assumed about it, neither from similar part numbers nor from standards or experience; ask the company.'

export const noteOnMissing = z
  .string()
  .describe('What a missing value means. Repeat it to the reader if a missing value matters.')

const plain = (value: Exclude<AttributeValue, null>): TypedValue['value'] =>
  Array.isArray(value) ? { min: value[0], max: value[1] } : value

/** Value of an attribute with its unit and text; undefined if it is not stated. */
export function typed(
  attribute: Attribute,
  value: AttributeValue | undefined,
  locale: Locale,
): TypedValue | undefined {
  if (!isStated(value)) return undefined
  const text = attributeText(attribute, value, locale, productTexts[locale])
  const { key, label, type } = attribute
  const printed = attribute.unit || null
  return {
    key,
    label,
    type,
    value: plain(value),
    unit: printed,
    unit_code: (printed && unitCode(printed)) || null,
    text: printed ? `${text} ${printed}` : text,
  }
}

/** Stated and missing values of a part number, in the order of the product's table. */
export function valuesOf(
  attributes: readonly Attribute[],
  values: Readonly<Record<string, AttributeValue>>,
  locale: Locale,
) {
  const columns = withoutLifeColumns(attributes).filter(isColumn)
  return {
    values: columns.flatMap((attribute) => typed(attribute, values[attribute.key], locale) ?? []),
    missing: columns.flatMap(({ key, label, unit: printed }) =>
      isStated(values[key]) ? [] : [{ key, label, unit: printed || null }],
    ),
  }
}
