import { ApiError } from '@vitrine/contract/errors'
import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { ButtonLink } from '#app/design/button/button.tsx'
import { Notice } from '#app/design/notice/notice.tsx'
import { Form } from '#app/forms/form.tsx'
import { screenAction } from '#app/forms/screen-action.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { restrictedWords } from '#app/i18n/words/restricted.ts'
import { AccessPage } from '#app/restricted/access-page.tsx'
import { changePassword } from '#app/restricted/change-password.ts'
import { restrictedMeta } from '#app/restricted/restricted-meta.ts'
import { routePath } from '#app/routes/table.ts'

/** Choosing another password: with the mailed link, which is asked about before its form shows, or logged in with the present one. */
export async function load({ client, query, member }: LoadArguments<'update-password'>) {
  const token = query.token?.[0]
  if (token !== undefined) return { by: 'link' as const, holds: token.length <= 200 && (await client('token-check', { body: { token, purpose: 'recovery' } })).valid }
  if (!member) throw new ApiError('session-required')
  return { by: 'password' as const, holds: true }
}

export const loader = screenLoader('update-password', load)

export const action = screenAction('update-password', changePassword)

export const meta = restrictedMeta('update-password', (words) => words.update.title)

export default function UpdatePasswordScreen() {
  const { by, holds } = useScreenData<typeof load>()
  const locale = useLocale()
  const { update, register } = useWords(restrictedWords)
  return (
    <AccessPage screen="update-password" title={update.title} lead={holds ? update.lead : undefined}>
      {holds ? (
        <Form
          fields={[
            ...(by === 'password' ? [{ name: 'current_password', label: update.current, kind: 'password' as const, autoComplete: 'current-password' }] : []),
            { name: 'password', label: update.password, hint: register.passwordHint, kind: 'password', autoComplete: 'new-password', maxLength: 128 },
          ]}
          submitLabel={update.submit}
        />
      ) : (
        <>
          <Notice tone="warning" title={update.expired}><p>{update.expiredText}</p></Notice>
          <p><ButtonLink href={routePath('forgot-password', locale)}>{update.another}</ButtonLink></p>
        </>
      )}
    </AccessPage>
  )
}
