import type { Answer } from '@vitrine/contract/client'
import { locales } from '@vitrine/contract/locales'
import { DocumentList } from '#app/design/document-list/document-list.tsx'
import type { DocumentRow } from '#app/design/document-list/document-list.tsx'
import { KeyValues } from '#app/design/key-values/key-values.tsx'
import { Label } from '#app/design/tag/tag.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { productWords } from '#app/i18n/words/product.ts'
import { useLayoutData } from '#app/layouts/use-layout-data.ts'
import { productPath } from '#app/routes/detail-paths.ts'
import { dataSheetPath } from '#app/product/data-sheet-path.ts'
import { documentRows, languageMark } from '#app/product/document-rows.ts'
import { tariffHeading } from '#app/product/tariff-heading.ts'
import { Share } from '#app/share/share.tsx'
import styles from './product-screen.module.css'

/** What an engineer reads first: name, use, key figures, documents to take away. */
export function ProductSummary({ product }: { product: Answer<'product-read'> }) {
  const locale = useLocale()
  const words = useWords(productWords)
  const layout = useLayoutData()
  const highlights = [...product.highlights, ...tariffHeading(product.ncm, words.ncm)]
  const sheet: DocumentRow = {
    title: words.sheet.title,
    href: dataSheetPath(product, locale),
    meta: ['PDF', languageMark(locales[locale].tag), formatDate(product.updated_at, locale)].join(
      ' · ',
    ),
    icon: 'file',
  }
  return (
    <div className={styles.summary}>
      <Label tone="copper">
        {[product.sub_category?.title, words.family(product.family)].filter(Boolean).join(' · ')}
      </Label>
      <h1>{product.title}</h1>
      <p className={styles.description}>{product.description}</p>
      {highlights.length > 0 ? <KeyValues items={highlights} /> : null}
      <section className={`${styles.documents} no-print`} aria-label={words.documents}>
        <DocumentList items={[sheet, ...documentRows(product.documents, locale)]} />
      </section>
      <Share title={product.title} url={(layout?.origin ?? '') + productPath(product, locale)} />
    </div>
  )
}
