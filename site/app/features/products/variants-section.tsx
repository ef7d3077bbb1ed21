import { useLocation } from 'react-router'
import type { Answer } from '@vitrine/contract/client'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useMessages, useWords } from '#app/core/i18n/language.ts'
import { productWords } from '#shared/texts/words/product.ts'
import { variantsTable } from '#shared/product/variants-table.ts'

/** Table of all part numbers; the one in the URL fragment is highlighted. */
export function VariantsSection({
  product,
}: {
  product: Pick<Answer<'product-read'>, 'title' | 'attributes' | 'variants'>
}) {
  const locale = useLocale()
  const { listing } = useMessages()
  const words = useWords(productWords)
  const { hash } = useLocation()
  // the server never receives the fragment, and `:target` does not update on client-side navigation
  const named = useHydrated()
    ? product.variants.find(({ part_number: code }) => `#${encodeURIComponent(code)}` === hash)
        ?.part_number
    : undefined
  if (product.variants.length === 0) return null
  const count = listing.codes(product.variants.length)
  return (
    <Section title={count} ruled headless id="codigos">
      <DataTable
        {...variantsTable(product, locale, words)}
        heading={<h2>{count}</h2>}
        highlightedId={named}
      />
    </Section>
  )
}
