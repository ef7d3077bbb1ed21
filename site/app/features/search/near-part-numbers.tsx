import { Link } from '#app/ui/elements/link.tsx'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { equivalents } from '#app/features/cross-references/lazy-results.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { productPath } from '#shared/routes/detail-paths.ts'
import type { Found } from './search-calls.ts'
import styles from './near-part-numbers.module.css'

/**
 * Part numbers similar to the searched one, and similar numbers of other makers with their
 * equivalents.
 */
export function NearPartNumbers({ found: { near, near_equivalents: others } }: { found: Found }) {
  const elsewhere =
    others.length > 0 ? <equivalents.Section equivalents={others} makers={[]} near /> : null
  if (near.length === 0) return elsewhere
  return (
    <>
      {elsewhere}
      <Own near={near} />
    </>
  )
}

function Own({ near }: Pick<Found, 'near'>) {
  const locale = useLocale()
  const { empty } = useTexts(searchTexts)
  return (
    <div className={styles.near}>
      <h2 className={styles.label} id="near">
        {empty.near}
      </h2>
      <ul aria-labelledby="near">
        {near.map(({ part_number, product }) => (
          <li key={part_number} className={styles.row}>
            <Link
              className={styles.code}
              href={productPath({ ...product, matched_part_number: part_number }, locale)}
            >
              {part_number}
            </Link>
            <span>{product.title}</span>
            <AddToList code={part_number} />
          </li>
        ))}
      </ul>
    </div>
  )
}
