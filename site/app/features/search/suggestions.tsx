import type { Answer } from '@vitrine/contract/client'
import type { CategoryCard } from '@vitrine/contract/shapes/types'
import { Section } from '#app/ui/frame/section.tsx'
import { useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { SearchPanel } from './search-panel.tsx'
import { CategoryIndex } from '#app/features/products/category-index.tsx'

/** Popular content, then the product categories. */
export function Suggestions({
  panel,
  categories,
}: {
  panel: Answer<'search-panel-read'>
  categories: readonly CategoryCard[]
}) {
  const search = useTexts(searchTexts)
  return (
    <>
      <SearchPanel panel={panel} />
      {categories.length > 0 ? (
        <Section title={search.lines}>
          <CategoryIndex categories={categories} label={search.lines} />
        </Section>
      ) : null}
    </>
  )
}
