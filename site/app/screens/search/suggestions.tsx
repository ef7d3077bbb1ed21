import type { Answer } from '@vitrine/contract/client'
import type { CategoryCard } from '@vitrine/contract/shapes/types'
import { Section } from '#app/design/section/section.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { searchWords } from '#app/i18n/words/search.ts'
import { SearchPanel } from '#app/search-panel/search-panel.tsx'
import { CategoryIndex } from '../products/category-index.tsx'

/** What others look for, then the lines of business. */
export function Suggestions({
  panel,
  categories,
}: {
  panel: Answer<'search-panel-read'>
  categories: readonly CategoryCard[]
}) {
  const search = useWords(searchWords)
  return (
    <>
      <SearchPanel panel={panel} />
      <Section title={search.lines}>
        <CategoryIndex categories={categories} label={search.lines} />
      </Section>
    </>
  )
}
