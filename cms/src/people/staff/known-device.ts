import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { parseCookies } from 'payload'
import { panelApiBase } from '@vitrine/contract/panel'
import { environment } from '#src/platform/environment.ts'
import { hashOf } from '#src/platform/limits/secret.ts'

/** Time for which a browser stays known after its last log-in, seconds: half a year. */
const lifetimeSeconds = 182 * 24 * 60 * 60

const normalized = (account: string): string => account.trim().toLowerCase()

const cookiePrefix = 'staff-device-'

/** Name of the cookie of an account: several accounts can be known in one browser. */
const cookieName = (account: string): string =>
  `${cookiePrefix}${hashOf(normalized(account)).slice(0, 12)}`

/** True if a request claims to come from a known browser, of an account that its body names. */
export const claimsDevice = (headers: Headers): boolean =>
  headers.get('cookie')?.includes(cookiePrefix) === true

const signature = (account: string, id: string, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`staff device ${id} ${normalized(account)}`)
    .digest()

/**
 * Id of the browser of a request, if it has logged in to the account before; undefined otherwise.
 * The id is random and signed for the account, so that a browser cannot be imitated, unlike its
 * user agent.
 */
export function knownDevice(headers: Headers, account: string): string | undefined {
  const [id = '', signed = ''] = (parseCookies(headers).get(cookieName(account)) ?? '').split('.')
  const given = Buffer.from(signed, 'base64url')
  const isSigned = [environment.PAYLOAD_SECRET, environment.PAYLOAD_SECRET_BEFORE].some(
    (secret) => {
      if (secret === undefined) return false
      const expected = signature(account, id, secret)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  )
  return isSigned ? id : undefined
}

/**
 * `Set-Cookie` by which a browser that has logged in to an account is known later.
 *
 * @param id - Id of the browser, if it is known already.
 */
export function rememberDevice(account: string, id: string = randomUUID()): string {
  const signed = signature(account, id, environment.PAYLOAD_SECRET).toString('base64url')
  return stringifySetCookie({
    name: cookieName(account),
    value: `${id}.${signed}`,
    maxAge: lifetimeSeconds,
    path: `${panelApiBase}/users`,
    httpOnly: true,
    secure: environment.PUBLIC_ORIGIN.startsWith('https:'),
    sameSite: 'strict',
  })
}
