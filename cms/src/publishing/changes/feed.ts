import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tag } from '@vitrine/contract/tags'
import type { Payload, PayloadRequest } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { channels } from '#src/platform/database/notifications.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Statements for the last step of writes that do not take the feed's lock, by name. */
interface LastStep {
  /** Locks that saves take before the feed's. */
  locks: Map<string, Statement>
  /** Statements that run under the feed's lock. */
  writes: Map<string, Statement>
}

export const emptyLastStep = (): LastStep => ({ locks: new Map(), writes: new Map() })

const besideOthers = new AsyncLocalStorage<LastStep>()

/**
 * Runs `work`, whose writes do not take the feed's lock. Adds to `lastStep` the statements that have to
 * run under the lock after them.
 */
export const withoutFeedLock = <T>(
  work: () => Promise<T>,
  lastStep: LastStep = emptyLastStep(),
): Promise<T> => besideOthers.run(lastStep, work)

/**
 * Runs a statement that locks what many saves share, once at the end of writes that do not take the
 * feed's lock: saves would wait for it until then.
 */
export async function runShared(
  payload: Payload,
  { name, statement, kind }: { name: string; statement: Statement; kind: keyof LastStep },
  transaction: Transaction,
): Promise<void> {
  const lastStep = besideOthers.getStore()
  if (lastStep) lastStep[kind].set(name, statement)
  else await rows(payload, statement, transaction)
}

/** Revision of rows that are written without the feed's lock, until the last step gives them one. */
export const pendingRevision = -1

/** Sequences of the revisions by which indexes in memory find what is new. */
export const revisions = {
  search_entries: sql`nextval('search_entries_revision')`,
  search_products: sql`nextval('search_products_revision')`,
} as const

/**
 * Revision of a row that is written. Without the feed's lock it has none yet: every search would pass
 * such rows at the end of the index.
 */
export const revisionOf = (table: keyof typeof revisions): Statement =>
  besideOthers.getStore() ? sql`${pendingRevision}::bigint` : revisions[table]

/** Takes an advisory lock so that change ids commit in order, and no follower skips one. */
export async function lockFeed(payload: Payload, transaction?: Transaction): Promise<void> {
  if (besideOthers.getStore()) return
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
