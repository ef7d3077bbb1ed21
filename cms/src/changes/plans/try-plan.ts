import type { PayloadRequest } from 'payload'
import { asChangeSet } from '#src/recording/history/cause.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { tryWrites } from '#src/changes/trial.ts'
import { applySheetPlan } from './apply-sheet-plan.ts'
import type { Applied } from './apply-sheet-plan.ts'
import type { PlanUse } from './plan-sources.ts'
import type { SheetPlan } from './sheet-plan.ts'

/** Time of a trial, ms: documents that are not reached are not tried. */
const maxTrialMs = 8000

interface TrialOptions {
  use?: PlanUse
  maxMs?: number
  /** Reads the content after the writes, before they are rolled back. */
  after?: (transaction: Transaction) => Promise<void>
}

/** What the rules would refuse today of a plan that is applied. */
export const tryPlan = (
  req: PayloadRequest,
  plan: SheetPlan,
  { use = 'publish', maxMs = maxTrialMs, after }: TrialOptions = {},
): Promise<Applied> =>
  asChangeSet({ kind: 'release', isTrial: true }, () =>
    tryWrites(req, maxMs, async (transaction, isOver) => {
      const applied = await applySheetPlan(req, transaction, plan, { use, isOver })
      await after?.(transaction)
      return applied
    }),
  )
