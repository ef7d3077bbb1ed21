import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'

/** Minimum number of rows for filters. */
const worthwhile = 8

interface RowFilter {
  label: string
  options: { value: string; label: string }[]
  match: (partNumber: string, value: string) => boolean
}

/** Filters of a product's variants table: filterable attributes with more than one value. */
export function rowFilters(
  attributes: readonly Attribute[],
  variants: readonly Variant[],
  textOf: (attribute: Attribute, value: AttributeValue | undefined) => string,
): RowFilter[] {
  if (variants.length < worthwhile) return []
  const byPartNumber = new Map(variants.map((variant) => [variant.part_number, variant.values]))
  return attributes.flatMap((attribute) => {
    if (!attribute.filter) return []
    const texts = [
      ...new Set(variants.map((variant) => textOf(attribute, variant.values[attribute.key]))),
    ]
    if (texts.length < 2 || texts.length > 40) return []
    const label =
      attribute.unit === null ? attribute.label : `${attribute.label} (${attribute.unit})`
    return [
      {
        label,
        options: texts.map((text) => ({ value: text, label: text })),
        match: (partNumber: string, value: string) =>
          textOf(attribute, byPartNumber.get(partNumber)?.[attribute.key]) === value,
      },
    ]
  })
}
