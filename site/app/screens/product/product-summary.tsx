import type { Answer } from '@vitrine/contract/client'
import { DocumentList } from '#app/design/document-list/document-list.tsx'
import { KeyValues } from '#app/design/key-values/key-values.tsx'
import { Label } from '#app/design/tag/tag.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { useLayoutData } from '#app/layouts/use-layout-data.ts'
import { productPath } from '#app/routes/detail-paths.ts'
import { documentRows } from '#app/product/document-rows.ts'
import { Share } from '#app/share/share.tsx'
import styles from './product-screen.module.css'

/** What an engineer reads first: name, use, key figures, documents to take away. */
export function ProductSummary({ product }: { product: Answer<'product-read'> }) {
  const locale = useLocale()
  const { product: words } = useMessages()
  const layout = useLayoutData()
  return (
    <div className={styles.summary}>
      <Label tone="copper">{[product.sub_category?.title, words.family(product.family)].filter(Boolean).join(' · ')}</Label>
      <h1>{product.title}</h1>
      <p className={styles.description}>{product.description}</p>
      {product.highlights.length > 0 ? <KeyValues items={product.highlights} /> : null}
      {product.documents.length > 0 ? (
        <section className={styles.documents} aria-label={words.documents}>
          <DocumentList items={documentRows(product.documents, locale)} />
        </section>
      ) : null}
      <Share title={product.title} url={(layout?.origin ?? '') + productPath(product, locale)} />
    </div>
  )
}
