import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { newsletterTexts } from '#texts/newsletter.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Newsletter sign-up page. */
export async function load({ client, query }: LoadArguments<'newsletter'>) {
  const { data: categories } = await client('product-categories-list')
  return { categories, receipt: receiptNumber(query) }
}

export const loader = screenLoader('newsletter', load)

export const texts = [formsTexts, leadFormsTexts, newsletterTexts]

export const meta = screenMeta<typeof load>('newsletter', (_, context) => ({
  title: newsletterTexts[context.locale].newsletter.title,
  description: newsletterTexts[context.locale].newsletter.lead,
}))

export default function NewsletterScreen() {
  const locale = useLocale()
  const { categories, receipt } = useScreenData<typeof load>()
  const texts = useTexts(newsletterTexts).newsletter
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: routePath('newsletter', locale) }]}
        title={texts.title}
        lead={useLead(texts.lead)}
      />
      {receipt === undefined ? (
        <NewsletterForm categories={categories} />
      ) : (
        <Receipt number={receipt} texts={texts} href={routePath('newsletter', locale)} />
      )}
    </div>
  )
}
