import { useEffect } from 'react'
import { redirect, useLocation, useSubmit } from 'react-router'
import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { ApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { TextLink } from '#app/design/text-link/text-link.tsx'
import { Form } from '#app/forms/form.tsx'
import { screenAction } from '#app/forms/screen-action.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { restrictedWords } from '#app/i18n/words/restricted.ts'
import { isLeaving } from '#app/shell/leaving.ts'
import { AccessPage } from '#app/restricted/access-page.tsx'
import { restrictedMeta } from '#app/restricted/restricted-meta.ts'
import { writeQuery } from '#app/routes/query-names.ts'
import { routePath } from '#app/routes/table.ts'

/** The way out. A page of another site that links here logs nobody out: leaving is sent, never merely visited. */
export async function load({ member, locale }: LoadArguments<'logout'>) {
  if (!member) throw redirect(routePath('restricted-area', locale))
  return {}
}

export const loader = screenLoader('logout', load)

export const action = screenAction('logout', async ({ client, locale }) => {
  await client('session-end').catch((error: unknown) => {
    // the gateway takes the session from the browser even when the API cannot be told of it
    if (!(error instanceof ApiError && gone.has(error.code))) throw error
  })
  return routePath('restricted-area', locale) + writeQuery({ sent: 'left' }, locale)
})

/** Already over, or nobody there to be told. */
const gone = new Set<ErrorCode>(['session-required', 'unavailable', 'internal', 'too-many-requests'])

export const meta = restrictedMeta('logout', (words) => words.logout.title)

export default function LogoutScreen() {
  const locale = useLocale()
  const { logout } = useWords(restrictedWords)
  const submit = useSubmit()
  const confirmed = isLeaving(useLocation().state)
  useEffect(() => {
    if (confirmed) void submit(null, { method: 'post', replace: true })
  }, [confirmed, submit])
  return (
    <AccessPage screen="logout" title={logout.title} lead={logout.text}>
      <Form fields={[]} submitLabel={logout.submit} />
      <p><TextLink href={routePath('restricted-sections', locale)}>{logout.cancel}</TextLink></p>
    </AccessPage>
  )
}
