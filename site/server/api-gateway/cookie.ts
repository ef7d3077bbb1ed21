import type { IncomingHttpHeaders } from 'node:http'

/** The cookie of a log-in (spec §4 "Session token cookie"). */
export const sessionCookie = 'in:authorizationToken'

/** How long a browser keeps it, s: 30 days (spec §9). */
const lifetime = 2_592_000

const pattern = new RegExp(`(?:^|;\\s*)${sessionCookie}=([\\w-]{16,200})(?:;|$)`)

/** The member's token that a browser holds; whether it still holds, the cms says. */
export function sessionTokenOf({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookie === undefined || !cookie.includes(sessionCookie)
    ? undefined
    : pattern.exec(cookie)?.[1]
}

/**
 * The cookie's line for a token: out of every script's reach, and sent to us over https alone when
 * we are on https.
 */
export function beginSession(token: string, secure: boolean): string {
  return `${sessionCookie}=${token}; ${attributes(secure)}; Max-Age=${lifetime}`
}

/** The cookie's line that takes it away. */
export function endSession(secure: boolean): string {
  return `${sessionCookie}=; ${attributes(secure)}; Max-Age=0`
}

function attributes(secure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
