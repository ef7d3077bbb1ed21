import { useLocation, useNavigate } from 'react-router'
import type { Answer } from '@vitrine/contract/client'
import type { AttributeValue } from '@vitrine/contract/shapes/types'
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
 * highlighted.
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
  const { filters, choices, others, partNumbers } = table
  const navigate = useNavigate()
  // the server never receives the fragment, and `:target` does not update on client-side navigation
  const hydrated = useHydrated()
    ? product.variants.find(({ part_number: code }) => `#${encodeURIComponent(code)}` === hash)
        ?.part_number
    : undefined
  if (product.variants.length === 0) return null
  const count = listing.codes({ count: product.variants.length })
  const without = (filter: string) => filters.filter((one) => one !== filter)
  const pathOf = (filter: readonly string[]) => pathname + writeQuery({ filter }, locale)
  const labelOf = (at: number) => {
    const { label = '', unit = null } = product.attributes[at] ?? {}
    return unit === null ? label : `${label} (${unit})`
  }
  const valueOf = (at: number, value: AttributeValue) => {
    const attribute = product.attributes[at]
    return attribute ? attributeText(attribute, value, locale, texts) : ''
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
              href: pathOf(without(filter)),
            }))}
            action={`${pathname}#codigos`}
            name={queryNames.filter[locale]}
            clear={filters.length > 0 ? pathname : undefined}
            labels={texts.variants}
            onChoose={(before, filter) =>
              navigate(pathOf(without(before).concat(filter || [])), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        }
        highlightedId={hydrated}
      />
    </Section>
  )
}
