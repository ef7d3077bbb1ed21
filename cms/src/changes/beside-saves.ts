import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { asOneChange, lockFeed, tryLockFeed } from '#src/publishing/changes/feed.ts'
import { emptyLastStep, withoutFeedLock } from '#src/publishing/changes/last-step.ts'
import { runningSet } from '#src/recording/history/cause.ts'
import {
  giveRevisions,
  indexAgain,
  isWrittenBeside,
  readLastSave,
  readChangedBeside,
} from './changed-beside.ts'
import { GaveWay, isInTheWay } from './gave-way.ts'

/**
 * Maximum time for which a large change waits for a row that a save has, ms: less than the second
 * after which PostgreSQL ends one of two transactions that wait for each other.
 */
const maxRowWaitMs = 500
/** Maximum time until the last step has the lock of the feed, ms. */
const maxLockWaitMs = 10_000
/** Documents after which what others saved is compared, so that no time is lost. */
const compareEvery = 20
/** Interval of the attempts to take the lock of the feed, ms. */
const retryMs = 10

const waitingSave = 'a save waits for a document'

/**
 * How a large change begins, one attempt after the other: beside all saves; beside those of other
 * documents, while saves of its own wait for it; holding the lock of the feed from its first write.
 */
const attempts = ['beside', 'beside', 'own', 'own', 'holding', 'holding', 'holding'] as const
type Attempt = (typeof attempts)[number]

/** Limits the time for which a transaction waits for a row. */
export const limitRowWaits = (payload: Payload, transaction: Transaction): Promise<unknown> =>
  rows(payload, sql`set local lock_timeout = ${sql.raw(String(maxRowWaitMs))}`, transaction)

const hasLock = (locks: readonly number[]): Statement =>
  sql`locktype = 'advisory' and objid = any(${sql.param([...locks])}::int[])`

/**
 * Whether others wait for the transaction, and among them saves that have the lock of the feed. One that
 * waits for a part that has just been released is awake for a moment, and seen by the next call.
 */
export async function readWaiting(
  payload: Payload,
  transaction: Transaction,
): Promise<{ isAwaited: boolean; holdsFeed: boolean }> {
  const [found] = await rows<{ any: boolean; feed: boolean }>(
    payload,
    // trials and large changes wait for their turn, and give way themselves
    sql`
    select count(*) > 0 as any, coalesce(bool_or(exists (
      select from pg_locks held where held.pid = waiting.pid and held.granted and ${hasLock([advisoryLocks.changes])})), false) as feed
    from (select distinct pid from pg_locks where not granted) waiting
    where not exists (select from pg_locks other where other.pid = waiting.pid and ${hasLock([advisoryLocks.trials, advisoryLocks.largeChanges])})
      and pg_backend_pid() = any(pg_blocking_pids(waiting.pid))`,
    transaction,
  )
  return { isAwaited: found?.any === true, holdsFeed: found?.feed === true }
}

/** Change of many documents in one transaction. */
interface LargeChange<Plan, Result> {
  /** True: nobody waits for an answer, so that it waits for other large changes without a limit. */
  isJob?: true
  /** Computes the changes without writing. */
  plan: (transaction: Transaction) => Promise<Plan>
  /** Collections and globals that the plan changes. */
  changes: (plan: Plan) => readonly string[]
  /** Writes the documents; `pass` is called before each of them. */
  write: (transaction: Transaction, plan: Plan, pass: () => Promise<void>) => Promise<Result>
}

/** Takes the lock of the feed; saves that have it may not wait for this transaction meanwhile. */
async function takeFeed(payload: Payload, transaction: Transaction): Promise<void> {
  const until = performance.now() + maxLockWaitMs
  while (!(await tryLockFeed(payload, transaction))) {
    if (performance.now() > until) throw new GaveWay('the lock of the feed was not free in time')
    if ((await readWaiting(payload, transaction)).holdsFeed) throw new GaveWay(waitingSave)
    await setTimeout(retryMs)
  }
}

/** Writes without the lock of the feed, which is held from the comparison with other saves on. */
function writeBeside<Plan, Result>(
  payload: Payload,
  { write }: LargeChange<Plan, Result>,
  { transaction, plan, since, attempt }: Attempted<Plan>,
): Promise<Result> {
  const period = { own: runningSet().id, since }
  const compare = async (): Promise<void> => {
    const changed = await readChangedBeside(payload, transaction, period)
    if (changed) throw new GaveWay(`others saved ${changed}`)
  }
  const lastStep = emptyLastStep()
  let documents = 0
  const pass = async (): Promise<void> => {
    const { isAwaited, holdsFeed } = await readWaiting(payload, transaction)
    if (holdsFeed || (isAwaited && attempt === 'beside')) throw new GaveWay(waitingSave)
    documents += 1
    if (documents % compareEvery === 0) await compare()
  }
  return asOneChange(payload, transaction, async () => {
    const result = await withoutFeedLock(() => write(transaction, plan, pass), lastStep)
    await compare()
    for (const lock of lastStep.locks.values()) await rows(payload, lock, transaction)
    await takeFeed(payload, transaction)
    for (const statement of lastStep.writes.values()) await rows(payload, statement, transaction)
    // again, now that nobody can save
    await compare()
    await indexAgain(payload, transaction, period)
    await giveRevisions(payload, transaction, period.own)
    return result
  })
}

interface Attempted<Plan> {
  transaction: Transaction
  plan: Plan
  /** Last save that the plan has seen. */
  since: string
  attempt: Attempt
}

/** Writes while other saves wait; the plan is made again if somebody saved since. */
async function writeHolding<Plan, Result>(
  payload: Payload,
  { plan: makePlan, write }: LargeChange<Plan, Result>,
  { transaction, plan, since }: Attempted<Plan>,
): Promise<Result> {
  await rows(payload, sql`set local lock_timeout = 0`, transaction)
  await lockFeed(payload, transaction)
  await limitRowWaits(payload, transaction)
  const isCurrent = (await readLastSave(payload, transaction)) === since
  const current = isCurrent ? plan : await makePlan(transaction)
  return asOneChange(payload, transaction, () => write(transaction, current, async () => {}))
}

const begin = async <Plan, Result>(
  payload: Payload,
  change: LargeChange<Plan, Result>,
  attempt: Attempt,
): Promise<Result> => {
  // under the lock of the feed no save is under way
  const since = await inTransaction(payload, async (transaction) => {
    await lockFeed(payload, transaction)
    return readLastSave(payload, transaction)
  })
  return inTransaction(payload, async (transaction) => {
    const wait = sql`select pg_advisory_xact_lock(${advisoryLocks.largeChanges})`
    if (change.isJob) await rows(payload, sql`set local statement_timeout = 0`, transaction)
    await rows(payload, wait, transaction)
    await rows(payload, sql`set local statement_timeout to default`, transaction)
    await limitRowWaits(payload, transaction)
    const plan = await change.plan(transaction)
    const attempted = { transaction, plan, since, attempt }
    return attempt !== 'holding' && change.changes(plan).every(isWrittenBeside)
      ? writeBeside(payload, change, attempted)
      : writeHolding(payload, change, attempted)
  })
}

/**
 * Makes a change of many documents in one transaction, all or nothing, as one change of the feed,
 * while others save: the lock of the feed, for which every save waits, is held for the last step
 * alone. If a save is in the way of the change, nothing of it is kept and it begins again. A change
 * that cannot be made beside others, or was not after several attempts, holds the lock from its first
 * write.
 */
export async function besideSaves<Plan, Result>(
  payload: Payload,
  change: LargeChange<Plan, Result>,
): Promise<Result> {
  const [last, ...others] = attempts.toReversed()
  for (const attempt of others.toReversed())
    try {
      return await begin(payload, change, attempt)
    } catch (error) {
      if (!isInTheWay(error)) throw error
      payload.logger.info({ msg: 'a change of many documents begins again', err: error, attempt })
    }
  return begin(payload, change, last ?? 'holding')
}
