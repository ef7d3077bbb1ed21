import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'
import type { ProductTexts } from '#texts/product.js'
import { attributeSort, attributeText, isStated } from '@vitrine/contract/product/attribute-text'

/**
 * Table of variants: one row per matching part number, one column per declared attribute with at
 * least one value.
 */
export function variantsTable(
  {
    title,
    attributes,
    variants,
  }: { title: string; attributes: readonly Attribute[]; variants: readonly Variant[] },
  locale: Locale,
  texts: ProductTexts,
  partNumbers: readonly string[] | null = null,
) {
  const shown = attributes
    .filter(({ key }) => variants.some(({ values }) => isStated(values[key])))
    // filter attributes first: a phone shows only two or three columns
    .toSorted((a, b) => Number(b.filter) - Number(a.filter))
  return {
    caption: texts.variants.caption({ title }),
    columns: shown.map(({ key, label, unit, symbol, type }) => ({
      key,
      label,
      unit,
      symbol,
      numeric: type === 'number' || type === 'range',
    })),
    rows: (partNumbers === null
      ? variants
      : variants.filter((variant) => partNumbers.includes(variant.part_number))
    ).map(({ part_number: partNumber, values }) => ({
      id: partNumber,
      partNumber,
      cells: shown.map((attribute) => ({
        text: attributeText(attribute, values[attribute.key], locale, texts),
        sort: attributeSort(attribute, values[attribute.key]),
        look: attribute.choices.find(({ value }) => value === values[attribute.key]),
      })),
    })),
    labels: texts.variants,
  }
}
