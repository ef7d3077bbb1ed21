import { ApiError } from '@vitrine/contract/errors'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { passwordByLinkForm, passwordForm } from '#shared/forms/password.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { restrictedTexts } from '#texts/restricted.js'
import { AccessPage } from './access-page.tsx'
import { restrictedMeta } from './restricted-meta.ts'
import { routePath } from '#shared/routes/table.ts'

/**
 * Change of password: by a token from an e-mail, which is validated before the form is shown, or,
 * for logged-in members, with the current password.
 */
export async function load({ client, query, member }: LoadArguments<'update-password'>) {
  const token = query.token?.[0]
  if (token !== undefined)
    return {
      token,
      isValid:
        token.length <= 200 &&
        (await client('token-check', { body: { token, purpose: 'recovery' } })).valid,
    }
  if (!member) throw new ApiError('session-required')
  return { token, isValid: true }
}

export const loader = screenLoader('update-password', load)

export const texts = [formsTexts, restrictedTexts]

export const meta = restrictedMeta('update-password', (texts) => texts.update.title)

export default function UpdatePasswordScreen() {
  const { token, isValid } = useScreenData<typeof load>()
  const locale = useLocale()
  const { update, register } = useTexts(restrictedTexts)
  return (
    <AccessPage
      screen="update-password"
      title={update.title}
      lead={isValid ? update.lead : undefined}
    >
      {isValid ? (
        token === undefined ? (
          <Form
            form={passwordForm}
            labels={{ current_password: update.current, password: update.password }}
            hints={{ password: register.passwordHint }}
            submit={update.submit}
          />
        ) : (
          <Form
            form={passwordByLinkForm}
            initial={{ token }}
            labels={{ password: update.password }}
            hints={{ password: register.passwordHint }}
            submit={update.submit}
          />
        )
      ) : (
        <>
          <Notice tone="warning" title={update.expired}>
            <p>{update.expiredText}</p>
          </Notice>
          <p>
            <ButtonLink href={routePath('forgot-password', locale)}>{update.another}</ButtonLink>
          </p>
        </>
      )}
    </AccessPage>
  )
}
