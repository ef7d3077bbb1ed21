import { clientNetwork, widerNetwork } from '@vitrine/http/client-network'
import { ApiError } from '@vitrine/contract/errors'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { noteCountedLimit } from './counted-limits.ts'
import { hashOf } from './secret.ts'

/** Rate limit: `times` per `minutes`, counted in the database for all processes. */
interface Rule {
  times: number
  minutes: number
}

/**
 * Limits per account bound password guesses and e-mails to one person. Limits per IP address (`…
 * address`) and API key are much higher, because the employees of a company share one. A password reset by
 * e-mail clears the account's counter.
 */
export const rateLimits = {
  'log-in account': { times: 5, minutes: 15 },
  // of an account and a network together: an outsider does not lock its owner out
  'staff network': { times: 5, minutes: 10 },
  // of a browser that has logged in to the account before
  'staff device': { times: 5, minutes: 10 },
  // of an account from all networks together, except from known browsers
  'staff account': { times: 200, minutes: 60 },
  'log-in address': { times: 100, minutes: 15 },
  'mail account': { times: 4, minutes: 60 },
  // e-mails by which the staff try a text, to themselves
  'mail test': { times: 20, minutes: 60 },
  'mail address': { times: 60, minutes: 60 },
  'link address': { times: 100, minutes: 15 },
  'password member': { times: 10, minutes: 15 },
  'password staff': { times: 10, minutes: 15 },
  'form address': { times: 30, minutes: 60 },
  // counted before the files are read, including rejected forms
  'file address': { times: 60, minutes: 60 },
  // leads that partners' sites send with an API key: all of them from one address
  'form key': { times: 300, minutes: 60 },
  'file key': { times: 300, minutes: 60 },
  'form account': { times: 6, minutes: 60 },
  'form content': { times: 2, minutes: 60 },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rateLimits

const keyOf = (name: RuleName, who: string): string => `${name} ${hashOf(who.trim().toLowerCase())}`

/** Share of an IPv6 /56, which may be one customer's or many, as a multiple of that of a /64. */
const widerShare = 4

/** Whom an attempt is counted for: an account; an address as its network, and the /56 around it. */
function countedFor(name: RuleName, who: string): { who: string; share: number }[] {
  if (!name.endsWith(' address')) return [{ who, share: 1 }]
  const network = clientNetwork(who)
  const wider = widerNetwork(network)
  return [
    { who: network, share: 1 },
    ...(wider === undefined ? [] : [{ who: wider, share: widerShare }]),
  ]
}

/**
 * Counts an attempt before it is made, and throws 429 above the limit: one statement on one row, so
 * that concurrent requests are counted one after the other. `who` is stored as a hash. Within a
 * transaction, the count is committed with the transaction, for which concurrent requests wait.
 */
export async function throttle(
  payload: Payload,
  name: RuleName,
  who: string,
  transaction?: Transaction,
): Promise<void> {
  for (const counted of countedFor(name, who)) await count(payload, name, counted, transaction)
}

async function count(
  payload: Payload,
  name: RuleName,
  { who, share }: { who: string; share: number },
  transaction: Transaction | undefined,
): Promise<void> {
  const { minutes } = rateLimits[name]
  const times = rateLimits[name].times * share
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
  // what is left to an account is known to nobody but its owner
  if (counted && share === 1 && name.endsWith(' address'))
    noteCountedLimit({
      name,
      quota: times,
      windowSeconds: minutes * 60,
      remaining: times - counted.hits,
      resetSeconds: Math.max(1, counted.left),
    })
  if (counted && counted.hits > times)
    throw new ApiError('too-many-requests', { retryAfter: Math.max(1, counted.left) })
}

/** Decrements the counter after a successful attempt. */
export async function uncountAttempt(payload: Payload, name: RuleName, who: string): Promise<void> {
  for (const counted of countedFor(name, who))
    await rows(
      payload,
      sql`update throttles set hits = greatest(hits - 1, 0) where key = ${keyOf(name, counted.who)}`,
    )
}

/** Resets the counter of a rate limit. */
export async function resetAttempts(payload: Payload, name: RuleName, who: string): Promise<void> {
  await rows(payload, sql`delete from throttles where key = ${keyOf(name, who)}`)
}
