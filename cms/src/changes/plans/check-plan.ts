import type { PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import type { PlanSource } from './plan-sources.ts'
import type { PlanPreview } from './plan-shapes.ts'
import { computePlan } from './compute-plan.ts'
import { readPlan, savePlan } from './plan-store.ts'
import { fingerprintOfPlan } from './plan-file.ts'
import { figuresOf, previewPlan } from './preview-plan.ts'
import { planAnswered } from './plan-answered.ts'
import { promisedPlan } from './promised-plan.ts'

interface GivenPlan {
  source: PlanSource
  /** File name; without a file: the title of the change set. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Computes a plan, asks the rules of the editor, and keeps it until it is applied; changes no
 * content.
 *
 * @throws {RefusedWorkbook} for a file that cannot be read.
 */
export async function checkPlan(
  req: PayloadRequest,
  { source, name, bytes }: GivenPlan,
): Promise<PlanPreview | undefined> {
  const began = performance.now()
  const { language } = req.i18n
  const { plan, sheets } = await computePlan(req, source, bytes, language)
  const promised = await promisedPlan(req, planAnswered(plan, [], language))
  const id = await savePlan(req.payload, {
    author: { id: staffOf(req)?.id ?? 0, name: String(Object(req.user).name ?? '') },
    language,
    source,
    fileName: name,
    file: bytes,
    digest: fingerprintOfPlan(plan),
    checkedMs: Math.round(performance.now() - began),
    figures: figuresOf(promised, {
      sheets,
      rows: Object.values(plan.counts).reduce((sum, count) => sum + count, 0),
    }),
  })
  const stored = await readPlan(req.payload, id)
  return stored && previewPlan(req, stored, promised)
}
