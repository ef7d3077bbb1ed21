import type { PayloadRequest } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inRolledBackTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { withoutChanges } from '#src/publishing/changes/feed.ts'
import { withoutFeedLock } from '#src/publishing/changes/last-step.ts'
import { limitRowWaits, readWaiting } from './beside-saves.ts'
import { GaveWay, isInTheWay } from './gave-way.ts'

/** Times that a trial begins, since it gives way to each save. */
const maxBeginnings = 3

/** Applies documents one after another, until `isOver`. */
type TriedWork<Result> = (
  transaction: Transaction,
  isOver: () => Promise<boolean>,
) => Promise<Result>

interface Trial<Result> {
  /** Undefined: a save had a row for which the trial would have had to wait. */
  result: Result | undefined
  gaveWay: boolean
}

/** Applies documents in a transaction that is rolled back, once. */
const begin = <Result>(
  { payload }: Pick<PayloadRequest, 'payload'>,
  maxMs: number,
  work: TriedWork<Result>,
): Promise<Trial<Result>> =>
  inRolledBackTransaction(payload, async (transaction): Promise<Trial<Result>> => {
    // trials do not give way to each other
    await rows(payload, sql`select pg_advisory_xact_lock(${advisoryLocks.trials})`, transaction)
    await limitRowWaits(payload, transaction)
    const began = performance.now()
    let gaveWay = false
    const isOver = async (): Promise<boolean> => {
      gaveWay ||= (await readWaiting(payload, transaction)).isAwaited
      return gaveWay || performance.now() - began > maxMs
    }
    const result = await withoutFeedLock(() => withoutChanges(() => work(transaction, isOver)))
    return { result, gaveWay }
  }).catch((error: unknown) => {
    if (isInTheWay(error)) return { result: undefined, gaveWay: true }
    throw error
  })

/**
 * Result of writes that are rolled back. No save waits for them, but one of the same documents: it
 * waits for one document, and the trial begins again after it.
 *
 * @param maxMs - Time, ms, after which no further document is tried.
 */
export async function tryWrites<Result>(
  req: Pick<PayloadRequest, 'payload'>,
  maxMs: number,
  work: TriedWork<Result>,
): Promise<Result> {
  for (let beginnings = 1; ; beginnings += 1) {
    const { result, gaveWay } = await begin(req, maxMs, work)
    if (result !== undefined && (!gaveWay || beginnings >= maxBeginnings)) return result
    if (beginnings >= maxBeginnings * 2)
      throw new GaveWay('saves waited for each beginning of a trial')
  }
}
