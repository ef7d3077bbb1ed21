import { partSlug } from '@vitrine/contract/product/part-slug'
import type { MatchedVariants, ProductCard } from '@vitrine/contract/shapes/types'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { comparedPath } from '#shared/comparison/compared-path.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { understoodTexts } from '#texts/understood.js'
import { AddToList } from './add-to-list.tsx'
import styles from './matched-rows.module.css'

/** Part numbers of a product that match the search, each with links to its page and data sheet. */
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
        {rows.map(({ part_number, values, successor }) => (
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
            {successor && (
              <Link
                href={productPath(
                  { ...successor.product, matched_part_number: successor.part_number },
                  locale,
                )}
                className={styles.code}
              >
                → {successor.part_number ?? successor.product.title}
              </Link>
            )}
            <a
              href={dataSheetPath(
                product,
                locale,
                product.part_numbers.count > 1 ? { slug: partSlug(part_number) } : undefined,
              )}
              className={styles.sheet}
            >
              {texts.sheet}
            </a>
            <Link
              href={comparedPath(part_number, locale)}
              className={styles.sheet}
              rel="nofollow"
              aria-label={texts.compareOf({ code: part_number })}
            >
              {texts.compare}
            </Link>
            <AddToList code={part_number} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.more}>{texts.more({ count: more })}</p> : null}
    </div>
  )
}
