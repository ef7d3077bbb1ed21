import { isStorable } from '@vitrine/contract/storable-text'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { PayloadRequest } from 'payload'
import { checkImport } from '#src/changes/imports/check-import.ts'
import { sourceFacts } from '#src/changes/imports/import-answer.ts'
import type { ImportFigures } from '#src/changes/imports/import-shapes.ts'
import { orderProblem, planImport } from '#src/changes/imports/import-sources.ts'
import {
  orderImport,
  readImport,
  readImportFile,
  readImports,
  readMade,
  readRefused,
  stopImport,
  summaryOf,
} from '#src/changes/imports/import-store.ts'
import type { StoredImport } from '#src/changes/imports/import-store.ts'
import { fingerprintOfPlan, planConfirmed, planWithout } from '#src/changes/imports/plan-file.ts'
import { draftProblem, mayApply } from '#src/changes/imports/plan-uses.ts'
import { figuresOf, previewImport, shownRefusals } from '#src/changes/imports/preview-import.ts'
import { promisedPlan } from '#src/changes/imports/promised-plan.ts'
import type { PromisedPlan } from '#src/changes/imports/promised-plan.ts'
import { importTask } from '#src/changes/imports/run-import.ts'
import type { SheetPlan } from '#src/changes/imports/sheet-plan.ts'
import { tryPlan } from '#src/changes/imports/try-plan.ts'
import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
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
import { isOfFile } from './import-state.ts'
import { refusedResponse } from './refused-response.ts'

const labels = labelsOf(importsTexts)

const mayEdit = (req: PayloadRequest): boolean => hasRole(req, permissions.products.create)

/**
 * The import of an id. Refuses one that does not exist, and to those who may not change the catalogue
 * all but their own of the grid.
 */
async function importOf(req: PayloadRequest, id: number): Promise<StoredImport> {
  const stored = await readImport(req.payload, id)
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
  { source }: StoredImport,
  plan: SheetPlan,
): Promise<PromisedPlan> =>
  sourceFacts[source].isRelease ? { ...plan, untried: 0, deadTargets: [] } : promisedPlan(req, plan)

/** Figures of a plan as it is now. */
const figuresNow = (
  stored: StoredImport,
  plan: Pick<SheetPlan, 'counts' | 'documents'>,
): ImportFigures =>
  figuresOf(plan, {
    sheets: stored.figures.sheets,
    rows: Object.values(plan.counts).reduce((sum, count) => sum + count, 0),
  })

export const importHandlers: PanelHandlers<typeof importCalls> = {
  'imports.check': async (req, { body: { file, mend } }) => {
    if (file.size > maxImportBytes) throw new PanelRefusal(422, importTooLarge)
    const given = {
      source: mend === 'yes' ? 'mended' : 'file',
      name: cleanName(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    } as const
    const preview = await checkImport(req, given).catch((error: unknown) => {
      if (!(error instanceof RefusedWorkbook)) throw error
      const message = [fileRefusalMessage(error.reason, req.i18n.language, error.line), error.sheet]
      throw new PanelRefusal(422, undefined, { message: message.filter(Boolean).join(' ') })
    })
    if (!preview) throw new PanelRefusal(404, labels.gone)
    return preview
  },

  'imports.list': async ({ payload }) => ({ imports: await readImports(payload) }),

  'imports.read': async (req, { id }) => {
    const stored = await importOf(req, id)
    const { state } = stored
    if (state !== 'checked') {
      const refused = await readRefused(req.payload, id)
      const made = await readMade(req.payload, stored.change_set)
      return { ...summaryOf(stored), state, ...shownRefusals(refused), made }
    }
    const bytes = await readImportFile(req.payload, id)
    if (!bytes) throw new PanelRefusal(404, labels.gone)
    const { plan } = await planImport(req, stored.source, bytes, req.i18n.language)
    const promised = await promisedNow(req, stored, plan)
    const current = {
      ...stored,
      digest: fingerprintOfPlan(plan),
      figures: figuresNow(stored, promised),
    }
    return previewImport(req, current, promised)
  },

  'imports.order': async (req, { id, body }) => {
    const stored = await importOf(req, id)
    const { at, without, confirmed, isPartial, expected, use } = body
    if (at !== undefined && Date.parse(at) <= Date.now())
      throw new PanelRefusal(422, labels.past, { errors: { at: labels.past } })
    const bytes = await readImportFile(req.payload, id)
    if (!bytes || stored.state !== 'checked') throw new PanelRefusal(409, labels.notChecked)
    const { plan } = await planImport(req, stored.source, bytes, stored.language)
    if (fingerprintOfPlan(plan) !== expected) throw new PanelRefusal(409, labels.outdated)
    const message = orderProblem(stored.source, plan, body, req.i18n.language)
    if (message !== undefined) throw new PanelRefusal(422, undefined, { message })
    const left = planConfirmed(planWithout(plan, without), confirmed)
    if (!mayApply(req, { source: stored.source, use }, left)) throw deny(labels.denied)
    const waits = use === 'draft' ? draftProblem(req, left) : undefined
    if (waits) throw new PanelRefusal(422, waits)
    if (left.documents.length === 0 && left.created.length === 0)
      throw new PanelRefusal(422, labels.nothingLeft)
    if (!isPartial && plan.refused.length > 0) throw new PanelRefusal(422, labels.needsAll)
    if (!isPartial) {
      const { refused } = await tryPlan(req, left, { use })
      if (refused.length > 0)
        throw new PanelRefusal(422, labels.refusedByRules, { ...shownRefusals(refused) })
    }
    const isOrdered = await inTransaction(req.payload, async (transaction) => {
      const order = {
        ...body,
        author: { id: staffOf(req)?.id ?? 0, name: String(Object(req.user).name ?? '') },
        // the figures of the comparison count what the rules refuse
        ...(expected === stored.digest ? {} : { figures: figuresNow(stored, plan) }),
      }
      if (!(await orderImport(req.payload, id, order, transaction))) return false
      await req.payload.jobs.queue({
        task: importTask,
        input: { import: id },
        ...(at === undefined ? {} : { waitUntil: new Date(at) }),
        req: { transactionID: transaction.transactionID } as PayloadRequest,
      })
      return true
    })
    if (!isOrdered) throw new PanelRefusal(409, labels.notChecked)
    const now = await readImport(req.payload, id)
    return {
      ...told(req, at === undefined ? labels.ordered : labels.orderedLater),
      ...(now ? { import: summaryOf(now) } : {}),
    }
  },

  'imports.stop': async (req, { id }) => {
    if (!mayEdit(req)) await importOf(req, id)
    if (!(await stopImport(req.payload, id))) throw new PanelRefusal(409, labels.tooLate)
    return told(req, labels.stopped)
  },

  'imports.file': async (req, { id }) => {
    const stored = await importOf(req, id)
    const bytes = isOfFile(stored) && (await readImportFile(req.payload, id))
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
    const stored = await importOf(req, id)
    const bytes = await readImportFile(req.payload, id)
    const current =
      stored.state === 'checked' && bytes
        ? await planImport(req, stored.source, bytes, req.i18n.language)
        : undefined
    const promised = current && (await promisedNow(req, stored, current.plan))
    const refused = promised?.refused ?? (await readRefused(req.payload, id))
    return refusedResponse(refused, {
      file: isOfFile(stored) ? bytes : undefined,
      isCsv: query.format === 'csv',
      language: req.i18n.language,
    })
  },
}
