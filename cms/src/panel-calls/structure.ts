import { z } from 'zod'
import { planPreviewShape } from '#src/changes/plans/plan-shapes.ts'
import { structureRequest } from '#src/changes/structure/request.ts'
import {
  structureSubjectShape,
  structureViewShape,
} from '#src/changes/structure/structure-shapes.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { structureTexts } from '#texts/structure.js'

const labels = labelsOf(structureTexts)

const shared = {
  // of subcategories as well
  roles: permissions.products.create,
  denied: labels.denied,
  unreadable: labels.invalid,
}

/** Ids, separated by commas. */
const idList = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,499}$/)
  .transform((text) => text.split(',').map(Number))
  .optional()

/** Calls of the page of the structure; it is applied as plans are. */
export const structureCalls = {
  'structure.read': panelCall({
    summary: 'Reads what can be mapped, or the kept change of a plan (`import`).',
    ...shared,
    query: z.object({ import: idList, products: idList, subcategory: idList }),
    answer: z.union([structureSubjectShape, z.object({ structure: structureRequest })]),
    refusals: [404],
  }),
  'structure.preview': panelCall({
    summary: 'What a change would do; changes and keeps nothing.',
    cost: 2,
    ...shared,
    body: z.object({
      structure: structureRequest,
      /** Attribute of a former subcategory of which all values are shown. */
      all: z.object({ subcategory: z.int(), from: z.string().max(40) }).optional(),
    }),
    answer: structureViewShape,
  }),
  'structure.check': panelCall({
    summary: 'Plans a change and keeps it as a plan.',
    cost: 2,
    ...shared,
    body: structureRequest,
    answer: planPreviewShape,
    refusals: [404],
  }),
}
