import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { hashOf, makeSecret } from '#src/platform/limits/secret.ts'

/**
 * Lifetimes of links in e-mails, minutes: password reset one hour, confirmation of an e-mail
 * address three days.
 */
export const lifetimeMinutes = { recovery: 60, confirmation: 3 * 24 * 60 } as const

export type Purpose = keyof typeof lifetimeMinutes

/** Creates a token and invalidates earlier ones of the same purpose. */
export async function issueToken(
  payload: Payload,
  member: number,
  purpose: Purpose,
  transaction: Transaction,
): Promise<string> {
  const token = makeSecret()
  await rows(
    payload,
    sql`delete from member_tokens where (member_id = ${member} and purpose = ${purpose}) or expires_at < now()`,
    transaction,
  )
  await rows(
    payload,
    sql`
    insert into member_tokens (token_hash, member_id, purpose, expires_at)
    values (${hashOf(token)}, ${member}, ${purpose}, now() + make_interval(mins => ${lifetimeMinutes[purpose]}))`,
    transaction,
  )
  return token
}

/** Owner of a token; undefined if the token is not valid. */
export async function ownerOfToken(
  payload: Payload,
  token: string,
  purpose: Purpose,
): Promise<{ id: number; email: string } | undefined> {
  const [owner] = await rows<{ id: number; email: string }>(
    payload,
    sql`
    select m.id, m.email from member_tokens t join members m on m.id = t.member_id
    where t.token_hash = ${hashOf(token)} and t.purpose = ${purpose} and t.expires_at > now()`,
  )
  return owner
}

/** Consumes a token and returns its owner; of concurrent requests, only one succeeds. */
export async function spendToken(
  payload: Payload,
  token: string,
  purpose: Purpose,
  transaction: Transaction,
): Promise<number | undefined> {
  const [spent] = await rows<{ member_id: number }>(
    payload,
    sql`
    delete from member_tokens where token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now() returning member_id`,
    transaction,
  )
  return spent?.member_id
}
