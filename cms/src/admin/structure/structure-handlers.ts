import type { PayloadRequest } from 'payload'
import { checkPlan } from '#src/changes/plans/check-plan.ts'
import { readWithFile } from '#src/changes/plans/plan-store.ts'
import { findProductReferences } from '#src/changes/structure/find-product-references.ts'
import { findReferences } from '#src/changes/structure/find-references.ts'
import { nameOfStructure } from '#src/changes/structure/name-structure.ts'
import { planStructure } from '#src/changes/structure/plan-structure.ts'
import { previewStructure } from '#src/changes/structure/preview-structure.ts'
import { readSubject } from '#src/changes/structure/read-subject.ts'
import { structureIn, structureLimits } from '#src/changes/structure/request.ts'
import type { StructureRequest } from '#src/changes/structure/request.ts'
import type { structureCalls } from '#src/panel-calls/structure.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { structureTexts } from '#texts/structure.js'

const labels = labelsOf(structureTexts)

/** Change that is kept as a plan, as it was sent. */
async function keptOf({ payload }: PayloadRequest, id: number): Promise<StructureRequest> {
  const kept = await readWithFile(payload, id, 'structure')
  if (!kept) throw new PanelRefusal(404, labels.invalid)
  return structureIn(kept.file)
}

export const structureHandlers: PanelHandlers<typeof structureCalls> = {
  'structure.read': async (req, { query }) => {
    const { import: [kept] = [], products, subcategory: [subcategory] = [] } = query
    if (kept !== undefined) return { structure: await keptOf(req, kept) }
    const of = products
      ? { products: products.slice(0, structureLimits.products) }
      : subcategory === undefined
        ? undefined
        : { subcategory }
    if (!of) throw new PanelRefusal(404, labels.invalid)
    const found = await readSubject(req, of, req.i18n.language)
    if (found.groups.length === 0) throw new PanelRefusal(404, labels.refusals.noSubcategory)
    return found
  },

  'structure.preview': async (req, { body: { structure, all } }) => {
    const { language } = req.i18n
    const plan = await planStructure(req, structure, language)
    const view = previewStructure(plan, { all, language })
    const references = await findReferences(req, plan, language)
    const ofProducts = await findProductReferences(req, plan)
    return { ...view, notes: [...references, ...ofProducts, ...view.notes] }
  },

  'structure.check': async (req, { body }) => {
    const { language } = req.i18n
    const plan = await planStructure(req, body, language)
    if (plan.plan.documents.length === 0) throw new PanelRefusal(422, labels.nothing)
    const given = {
      source: 'structure',
      name: nameOfStructure(body, plan, language),
      bytes: new TextEncoder().encode(JSON.stringify(body)),
    } as const
    const made = await checkPlan(req, given)
    if (!made) throw new PanelRefusal(404, labels.nothing)
    return made
  },
}
