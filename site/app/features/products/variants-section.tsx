import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Answer } from '@vitrine/contract/client'
import type { AttributeValue } from '@vitrine/contract/shapes/types'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { RowFilters } from '#app/ui/table/row-filters.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { attributeText } from '#shared/product/attribute-text.ts'
import type { FilteredTable } from '#shared/product/row-filters.ts'
import { queryNames, writeQuery } from '#shared/routes/query-names.ts'
import { variantsTable } from '#shared/product/variants-table.ts'

/**
 * Table of the part numbers that have the filters of the address; the one in the URL fragment is
 * highlighted. Key it by the filters.
 */
export function VariantsSection({
  product,
  table,
}: {
  product: Pick<Answer<'product-read'>, 'title' | 'attributes' | 'variants'>
  table: FilteredTable
}) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const texts = useTexts(productTexts)
  const { pathname, hash } = useLocation()
  const [{ filters, choices, others, partNumbers }, setTable] = useState(table)
  // the server never receives the fragment, and `:target` does not update on client-side navigation
  const hydrated = useHydrated()
    ? product.variants.find(({ part_number: code }) => `#${encodeURIComponent(code)}` === hash)
        ?.part_number
    : undefined
  if (product.variants.length === 0) return null
  const count = listing.codes({ count: product.variants.length })
  const pathOf = (chosen: readonly string[]) =>
    `${pathname}${writeQuery({ filter: chosen }, locale)}#codigos`
  const labelOf = (at: number) => {
    const { label = '', unit = null } = product.attributes[at] ?? {}
    return unit === null ? label : `${label} (${unit})`
  }
  const valueOf = (at: number, value: AttributeValue) => {
    const attribute = product.attributes[at]
    return attribute ? attributeText(attribute, value, locale, texts) : ''
  }

  async function choose(before: string, filter: string) {
    const { filterTable } = await importOrReload(() => import('#shared/product/row-filters.ts'))
    const next = filterTable(product, [...filters.filter((one) => one !== before), filter])
    setTable(next)
    // shareable, without a navigation: the rows are here
    const query = writeQuery({ filter: next.filters }, locale)
    window.history.replaceState(window.history.state, '', pathname + query)
  }

  return (
    <Section title={count} ruled headless id="codigos">
      <DataTable
        {...variantsTable(product, locale, texts, partNumbers)}
        total={product.variants.length}
        heading={<h2>{count}</h2>}
        toolbar={
          <RowFilters
            filters={choices.map(({ at, chosen, options }) => ({
              label: labelOf(at),
              chosen,
              options: options.map(([filter, value]) => ({ filter, label: valueOf(at, value) })),
            }))}
            others={others.map(({ at, chosen: [filter, value] }) => ({
              filter,
              label: `${labelOf(at)}: ${valueOf(at, value)}`,
              href: pathOf(filters.filter((one) => one !== filter)),
            }))}
            action={pathOf([])}
            name={queryNames.filter[locale]}
            clear={filters.length > 0 ? pathOf([]) : undefined}
            labels={texts.variants}
            onChoose={choose}
          />
        }
        highlightedId={hydrated}
      />
    </Section>
  )
}
