import type { PayloadRequest } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inRolledBackTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { asOneChange, isFeedAwaited, lockFeed } from '#src/publishing/changes/feed.ts'

/** Times that a trial begins, since it gives way to each save. */
const maxBeginnings = 3

/** Applies documents one after another, until `isOver`. */
type TriedWork<Result> = (
  transaction: Transaction,
  isOver: () => Promise<boolean>,
) => Promise<Result>

/** Applies documents in a transaction that is rolled back, once. */
const begin = <Result>(
  { payload }: Pick<PayloadRequest, 'payload'>,
  maxMs: number,
  work: TriedWork<Result>,
): Promise<{ result: Result; gaveWay: boolean }> =>
  inRolledBackTransaction(payload, async (transaction) => {
    // trials do not give way to each other
    await rows(payload, sql`select pg_advisory_xact_lock(${advisoryLocks.trials})`, transaction)
    await lockFeed(payload, transaction)
    const began = performance.now()
    let gaveWay = false
    const isOver = async (): Promise<boolean> => {
      gaveWay ||= await isFeedAwaited(payload, transaction)
      return gaveWay || performance.now() - began > maxMs
    }
    const result = await asOneChange(payload, transaction, () => work(transaction, isOver))
    return { result, gaveWay }
  })

/**
 * Result of writes that are rolled back. A save that comes meanwhile waits for one document; the
 * trial begins again after it.
 *
 * @param maxMs - Time, ms, after which no further document is tried.
 */
export async function tryWrites<Result>(
  req: Pick<PayloadRequest, 'payload'>,
  maxMs: number,
  work: TriedWork<Result>,
): Promise<Result> {
  let trial = await begin(req, maxMs, work)
  for (let beginnings = 1; trial.gaveWay && beginnings < maxBeginnings; beginnings += 1)
    trial = await begin(req, maxMs, work)
  return trial.result
}
