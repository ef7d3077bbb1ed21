import type { Locale } from '@vitrine/contract/locales'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'
import type { ProductTexts } from '#texts/product.js'
import { attributeSort, attributeText, isStated } from './attribute-text.ts'
import { rowFilters } from './row-filters.ts'

/**
 * Variants table: a row per part number, a column per declared attribute with at least one value.
 */
export function variantsTable(
  {
    title,
    attributes,
    variants,
  }: { title: string; attributes: readonly Attribute[]; variants: readonly Variant[] },
  locale: Locale,
  texts: ProductTexts,
) {
  const shown = attributes.filter(({ key }) => variants.some(({ values }) => isStated(values[key])))
  return {
    caption: texts.variants.caption({ title }),
    columns: shown.map(({ key, label, unit, symbol, type }) => ({
      key,
      label,
      unit,
      symbol,
      numeric: type === 'number' || type === 'range',
    })),
    rows: variants.map(({ part_number: partNumber, values }) => ({
      id: partNumber,
      partNumber,
      cells: shown.map((attribute) => ({
        text: attributeText(attribute, values[attribute.key], locale, texts),
        sort: attributeSort(attribute, values[attribute.key]),
      })),
    })),
    labels: texts.variants,
    filters: rowFilters(shown, variants, (attribute, value) =>
      attributeText(attribute, value, locale, texts),
    ),
  }
}
