import { ButtonLink } from '#app/ui/elements/button.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { whatsappLink } from '#app/features/company/contact-hrefs.ts'
import { useContact } from '#app/features/company/use-contact.ts'
import { searchTexts } from '#texts/search.js'
import { contactPath } from '#shared/routes/contact-path.ts'
import { routePath } from '#shared/routes/table.ts'
import type { Found } from './search-calls.ts'
import { NearPartNumbers } from './near-part-numbers.tsx'

/** Empty search result: similar part numbers, a link to contact the company, the catalogue. */
export function NothingFound({ text, found }: { text: string; found: Found }) {
  const locale = useLocale()
  const { empty } = useTexts(searchTexts)
  const { whatsapp } = useContact()
  return (
    <div role="status">
      <EmptyState title={empty.title({ text })} text={empty.text}>
        <NearPartNumbers found={found} />
        <ButtonLink href={contactPath(locale, { searched: text })}>{empty.ask}</ButtonLink>
        {whatsapp === '' ? null : (
          <ButtonLink
            href={whatsappLink(whatsapp, empty.question({ text }))}
            variant="secondary"
            rel="noreferrer"
          >
            {empty.whatsapp}
          </ButtonLink>
        )}
        <ButtonLink href={routePath('products', locale)} variant="secondary">
          {empty.products}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
