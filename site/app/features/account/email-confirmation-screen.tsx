import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { Notice } from '#app/ui/frame/notice.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { confirmationAgainForm, emailConfirmationForm } from '#shared/forms/access.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { restrictedTexts } from '#texts/restricted.js'
import { AccessPage } from './access-page.tsx'
import { restrictedMeta } from './restricted-meta.ts'
import { routePath } from '#shared/routes/table.ts'

/**
 * Target of the link in the registration e-mail. Confirming requires a button press, since mail
 * scanners open links.
 */
export async function load({ client, query }: LoadArguments<'email-confirmation'>) {
  const [token, sent] = [query.token?.[0], query.sent?.[0]]
  if (sent !== undefined) return { sent, token, email: null }
  const check =
    token !== undefined && token.length <= 200
      ? await client('token-check', { body: { token, purpose: 'confirmation' } })
      : { valid: false, email: null }
  return { sent, token, email: check.valid ? (check.email ?? '') : null }
}

export const loader = screenLoader('email-confirmation', load)

export const texts = [formsTexts, restrictedTexts]

export const meta = restrictedMeta('email-confirmation', (texts) => texts.confirm.title)

export default function EmailConfirmationScreen() {
  const { sent, token, email } = useScreenData<typeof load>()
  const locale = useLocale()
  const { confirm, forgot, login } = useTexts(restrictedTexts)
  if (sent !== undefined) {
    return (
      <AccessPage screen="email-confirmation" title={confirm.done}>
        <Notice tone="success" live>
          <p>{sent === 'approved' ? confirm.approvedText : confirm.doneText}</p>
        </Notice>
        <p>
          <TextLink href={routePath('restricted-area', locale)}>{forgot.back}</TextLink>
        </p>
      </AccessPage>
    )
  }
  return (
    <AccessPage
      screen="email-confirmation"
      title={confirm.title}
      lead={email === null ? undefined : confirm.lead({ email })}
    >
      {email === null ? (
        <>
          <Notice tone="warning" title={confirm.expired}>
            <p>{confirm.expiredText}</p>
          </Notice>
          <Form
            form={confirmationAgainForm}
            labels={{ email: login.email }}
            submit={confirm.another}
          />
        </>
      ) : (
        <Form form={emailConfirmationForm} initial={{ token }} submit={confirm.submit} />
      )}
    </AccessPage>
  )
}
