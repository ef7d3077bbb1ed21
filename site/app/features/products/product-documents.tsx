import type { Answer } from '@vitrine/contract/client'
import type { Part } from '@vitrine/contract/parts'
import { locales } from '@vitrine/contract/locales'
import { formatDate } from '@vitrine/contract/format'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { documentRows, languageCode } from '#app/features/cards/document-rows.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { comparedPath } from '#shared/comparison/compared-path.ts'
import { toolingTexts } from '#texts/tooling.js'
import { sectionIds } from './section-ids.ts'

/** Downloads of a product, the data sheet of it or of its part number first. */
export function ProductDocuments({
  product,
  part,
}: {
  product: Answer<'product-read'>
  part: Part | undefined
}) {
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const { compare } = useTexts(toolingTexts)
  return (
    <Section
      title={texts.documents}
      ruled
      id={sectionIds.documents}
      action={{
        label: compare({ name: part?.variant.part_number ?? product.title }),
        href: comparedPath(part?.variant.part_number ?? product.slug, locale),
      }}
    >
      <DocumentList
        items={[
          {
            title: texts.sheet.title,
            href: dataSheetPath(product, locale, part),
            meta: [
              'PDF',
              languageCode(locales[locale].tag),
              formatDate(product.updated_at, locale),
            ].join(' · '),
            icon: 'file',
          },
          ...documentRows(product.documents, locale),
        ]}
      />
    </Section>
  )
}
