import { createHmac, timingSafeEqual } from 'node:crypto'
import { environment } from '#src/platform/environment.ts'

/** What a mailed link of the forms may do. */
export type LinkPurpose = 'newsletter-confirm' | 'newsletter-leave' | 'data-request'

const sign = (purpose: LinkPurpose, id: number, facts: string): Buffer =>
  createHmac('sha256', environment.PAYLOAD_SECRET)
    .update(`${purpose}\n${id}\n${facts}`)
    .digest()
    .subarray(0, 24)

/**
 * A link's token is the row's number and its signature: nothing is stored for it. `facts` are what
 * must still be so when
 * it is opened (the address, when it was asked for); once they change, the link holds no longer.
 */
export const makeLinkToken = (purpose: LinkPurpose, id: number, facts: string): string =>
  `${id}.${sign(purpose, id, facts).toString('base64url')}`

/** Whose a token claims to be; nothing is proved yet. */
export function claimedId(token: string): number | undefined {
  const id = /^(\d{1,9})\.[\w-]{32}$/.exec(token)?.[1]
  return id === undefined ? undefined : Number(id)
}

export function isOurToken(
  token: string,
  purpose: LinkPurpose,
  id: number,
  facts: string,
): boolean {
  const given = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  const own = sign(purpose, id, facts)
  return given.length === own.length && timingSafeEqual(given, own)
}
