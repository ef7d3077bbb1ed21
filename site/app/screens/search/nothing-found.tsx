import { ButtonLink } from '#app/design/button/button.tsx'
import { EmptyState } from '#app/design/empty-state/empty-state.tsx'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { searchWords } from '#app/i18n/words/search.ts'
import { routePath } from '#app/routes/table.ts'

/** A search without results: what to try, and the catalogue. */
export function NothingFound({ text }: { text: string }) {
  const locale = useLocale()
  const search = useWords(searchWords)
  return (
    <div role="status">
      <EmptyState title={search.empty.title(text)} text={search.empty.text}>
        <ButtonLink href={routePath('products', locale)} variant="secondary">
          {search.empty.products}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
