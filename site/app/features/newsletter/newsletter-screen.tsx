import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { leadFormWords } from '#shared/texts/words/lead-forms.ts'
import { newsletterWords } from '#shared/texts/words/newsletter.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Newsletter sign-up page. */
export async function load({ client, query }: LoadArguments<'newsletter'>) {
  const { data: categories } = await client('product-categories-list')
  return { categories, receipt: receiptNumber(query) }
}

export const loader = screenLoader('newsletter', load)

export const words = [formWords, leadFormWords, newsletterWords]

export const meta = screenMeta<typeof load>('newsletter', (_, context) => ({
  title: newsletterWords[context.locale].newsletter.title,
  description: newsletterWords[context.locale].newsletter.lead,
}))

export default function NewsletterScreen() {
  const locale = useLocale()
  const { categories, receipt } = useScreenData<typeof load>()
  const words = useWords(newsletterWords).newsletter
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: words.title, href: routePath('newsletter', locale) }]}
        title={words.title}
        lead={words.lead}
      />
      {receipt === undefined ? (
        <NewsletterForm categories={categories} />
      ) : (
        <Receipt number={receipt} words={words} href={routePath('newsletter', locale)} />
      )}
    </div>
  )
}
