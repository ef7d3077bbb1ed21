import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { newsletterLeavingForm } from '#shared/forms/newsletter.ts'
import { TokenForm } from '#app/features/forms/token-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { newsletterTexts } from '#texts/newsletter.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/** Target of the newsletter's unsubscribe link. */
export function load({ query }: LoadArguments<'newsletter-leaving'>) {
  return Promise.resolve({ token: query.token?.[0] ?? '', done: query.sent !== undefined })
}

export const loader = screenLoader('newsletter-leaving', load)

export const texts = [formsTexts, newsletterTexts]

export const meta = screenMeta<typeof load>('newsletter-leaving', (_, context) => ({
  title: newsletterTexts[context.locale].leaving.title,
  description: newsletterTexts[context.locale].leaving.text,
}))

export default function NewsletterLeavingScreen() {
  const { token, done } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(newsletterTexts).leaving
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: routePath('newsletter-leaving', locale) }]}
        title={texts.title}
      />
      <TokenForm form={newsletterLeavingForm} token={token} done={done} texts={texts} />
    </div>
  )
}
