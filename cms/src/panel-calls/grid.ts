import { z } from 'zod'
import { planUses } from '#src/changes/plans/plan-sources.ts'
import { gridCheckShape, gridEdits } from '#src/changes/plans/grid-edits.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { gridAnswerShape } from '#src/staff-index/grid-shapes.ts'
import { gridTexts } from '#texts/grid.js'

const labels = labelsOf(gridTexts)

/** Calls of the grid over many documents. */
export const gridCalls = {
  'grid.read': panelCall({
    summary: 'Rows of the documents that the parameters of their list, `ids` or `work` select.',
    cost: 1,
    roles: permissions.products.read,
    query: z.looseObject({
      collection: z.string(),
      locale: z.string().optional(),
      /** `fields`: products themselves in place of their part numbers. */
      what: z.string().optional(),
      work: z.string().optional(),
    }),
    answer: gridAnswerShape,
    refusals: [404],
  }),
  'grid.check': panelCall({
    summary: 'Compares edits with the content; without `dry` it keeps them as a plan.',
    cost: 1,
    roles: permissions.products.update,
    query: z.object({
      /** Use that the rules of the editor are asked for; translators save drafts. */
      use: z.enum(planUses).optional(),
      dry: z.string().optional(),
    }),
    body: gridEdits,
    unreadable: labels.notRead,
    answer: gridCheckShape,
  }),
}
