import { isStorable } from '@vitrine/contract/storable-text'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { checkPlan, keptOf, workbookMessage } from '#src/changes/plans/check-plan.ts'
import { sourceFacts } from '#src/changes/plans/plan-sources.ts'
import {
  isComparedApart,
  queueAgain,
  queuePlan,
  readComparison,
} from '#src/changes/plans/plan-queue.ts'
import type { applyRequestShape, PlanFigures, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { applyProblem, computePlan } from '#src/changes/plans/compute-plan.ts'
import {
  readPlan,
  readPlanFile,
  readPlans,
  readRefused,
  stopPlan,
  summaryOf,
} from '#src/changes/plans/plan-store.ts'
import type { StoredPlan } from '#src/changes/plans/plan-store.ts'
import { contentOf } from '#src/changes/plans/release-content.ts'
import { digestsOfRelease } from '#src/changes/plans/release-doubts.ts'
import { planAnswered } from '#src/changes/plans/plan-answered.ts'
import { fingerprintOfPlan, planConfirmed, planWithout } from '#src/changes/plans/plan-file.ts'
import { draftProblem, mayApply } from '#src/changes/plans/plan-uses.ts'
import { figuresOf, previewPlan, shownRefusals } from '#src/changes/plans/preview-plan.ts'
import { promisedPlan } from '#src/changes/plans/promised-plan.ts'
import type { PromisedPlan } from '#src/changes/plans/promised-plan.ts'
import { readMade } from '#src/changes/plans/made-documents.ts'
import { orderPlan } from '#src/changes/plans/order-plan.ts'
import type { SheetPlan } from '#src/changes/plans/sheet-plan.ts'
import { tryPlan } from '#src/changes/plans/try-plan.ts'
import { readCatalogue } from '#src/changes/plans/plan-parts.ts'
import { foldedHead, unread } from '#src/changes/sheets/named-columns.ts'
import {
  readSupplierColumns,
  saveSupplierColumns,
  targetColumns,
} from '#src/changes/sheets/supplier-columns.ts'
import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { importTooLarge, maxImportBytes } from '#src/panel-calls/imports.ts'
import type { importCalls } from '#src/panel-calls/imports.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { deny, PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { importsTexts } from '#texts/imports.js'
import { isOfFile } from './plan-state.ts'
import { refusedResponse } from './refused-response.ts'

const labels = labelsOf(importsTexts)

const mayEdit = (req: PayloadRequest): boolean => hasRole(req, permissions.products.create)

/**
 * Stored plan by its id: 404 for an unknown one; 403 without the right to change the catalogue,
 * unless it is the account's own of the grid.
 */
async function planOf(req: PayloadRequest, id: number): Promise<StoredPlan> {
  const stored = await readPlan(req.payload, id)
  const isOwn =
    stored && sourceFacts[stored.source].isOfAuthor && stored.author === staffOf(req)?.id
  if (!isOwn && !mayEdit(req)) throw deny(labels.denied)
  if (!stored) throw new PanelRefusal(404, labels.gone)
  return stored
}

/** Name without a path, and without what cannot be stored or shown in one line. */
const cleanName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(-changeNameMax)
  return isStorable(shown) && shown !== '' ? shown : 'file'
}

/** Plan as it would be applied now; a release is tried by its own button. */
const promisedNow = async (
  req: PayloadRequest,
  { source }: StoredPlan,
  plan: SheetPlan,
): Promise<PromisedPlan> =>
  sourceFacts[source].isRelease ? { ...plan, untried: 0, deadTargets: [] } : promisedPlan(req, plan)

/** Figures of a plan as it is now; rows are counted in the whole plan. */
const figuresNow = (
  stored: StoredPlan,
  plan: Pick<SheetPlan, 'counts' | 'documents'>,
  { counts }: Pick<SheetPlan, 'counts'> = plan,
): PlanFigures =>
  figuresOf(plan, {
    sheets: stored.figures.sheets,
    rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
  })

/** A plan that is no longer only checked, or is not yet. */
async function resultOf(
  { payload }: PayloadRequest,
  stored: StoredPlan,
  state: PlanResult['state'],
): Promise<PlanResult> {
  const refused = await readRefused(payload, stored.id)
  const made = await readMade(payload, stored.change_set)
  return { ...summaryOf(stored), state, ...shownRefusals(refused), made }
}

/**
 * Figures of a plan that may be applied as it was requested; undefined: those of its comparison,
 * which count what the rules refuse.
 */
async function figuresToApply(
  req: PayloadRequest,
  stored: StoredPlan,
  body: z.output<typeof applyRequestShape>,
): Promise<PlanFigures | undefined> {
  const { without, confirmed, answers, isPartial, expected, use } = body
  const bytes = await readPlanFile(req.payload, stored.id)
  if (!bytes) throw new PanelRefusal(409, labels.notChecked)
  const { plan } = await computePlan(req, stored, bytes, stored.language)
  if (fingerprintOfPlan(plan) !== expected) throw new PanelRefusal(409, labels.outdated)
  const message = applyProblem(stored.source, plan, body, req.i18n.language)
  if (message !== undefined) throw new PanelRefusal(422, undefined, { message })
  const taken = planConfirmed(planWithout(plan, without), confirmed)
  const left = planAnswered(taken, answers, req.i18n.language)
  if (!mayApply(req, { source: stored.source, use }, left)) throw deny(labels.denied)
  const waits = use === 'draft' ? draftProblem(req, left) : undefined
  if (waits) throw new PanelRefusal(422, waits)
  if (left.documents.length === 0 && left.created.length === 0)
    throw new PanelRefusal(422, labels.nothingLeft)
  if (!isPartial && plan.refused.length + left.unanswered.length > 0)
    throw new PanelRefusal(422, labels.needsAll)
  if (!isPartial) {
    const { refused } = await tryPlan(req, left, { use })
    if (refused.length > 0)
      throw new PanelRefusal(422, labels.refusedByRules, { ...shownRefusals(refused) })
  }
  if (answers.length > 0) return figuresNow(stored, left, plan)
  return expected === stored.digest ? undefined : figuresNow(stored, plan)
}

export const importHandlers: PanelHandlers<typeof importCalls> = {
  'imports.check': async (req, { body: { file, mend } }) => {
    if (file.size > maxImportBytes) throw new PanelRefusal(422, importTooLarge)
    const given = {
      source: mend === 'yes' ? 'mended' : 'file',
      name: cleanName(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    } as const
    if (await isComparedApart(req.payload, given.bytes.byteLength)) {
      const stored = await readPlan(req.payload, await queuePlan(req.payload, keptOf(req, given)))
      if (!stored) throw new PanelRefusal(404, labels.gone)
      return resultOf(req, stored, 'queued')
    }
    const preview = await checkPlan(req, given).catch((error: unknown) => {
      if (!(error instanceof RefusedWorkbook)) throw error
      throw new PanelRefusal(422, undefined, { message: workbookMessage(error, req.i18n.language) })
    })
    if (!preview) throw new PanelRefusal(404, labels.gone)
    return preview
  },

  'imports.list': async ({ payload }) => ({ imports: await readPlans(payload) }),

  'imports.columns': async (req) => {
    const { subcategories } = await readCatalogue(req, [])
    const known = await readSupplierColumns(req)
    return {
      columns: targetColumns(subcategories, req.i18n.language),
      suppliers: known.map(({ supplier }) => supplier),
    }
  },

  'imports.name-columns': async (req, { body }) => {
    const { subcategories } = await readCatalogue(req, [])
    const known = new Set(targetColumns(subcategories, req.i18n.language).map(({ key }) => key))
    const { supplier } = body
    const given = Object.entries(body.columns)
    const gone = given.filter(([, key]) => key !== unread && !known.has(key))
    if (gone.length > 0) {
      const columns = labels.columnGone({ heads: gone.map(([head]) => head).join(', ') })
      throw new PanelRefusal(422, columns, { errors: { columns } })
    }
    const columns = Object.fromEntries(given.map(([head, key]) => [foldedHead(head), key]))
    const named = { supplier, heads: body.heads.map(foldedHead), columns }
    await saveSupplierColumns(req, named, staffOf(req)?.id ?? 0)
    const label = given.length > 0 ? labels.columnsNamed : labels.columnsForgotten
    return told(req, label({ supplier }))
  },

  'imports.read': async (req, { id }) => {
    const stored = await planOf(req, id)
    if (stored.state !== 'checked') return resultOf(req, stored, stored.state)
    const kept = await readComparison(req.payload, id)
    if (kept?.isCurrent && kept.comparison) return kept.comparison
    if (kept) {
      await queueAgain(req.payload, id)
      return resultOf(req, stored, 'queued')
    }
    const bytes = await readPlanFile(req.payload, id)
    if (!bytes) throw new PanelRefusal(404, labels.gone)
    const { plan } = await computePlan(req, stored, bytes, req.i18n.language)
    const settled = planAnswered(plan, [], req.i18n.language)
    const promised = await promisedNow(req, stored, settled)
    const current = {
      ...stored,
      digest: fingerprintOfPlan(plan),
      figures: figuresNow(stored, promised, plan),
    }
    return previewPlan(req, current, promised)
  },

  'imports.apply': async (req, { id, body }) => {
    const stored = await planOf(req, id)
    const { at, expected } = body
    if (at !== undefined && Date.parse(at) <= Date.now())
      throw new PanelRefusal(422, labels.past, { errors: { at: labels.past } })
    if (stored.state !== 'checked') throw new PanelRefusal(409, labels.notChecked)
    const kept = await readComparison(req.payload, id)
    if (kept && stored.digest !== expected) throw new PanelRefusal(409, labels.outdated)
    // the job that applies a large plan compares it again, by the same rules
    const figures = kept ? undefined : await figuresToApply(req, stored, body)
    const isRelease = sourceFacts[stored.source].isRelease && at !== undefined
    const held = isRelease ? await readPlanFile(req.payload, id) : undefined
    const digests = held ? await digestsOfRelease(req, contentOf(held).drafts) : []
    const isTaken = await inTransaction(req.payload, async (transaction) => {
      const request = {
        ...body,
        // what its trial named is accepted; what comes into its drafts later is not
        ...(held ? { answers: digests.map((key) => ({ key })) } : {}),
        author: { id: staffOf(req)?.id ?? 0, name: String(Object(req.user).name ?? '') },
        ...(figures ? { figures } : {}),
      }
      return orderPlan(req.payload, id, request, transaction)
    })
    if (!isTaken) throw new PanelRefusal(409, labels.notChecked)
    const now = await readPlan(req.payload, id)
    return {
      ...told(req, at === undefined ? labels.ordered : labels.orderedLater),
      ...(now ? { import: summaryOf(now) } : {}),
    }
  },

  'imports.stop': async (req, { id }) => {
    if (!mayEdit(req)) await planOf(req, id)
    if (!(await stopPlan(req.payload, id))) throw new PanelRefusal(409, labels.tooLate)
    return told(req, labels.stopped)
  },

  'imports.file': async (req, { id }) => {
    const stored = await planOf(req, id)
    const bytes = isOfFile(stored) && (await readPlanFile(req.payload, id))
    if (!bytes) throw new PanelRefusal(404, labels.gone)
    const isWorkbook = bytes[0] === 0x50
    return new Response(bytes, {
      headers: {
        ...fileHeaders,
        'content-type': isWorkbook ? xlsxType : 'text/csv',
        'content-disposition': attachment(stored.file_name),
      },
    })
  },

  'imports.refused': async (req, { id, query }) => {
    const stored = await planOf(req, id)
    const bytes = await readPlanFile(req.payload, id)
    // those of a kept comparison are kept with it
    const kept = await readComparison(req.payload, id)
    const current =
      stored.state === 'checked' && !kept && bytes
        ? await computePlan(req, stored, bytes, req.i18n.language)
        : undefined
    const promised =
      current && (await promisedNow(req, stored, planAnswered(current.plan, [], req.i18n.language)))
    const refused = promised?.refused ?? (await readRefused(req.payload, id))
    return refusedResponse(
      { file: isOfFile(stored) ? bytes : undefined, refused, language: req.i18n.language },
      { isCsv: query.format === 'csv' },
    )
  },
}
