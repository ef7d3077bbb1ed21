import { createLocalReq, ValidationError } from 'payload'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { applyPlan } from '#src/changes/apply-plan.ts'
import type { DocumentPlan, RecordWrite } from '#src/changes/apply-plan.ts'
import { createDocument } from '#src/changes/create-document.ts'
import type { CellPlace } from '#src/changes/sheets/plan.ts'
import { asChangeSet, runningSet } from '#src/changes/cause.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { inSavepoint, inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { asOneChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { importsTexts } from '#texts/imports.js'
import type { ImportRefusal } from './import-answer.ts'
import {
  beginImport,
  endImport,
  isStillRunning,
  noteProgress,
  readImportFile,
} from './import-store.ts'
import type { StoredImport } from './import-store.ts'
import { digestOf, planSheets, planWithout, readSheets } from './plan-file.ts'
import type { PlannedDocument, SheetPlan } from './sheet-plan.ts'

const labels = labelsOf(importsTexts)

/** Slug of the task that applies an import. */
export const importTask = 'apply-import'

/** Documents after which the progress is written. */
const progressEvery = 10

/** Reason for which an import as a whole is not applied. */
class ImportRefused extends Error {
  readonly refused: readonly ImportRefusal[]

  constructor(message: string, refused: readonly ImportRefusal[] = []) {
    super(message)
    this.refused = refused
  }
}

/** Request of the account that ordered an import, with its permissions of now. */
async function requestOf(payload: Payload, stored: StoredImport): Promise<PayloadRequest> {
  const user =
    stored.author === null
      ? null
      : await payload.findByID({
          collection: 'users',
          id: stored.author,
          depth: 0,
          disableErrors: true,
        })
  const req = await createLocalReq(
    {
      locale: localeOfPanel(stored.language),
      ...(user ? { user: { ...user, collection: 'users' } } : {}),
    },
    payload,
  )
  if (!staffOf(req)) throw new ImportRefused(textOf(labels.noAccount, stored.language))
  return req
}

const refusalsOf = (
  [first]: readonly { place: CellPlace }[],
  error: ValidationError,
): ImportRefusal[] =>
  error.data.errors.map(({ label, path, message }) => ({
    sheet: first?.place.sheet ?? '',
    row: first?.place.row ?? null,
    column: '',
    head: typeof label === 'string' ? label : path,
    value: '',
    message,
  }))

const planOf = (document: PlannedDocument, { use }: StoredImport): DocumentPlan => ({
  entity: entityOf(document.collection, document.id),
  draft: document.changes,
  public: use === 'publish' ? document.changes : [],
})

interface Applied {
  documents: number
  refused: ImportRefusal[]
}

/** Write of one document of a plan, and its refusal by the rules of the editor. */
interface PlannedWrite {
  write: (part: Transaction) => Promise<void>
  refusalsOf: (error: ValidationError) => ImportRefusal[]
}

function writesOf(
  req: PayloadRequest,
  { stored, plan, record }: { stored: StoredImport; plan: SheetPlan; record: RecordWrite },
): PlannedWrite[] {
  const use = stored.use ?? 'draft'
  return [
    ...plan.created.map((document): PlannedWrite => ({
      write: (part) =>
        createDocument(req, part, {
          collection: document.collection as CollectionSlug,
          values: document.values,
          use,
        }),
      refusalsOf: (error) => refusalsOf([document], error),
    })),
    ...plan.documents.map((document): PlannedWrite => ({
      write: (part) => applyPlan(req, part, planOf(document, stored), record),
      refusalsOf: (error) => refusalsOf(document.changes, error),
    })),
  ]
}

/** Applies the documents one after another; of a partial import a refused one is left out. */
async function applyDocuments(
  req: PayloadRequest,
  transaction: Transaction,
  given: { stored: StoredImport; plan: SheetPlan; record: RecordWrite },
): Promise<Applied> {
  const { payload } = req
  const { stored } = given
  const applied: Applied = { documents: 0, refused: [] }
  const writes = writesOf(req, given)
  const total = writes.length
  for (const [at, document] of writes.entries()) {
    if (at % progressEvery === 0) await noteProgress(payload, stored.id, { done: at, total })
    try {
      await inSavepoint(payload, transaction, document.write)
      applied.documents += 1
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const refused = document.refusalsOf(error)
      if (!stored.is_partial)
        throw new ImportRefused(textOf(labels.refusedWhole, stored.language), refused)
      applied.refused.push(...refused)
    }
  }
  return applied
}

/** Plan of the file as it is now; a plan that was shown and changed meanwhile is refused. */
async function currentPlan(
  { payload, user, i18n, t }: PayloadRequest,
  transaction: Transaction,
  stored: StoredImport,
): Promise<SheetPlan> {
  const file = await readImportFile(payload, stored.id)
  if (!file) throw new ImportRefused(textOf(labels.noFile, stored.language))
  const sheets = await readSheets(file)
  const reader = { payload, user, i18n, t, ...transaction }
  const plan = await planSheets(reader, sheets, stored.language)
  const isLater = stored.starts_at !== null
  if (!isLater && digestOf(plan) !== stored.digest)
    throw new ImportRefused(textOf(labels.outdated, stored.language))
  return planWithout(plan, stored.without)
}

async function applyImport(
  payload: Payload,
  stored: StoredImport,
  record: RecordWrite,
): Promise<void> {
  const req = await requestOf(payload, stored)
  const say = (label: Label): string => textOf(label, stored.language)
  await asChangeSet({ kind: 'spreadsheet', title: stored.file_name }, () =>
    inTransaction(payload, async (transaction) => {
      await lockFeed(payload, transaction)
      if (!(await isStillRunning(payload, stored.id, transaction))) return
      const plan = await currentPlan(req, transaction, stored)
      const { documents, refused } = await asOneChange(payload, transaction, () =>
        applyDocuments(req, transaction, { stored, plan, record }),
      )
      await endImport(
        payload,
        stored.id,
        {
          state: 'done',
          set: documents > 0 ? runningSet().id : undefined,
          message: say(
            refused.length > 0
              ? labels.doneInPart({ documents, refused: refused.length })
              : labels.done({ documents }),
          ),
          refused: [...plan.refused, ...refused],
        },
        transaction,
      )
    }),
  )
}

/**
 * Applies an ordered import in one transaction: a process that is killed leaves nothing of it, and
 * the job begins it again. A refused import keeps its reason.
 */
export async function runImport(payload: Payload, id: number, record: RecordWrite): Promise<void> {
  const stored = await beginImport(payload, id)
  if (!stored) return
  try {
    await applyImport(payload, stored, record)
  } catch (error) {
    if (!(error instanceof ImportRefused)) {
      payload.logger.error({ err: error, msg: 'an import failed', import: id })
      const message = textOf(labels.failed, stored.language)
      return endImport(payload, id, { state: 'failed', message })
    }
    const { message, refused } = error
    await endImport(payload, id, { state: 'failed', message, refused })
  }
}
