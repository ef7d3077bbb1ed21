import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { newsletterLeavingForm } from '#shared/forms/newsletter.ts'
import { TokenForm } from '#app/features/forms/token-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { newsletterWords } from '#shared/texts/words/newsletter.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/** Target of the newsletter's unsubscribe link. */
export function load({ query }: LoadArguments<'newsletter-leaving'>) {
  return Promise.resolve({ token: query.token?.[0] ?? '', done: query.sent !== undefined })
}

export const loader = screenLoader('newsletter-leaving', load)

export const words = [formWords, newsletterWords]

export const meta = screenMeta<typeof load>('newsletter-leaving', (_, context) => ({
  title: newsletterWords[context.locale].leaving.title,
  description: newsletterWords[context.locale].leaving.text,
}))

export default function NewsletterLeavingScreen() {
  const { token, done } = useScreenData<typeof load>()
  const locale = useLocale()
  const words = useWords(newsletterWords).leaving
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: words.title, href: routePath('newsletter-leaving', locale) }]}
        title={words.title}
      />
      <TokenForm form={newsletterLeavingForm} token={token} done={done} words={words} />
    </div>
  )
}
