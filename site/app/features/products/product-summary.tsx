import type { Answer } from '@vitrine/contract/client'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { onlyPart } from '#shared/product/only-part.ts'
import { Share } from '#app/features/articles/share.tsx'
import styles from './product-page.module.css'

/** Key figures of a product, and links to share its page. */
export function ProductSummary({
  product,
  facts,
  path,
}: {
  product: Answer<'product-read'>
  facts: { label: string; value: string }[]
  path: string
}) {
  const layout = useLayoutData()
  const part = onlyPart(product)
  return (
    <div className={styles.summary}>
      {part ? (
        <p className={styles.partNumber} id={part.part_number}>
          {part.part_number} <AddToList code={part.part_number} />
        </p>
      ) : null}
      {facts.length > 0 ? <KeyValues items={facts} /> : null}
      <Share title={product.title} url={(layout?.origin ?? '') + path} />
    </div>
  )
}
