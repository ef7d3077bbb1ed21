import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import type { Payload } from 'payload'
import { readLastSave } from '#src/changes/changed-beside.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import { comparePlan, workbookMessage } from './check-plan.ts'
import { keepComparison, refusePlan } from './plan-queue.ts'
import { readPlan, readPlanFile } from './plan-store.ts'
import { previewPlan } from './preview-plan.ts'
import { requestOf, StoredPlanRefused } from './request-of-plan.ts'

/**
 * Compares a queued plan with the content, with the permissions of its author, and keeps the
 * comparison, or why it could not be made.
 *
 * @throws a fault of the program.
 */
export async function compareQueued(payload: Payload, id: number): Promise<void> {
  const stored = await readPlan(payload, id)
  const bytes = await readPlanFile(payload, id)
  if (!stored || !bytes || stored.state !== 'planning') return
  try {
    const req = await requestOf(payload, stored)
    const comparedTo = await readLastSave(payload, {})
    const { promised, ...made } = await comparePlan(req, { ...stored, bytes })
    const current = {
      ...stored,
      digest: made.digest,
      checked_ms: made.checkedMs,
      figures: made.figures,
    }
    const comparison = await previewPlan(req, current, promised)
    await keepComparison(payload, { comparison, refused: promised.refused, comparedTo })
  } catch (error) {
    if (error instanceof RefusedWorkbook)
      return refusePlan(payload, id, {
        message: workbookMessage(error, stored.language),
        isFault: false,
      })
    if (error instanceof StoredPlanRefused || error instanceof PlanRefused)
      return refusePlan(payload, id, { message: error.message, isFault: false })
    throw error
  }
}
