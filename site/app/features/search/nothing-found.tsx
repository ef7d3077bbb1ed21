import { ButtonLink } from '#app/ui/elements/button.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { routePath } from '#shared/routes/table.ts'

/** Empty search result, with suggestions and a link to the catalogue. */
export function NothingFound({ text }: { text: string }) {
  const locale = useLocale()
  const search = useTexts(searchTexts)
  return (
    <div role="status">
      <EmptyState title={search.empty.title({ text })} text={search.empty.text}>
        <ButtonLink href={routePath('products', locale)} variant="secondary">
          {search.empty.products}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
