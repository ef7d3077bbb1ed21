import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { Notice } from '#app/ui/frame/notice.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { recoveryForm } from '#shared/forms/access.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { restrictedTexts } from '#texts/restricted.js'
import { AccessPage } from './access-page.tsx'
import { restrictedMeta } from './restricted-meta.ts'
import { routePath } from '#shared/routes/table.ts'

/** Request for a password reset link; the response is the same for every e-mail address. */
export async function load({ query }: LoadArguments<'forgot-password'>) {
  return { sent: query.sent !== undefined }
}

export const loader = screenLoader('forgot-password', load)

export const texts = [formsTexts, restrictedTexts]

export const meta = restrictedMeta('forgot-password', (texts) => texts.forgot.title)

export default function ForgotPasswordScreen() {
  const { sent } = useScreenData<typeof load>()
  const locale = useLocale()
  const { forgot, login } = useTexts(restrictedTexts)
  return (
    <AccessPage screen="forgot-password" title={forgot.title} lead={sent ? undefined : forgot.lead}>
      {sent ? (
        <Notice tone="success" title={forgot.done} live>
          <p>{forgot.doneText}</p>
        </Notice>
      ) : (
        <Form form={recoveryForm} labels={{ email: login.email }} submit={forgot.submit} />
      )}
      <p>
        <TextLink href={routePath('restricted-area', locale)}>{forgot.back}</TextLink>
      </p>
    </AccessPage>
  )
}
