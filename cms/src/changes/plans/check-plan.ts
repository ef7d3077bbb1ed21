import type { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import type { PayloadRequest } from 'payload'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
import { staffOf } from '#src/platform/access/access.ts'
import type { PlanOrigin, PlanSource } from './plan-sources.ts'
import type { PlanFigures, PlanPreview } from './plan-shapes.ts'
import { computePlan } from './compute-plan.ts'
import { readPlan, savePlan } from './plan-store.ts'
import { fingerprintOfPlan } from './plan-file.ts'
import { figuresOf, previewPlan } from './preview-plan.ts'
import { planAnswered } from './plan-answered.ts'
import { promisedPlan } from './promised-plan.ts'
import type { PromisedPlan } from './promised-plan.ts'

interface GivenPlan {
  source: PlanSource
  /** File name; without a file: the title of the change set. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Comparison of a plan with the content. */
interface Comparison {
  promised: PromisedPlan
  digest: string
  /** Duration, ms. */
  checkedMs: number
  figures: PlanFigures
}

/** Sentence for a file that is not read, in a language of the panel. */
export const workbookMessage = (
  { reason, line, sheet }: RefusedWorkbook,
  language: string,
): string => [fileRefusalMessage(reason, language, line), sheet].filter(Boolean).join(' ')

/**
 * Computes a plan and asks the rules of the editor; changes no content.
 *
 * @throws {RefusedWorkbook} for a file that cannot be read.
 */
export async function comparePlan(
  req: PayloadRequest,
  { source, at, bytes }: PlanOrigin & Pick<GivenPlan, 'bytes'>,
): Promise<Comparison> {
  const began = performance.now()
  const { language } = req.i18n
  const { plan, sheets } = await computePlan(req, { source, at }, bytes, language)
  const promised = await promisedPlan(req, planAnswered(plan, [], language))
  return {
    promised,
    digest: fingerprintOfPlan(plan),
    checkedMs: Math.round(performance.now() - began),
    figures: figuresOf(promised, {
      sheets,
      rows: Object.values(plan.counts).reduce((sum, count) => sum + count, 0),
    }),
  }
}

/** What is kept of a plan beside its comparison. */
export const keptOf = (req: PayloadRequest, { source, name, bytes }: GivenPlan) => ({
  author: { id: staffOf(req)?.id ?? 0, name: String(Object(req.user).name ?? '') },
  language: req.i18n.language,
  source,
  fileName: name,
  file: bytes,
})

/**
 * Compares a plan with the content, and keeps it until it is applied.
 *
 * @throws {RefusedWorkbook} for a file that cannot be read.
 */
export async function checkPlan(
  req: PayloadRequest,
  given: GivenPlan,
): Promise<PlanPreview | undefined> {
  const { promised, ...compared } = await comparePlan(req, given)
  const id = await savePlan(req.payload, { ...keptOf(req, given), ...compared })
  const stored = await readPlan(req.payload, id)
  return stored && previewPlan(req, stored, promised)
}
