import type { Answer } from '@vitrine/contract/client'
import { locales } from '@vitrine/contract/locales'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import type { DocumentRow } from '#app/ui/content/document-list.tsx'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { formatDate } from '@vitrine/contract/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { documentRows, languageCode } from '#app/features/cards/document-rows.ts'
import { productFacts } from '#shared/product/product-facts.ts'
import { Share } from '#app/features/articles/share.tsx'
import styles from './product-screen.module.css'

/** Summary of a product: name, description, key figures, downloads. */
export function ProductSummary({ product }: { product: Answer<'product-read'> }) {
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const layout = useLayoutData()
  const facts = productFacts(product, texts)
  const sheet: DocumentRow = {
    title: texts.sheet.title,
    href: dataSheetPath(product, locale),
    meta: ['PDF', languageCode(locales[locale].tag), formatDate(product.updated_at, locale)].join(
      ' · ',
    ),
    icon: 'file',
  }
  return (
    <div className={styles.summary}>
      <Label tone="copper">
        {[product.sub_category?.title, texts.family({ code: product.family })]
          .filter(Boolean)
          .join(' · ')}
      </Label>
      <h1>{product.title}</h1>
      <p className={styles.description}>{product.description}</p>
      {facts.length > 0 ? <KeyValues items={facts} /> : null}
      <section className={`${styles.documents} no-print`} aria-label={texts.documents}>
        <DocumentList items={[sheet, ...documentRows(product.documents, locale)]} />
      </section>
      <Share title={product.title} url={(layout?.origin ?? '') + productPath(product, locale)} />
    </div>
  )
}
