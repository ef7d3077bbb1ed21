import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import type { FormState } from '#shared/forms/form-state.ts'
import { confirmationAgainForm, logInForm } from '#shared/forms/access.ts'
import { formField } from '#shared/forms/describe-form.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { restrictedTexts } from '#texts/restricted.js'
import { AccessPage } from './access-page.tsx'
import { restrictedMeta } from './restricted-meta.ts'
import { routePath } from '#shared/routes/table.ts'

/**
 * Values of `?sent` for which the log-in screen has a message: password changed, logged out,
 * confirmation e-mail sent again.
 */
const loginMessages = ['changed', 'left', 'sentAgain'] as const

/** Log-in (R2). Reports the state of a pending registration only after a correct password. */
export async function load({ query }: LoadArguments<'restricted-area'>) {
  return { loginMessage: loginMessages.find((name) => name === query.sent?.[0]) }
}

export const loader = screenLoader('restricted-area', load)

export const texts = [formsTexts, restrictedTexts]

export const meta = restrictedMeta('restricted-area', (texts) => texts.login.title)

export default function RestrictedAreaScreen() {
  const { loginMessage } = useScreenData<typeof load>()
  const locale = useLocale()
  const { login } = useTexts(restrictedTexts)
  return (
    <AccessPage screen="restricted-area" title={login.title} lead={useLead(login.lead)}>
      {loginMessage ? (
        <Notice tone="success" live>
          <p>{login[loginMessage]}</p>
        </Notice>
      ) : null}
      <Form
        form={logInForm}
        labels={{ email: login.email, password: login.password }}
        submit={login.submit}
        remedy={remedyOf}
      />
      <p>
        <TextLink href={routePath('forgot-password', locale)}>{login.forgot}</TextLink>
      </p>
      <p>
        {login.noAccount} <TextLink href={routePath('register', locale)}>{login.register}</TextLink>
      </p>
    </AccessPage>
  )
}

const remedyOf = (state: FormState) => <Remedy state={state} />

/**
 * Action for an incomplete registration: a submit button of the log-in form, which contains the
 * e-mail address.
 */
function Remedy({ state: { code, errors } }: { state: FormState }) {
  const { login } = useTexts(restrictedTexts)
  if (code === 'access-refused' && errors['reason'])
    return <p>{login.reason({ text: errors['reason'] })}</p>
  if (code !== 'email-unconfirmed') return null
  return (
    <p>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        name={formField}
        value={confirmationAgainForm.name}
      >
        {login.again}
      </Button>
    </p>
  )
}
