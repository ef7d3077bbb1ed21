import { ApiError } from '@vitrine/contract/errors'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

export const isReachable = (payload: Payload): Promise<boolean> =>
  rows(payload, sql`select 1`).then(
    () => true,
    () => false,
  )

/**
 * Account of the request's session; undefined without one. Payload treats a database failure like
 * an expired session, so a missing session is read again and counts only between two answers of the
 * database.
 *
 * @throws {ApiError} `unavailable`, if the database does not answer.
 */
export async function accountOfSession(
  payload: Payload,
  headers: Headers,
): Promise<number | undefined> {
  const read = async (): Promise<number | undefined> => (await payload.auth({ headers })).user?.id
  const mustAnswer = async (): Promise<void> => {
    if (!(await isReachable(payload))) throw new ApiError('unavailable')
  }
  const account = await read()
  if (account !== undefined) return account
  await mustAnswer()
  if (!headers.has('authorization') && !headers.has('cookie')) return undefined
  const again = await read()
  if (again === undefined) await mustAnswer()
  return again
}

/** True if the request has a session. */
export const hasSession = async (payload: Payload, headers: Headers): Promise<boolean> =>
  (await accountOfSession(payload, headers)) !== undefined
