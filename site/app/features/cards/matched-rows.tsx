import type { MatchedVariants, ProductCard } from '@vitrine/contract/shapes/types'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { understoodTexts } from '#texts/understood.js'
import styles from './matched-rows.module.css'

/** Part numbers of a product that answer the search, each a link to its row. */
export function MatchedRows({
  product,
  matched: { rows, count },
}: {
  product: ProductCard
  matched: MatchedVariants
}) {
  const locale = useLocale()
  const texts = useTexts(understoodTexts)
  const more = count - rows.length
  return (
    <div className={styles.matched}>
      <ul aria-label={texts.variants}>
        {rows.map(({ part_number, values }) => (
          <li key={part_number} className={styles.row}>
            <Link
              href={productPath({ ...product, matched_part_number: part_number }, locale)}
              className={styles.code}
            >
              {part_number}
            </Link>
            {values.map(({ key, label, value, asked }) => (
              <span key={key} className={styles.value} data-asked={asked || undefined}>
                <span className="visually-hidden">{label}: </span>
                {value}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.more}>{texts.more({ count: more })}</p> : null}
    </div>
  )
}
