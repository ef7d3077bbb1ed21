import type { Answer } from '@vitrine/contract/client'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { onlyPart } from '#shared/product/only-part.ts'
import { productFacts } from '#shared/product/product-facts.ts'
import { Share } from '#app/features/articles/share.tsx'
import styles from './product-page.module.css'

/** Key figures of a product, and links to share its page. */
export function ProductSummary({
  product,
  path,
}: {
  product: Answer<'product-read'>
  path: string
}) {
  const texts = useTexts(productTexts)
  const layout = useLayoutData()
  const facts = productFacts(product, texts)
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
