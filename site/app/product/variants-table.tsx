import type { Attribute, Variant } from '@vitrine/contract/shapes/types'
import { DataTable } from '#app/design/data-table/data-table.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { attributeSort, attributeText } from './attribute-text.ts'
import { rowFilters } from './row-filters.ts'

/** One row for each part number, one column for each declared attribute. */
export function VariantsTable({ title, attributes, variants }: { title: string; attributes: Attribute[]; variants: Variant[] }) {
  const locale = useLocale()
  const { product } = useMessages()
  return (
    <DataTable
      caption={product.variants.caption(title)}
      columns={attributes.map(({ key, label, unit, symbol, type }) => ({ key, label, unit, symbol, numeric: type === 'number' || type === 'range' }))}
      rows={variants.map(({ part_number: partNumber, values }) => ({
        id: partNumber,
        partNumber,
        cells: attributes.map((attribute) => ({ text: attributeText(attribute, values[attribute.key], locale, product), sort: attributeSort(attribute, values[attribute.key]) })),
      }))}
      labels={product.variants}
      filters={rowFilters(attributes, variants, (attribute, value) => attributeText(attribute, value, locale, product))}
    />
  )
}
