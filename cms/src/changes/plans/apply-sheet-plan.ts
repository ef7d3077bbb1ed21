import { panelBase } from '@vitrine/contract/panel'
import { APIError, ValidationError } from 'payload'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { applyPlan } from '#src/changes/apply-plan.ts'
import { besideSaves } from '#src/changes/beside-saves.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { createDocument } from '#src/changes/create-document.ts'
import type { CellPlace } from '#src/changes/sheets/plan.ts'
import { labelOfField } from '#src/changes/field-names.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import { isConfirmable } from '#src/content/fields/confirmations.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import { inSavepoint } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { extendCertificates } from './extend-certificates.ts'
import type { PlanUse } from './plan-sources.ts'
import type { PlanRefusal } from './plan-shapes.ts'
import { kindsOf } from './plan-uses.ts'
import type { PlanRequest } from './plan-file.ts'
import { creationKey, keyOf, publicChanges } from './sheet-plan.ts'
import type { PlannedCreation, PlannedDocument, SheetPlan } from './sheet-plan.ts'

/** Write of one document of a plan, and its refusal by the rules of the editor. */
interface PlannedWrite {
  document: PlannedCreation | PlannedDocument
  write: (part: Transaction) => Promise<void>
  refusalsOf: (error: APIError) => PlanRefusal[]
}

interface Refused {
  entity: Entity
  /** What was to be written, with the places in the file. */
  written: readonly { place: CellPlace; path?: string; after?: unknown }[]
  /** Values of a new document. */
  values?: Readonly<Record<string, unknown>>
  /** Address of the form. */
  href?: string
  /** Key of the document in the plan. */
  key: string
}

/** Fields that an error names; an error without fields is about the document. */
const errorsOf = (error: APIError): { path: string; message: string; label?: unknown }[] =>
  error instanceof ValidationError
    ? error.data.errors
    : [{ path: '', label: '', message: error.message }]

/** What the rules of the editor refuse, at the cell of the field or at the row of the document. */
const refusalsOf = (
  req: PayloadRequest,
  { entity, written, values, href, key }: Refused,
  error: APIError,
): PlanRefusal[] =>
  errorsOf(error).map(({ label, path, message }) => {
    const cell = written.find((each) => each.path === path)
    const value = cell?.after ?? values?.[path]
    const place = (cell ?? written[0])?.place
    return {
      sheet: place?.sheet ?? '',
      row: place?.row ?? null,
      column: cell?.place.column ?? '',
      head:
        cell?.place.head ?? (typeof label === 'string' ? label : labelOfField(req, entity, path)),
      value: typeof value === 'string' ? value : '',
      message,
      ...(href === undefined ? {} : { href }),
      ...(isConfirmable(error) ? { confirm: key } : {}),
    }
  })

interface Application {
  use: PlanUse
  /** Called before each document. */
  onProgress?: (done: number, total: number) => Promise<void>
  /** Called with the refusals of a document, which is left out unless this throws. */
  onRefused?: (refused: readonly PlanRefusal[], error: APIError) => void
  /** True if no further document is to be applied. */
  isOver?: () => Promise<boolean>
}

function writesOf(
  req: PayloadRequest,
  { created, documents }: SheetPlan,
  { use }: Application,
): PlannedWrite[] {
  // a document may have the values already, as a draft or for visitors
  const isWritten = ({ changes, release, public: published }: PlannedDocument): boolean =>
    changes.length > 0 ||
    (use === 'publish' && (release !== undefined || (published?.length ?? 0) > 0))
  const writes = [
    ...created.map((document): PlannedWrite => ({
      document,
      write: async (part) => {
        const id = await createDocument(req, part, {
          collection: document.collection as CollectionSlug,
          values: document.values,
          use,
        })
        const { certificates = [] } = document
        await extendCertificates(req, part, { product: id, certificates, use })
      },
      refusalsOf: (error) =>
        refusalsOf(
          req,
          {
            entity: entityOf(document.collection, 0),
            written: [document],
            values: document.values,
            key: creationKey(document),
          },
          error,
        ),
    })),
    ...documents.filter(isWritten).map((document): PlannedWrite => {
      const { collection, id, release, ...planned } = document
      const entity = entityOf(collection, id)
      return {
        document,
        write: (part) =>
          applyPlan(req, part, {
            entity,
            draft: planned.changes,
            public: use === 'publish' ? publicChanges(planned) : [],
            ...(use === 'publish' && release ? { publishLatest: release.locales } : {}),
          }),
        refusalsOf: (error) =>
          refusalsOf(
            req,
            {
              entity,
              written: [...planned.changes, ...(planned.public ?? []), ...(release?.changes ?? [])],
              key: keyOf(document),
              href: `${panelBase}/${id === 0 ? `globals/${collection}` : `collections/${collection}/${id}`}`,
            },
            error,
          ),
      }
    }),
  ]
  // texts of uploads first: a new product with a picture that lacks them is not published
  const isUpload = ({ document: { collection } }: PlannedWrite): boolean =>
    isPublicUpload(collection)
  return [...writes.filter(isUpload), ...writes.filter((each) => !isUpload(each))]
}

export interface Applied {
  documents: number
  /** Documents that were not reached before `isOver`. */
  left: number
  refused: PlanRefusal[]
  /** Documents that are refused, each with its refusals. */
  refusedDocuments: { document: PlannedCreation | PlannedDocument; refused: PlanRefusal[] }[]
}

/** True for a refusal by a rule, a permission included; false for a fault of the program. */
const isRefusal = (error: unknown): error is APIError =>
  error instanceof APIError && error.status < 500

/**
 * Applies the documents of a plan one after another within a transaction, in which the feed is
 * locked; a document that the rules of the editor refuse is left out.
 */
export async function applySheetPlan(
  req: PayloadRequest,
  transaction: Transaction,
  plan: SheetPlan,
  application: Application,
): Promise<Applied> {
  const applied: Applied = { documents: 0, left: 0, refused: [], refusedDocuments: [] }
  const writes = writesOf(req, plan, application)
  for (const [at, { document, write, refusalsOf: readRefusals }] of writes.entries()) {
    if (await application.isOver?.()) {
      applied.left = writes.length - at
      break
    }
    await application.onProgress?.(at, writes.length)
    try {
      await inSavepoint(req.payload, transaction, write)
      applied.documents += 1
    } catch (error) {
      if (!isRefusal(error)) throw error
      const refused = readRefusals(error)
      application.onRefused?.(refused, error)
      applied.refused.push(...refused)
      applied.refusedDocuments.push({ document, refused })
    }
  }
  return applied
}

interface AtOnce {
  /** Name of the change set. */
  title: string
  /** Plan of the content as it is within the transaction. */
  plan: (reader: PlanRequest) => Promise<SheetPlan>
}

/**
 * Publishes a plan within the request, as one change set and all or nothing.
 *
 * @throws Payload's `ValidationError` and `Forbidden`; then nothing is saved.
 */
export async function applyAtOnce(req: PayloadRequest, { title, plan }: AtOnce): Promise<void> {
  const { payload, user, i18n, t } = req
  await asChangeSet({ kind: 'spreadsheet', title }, () =>
    besideSaves(payload, {
      plan: (transaction) => plan({ payload, user, i18n, t, ...transaction }),
      changes: kindsOf,
      write: (transaction, current, pass) =>
        applySheetPlan(req, transaction, current, {
          use: 'publish',
          onProgress: pass,
          onRefused: (_, error) => {
            throw error
          },
        }),
    }),
  )
}
