import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { NewsletterForm } from '#app/forms/newsletter-form.tsx'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'

/** Asks for the newsletter, and for what it should be about. */
export async function load({ client }: LoadArguments<'newsletter'>) {
  const { data: categories } = await client('product-categories-list')
  return { categories }
}

export const loader = screenLoader('newsletter', load)

export const meta = screenMeta<typeof load>('newsletter', (_, context) => ({ title: leadFormWords[context.locale].newsletter.title, description: leadFormWords[context.locale].newsletter.lead }))

export default function NewsletterScreen() {
  const locale = useLocale()
  const { categories } = useScreenData<typeof load>()
  const words = useWords(leadFormWords).newsletter
  return (
    <div className="wrap">
      <PageHeader trail={[{ label: words.title, href: routePath('newsletter', locale) }]} title={words.title} lead={words.lead} />
      <NewsletterForm categories={categories} />
    </div>
  )
}
