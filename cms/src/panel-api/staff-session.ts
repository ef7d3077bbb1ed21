import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

export const isReachable = (payload: Payload): Promise<boolean> =>
  rows(payload, sql`select 1`).then(
    () => true,
    () => false,
  )

/**
 * True if the request has a session. Payload treats a database failure like an expired session, so
 * without a session the database is tested and the session is read again.
 */
export async function hasSession(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  if (user) return true
  const hasToken = headers.has('authorization') || headers.has('cookie')
  if (!hasToken || !(await isReachable(payload))) return false
  return (await payload.auth({ headers })).user !== null
}
