import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { receiptNumber } from '#app/forms/receipt-number.ts'
import { Receipt } from '#app/forms/receipt.tsx'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { dataRequestWords } from '#app/i18n/words/data-request.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'
import { DataRequestForm } from './data-request-form.tsx'

/** What a person may ask about their data (LGPD, art. 18). */
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
        trail={[{ label: words.title, href: routePath('data-request', locale) }]}
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
