import { createHmac, timingSafeEqual } from 'node:crypto'
import { environment } from '#src/platform/environment.ts'

/** Purpose of a link in an e-mail. */
export type LinkPurpose = 'newsletter-confirm' | 'newsletter-leave' | 'data-request'

const sign = (
  purpose: LinkPurpose,
  id: number,
  facts: string,
  secret = environment.PAYLOAD_SECRET,
): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${id}\n${facts}`).digest().subarray(0, 24)

/**
 * Token of a link in an e-mail: row id and signature; nothing is stored. `facts` are values that
 * must be unchanged when the link is opened (e-mail address, time of request); a change invalidates
 * the link.
 */
export const makeLinkToken = (purpose: LinkPurpose, id: number, facts: string): string =>
  `${id}.${sign(purpose, id, facts).toString('base64url')}`

/** Id claimed by a token, before its signature is verified. */
export function claimedId(token: string): number | undefined {
  const id = /^(\d{1,9})\.[\w-]{32}$/.exec(token)?.[1]
  return id === undefined ? undefined : Number(id)
}

/**
 * True if a token was signed with the current secret, or with the former one during a change of
 * secrets.
 */
export function isValidLinkToken(
  token: string,
  purpose: LinkPurpose,
  id: number,
  facts: string,
): boolean {
  const signature = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  return [environment.PAYLOAD_SECRET, environment.PAYLOAD_SECRET_BEFORE].some((secret) => {
    if (secret === undefined) return false
    const own = sign(purpose, id, facts, secret)
    return signature.length === own.length && timingSafeEqual(signature, own)
  })
}
