import { ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import {
  inRolledBackTransaction,
  inSavepoint,
  inTransaction,
} from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { asOneChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { readDraft, readPublished } from '#src/publishing/languages/store.ts'
import { historyTexts } from '#texts/history.js'
import { applyPlan } from './apply-plan.ts'
import type { RecordWrite } from './apply-plan.ts'
import { asChangeSet, runningSet } from './cause.ts'
import { stateOf, titleOf as titleOfState } from './document-state.ts'
import { nameField } from './field-names.ts'
import type { UndoAnswer } from './history-answer.ts'
import { isCopied, isNamed } from './personal.ts'
import { countRows, planUndo } from './plan-undo.ts'
import type { KeptChange, KeptReason, UndoPlan } from './plan-undo.ts'
import { readerOf } from './read-set.ts'
import type { SetReader } from './show-document.ts'
import { onePerPlace, readStoredChanges } from './stored-changes.ts'
import type { StoredChange, StoredDocument } from './stored-changes.ts'
import { isOfFile, isRequiredText, lacksFormerFile } from './upload-changes.ts'
import { entityOf, visibleCollections } from './visible-collections.ts'

const { undo: labels } = labelsOf(historyTexts)

export interface UndoRequest {
  set: string
  /** One document of the set; undefined: all. */
  document?: { collection: string; id: number } | undefined
}

/** True if an account may change the documents of a collection, and so take back their changes. */
function mayChange(req: PayloadRequest, collection: string): boolean {
  const permission = Object.hasOwn(globalPermissions, collection)
    ? globalPermissions[collection as keyof typeof globalPermissions]
    : permissions[collection as PermittedCollection]
  // a change of several languages is no translation
  return hasRole(req, permission.update) && !hasRole(req, ['translator'])
}

/** Plan of one document of a set. */
export interface PlannedUndo {
  document: StoredDocument
  undo: UndoPlan
}

type Stays = UndoAnswer['kept'][number]

/** Plans of a set whose documents depend on one another. */
export interface JoinedUndo {
  planned: PlannedUndo[]
  /** Values that stay or that are carried, beside those of the plans. */
  kept: Stays[]
  /** Why nothing of it is taken back; empty: it is. */
  refused: Stays[]
}

/** Joins the plans of a set whose documents depend on one another; undefined: they do not. */
export type JoinPlans = (
  req: PayloadRequest,
  transaction: Transaction,
  request: UndoRequest,
  planned: readonly PlannedUndo[],
) => Promise<JoinedUndo | undefined>

interface UndoOptions {
  record: RecordWrite
  join: JoinPlans
}

/** A set that is taken back as a whole or not at all. */
class WholeRefused extends Error {}

/** Plans of the documents, from their state within the transaction. */
async function planAll(
  req: PayloadRequest,
  transaction: Transaction,
  { set, document }: UndoRequest,
): Promise<PlannedUndo[]> {
  const { payload } = req
  const within = { payload, ...transaction }
  const of = document
    ? sql`d.collection = ${document.collection} and d.document_id = ${document.id}::int`
    : sql`true`
  const visible = sql.param(visibleCollections(req))
  const found = await readStoredChanges(
    within as PayloadRequest,
    set,
    sql`d.collection = any(${visible}::text[]) and ${of}`,
  )
  const planned: PlannedUndo[] = []
  for (const each of found) {
    const entity = entityOf(each.collection, each.id)
    const content = {
      row: await readPublished(within, entity),
      draft: await readDraft(within, entity),
    }
    const state = stateOf(payload, entity, content)
    const isLost = await lacksFormerFile(each)
    const closedBy = (change: StoredChange): KeptReason | undefined => {
      if (!isCopied(each.collection, change.path)) return 'personal'
      if (isLost && isOfFile(change.path)) return 'file'
      return isRequiredText(payload, entity, change) ? 'required' : undefined
    }
    planned.push({ document: each, undo: planUndo(each, state, closedBy) })
  }
  return planned
}

/** Last change of the values that stay: by whom and when. */
async function laterChange(
  { payload }: PayloadRequest,
  document: StoredDocument,
  { path, locale }: StoredChange,
): Promise<{ at: string; author: string | null } | undefined> {
  const [found] = await rows<{ at: string; author: string | null }>(
    payload,
    sql`
    select s.at::text as at, s.author_name as author from value_changes v join change_sets s on s.id = v.change_set
    where v.collection = ${document.collection} and v.document_id = ${document.id}
      and (v.path = ${path} or starts_with(v.path, ${`${path}/`}::text)) and v.locale is not distinct from ${locale}
    order by s.at desc limit 1`,
  )
  return found
}

/** Maximum values that stay and are named. */
const maxKept = 50

async function keptOf(
  req: PayloadRequest,
  planned: readonly PlannedUndo[],
  reader: SetReader,
): Promise<UndoAnswer['kept']> {
  const { language } = req.i18n
  const all = planned.flatMap(({ document, undo }) =>
    onePerPlace(undo.kept.map(({ change }) => change)).flatMap(
      (change): [StoredDocument, KeptChange][] =>
        undo.kept.filter((kept) => kept.change === change).map((kept) => [document, kept]),
    ),
  )
  const named: UndoAnswer['kept'] = []
  for (const [document, { change, reason }] of all.slice(0, maxKept)) {
    const later = reason === 'later' ? await laterChange(req, document, change) : undefined
    const text = later
      ? labels.changedLater({
          person: later.author ?? textOf(labelsOf(historyTexts).program, language),
          at: dateTimeText(new Date(later.at).toISOString(), language),
        })
      : labels.reasons[reason]
    named.push({
      document: titleOf(document, reader),
      label: labelOf(req, document, change, reader),
      reason: textOf(text, language),
    })
  }
  return named
}

function titleOf({ collection, id, title }: StoredDocument, { present }: SetReader): string {
  const now = present.get(`${collection} ${id}`)
  return now?.code ?? now?.title ?? title ?? String(id)
}

function labelOf(
  req: PayloadRequest,
  { collection, id }: StoredDocument,
  { field, partNumber }: StoredChange,
  reader: SetReader,
): string {
  const { words } = nameField(req, entityOf(collection, id), field, reader)
  return partNumber === null ? words : `${partNumber}, ${words}`
}

/** Applies the plan of one document; a refused one is rolled back and named. */
async function applyOne(
  req: PayloadRequest,
  transaction: Transaction,
  { document, undo }: PlannedUndo,
  record: RecordWrite,
): Promise<{ label: string; reason: string }[]> {
  const entity = entityOf(document.collection, document.id)
  try {
    await inSavepoint(req.payload, transaction, (part) =>
      applyPlan(req, part, { entity, ...undo.plan }, record),
    )
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, label, message }) => ({
      label: typeof label === 'string' ? label : path,
      reason: message,
    }))
  }
}

const isEmptyPlan = ({ undone }: UndoPlan): boolean => undone.length === 0

/** Applies the plans one after another; what is refused is named, and its document stays. */
async function applyAll(
  req: PayloadRequest,
  transaction: Transaction,
  plans: readonly PlannedUndo[],
  { record, refused }: { record: RecordWrite; refused: UndoAnswer['refused'] },
): Promise<PlannedUndo[]> {
  const applied: PlannedUndo[] = []
  for (const each of plans) {
    const errors = isEmptyPlan(each.undo) ? [] : await applyOne(req, transaction, each, record)
    const document = each.document.title ?? String(each.document.id)
    refused.push(...errors.map((error) => ({ document, ...error })))
    applied.push(errors.length === 0 ? each : { ...each, undo: { ...each.undo, undone: [] } })
  }
  return applied
}

/** Answer with the counts of the plans. */
function answerOf(planned: readonly PlannedUndo[], language: string): UndoAnswer {
  const undone = planned.flatMap(({ undo }) => onePerPlace(undo.undone))
  const { added, removed } = countRows(undone)
  const say = (label: Label): string => textOf(label, language)
  const values = undone.length - added - removed
  return {
    message: undone.length === 0 ? say(labels.nothing) : '',
    isDone: false,
    set: null,
    values,
    addedRows: added,
    removedRows: removed,
    kept: [],
    refused: [],
  }
}

/** Documents that are tried for a preview: each takes as long as a save. */
const maxTried = 30

/** What the rules of the editor would refuse, from a transaction that is rolled back. */
const tryAll = (
  req: PayloadRequest,
  { set }: UndoRequest,
  planned: readonly PlannedUndo[],
  record: RecordWrite,
): Promise<UndoAnswer['refused']> =>
  asChangeSet({ kind: 'undo', undoes: set }, () =>
    inRolledBackTransaction(req.payload, async (transaction) => {
      const refused: UndoAnswer['refused'] = []
      await lockFeed(req.payload, transaction)
      await asOneChange(req.payload, transaction, () =>
        applyAll(req, transaction, planned.slice(0, maxTried), { record, refused }),
      )
      return refused
    }),
  )

/** What taking back a change set would do, without doing it; undefined without permission. */
export async function previewUndo(
  req: PayloadRequest,
  request: UndoRequest,
  { record, join }: UndoOptions,
): Promise<UndoAnswer | undefined> {
  const single = await planAll(req, {}, request)
  if (single.some(({ document }) => !mayChange(req, document.collection))) return undefined
  const joined = await join(req, {}, request, single)
  const planned = joined?.planned ?? single
  const reader = await readerOf(
    req,
    planned.map(({ document }) => document),
  )
  const refused = joined?.refused ?? []
  return {
    ...answerOf(planned, req.i18n.language),
    kept: [...(joined?.kept ?? []), ...(await keptOf(req, planned, reader))].slice(0, maxKept),
    refused: refused.length > 0 ? refused : await tryAll(req, request, planned, record),
  }
}

/** Title of a document of a set; its number, if the history does not name it. */
async function documentTitle(
  req: PayloadRequest,
  { collection, id }: NonNullable<UndoRequest['document']>,
): Promise<string> {
  const entity = entityOf(collection, id)
  const content = { row: await readPublished(req, entity), draft: await readDraft(req, entity) }
  const state = isNamed(collection) ? stateOf(req.payload, entity, content) : undefined
  return (state && titleOfState(req.payload, entity, state)) ?? `${collection} ${id}`
}

/**
 * Takes back a change set, or one document of it, in one transaction; itself a change set. Values
 * that changed later stay, and documents that the rules of the editor refuse now; of a set whose
 * documents depend on one another a refused document stops all of it. Undefined without permission.
 */
export async function undo(
  req: PayloadRequest,
  request: UndoRequest,
  { record, join }: UndoOptions,
): Promise<UndoAnswer | undefined> {
  const { set: undoes, document } = request
  // a set without a title was taken back as a whole (`undoneBy`)
  const title = document && (await documentTitle(req, document))
  return asChangeSet({ kind: 'undo', undoes, ...(title ? { title } : {}) }, async () => {
    const { id } = runningSet()
    const refused: UndoAnswer['refused'] = []
    const kept: Stays[] = []
    const planned = await inTransaction(req.payload, async (transaction) => {
      await lockFeed(req.payload, transaction)
      const single = await planAll(req, transaction, request)
      if (single.some(({ document }) => !mayChange(req, document.collection))) return undefined
      const joined = await join(req, transaction, request, single)
      kept.push(...(joined?.kept ?? []))
      refused.push(...(joined?.refused ?? []))
      const applied = await asOneChange(req.payload, transaction, () =>
        applyAll(req, transaction, refused.length > 0 ? [] : (joined?.planned ?? single), {
          record,
          refused,
        }),
      )
      if (joined && refused.length > 0) throw new WholeRefused()
      return applied
    }).catch((error: unknown) => {
      if (error instanceof WholeRefused) return []
      throw error
    })
    if (!planned) return undefined
    const reader = await readerOf(
      req,
      planned.map(({ document }) => document),
    )
    const answer = answerOf(planned, req.i18n.language)
    const isDone = planned.some(({ undo: each }) => !isEmptyPlan(each))
    return {
      ...answer,
      message: textOf(
        isDone ? labels.done : refused.length > 0 ? labels.refused : labels.nothing,
        req.i18n.language,
      ),
      isDone,
      set: isDone ? id : null,
      kept: [...kept, ...(await keptOf(req, planned, reader))].slice(0, maxKept),
      refused,
    }
  })
}
