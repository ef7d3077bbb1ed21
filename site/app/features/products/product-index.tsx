import type { Answer } from '@vitrine/contract/client'
import { siteModules } from '@vitrine/configuration/modules'
import { useLocale, useTexts } from '#app/core/language.ts'
import { useCurrentHeading } from '#app/features/articles/use-current-heading.ts'
import { Contents } from '#app/ui/content/contents.tsx'
import { onlyPart, partFacts } from '#shared/product/only-part.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { sectionIds } from './section-ids.ts'

type Product = Answer<'product-read'>

/** Index of a product's page, which highlights the current section. */
export function ProductIndex({ product }: { product: Product }) {
  const locale = useLocale()
  const { listing, reading } = useTexts(pageTexts)
  const texts = useTexts(productTexts)
  const only = onlyPart(product)
  const shown: [keyof typeof sectionIds, string, boolean][] = [
    only
      ? ['codes', texts.technicalData, partFacts(product, only, locale, texts).length > 0]
      : ['codes', listing.codes({ count: product.variants.length }), product.variants.length > 0],
    ['tools', texts.tools, product.tooling.rows.length > 0],
    ['serves', texts.serves, product.serves.length > 0],
    ['curves', texts.curves.title, product.curves.length > 0],
    ['notes', texts.notes, product.text.html !== ''],
    ['documents', texts.documents, true],
    ['whereToBuy', texts.whereToBuy, siteModules.includes('where-to-buy')],
    ['applications', texts.applications, product.applications.length > 0],
    ['publications', reading.more, product.publications.length > 0],
    ['related', texts.related, product.related.length > 0],
  ]
  const headings = shown
    .filter(([, , isShown]) => isShown)
    .flatMap(([name, text]) => [
      { id: sectionIds[name] as string, text, level: 2 as const },
      ...(name === 'notes'
        ? product.text.headings
            .filter(({ level }) => level === 2)
            .map((heading) => ({ ...heading, level: 3 as const }))
        : []),
    ])
  const current = useCurrentHeading(headings.map(({ id }) => id))
  return <Contents label={reading.contents} headings={headings} currentId={current} strip />
}
