import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import type { PayloadRequest } from 'payload'
import type { ImportAnswer } from '#src/admin/cross-references/import-answer.ts'
import { isRowValues } from '#src/changes/diff-values.ts'
import { partNumberOf } from '#src/changes/document-values.ts'
import { applyAtOnce } from '#src/changes/imports/apply-sheet-plan.ts'
import { asSheetPlan, digestOf } from '#src/changes/imports/plan-file.ts'
import type { PlanRequest } from '#src/changes/imports/plan-file.ts'
import type { GridKind } from '#src/changes/sheets/grid-kind.ts'
import { planGrid } from '#src/changes/sheets/plan-grid.ts'
import type { CollectionPlan } from '#src/changes/sheets/plan.ts'
import { readReferenceRows } from '#src/changes/sheets/read-grids.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'

/** Cross-references as they are, and what sheets would change of them. */
export interface ReferencePlan {
  kind: GridKind
  plan: CollectionPlan
  digest: string
}

const sheetPlan = (plan: CollectionPlan) => asSheetPlan('other-makers', plan)

/** What sheets of cross-references would change now. */
export async function planReferences(
  reader: PlanRequest,
  sheets: readonly ReadSheet[],
  language: string,
): Promise<ReferencePlan> {
  const kind = await readReferenceRows(reader, language)
  const plan = planGrid(sheets, kind, language)
  return { kind, plan, digest: digestOf(sheetPlan(plan)) }
}

/**
 * Publishes what sheets of cross-references change, as one change set. `digest`: that of the preview.
 *
 * @throws {OutdatedPlan} Payload's `ValidationError`; then nothing is saved.
 */
export const applyReferences = (
  req: PayloadRequest,
  sheets: readonly ReadSheet[],
  { title, digest }: { title: string; digest?: string },
): Promise<void> =>
  applyAtOnce(req, {
    title,
    digest,
    record: recordEntity(req),
    plan: async (reader) =>
      sheetPlan((await planReferences(reader, sheets, req.i18n.language)).plan),
  })

type Shown = NonNullable<ImportAnswer['plan']>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Number of a row by its place: `references/<number> <count>`. */
const numberAt = (path: string): string =>
  partNumberOf(decodeURIComponent(path.split('/')[1] ?? ''))

/** Changes of a plan as the page of cross-references lists them. */
export function shownReferences({
  kind,
  plan,
}: ReferencePlan): Pick<Shown, 'newMakers' | 'created' | 'changed'> {
  const titles = new Map(kind.owners.map(({ id, title }) => [id, title]))
  const labels = new Map(kind.columns.map(({ key, declared }) => [key, declared.label]))
  const ofNewMakers: Shown['created'] = plan.created.flatMap(({ title: maker, values, rows }) =>
    Object.keys(rows).map((path) => ({
      maker,
      number: numberAt(path),
      ours: text(values[`${path}/ours`]),
    })),
  )
  const created: Shown['created'] = []
  const changed: Shown['changed'] = []
  for (const { id, changes } of plan.changed)
    for (const { path, before, after } of changes) {
      const [maker, number] = [titles.get(id) ?? '', numberAt(path)]
      if (isRowValues(after)) created.push({ maker, number, ours: text(after.row['ours']) })
      else {
        const key = decodeURIComponent(path.split('/')[2] ?? '')
        const column = labels.get(key) ?? key
        changed.push({ maker, number, column, before: text(before), after: text(after) })
      }
    }
  return {
    newMakers: plan.created.map(({ title }) => title),
    created: [...created, ...ofNewMakers],
    changed,
  }
}
