import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { newsletterConfirmationForm } from '#shared/forms/newsletter.ts'
import { TokenForm } from '#app/features/forms/token-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { newsletterWords } from '#shared/texts/words/newsletter.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/** Target of the link in the double opt-in mail. */
export function load({ query }: LoadArguments<'newsletter-confirmation'>) {
  return Promise.resolve({ token: query.token?.[0] ?? '', done: query.sent !== undefined })
}

export const loader = screenLoader('newsletter-confirmation', load)

export const words = [formWords, newsletterWords]

export const meta = screenMeta<typeof load>('newsletter-confirmation', (_, context) => ({
  title: newsletterWords[context.locale].confirmation.title,
  description: newsletterWords[context.locale].confirmation.text,
}))

export default function NewsletterConfirmationScreen() {
  const { token, done } = useScreenData<typeof load>()
  const locale = useLocale()
  const words = useWords(newsletterWords).confirmation
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: words.title, href: routePath('newsletter-confirmation', locale) }]}
        title={words.title}
      />
      <TokenForm form={newsletterConfirmationForm} token={token} done={done} words={words} />
    </div>
  )
}
