import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Answer } from '@vitrine/contract/client'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { RowFilters } from '#app/ui/table/row-filters.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { attributeText } from '#shared/product/attribute-text.ts'
import { filtersOfTable, matchingVariants, rowFilters } from '#shared/product/row-filters.ts'
import { queryNames, writeQuery } from '#shared/routes/query-names.ts'
import { variantsTable } from '#shared/product/variants-table.ts'

/**
 * Table of the part numbers that have the filters of the address; the one in the URL fragment is
 * highlighted. Key it by `filter`.
 */
export function VariantsSection({
  product,
  filter,
}: {
  product: Pick<Answer<'product-read'>, 'title' | 'attributes' | 'variants'>
  filter: readonly string[]
}) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const texts = useTexts(productTexts)
  const { pathname, hash } = useLocation()
  const [chosen, setChosen] = useState(filtersOfTable(filter, product.attributes))
  // the server never receives the fragment, and `:target` does not update on client-side navigation
  const hydrated = useHydrated()
    ? product.variants.find(({ part_number: code }) => `#${encodeURIComponent(code)}` === hash)
        ?.part_number
    : undefined
  if (product.variants.length === 0) return null
  const count = listing.codes({ count: product.variants.length })
  const matching = matchingVariants(product.variants, chosen)
  const { choices, others } = rowFilters(
    product.attributes,
    product.variants,
    chosen,
    locale,
    (attribute, value) => attributeText(attribute, value, locale, texts),
  )
  const pathOf = (filters: readonly string[]) =>
    `${pathname}${writeQuery({ filter: filters }, locale)}#codigos`

  function choose(key: string, value: string) {
    const next = chosen.filter((one) => !one.startsWith(`${key}:`))
    if (value !== '') next.push(value)
    setChosen(next)
    // shareable, without a navigation: the rows are here
    window.history.replaceState(
      window.history.state,
      '',
      pathname + writeQuery({ filter: next }, locale),
    )
  }

  return (
    <Section title={count} ruled headless id="codigos">
      <DataTable
        {...variantsTable(product, locale, texts, matching)}
        total={product.variants.length}
        heading={<h2>{count}</h2>}
        toolbar={
          <RowFilters
            filters={choices}
            others={others.map((other) => ({
              ...other,
              href: pathOf(chosen.filter((one) => one !== other.filter)),
            }))}
            action={pathOf([])}
            name={queryNames.filter[locale]}
            clear={chosen.length > 0 ? pathOf([]) : undefined}
            labels={texts.variants}
            onChoose={choose}
          />
        }
        highlightedId={hydrated}
      />
    </Section>
  )
}
