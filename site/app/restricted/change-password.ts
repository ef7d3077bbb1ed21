import type { Submit } from '#app/forms/screen-action.ts'
import { writeQuery } from '#app/routes/query-names.ts'
import { routePath } from '#app/routes/table.ts'

/** Sets a new password, with a mailed token or with the present one; every session ends, so it leads to the log-in. */
export const changePassword: Submit = async ({ client, value, query, locale }) => {
  const token = query.token?.[0]
  const password = value('password')
  await client('password-update', { body: token === undefined ? { current_password: value('current_password'), password } : { token, password } })
  return routePath('restricted-area', locale) + writeQuery({ sent: 'changed' }, locale)
}
