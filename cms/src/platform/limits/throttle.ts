import { ApiError } from '@vitrine/contract/errors'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { hashOf } from './secret.ts'

/** What may be tried how often: `times` in `minutes`, counted in the database for all processes. */
interface Rule {
  times: number
  minutes: number
}

/**
 * Per account: what one may guess of one password, or have mailed to one address. Per address: far
 * more, since a company
 * is one address. Setting a new password by the mailed link clears an account that somebody else's
 * guesses have closed.
 */
export const rules = {
  'log-in account': { times: 5, minutes: 15 },
  // as many as Payload lets through before its lock tells that the account exists
  'staff account': { times: 5, minutes: 10 },
  'log-in address': { times: 100, minutes: 15 },
  'mail account': { times: 4, minutes: 60 },
  'mail address': { times: 60, minutes: 60 },
  'link address': { times: 100, minutes: 15 },
  'password member': { times: 10, minutes: 15 },
  'password staff': { times: 10, minutes: 15 },
  'form address': { times: 30, minutes: 60 },
  'form account': { times: 6, minutes: 60 },
  'form content': { times: 2, minutes: 60 },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

const keyOf = (name: RuleName, who: string): string => `${name} ${hashOf(who.trim().toLowerCase())}`

/**
 * Counts a try before it is made and refuses when there were too many: one statement on one row, so
 * that requests that come
 * together are counted one after the other and none slips through. `who` is kept as a hash. In a
 * transaction the count stands if that does, and others wait for it.
 */
export async function throttle(
  payload: Payload,
  name: RuleName,
  who: string,
  transaction?: Transaction,
): Promise<void> {
  const { times, minutes } = rules[name]
  const [counted] = await rows<{ hits: number; left: number }>(
    payload,
    sql`
    insert into throttles (key, hits, until) values (${keyOf(name, who)}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (key) do update set
      hits = case when throttles.until < now() then 1 else least(throttles.hits + 1, 1000000) end,
      until = case when throttles.until < now() then excluded.until else throttles.until end
    returning hits, ceil(extract(epoch from until - now()))::int as left`,
    transaction,
  )
  if (counted && counted.hits > times)
    throw new ApiError('too-many-requests', { retryAfter: Math.max(1, counted.left) })
}

/** Takes back what was no guess. */
export async function uncountAttempt(payload: Payload, name: RuleName, who: string): Promise<void> {
  await rows(
    payload,
    sql`update throttles set hits = greatest(hits - 1, 0) where key = ${keyOf(name, who)}`,
  )
}

/** Begins anew. */
export async function clear(payload: Payload, name: RuleName, who: string): Promise<void> {
  await rows(payload, sql`delete from throttles where key = ${keyOf(name, who)}`)
}
