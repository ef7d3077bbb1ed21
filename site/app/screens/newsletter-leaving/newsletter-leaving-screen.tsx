import { browserLoader, serverLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { TokenForm } from '#app/forms/token-form.tsx'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'

/** Where the newsletter's last line leads. */
export function load({ query }: LoadArguments<'newsletter-leaving'>) {
  return Promise.resolve({ token: query.token?.[0] ?? '' })
}

export const loader = serverLoader('newsletter-leaving', load)
export const clientLoader = browserLoader('newsletter-leaving', load)

export const meta = screenMeta<typeof load>('newsletter-leaving', (_, context) => ({ title: formWords[context.locale].leaving.title, description: formWords[context.locale].leaving.text }))

export default function NewsletterLeavingScreen() {
  const { token } = useScreenData<typeof load>()
  const locale = useLocale()
  const words = useWords(formWords).leaving
  return (
    <div className="wrap">
      <PageHeader trail={[{ label: words.title, href: routePath('newsletter-leaving', locale) }]} title={words.title} />
      <TokenForm form="newsletter-leaving" token={token} words={words} />
    </div>
  )
}
