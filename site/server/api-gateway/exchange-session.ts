import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { beginSession, endSession } from './cookie.ts'

/** Whether a call goes upstream in the name of whoever holds the cookie. */
export function needsSessionToken(name: CallName): boolean {
  return calls[name].session || name === 'password-update'
}

/**
 * What an answer does to the session: a log-in begins one, a new password and any 401 end it, and
 * so does a log-out whatever the cms answers: the next to sit at that computer is not to find it
 * open. The browser never reads the token.
 */
export function exchangeSession(
  name: CallName,
  answer: { status: number; json: unknown },
  given: { held: boolean; secure: boolean },
): { json: unknown; cookie: string | undefined } {
  const { status, json } = answer
  const succeeded = status >= 200 && status < 300
  if (name === 'session-create' && succeeded) {
    const { authorization, ...rest } = Object(json) as Record<string, unknown>
    return {
      json: rest,
      cookie:
        typeof authorization === 'string' ? beginSession(authorization, given.secure) : undefined,
    }
  }
  const over =
    (given.held && status === 401) ||
    name === 'session-end' ||
    (succeeded && name === 'password-update')
  return { json, cookie: over ? endSession(given.secure) : undefined }
}
