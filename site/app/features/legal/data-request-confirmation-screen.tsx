import { privacyAnswerDays } from '@vitrine/configuration/country-pack'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { dataRequestConfirmationForm } from '#shared/forms/data-request.ts'
import { TokenForm } from '#app/features/forms/token-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { dataRequestTexts } from '#texts/data-request.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/** Target of the link in a data request's confirmation e-mail. */
export function load({ query }: LoadArguments<'data-request-confirmation'>) {
  return Promise.resolve({ token: query.token?.[0] ?? '', done: query.sent !== undefined })
}

export const loader = screenLoader('data-request-confirmation', load)

export const texts = [formsTexts, dataRequestTexts]

export const meta = screenMeta<typeof load>('data-request-confirmation', (_, context) => ({
  title: dataRequestTexts[context.locale].requestConfirmation.title,
  description: dataRequestTexts[context.locale].requestConfirmation.text({
    days: privacyAnswerDays,
  }),
}))

export default function DataRequestConfirmationScreen() {
  const { token, done } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(dataRequestTexts).requestConfirmation
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: routePath('data-request-confirmation', locale) }]}
        title={texts.title}
      />
      <TokenForm
        form={dataRequestConfirmationForm}
        token={token}
        done={done}
        texts={{
          ...texts,
          text: texts.text({ days: privacyAnswerDays }),
          done: texts.done({ days: privacyAnswerDays }),
        }}
      />
    </div>
  )
}
