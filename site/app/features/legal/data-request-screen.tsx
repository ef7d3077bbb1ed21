import { countryPack, privacyAnswerDays } from '@vitrine/configuration/country-pack'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { dataRequestTexts } from '#texts/data-request.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { DataRequestForm } from './data-request-form.tsx'

const law = { country: countryPack, days: privacyAnswerDays }

/** Requests about personal data (LGPD, art. 18; GDPR, art. 15 to 21). */
export function load({ query }: LoadArguments<'data-request'>) {
  return Promise.resolve({ receipt: receiptNumber(query) })
}

export const loader = screenLoader('data-request', load)

export const texts = [formsTexts, leadFormsTexts, dataRequestTexts]

export const meta = screenMeta<typeof load>('data-request', (_, context) => ({
  title: dataRequestTexts[context.locale].request.title,
  description: dataRequestTexts[context.locale].request.lead(law),
}))

export default function DataRequestScreen() {
  const { receipt } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(dataRequestTexts).request
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: routePath('data-request', locale) }]}
        title={texts.title}
        lead={texts.lead(law)}
      />
      {receipt === undefined ? (
        <DataRequestForm />
      ) : (
        <Receipt number={receipt} texts={texts} href={routePath('data-request', locale)} />
      )}
    </div>
  )
}
