import { screenLoader } from '#app/api/load.ts'
import { DataRequestForm } from './data-request-form.tsx'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'

/** What a person may ask about their data (LGPD, art. 18). */
export function load() {
  return Promise.resolve({})
}

export const loader = screenLoader('data-request', load)

export const meta = screenMeta<typeof load>('data-request', (_, context) => ({ title: leadFormWords[context.locale].request.title, description: leadFormWords[context.locale].request.lead }))

export default function DataRequestScreen() {
  const locale = useLocale()
  const words = useWords(leadFormWords).request
  return (
    <div className="wrap">
      <PageHeader trail={[{ label: words.title, href: routePath('data-request', locale) }]} title={words.title} lead={words.lead} />
      <DataRequestForm />
    </div>
  )
}
