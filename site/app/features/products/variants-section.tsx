import { useLocation } from 'react-router'
import type { Answer } from '@vitrine/contract/client'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { variantsTable } from '#shared/product/variants-table.ts'

/** Table of all part numbers; the one in the URL fragment is highlighted. */
export function VariantsSection({
  product,
}: {
  product: Pick<Answer<'product-read'>, 'title' | 'attributes' | 'variants'>
}) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const texts = useTexts(productTexts)
  const { hash } = useLocation()
  // the server never receives the fragment, and `:target` does not update on client-side navigation
  const hydrated = useHydrated()
    ? product.variants.find(({ part_number: code }) => `#${encodeURIComponent(code)}` === hash)
        ?.part_number
    : undefined
  if (product.variants.length === 0) return null
  const count = listing.codes({ count: product.variants.length })
  return (
    <Section title={count} ruled headless id="codigos">
      <DataTable
        {...variantsTable(product, locale, texts)}
        heading={<h2>{count}</h2>}
        highlightedId={hydrated}
      />
    </Section>
  )
}
