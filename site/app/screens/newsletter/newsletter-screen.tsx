import { screenLoader } from '#app/api/load.ts'
import { NewsletterForm } from '#app/forms/newsletter-form.tsx'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'

/** Asks for the newsletter. */
export function load() {
  return Promise.resolve({})
}

export const loader = screenLoader('newsletter', load)

export const meta = screenMeta<typeof load>('newsletter', (_, context) => ({ title: leadFormWords[context.locale].newsletter.title, description: leadFormWords[context.locale].newsletter.lead }))

export default function NewsletterScreen() {
  const locale = useLocale()
  const words = useWords(leadFormWords).newsletter
  return (
    <div className="wrap">
      <PageHeader trail={[{ label: words.title, href: routePath('newsletter', locale) }]} title={words.title} lead={words.lead} />
      <NewsletterForm />
    </div>
  )
}
