import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Cell } from '@vitrine/spreadsheets/csv'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import type { ProductTexts } from '#texts/product.js'
import { productPath } from '#shared/routes/detail-paths.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { filterTable } from './row-filters.ts'
import { variantsTable } from './variants-table.ts'

/**
 * File formats of a table of part numbers; the URL of a file is that of its product with the file
 * extension.
 */
export const tableFileEndings = ['csv', 'xlsx'] as const
export type TableFileEnding = (typeof tableFileEndings)[number]

/** Path of a file of a product's table, with the rows that match the filters. */
export const tableFilePath = (
  product: Pick<Answer<'product-read'>, 'slug' | 'category' | 'sub_category'>,
  locale: Locale,
  ending: TableFileEnding,
  filter: readonly string[],
): string =>
  `${productPath({ ...product, matched_part_number: null }, locale)}.${ending}${writeQuery({ filter }, locale)}`

/**
 * Table as spreadsheet cells: units in the header row, numbers as numbers, only the rows that match
 * the filters.
 */
export function tableCells(
  product: Answer<'product-read'>,
  filter: readonly string[],
  locale: Locale,
  texts: ProductTexts,
): Cell[][] {
  const { partNumbers } = filterTable(product, filter)
  const { columns, rows } = variantsTable(product, locale, texts, partNumbers)
  const attributes = columns.flatMap(
    ({ key }) => product.attributes.find((attribute) => attribute.key === key) ?? [],
  )
  const valuesOf = new Map(product.variants.map((variant) => [variant.part_number, variant.values]))
  return [
    [
      texts.variants.partNumber,
      ...columns.map(({ label, symbol, unit }) =>
        [label, symbol, unit && `(${unit})`].filter(Boolean).join(' '),
      ),
    ],
    ...rows.map(({ partNumber }) => [
      partNumber,
      ...attributes.map((attribute): Cell => {
        const value = valuesOf.get(partNumber)?.[attribute.key] ?? null
        if (typeof value === 'number') return value
        return value === null ? '' : attributeText(attribute, value, locale, texts)
      }),
    ]),
  ]
}
