import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { recordStaffEvent } from './staff-events.ts'

/** Attempt to log in or to recover a password, with its response. */
interface Attempt {
  action: 'login' | 'forgot-password' | 'reset-password'
  /** E-mail address as it was typed; not stored. */
  account: string
  headers: Headers
  answer: Response
}

/** Session that a response started; `null` without one. */
async function sessionOfAnswer(payload: Payload, answer: Response) {
  const { token } = Object(await answer.clone().json()) as { token?: unknown }
  if (typeof token !== 'string') return null
  const headers = new Headers({ authorization: `JWT ${token}` })
  return (await payload.auth({ headers })).user
}

/**
 * Records a log-in, a refused log-in or a new password. The entry of a refused one names the account
 * if it exists, never the typed address, which may be a person's or a password typed in the wrong
 * field.
 */
export async function recordAttempt(
  payload: Payload,
  { action, account, headers, answer }: Attempt,
): Promise<void> {
  if (answer.ok && action !== 'forgot-password') {
    const user = await sessionOfAnswer(payload, answer)
    const kind = action === 'login' ? 'log-in' : 'password-changed'
    await recordStaffEvent({ payload, user, headers }, { kind })
  } else if (action === 'login' && answer.status === 401) {
    const [known] = await rows<{ id: number; name: string }>(
      payload,
      sql`select id, name from users where email = ${account.trim().toLowerCase()}`,
    )
    await recordStaffEvent(
      { payload, user: null, headers },
      { kind: 'log-in-refused', account: known ?? null },
    )
  }
}

/** Records the log-out that `handle` does. */
export async function recordLogOut(
  payload: Payload,
  headers: Headers,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { user } = await payload.auth({ headers })
  const answer = await handle()
  if (answer.ok && user) await recordStaffEvent({ payload, user, headers }, { kind: 'log-out' })
  return answer
}
