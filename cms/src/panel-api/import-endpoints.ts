import { writeCsv, csvSigns } from '@vitrine/spreadsheets/csv'
import { writePlainWorkbook } from '@vitrine/spreadsheets/plain-workbook'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { isStorable } from '@vitrine/contract/storable-text'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { isOfFile } from '#src/admin/sheets/import-state.ts'
import { checkImport } from '#src/changes/imports/check-import.ts'
import { importUses, withoutInput } from '#src/changes/imports/import-answer.ts'
import type {
  ImportFigures,
  ImportRefusal,
  ImportResult,
} from '#src/changes/imports/import-answer.ts'
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
import type { SheetPlan } from '#src/changes/imports/sheet-plan.ts'
import { digestOf, planConfirmed, planWithout } from '#src/changes/imports/plan-file.ts'
import { draftProblem, mayApply } from '#src/changes/imports/plan-uses.ts'
import { figuresOf, previewImport, shownRefusals } from '#src/changes/imports/preview-import.ts'
import { promisedPlan } from '#src/changes/imports/promised-plan.ts'
import type { PromisedPlan } from '#src/changes/imports/promised-plan.ts'
import { importTask } from '#src/changes/imports/run-import.ts'
import { tryPlan } from '#src/changes/imports/try-plan.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
import { refusedSheets } from '#src/changes/sheets/refused-rows.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'
import { answer } from './own-answers.ts'

const labels = labelsOf(importsTexts)

/** Maximum size of a file, bytes. */
const maxBytes = 20 * 1024 * 1024

const say = (req: PayloadRequest, label: Label): string => textOf(label, req.i18n.language)

const told = (req: PayloadRequest, label: Label, status: number): Response =>
  answer({ message: say(req, label) }, status)

type Handler = (req: PayloadRequest) => Promise<Response>

const mayEdit = async (req: PayloadRequest): Promise<boolean> =>
  hasRole(req, permissions.products.create)

/** True for an import that the account made in the grid, where translators write as well. */
async function isAuthor(req: PayloadRequest): Promise<boolean> {
  const stored = staffOf(req) && (await readImport(req.payload, idOf(req)))
  return stored?.source === 'grid' && stored.author === staffOf(req)?.id
}

const endpointFor =
  (isAllowed: (req: PayloadRequest) => Promise<boolean>) =>
  (method: Endpoint['method'], path: string, handle: Handler): Endpoint => ({
    path,
    method,
    handler: async (req) => {
      if (!(await isAllowed(req))) return told(req, labels.denied, 403)
      try {
        return await handle(req)
      } catch (error) {
        if (!(error instanceof PlanRefused)) throw error
        return answer({ message: error.message }, 422)
      }
    },
  })

/** Endpoint for those who may change the catalogue. */
const forEditors = endpointFor(mayEdit)
/** Endpoint of an import, also for the account that made it in the grid. */
const forAuthors = endpointFor(async (req) => (await mayEdit(req)) || (await isAuthor(req)))

interface GivenFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** Given if the damaged texts of the file are to be mended. */
  source?: 'mended'
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

async function fileIn(req: PayloadRequest): Promise<GivenFile | Label> {
  const tooLarge = labels.fileTooLarge({ megabytes: maxBytes / 1024 / 1024 })
  if (Number(req.headers.get('content-length') ?? 0) > maxBytes * 1.05) return tooLarge
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return labels.noFileGiven
  if (file.size > maxBytes) return tooLarge
  return {
    name: cleanName(file.name),
    bytes: new Uint8Array(await file.arrayBuffer()),
    ...(form?.get('mend') === 'yes' ? { source: 'mended' } : {}),
  }
}

const isLabel = (given: GivenFile | Label): given is Label => !('bytes' in given)

/** Reads and compares a file, and keeps it for the order; changes no content. */
async function check(req: PayloadRequest): Promise<Response> {
  const file = await fileIn(req)
  if (isLabel(file)) return told(req, file, 422)
  try {
    const preview = await checkImport(req, { source: 'file', ...file }, recordEntity(req))
    return preview ? answer(preview) : told(req, labels.gone, 404)
  } catch (error) {
    if (!(error instanceof RefusedWorkbook)) throw error
    const message = [fileRefusalMessage(error.reason, req.i18n.language, error.line), error.sheet]
    return answer({ message: message.filter(Boolean).join(' ') }, 422)
  }
}

const idOf = (req: PayloadRequest): number => Number(req.routeParams?.['id'])

/** Plan as it would be applied now; a release is tried by its own button. */
const promisedNow = async (
  req: PayloadRequest,
  { source }: StoredImport,
  plan: SheetPlan,
): Promise<PromisedPlan> =>
  source === 'release'
    ? { ...plan, untried: 0, deadTargets: [] }
    : promisedPlan(req, plan, { record: recordEntity(req) })

/** Figures of a plan as it is now. */
const figuresNow = (
  stored: StoredImport,
  plan: Pick<SheetPlan, 'counts' | 'documents'>,
): ImportFigures =>
  figuresOf(plan, {
    sheets: stored.figures.sheets,
    rows: Object.values(plan.counts).reduce((sum, count) => sum + count, 0),
  })

/** An import; a checked one with the comparison as it would be now. */
async function read(req: PayloadRequest): Promise<Response> {
  const stored = await readImport(req.payload, idOf(req))
  if (!stored) return told(req, labels.gone, 404)
  if (stored.state !== 'checked') {
    const refused = await readRefused(req.payload, stored.id)
    const made = await readMade(req.payload, stored.change_set)
    const result: ImportResult = { ...summaryOf(stored), ...shownRefusals(refused), made }
    return answer(result)
  }
  const file = await readImportFile(req.payload, stored.id)
  if (!file) return told(req, labels.gone, 404)
  const { plan } = await planImport(req, stored.source, file, req.i18n.language)
  const promised = await promisedNow(req, stored, plan)
  const current = { ...stored, digest: digestOf(plan), figures: figuresNow(stored, promised) }
  return answer(await previewImport(req, current, promised))
}

const orderInput = z.object({
  digest: z.string().max(64),
  use: z.enum(importUses),
  at: z.iso.datetime({ offset: true }).optional(),
  isPartial: z.boolean(),
  without: withoutInput,
  confirmed: withoutInput.default([]),
})

/** Orders a checked import; a job applies it. */
async function order(req: PayloadRequest): Promise<Response> {
  const input = orderInput.safeParse(await req.json?.().catch(() => undefined))
  const stored = await readImport(req.payload, idOf(req))
  if (!stored) return told(req, labels.gone, 404)
  if (!input.success) return told(req, labels.incomplete, 422)
  const { at, without, confirmed, isPartial, digest, use } = input.data
  if (at !== undefined && Date.parse(at) <= Date.now())
    return answer({ message: say(req, labels.past), errors: { at: say(req, labels.past) } }, 422)
  const file = await readImportFile(req.payload, stored.id)
  if (!file || stored.state !== 'checked') return told(req, labels.notChecked, 409)
  const { plan } = await planImport(req, stored.source, file, stored.language)
  if (digestOf(plan) !== digest) return told(req, labels.outdated, 409)
  const problem = orderProblem(stored.source, plan, input.data, req.i18n.language)
  if (problem !== undefined) return answer({ message: problem }, 422)
  const left = planConfirmed(planWithout(plan, without), confirmed)
  if (!mayApply(req, { source: stored.source, use }, left)) return told(req, labels.denied, 403)
  const waits = use === 'draft' ? draftProblem(req, left) : undefined
  if (waits) return told(req, waits, 422)
  if (left.documents.length === 0 && left.created.length === 0)
    return told(req, labels.nothingLeft, 422)
  if (!isPartial && plan.refused.length > 0) return told(req, labels.needsAll, 422)
  if (!isPartial) {
    const trial = await tryPlan(req, left, { record: recordEntity(req), use })
    if (trial.refused.length > 0)
      return answer(
        { message: say(req, labels.refusedByRules), ...shownRefusals(trial.refused) },
        422,
      )
  }
  const isOrdered = await inTransaction(req.payload, async (transaction) => {
    if (
      !(await orderImport(
        req.payload,
        stored.id,
        {
          ...input.data,
          author: { id: staffOf(req)?.id ?? 0, name: String(Object(req.user).name ?? '') },
          // the figures of the comparison count what the rules refuse
          ...(digest === stored.digest ? {} : { figures: figuresNow(stored, plan) }),
        },
        transaction,
      ))
    )
      return false
    await req.payload.jobs.queue({
      task: importTask,
      input: { import: stored.id },
      ...(at === undefined ? {} : { waitUntil: new Date(at) }),
      req: { transactionID: transaction.transactionID } as PayloadRequest,
    })
    return true
  })
  if (!isOrdered) return told(req, labels.notChecked, 409)
  const now = await readImport(req.payload, stored.id)
  return answer({
    message: say(req, at === undefined ? labels.ordered : labels.orderedLater),
    ...(now ? { import: summaryOf(now) } : {}),
  })
}

async function stop(req: PayloadRequest): Promise<Response> {
  const isStopped = await stopImport(req.payload, idOf(req))
  return isStopped ? told(req, labels.stopped, 200) : told(req, labels.tooLate, 409)
}

/** The file as it was given. */
async function file(req: PayloadRequest): Promise<Response> {
  const stored = await readImport(req.payload, idOf(req))
  const bytes = stored && isOfFile(stored) && (await readImportFile(req.payload, stored.id))
  if (!stored || !bytes) return told(req, labels.gone, 404)
  const isWorkbook = bytes[0] === 0x50
  return new Response(bytes, {
    headers: {
      ...fileHeaders,
      'content-type': isWorkbook ? xlsxType : 'text/csv',
      'content-disposition': attachment(stored.file_name),
    },
  })
}

function refusedRows(req: PayloadRequest, refused: readonly ImportRefusal[]): string[][] {
  const { columns } = labels
  const head = [columns.sheet, columns.row, columns.column, columns.value, columns.reason]
  return [
    head.map((label) => say(req, label)),
    ...refused.map(({ sheet, row, head: name, value, message }) => [
      sheet,
      row === null ? '' : String(row),
      name,
      value,
      message,
    ]),
  ]
}

/** Refused rows of the file of an import, to be corrected and sent again; undefined without a file. */
async function refusedFile(
  req: PayloadRequest,
  stored: StoredImport,
  {
    bytes,
    refused: list,
  }: { bytes: GivenFile['bytes'] | undefined; refused: readonly ImportRefusal[] },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isOfFile(stored) || !bytes) return undefined
  const sheets = refusedSheets(await readTypedWorkbook(bytes), list, {
    language: req.i18n.language,
    list: (rest) => refusedRows(req, rest),
  })
  return sheets.length === 0 ? undefined : writePlainWorkbook(sheets)
}

/** Refused rows as a workbook that can be sent again; as CSV, or without a file, a list of the refusals. */
async function refused(req: PayloadRequest): Promise<Response> {
  const stored = await readImport(req.payload, idOf(req))
  if (!stored) return told(req, labels.gone, 404)
  const bytes = await readImportFile(req.payload, stored.id)
  const current =
    stored.state === 'checked' && bytes
      ? await planImport(req, stored.source, bytes, req.i18n.language)
      : undefined
  const promised = current && (await promisedNow(req, stored, current.plan))
  const list = promised?.refused ?? (await readRefused(req.payload, stored.id))
  const rows = refusedRows(req, list)
  const name = say(req, labels.fileNames.refused)
  const isCsv = req.searchParams.get('format') === 'csv'
  return new Response(
    isCsv
      ? writeCsv(rows, csvSigns(localeOfPanel(req.i18n.language)))
      : ((await refusedFile(req, stored, { bytes, refused: list })) ??
          (await writeXlsx(rows, name))),
    {
      headers: {
        ...fileHeaders,
        'content-type': isCsv ? 'text/csv; charset=utf-8' : xlsxType,
        'content-disposition': attachment(`${name}.${isCsv ? 'csv' : 'xlsx'}`),
      },
    },
  )
}

/** Endpoints of the page of spreadsheets. */
export const importEndpoints: Endpoint[] = [
  forEditors('post', ownEndpoints.imports, check),
  forEditors('get', ownEndpoints.imports, async (req) =>
    answer({ imports: await readImports(req.payload) }),
  ),
  forAuthors('get', ownEndpoints.import, read),
  forAuthors('post', ownEndpoints.importOrder, order),
  forAuthors('post', ownEndpoints.importStop, stop),
  forEditors('get', ownEndpoints.importFile, file),
  forAuthors('get', ownEndpoints.importRefused, refused),
]
