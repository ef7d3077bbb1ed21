import type { PayloadRequest } from 'payload'
import type { RecordWrite } from '#src/changes/apply-plan.ts'
import { asChangeSet } from '#src/changes/cause.ts'
import { inRolledBackTransaction } from '#src/platform/database/transaction.ts'
import { asOneChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { applySheetPlan } from './apply-sheet-plan.ts'
import type { Applied } from './apply-sheet-plan.ts'
import type { SheetPlan } from './sheet-plan.ts'

/**
 * Time of a trial, ms. Other saves wait for it as for an import, at most 15 s: documents that are not
 * reached are not tried.
 */
const maxTrialMs = 8000

/** Publishes a plan in a transaction that is rolled back: what the rules would refuse today. */
export async function tryPlan(
  req: PayloadRequest,
  plan: SheetPlan,
  record: RecordWrite,
): Promise<Applied> {
  const { payload } = req
  return asChangeSet({ kind: 'release' }, () =>
    inRolledBackTransaction(payload, async (transaction) => {
      await lockFeed(payload, transaction)
      const began = performance.now()
      return asOneChange(payload, transaction, () =>
        applySheetPlan(req, transaction, plan, {
          use: 'publish',
          record,
          isOver: () => performance.now() - began > maxTrialMs,
        }),
      )
    }),
  )
}
