import { useLocale } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { MatchedRows } from '#app/features/cards/matched-rows.tsx'
import { productPath } from '#shared/routes/detail-paths.ts'
import type { Found } from './search-calls.ts'
import styles from './search-screen.module.css'

/** Part numbers that the text names exactly, as rows above the results. */
export function ExactPartNumbers({ found: { understood, products } }: { found: Found }) {
  const locale = useLocale()
  const named = understood.flatMap(({ kind, found, text }) =>
    kind === 'part-number' && found ? [text] : [],
  )
  const exact = products.data.flatMap((product) => {
    const rows = (product.matched_variants?.rows ?? []).filter(({ part_number }) =>
      named.includes(part_number),
    )
    return rows.length === 0 ? [] : [{ product, rows }]
  })
  if (exact.length === 0) return null
  return (
    <div className={styles.exact}>
      {exact.map(({ product, rows }) => (
        <div key={product.id}>
          <Link href={productPath(product, locale)}>{product.title}</Link>
          <MatchedRows product={product} matched={{ count: rows.length, rows }} />
        </div>
      ))}
    </div>
  )
}
