import type { PayloadRequest } from 'payload'
import { readConsequences } from '#src/changes/consequences.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { rowKeyOf } from '#src/recording/history/diff-values.ts'
import { editsName } from './edit-names.ts'
import { bytesOfEdits } from './grid-edits.ts'
import type { GridCheck, GridEdit } from './grid-edits.ts'
import type { PlanUse } from './plan-sources.ts'
import { savePlan } from './plan-store.ts'
import { planEdits } from './plan-edits.ts'
import { fingerprintOfPlan } from './plan-file.ts'
import { figuresOf, publicationOf } from './preview-plan.ts'
import { findDoubts } from './plan-doubts.ts'
import { planAnswered } from './plan-answered.ts'
import { keyOf } from './sheet-plan.ts'
import type { SheetPlan } from './sheet-plan.ts'
import { tryPlan } from './try-plan.ts'

/** Refusals that are sent. */
const maxRefused = 500

/** Time of a trial, ms: after each pause of the author, and before they are applied. */
const maxTrialMs = { dry: 2000, kept: 20_000 } as const

interface CheckOptions {
  /** True: the edits are only compared. */
  isDry: boolean
  /** Use for which the rules of the editor are asked. */
  use: PlanUse
}

/** What the publication of a plan does. */
async function visibleOf(
  req: PayloadRequest,
  plan: Pick<SheetPlan, 'documents' | 'created'>,
): Promise<GridCheck['visible']> {
  const { documents } = plan
  const rows = new Set(
    documents.flatMap((document) =>
      document.changes.map((change) => keyOf(document, rowKeyOf(change))),
    ),
  )
  return { ...(await readConsequences(req, publicationOf(plan))), rows: rows.size }
}

/**
 * Compares edits of the grid with the content, asks the rules of the editor, and keeps them as a
 * plan unless `isDry`; changes no content.
 */
export async function checkEdits(
  req: PayloadRequest,
  edits: readonly GridEdit[],
  { isDry, use }: CheckOptions,
): Promise<GridCheck> {
  const began = performance.now()
  const { language } = req.i18n
  const notes = await planEdits(req, edits, language)
  const kept = notes.planOf(edits)
  const doubts = await findDoubts(req, kept)
  const maxMs = isDry ? maxTrialMs.dry : maxTrialMs.kept
  const tried = planAnswered({ ...kept, doubts }, [], language)
  const trial = tried.documents.length > 0 ? await tryPlan(req, tried, { use, maxMs }) : undefined
  notes.refuseDocuments(trial?.refusedDocuments ?? [])
  const plan = planAnswered({ ...notes.planOf(edits), doubts }, [], language)
  const visible = await visibleOf(req, plan)
  const check = {
    changed: Math.max(0, notes.changed - doubts.length),
    equal: notes.equal,
    refused: notes.refused.toSorted((a, b) => a.edit - b.edit).slice(0, maxRefused),
    // all of them: an edit without an answer stays with its author
    doubts: doubts.map(({ shown, place }) => ({ ...shown, neighbours: [], edit: place.row - 1 })),
    visible,
    visibleIfAccepted: doubts.length === 0 ? visible : await visibleOf(req, notes.planOf(edits)),
    untried: trial?.left ?? 0,
  }
  if (isDry || notes.changed === 0) return check
  const digest = fingerprintOfPlan(kept)
  const id = await savePlan(req.payload, {
    author: { id: staffOf(req)?.id ?? 0, name: String(Object(req.user).name ?? '') },
    language,
    source: 'grid',
    fileName: editsName(notes, language),
    file: bytesOfEdits(edits),
    digest,
    checkedMs: Math.round(performance.now() - began),
    figures: figuresOf(plan, { sheets: 1, rows: notes.rows.size }),
  })
  return { ...check, import: { id, expected: digest } }
}
