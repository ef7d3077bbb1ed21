import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import { beginSession, endSession } from './cookie.ts'

/** Row of a call in the contract's table. */
const row = (name: CallName): Call => calls[name]

/** True if the call begins, uses or ends a session. */
export const handlesSession = (name: CallName): boolean =>
  row(name).session || row(name).changes !== undefined

/** True if the call is sent upstream with the token of the session cookie. */
export const needsSessionToken = (name: CallName): boolean =>
  handlesSession(name) && row(name).changes !== 'begins'

/** True if the call ends the session regardless of the answer of the cms. */
export const endsSession = (name: CallName): boolean => row(name).changes === 'ends'

/**
 * Translates between bearer token and session cookie. A log-in sets the cookie and removes the
 * token from the body, so that scripts never read it. A password change, a log-out and any 401
 * delete the cookie; a log-out does so regardless of the answer of the cms.
 */
export function exchangeSession(
  name: CallName,
  answer: { status: number; json: unknown },
  options: { held: boolean; secure: boolean },
): { json: unknown; cookie: string | undefined } {
  const { status, json } = answer
  const succeeded = status >= 200 && status < 300
  if (row(name).changes === 'begins' && succeeded) {
    const { authorization, ...rest } = Object(json) as Record<string, unknown>
    return {
      json: rest,
      cookie:
        typeof authorization === 'string' ? beginSession(authorization, options.secure) : undefined,
    }
  }
  const over =
    (options.held && status === 401) ||
    endsSession(name) ||
    (succeeded && row(name).changes === 'resets')
  return { json, cookie: over ? endSession(options.secure) : undefined }
}
