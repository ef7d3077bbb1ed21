import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { dataRequestConfirmationForm } from '#shared/forms/data-request.ts'
import { TokenForm } from '#app/features/forms/token-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { dataRequestWords } from '#shared/texts/words/data-request.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/** Target of the link in a data request's confirmation mail. */
export function load({ query }: LoadArguments<'data-request-confirmation'>) {
  return Promise.resolve({ token: query.token?.[0] ?? '', done: query.sent !== undefined })
}

export const loader = screenLoader('data-request-confirmation', load)

export const words = [formWords, dataRequestWords]

export const meta = screenMeta<typeof load>('data-request-confirmation', (_, context) => ({
  title: dataRequestWords[context.locale].requestConfirmation.title,
  description: dataRequestWords[context.locale].requestConfirmation.text,
}))

export default function DataRequestConfirmationScreen() {
  const { token, done } = useScreenData<typeof load>()
  const locale = useLocale()
  const words = useWords(dataRequestWords).requestConfirmation
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: words.title, href: routePath('data-request-confirmation', locale) }]}
        title={words.title}
      />
      <TokenForm form={dataRequestConfirmationForm} token={token} done={done} words={words} />
    </div>
  )
}
