import type { PayloadRequest } from 'payload'
import type { RecordWrite } from '#src/changes/apply-plan.ts'
import { asChangeSet } from '#src/changes/cause.ts'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inRolledBackTransaction } from '#src/platform/database/transaction.ts'
import { asOneChange, isFeedAwaited, lockFeed } from '#src/publishing/changes/feed.ts'
import { applySheetPlan } from './apply-sheet-plan.ts'
import type { Applied } from './apply-sheet-plan.ts'
import type { SheetPlan } from './sheet-plan.ts'

/** Time of a trial, ms: documents that are not reached are not tried. */
const maxTrialMs = 8000
/** Times that a trial begins, since it gives way to each save. */
const maxBeginnings = 3

interface Trial extends Applied {
  gaveWay: boolean
}

/** Tries the documents of a plan until the time is over or a save waits for the feed. */
const begin = (req: PayloadRequest, plan: SheetPlan, record: RecordWrite): Promise<Trial> =>
  inRolledBackTransaction(req.payload, async (transaction) => {
    const { payload } = req
    // trials do not give way to each other
    await rows(payload, sql`select pg_advisory_xact_lock(${advisoryLocks.trials})`, transaction)
    await lockFeed(payload, transaction)
    const began = performance.now()
    let gaveWay = false
    const applied = await asOneChange(payload, transaction, () =>
      applySheetPlan(req, transaction, plan, {
        use: 'publish',
        record,
        isOver: async () => {
          gaveWay = await isFeedAwaited(payload, transaction)
          return gaveWay || performance.now() - began > maxTrialMs
        },
      }),
    )
    return { ...applied, gaveWay }
  })

/**
 * Publishes a plan in a transaction that is rolled back: what the rules would refuse today. A save
 * that comes meanwhile waits for one document; the trial begins again after it.
 */
export const tryPlan = (
  req: PayloadRequest,
  plan: SheetPlan,
  record: RecordWrite,
): Promise<Applied> =>
  asChangeSet({ kind: 'release' }, async () => {
    let trial = await begin(req, plan, record)
    for (let beginnings = 1; trial.gaveWay && beginnings < maxBeginnings; beginnings += 1)
      trial = await begin(req, plan, record)
    return trial
  })
