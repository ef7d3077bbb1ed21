import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { newsletterLeavingForm } from '#app/forms/described/newsletter.ts'
import { TokenForm } from '#app/forms/token-form.tsx'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import { newsletterWords } from '#app/i18n/words/newsletter.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'

/** Where the newsletter's last line leads. */
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
        trail={[{ label: words.title, href: routePath('newsletter-leaving', locale) }]}
        title={words.title}
      />
      <TokenForm form={newsletterLeavingForm} token={token} done={done} words={words} />
    </div>
  )
}
