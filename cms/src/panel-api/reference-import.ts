import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import type { PayloadRequest } from 'payload'
import { applyAtOnce } from '#src/changes/plans/apply-sheet-plan.ts'
import { asSheetPlan } from '#src/changes/plans/plan-file.ts'
import type { PlanRequest } from '#src/changes/plans/plan-file.ts'
import type { SheetPlan } from '#src/changes/plans/sheet-plan.ts'
import { planGrid } from '#src/changes/sheets/plan-grid.ts'
import { readReferenceRows } from '#src/changes/sheets/read-grids.ts'

/** What a sheet of cross-references would change now. */
export const planReferences = async (
  reader: PlanRequest,
  sheet: ReadSheet,
  language: string,
): Promise<SheetPlan> =>
  asSheetPlan(
    'other-makers',
    planGrid([sheet], await readReferenceRows(reader, language), language),
  )

/**
 * Publishes what a sheet of cross-references changes, as one change set.
 *
 * @throws Payload's `ValidationError`; then nothing is saved.
 */
export const applyReferences = (
  req: PayloadRequest,
  sheet: ReadSheet,
  title: string,
): Promise<void> =>
  applyAtOnce(req, {
    title,
    plan: (reader) => planReferences(reader, sheet, req.i18n.language),
  })
