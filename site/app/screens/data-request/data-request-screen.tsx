import { browserLoader, serverLoader } from '#app/api/load.ts'
import { DataRequestForm } from './data-request-form.tsx'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'

/** What a person may ask about their data (LGPD, art. 18). */
export function load() {
  return Promise.resolve({})
}

export const loader = serverLoader('data-request', load)
export const clientLoader = browserLoader('data-request', load)

export const meta = screenMeta<typeof load>('data-request', (_, context) => ({ title: formWords[context.locale].request.title, description: formWords[context.locale].request.lead }))

export default function DataRequestScreen() {
  const locale = useLocale()
  const words = useWords(formWords).request
  return (
    <div className="wrap">
      <PageHeader trail={[{ label: words.title, href: routePath('data-request', locale) }]} title={words.title} lead={words.lead} />
      <DataRequestForm />
    </div>
  )
}
