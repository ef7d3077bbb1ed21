import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

export const isReachable = (payload: Payload): Promise<boolean> =>
  rows(payload, sql`select 1`).then(
    () => true,
    () => false,
  )

/**
 * Account of the request's session; undefined without one. Payload treats a database failure like an expired session, so
 * without a session the database is tested and the session is read again.
 */
export async function accountOfSession(
  payload: Payload,
  headers: Headers,
): Promise<number | undefined> {
  const { user } = await payload.auth({ headers })
  if (user) return user.id
  const hasToken = headers.has('authorization') || headers.has('cookie')
  if (!hasToken || !(await isReachable(payload))) return undefined
  return (await payload.auth({ headers })).user?.id
}

/** True if the request has a session. */
export const hasSession = async (payload: Payload, headers: Headers): Promise<boolean> =>
  (await accountOfSession(payload, headers)) !== undefined
