import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { leadFormWords } from '#shared/texts/words/lead-forms.ts'
import { dataRequestWords } from '#shared/texts/words/data-request.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { DataRequestForm } from './data-request-form.tsx'

/** Requests about personal data (LGPD, art. 18). */
export function load({ query }: LoadArguments<'data-request'>) {
  return Promise.resolve({ receipt: receiptNumber(query) })
}

export const loader = screenLoader('data-request', load)

export const words = [formWords, leadFormWords, dataRequestWords]

export const meta = screenMeta<typeof load>('data-request', (_, context) => ({
  title: dataRequestWords[context.locale].request.title,
  description: dataRequestWords[context.locale].request.lead,
}))

export default function DataRequestScreen() {
  const { receipt } = useScreenData<typeof load>()
  const locale = useLocale()
  const words = useWords(dataRequestWords).request
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: words.title, href: routePath('data-request', locale) }]}
        title={words.title}
        lead={words.lead}
      />
      {receipt === undefined ? (
        <DataRequestForm />
      ) : (
        <Receipt number={receipt} words={words} href={routePath('data-request', locale)} />
      )}
    </div>
  )
}
