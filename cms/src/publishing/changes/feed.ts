import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tag } from '@vitrine/contract/tags'
import type { Payload, PayloadRequest } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { channels } from '#src/platform/database/notifications.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { isBesideOthers } from './last-step.ts'

type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Takes an advisory lock so that change ids commit in order, and no follower skips one. */
export async function lockFeed(payload: Payload, transaction?: Transaction): Promise<void> {
  if (isBesideOthers()) return
  await rows(payload, sql`select pg_advisory_xact_lock(${advisoryLocks.changes})`, transaction)
}

/** Takes the feed's lock if nobody has it. */
export async function tryLockFeed(payload: Payload, transaction: Transaction): Promise<boolean> {
  const [got] = await rows<{ held: boolean }>(
    payload,
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.changes}) as held`,
    transaction,
  )
  return got?.held === true
}

/** Tags of the changes that are gathered. */
const gathered = new AsyncLocalStorage<Set<Tag>>()

/** Runs `work`, whose changes are not appended. */
export const withoutChanges = <T>(work: () => Promise<T>): Promise<T> =>
  gathered.run(new Set(), work)

/**
 * Runs `work`, whose changes become one change of the feed at its end: sites purge once, and visitors
 * see all of it at the same time.
 */
export async function asOneChange<T>(
  payload: Payload,
  transaction: Transaction,
  work: () => Promise<T>,
): Promise<T> {
  const tags = new Set<Tag>()
  const result = await gathered.run(tags, work)
  if (tags.size > 0) await appendChange(payload, tags, transaction)
  return result
}

/**
 * Appends a change in the transaction that causes it, and stores the time of the change for each
 * tag.
 */
export async function appendChange(
  payload: Payload,
  tags: Iterable<Tag>,
  transaction?: Transaction,
): Promise<void> {
  const list = [...new Set(tags)]
  const whole = gathered.getStore()
  if (whole) return list.forEach((tag) => void whole.add(tag))
  await rows(
    payload,
    sql`
    with lock as (select pg_advisory_xact_lock(${advisoryLocks.changes})),
    change as (insert into changes (tags) select ${sql.param(list)}::text[] from lock returning id, at),
    noted as (insert into tag_changes (tag, at) select unnest(${sql.param(list)}::text[]), at from change
      on conflict (tag) do update set at = excluded.at)
    select pg_notify(${channels.changes}, (select id::text from change))`,
    transaction,
  )
}
