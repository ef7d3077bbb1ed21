import type { CategoryCard } from '@vitrine/contract/shapes/types'
import { IndexList, IndexRow } from '#app/ui/cards/index-row.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import styles from './products-screen.module.css'

/** Product categories as a numbered index. */
export function CategoryIndex({
  categories,
  label,
}: {
  categories: readonly CategoryCard[]
  label: string
}) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  if (categories.length === 0) return null
  return (
    <section className={styles.index} aria-label={label}>
      <IndexList>
        {categories.map((category, index) => (
          <IndexRow
            key={category.id}
            href={routePath('product-category', locale, { category: category.slug })}
            number={String(index + 1).padStart(2, '0')}
            title={category.title}
            description={category.description}
            count={listing.codes({ count: category.part_number_count })}
          />
        ))}
      </IndexList>
    </section>
  )
}
