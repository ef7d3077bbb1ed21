import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { checkImport } from '#src/changes/imports/check-import.ts'
import { readImport, readImportFile } from '#src/changes/imports/import-store.ts'
import { findReferences } from '#src/changes/structure/find-references.ts'
import { nameOfStructure } from '#src/changes/structure/name-structure.ts'
import { planStructure } from '#src/changes/structure/plan-structure.ts'
import { previewStructure } from '#src/changes/structure/preview-structure.ts'
import { readSubject } from '#src/changes/structure/read-subject.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import { structureIn, structureLimits, structureRequest } from '#src/changes/structure/request.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { findProductReferences } from './structure-references.ts'
import { answer, told } from './own-answers.ts'

const labels = labelsOf(structureTexts)

/** Endpoint for those who may change subcategories and products. */
const forEditors = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    if (
      !hasRole(req, permissions.subcategories.create) ||
      !hasRole(req, permissions.products.create)
    )
      return told(req, labels.denied, 403)
    try {
      return await handle(req)
    } catch (error) {
      if (!(error instanceof PlanRefused)) throw error
      return answer({ message: error.message }, 422)
    }
  },
})

const idList = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,499}$/)
  .transform((text) => text.split(',').map(Number))

/** Change that is kept for an order, as it was sent. */
async function kept(req: PayloadRequest, id: number): Promise<Response> {
  const stored = await readImport(req.payload, id)
  const bytes = stored?.source === 'structure' && (await readImportFile(req.payload, id))
  return bytes ? answer({ structure: structureIn(bytes) }) : told(req, labels.invalid, 404)
}

/** What can be mapped, or the kept change of an `import`. */
async function subject(req: PayloadRequest): Promise<Response> {
  const ofImport = idList.safeParse(req.searchParams.get('import'))
  if (ofImport.data?.[0] !== undefined) return kept(req, ofImport.data[0])
  const products = idList.safeParse(req.searchParams.get('products'))
  const subcategory = idList.safeParse(req.searchParams.get('subcategory'))
  const [first] = subcategory.data ?? []
  const of = products.success
    ? { products: products.data.slice(0, structureLimits.products) }
    : first === undefined
      ? undefined
      : { subcategory: first }
  if (!of) return told(req, labels.invalid, 404)
  const found = await readSubject(req, of, req.i18n.language)
  return found.groups.length === 0 ? told(req, labels.refusals.noSubcategory, 404) : answer(found)
}

const previewInput = z.object({
  structure: structureRequest,
  all: z.object({ subcategory: z.int(), from: z.string().max(40) }).optional(),
})

/** What a change would do; changes and keeps nothing. */
async function preview(req: PayloadRequest): Promise<Response> {
  const input = previewInput.safeParse(await req.json?.().catch(() => undefined))
  if (!input.success) return told(req, labels.invalid, 422)
  const { structure, all } = input.data
  const { language } = req.i18n
  const plan = await planStructure(req, structure, language)
  const view = previewStructure(plan, { all, language })
  const references = await findReferences(req, plan, language)
  const ofProducts = await findProductReferences(req, plan)
  return answer({ ...view, notes: [...references, ...ofProducts, ...view.notes] })
}

/** Plans a change and keeps it for the order, as an import. */
async function check(req: PayloadRequest): Promise<Response> {
  const input = structureRequest.safeParse(await req.json?.().catch(() => undefined))
  if (!input.success) return told(req, labels.invalid, 422)
  const plan = await planStructure(req, input.data, req.i18n.language)
  if (plan.plan.documents.length === 0) return told(req, labels.nothing, 422)
  const made = await checkImport(
    req,
    {
      source: 'structure',
      name: nameOfStructure(input.data, plan, req.i18n.language),
      bytes: new TextEncoder().encode(JSON.stringify(input.data)),
    },
    recordEntity(req),
  )
  return made ? answer(made) : told(req, labels.nothing, 404)
}

/** Endpoints of the page of the structure; orders are those of imports. */
export const structureEndpoints: Endpoint[] = [
  forEditors('get', ownEndpoints.structure, subject),
  forEditors('post', ownEndpoints.structurePreview, preview),
  forEditors('post', ownEndpoints.structure, check),
]
