import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { newsletterConfirmationForm } from '#shared/forms/newsletter.ts'
import { TokenForm } from '#app/features/forms/token-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { newsletterTexts } from '#texts/newsletter.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/** Target of the link in the double opt-in e-mail. */
export function load({ query }: LoadArguments<'newsletter-confirmation'>) {
  return Promise.resolve({ token: query.token?.[0] ?? '', done: query.sent !== undefined })
}

export const loader = screenLoader('newsletter-confirmation', load)

export const texts = [formsTexts, newsletterTexts]

export const meta = screenMeta<typeof load>('newsletter-confirmation', (_, context) => ({
  title: newsletterTexts[context.locale].confirmation.title,
  description: newsletterTexts[context.locale].confirmation.text,
}))

export default function NewsletterConfirmationScreen() {
  const { token, done } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(newsletterTexts).confirmation
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: routePath('newsletter-confirmation', locale) }]}
        title={texts.title}
      />
      <TokenForm form={newsletterConfirmationForm} token={token} done={done} texts={texts} />
    </div>
  )
}
