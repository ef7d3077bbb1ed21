import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { beginSession, endSession } from './cookie.ts'

/** Whether the session cookie's token is sent upstream with this call. */
export function needsSessionToken(name: CallName): boolean {
  return calls[name].session || name === 'password-update'
}

/**
 * Translates between bearer token and session cookie. A log-in sets the cookie and removes the
 * token from the body, so that scripts never read it. A password change, a log-out and any 401
 * delete the cookie; a log-out does so whatever the cms answers.
 */
export function exchangeSession(
  name: CallName,
  answer: { status: number; json: unknown },
  options: { held: boolean; secure: boolean },
): { json: unknown; cookie: string | undefined } {
  const { status, json } = answer
  const succeeded = status >= 200 && status < 300
  if (name === 'session-create' && succeeded) {
    const { authorization, ...rest } = Object(json) as Record<string, unknown>
    return {
      json: rest,
      cookie:
        typeof authorization === 'string' ? beginSession(authorization, options.secure) : undefined,
    }
  }
  const over =
    (options.held && status === 401) ||
    name === 'session-end' ||
    (succeeded && name === 'password-update')
  return { json, cookie: over ? endSession(options.secure) : undefined }
}
