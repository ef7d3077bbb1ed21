import { localeCodes } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { readDraft, readPublished } from '#src/publishing/languages/store.ts'
import { historyTexts } from '#texts/history.js'
import { applyAll, tryUndo } from './apply-undo.ts'
import { besideSaves } from './beside-saves.ts'
import type { AppliedUndo } from './apply-undo.ts'
import { asChangeSet, runningSet } from '#src/recording/history/cause.ts'
import { stateOf } from '#src/recording/history/document-state.ts'
import { readConsequences } from './consequences.ts'
import { nameField } from './field-names.ts'
import type { LaterSet, UndoAnswer } from './history-shapes.ts'
import { authorAndTime, readLaterChanges, setsInTheWay } from './later-sets.ts'
import type { KeptPlace, LaterChange } from './later-sets.ts'
import { isCopied, isPersonal } from '#src/recording/history/personal.ts'
import { countRows, isEmptyPlan, isOnlyTrash, planUndo, withoutEffect } from './plan-undo.ts'
import type { KeptChange, KeptReason, PlannedUndo } from './plan-undo.ts'
import type { Publication } from './publication.ts'
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

type Stays = UndoAnswer['kept'][number]
type Refused = UndoAnswer['refused'][number]

/** Plans of a set whose documents depend on one another. */
export interface JoinedUndo {
  planned: PlannedUndo[]
  /** Values that stay or that are carried, beside those of the plans. */
  kept: Stays[]
  /** Why nothing of it, or none of some documents, is taken back; empty: it is. */
  refused: Refused[]
  /** Later changes for which documents are refused. */
  inTheWay: KeptPlace[]
  /** True: as a whole or not at all. */
  isWhole: boolean
}

/** Joins the plans of a set whose documents depend on one another; undefined: they do not. */
export type JoinPlans = (
  req: PayloadRequest,
  transaction: Transaction,
  request: UndoRequest,
  planned: readonly PlannedUndo[],
) => Promise<JoinedUndo | undefined>

/** A set that is taken back as a whole or not at all. */
class WholeRefused extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('refused as a whole')
    this.outcome = outcome
  }
}

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
      if (change.what === 'document') return isPersonal(each.collection) ? 'account' : undefined
      if (!isCopied(each.collection, change.path)) return 'personal'
      if (isLost && isOfFile(change.path)) return 'file'
      return isRequiredText(payload, entity, change) ? 'required' : undefined
    }
    planned.push({ document: each, undo: planUndo(each, state, closedBy) })
  }
  // what a set has created leaves after the changes that refer to it
  return [
    ...planned.filter(({ undo }) => undo.plan.isTrashed !== true),
    ...planned.filter(({ undo }) => undo.plan.isTrashed === true),
  ]
}

/** Maximum values that stay and are named. */
const maxKept = 50

interface KeptValue extends KeptChange {
  document: StoredDocument
}

/** Values that stay, one for each place. */
const keptValues = (planned: readonly PlannedUndo[]): KeptValue[] =>
  planned.flatMap(({ document, undo }) => {
    const places = new Set(onePerPlace(undo.kept.map(({ change }) => change)))
    return undo.kept.flatMap((kept) => (places.has(kept.change) ? [{ document, ...kept }] : []))
  })

/** First values that stay, each with its reason. */
const namedKept = (
  req: PayloadRequest,
  kept: readonly KeptValue[],
  reader: SetReader,
  laterOf: (kept: KeptValue) => LaterChange | undefined,
): Stays[] =>
  kept.slice(0, maxKept).map((value) => {
    const { document, change, reason } = value
    const { language } = req.i18n
    const later = reason === 'later' ? laterOf(value) : undefined
    const text = later
      ? labels.changedLater(authorAndTime(later, language))
      : labels.reasons[reason]
    return {
      document: titleOf(document, reader),
      label: labelOf(req, document, change, reader),
      reason: textOf(text, language),
      cause: reason,
    }
  })

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

/** Plans of an undo that were applied or tried, and the values that stay. */
interface Outcome extends AppliedUndo {
  /** Values that stay or that are carried, beside those of the plans. */
  kept: Stays[]
  /** Later changes for which documents are refused. */
  inTheWay: KeptPlace[]
}

/** Why nothing is taken back. */
function nothingBecause({ refused }: Outcome, [first, ...others]: readonly LaterSet[]): Label {
  if (first)
    return others.length === 0
      ? labels.takeBackFirst({ name: first.name, count: first.values })
      : labels.takeBackSeveral({ name: first.name, count: others.length + 1 })
  return refused.length > 0 ? labels.refused : labels.nothing
}

/** Answer with the counts of the plans. */
async function answerOf(
  req: PayloadRequest,
  { set }: UndoRequest,
  outcome: Outcome,
): Promise<UndoAnswer> {
  const { planned, refused, kept, inTheWay } = outcome
  const reader = await readerOf(
    req,
    planned.map(({ document }) => document),
  )
  const undone = planned.flatMap(({ undo }) => onePerPlace(undo.undone))
  const { added, removed } = countRows(undone)
  const count = undone.length + planned.filter(({ undo }) => isOnlyTrash(undo)).length
  const values = keptValues(planned)
  const later = [...values.filter(({ reason }) => reason === 'later'), ...inTheWay]
  const laterOf = await readLaterChanges(req, set, later)
  const sets = setsInTheWay(later, laterOf, req.i18n.language)
  const keptCounts: UndoAnswer['keptCounts'] = {}
  for (const cause of [...kept.map((each) => each.cause), ...values.map(({ reason }) => reason)])
    keptCounts[cause] = (keptCounts[cause] ?? 0) + 1
  return {
    message: count === 0 ? textOf(nothingBecause(outcome, sets), req.i18n.language) : '',
    isDone: false,
    set: null,
    values: count - added - removed,
    addedRows: added,
    removedRows: removed,
    kept: [...kept, ...namedKept(req, values, reader, laterOf)].slice(0, maxKept),
    keptCounts,
    inTheWay: sets,
    refused,
    consequences: null,
    plan: null,
  }
}

/** Plans of a set, joined where its documents depend on one another; undefined without permission. */
async function joinedPlans(
  req: PayloadRequest,
  transaction: Transaction,
  request: UndoRequest,
  join: JoinPlans,
): Promise<JoinedUndo | undefined> {
  const single = await planAll(req, transaction, request)
  if (single.some(({ document }) => !mayChange(req, document.collection))) return undefined
  const joined = await join(req, transaction, request, single)
  if (!joined) return { planned: single, kept: [], refused: [], inTheWay: [], isWhole: false }
  return joined.isWhole && joined.refused.length > 0 ? { ...joined, planned: [] } : joined
}

/** Outcome of joined plans; a set that goes back as a whole has no plans left once one is refused. */
function outcomeOf(
  { kept, refused, inTheWay, isWhole }: JoinedUndo,
  applied: AppliedUndo,
): Outcome {
  const all = [...refused, ...applied.refused]
  const isNone = isWhole && all.length > 0
  return { planned: isNone ? [] : applied.planned, refused: all, kept, inTheWay }
}

/** What an undo makes public. */
const publicationOf = ({ planned }: Pick<Outcome, 'planned'>): Publication => ({
  changed: planned.flatMap(({ document: { collection, id }, undo: { plan } }) => ({
    key: `${collection} ${id}`,
    collection,
    id,
    draft: plan.draft,
    public: plan.public,
    released: localeCodes.filter((code) => plan.publish?.includes(code)),
    retired: plan.isTrashed === true ? ['*'] : (plan.unpublish ?? []),
  })),
  created: [],
})

/** True if a change set was made. */
async function isRecorded(
  { payload }: PayloadRequest,
  set: string,
  transaction: Transaction,
): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select from change_sets where id = ${set}::uuid`,
    transaction,
  )
  return found.length > 0
}

/** What taking back a change set would do, without keeping it; undefined without permission. */
export async function previewUndo(
  req: PayloadRequest,
  request: UndoRequest,
  join: JoinPlans,
): Promise<UndoAnswer | undefined> {
  const joined = await joinedPlans(req, {}, request, join)
  if (!joined) return undefined
  const outcome = outcomeOf(joined, await tryUndo(req, joined.planned))
  const hasEffect = outcome.planned.some(({ undo: each }) => !isEmptyPlan(each))
  const consequences = hasEffect ? await readConsequences(req, publicationOf(outcome)) : null
  return { ...(await answerOf(req, request, outcome)), consequences }
}

/** An undo that a job runs. */
export interface UndoJob {
  /** False: it has ended meanwhile. */
  isStillRunning: (transaction: Transaction) => Promise<boolean>
  /** Called before each document. */
  onProgress: (done: number, total: number) => Promise<void>
  /** Called at the end, within the transaction. */
  end: (transaction: Transaction, answer: UndoAnswer) => Promise<void>
}

/** Number of documents that a change set has, or that are taken back of it. */
export async function countUndone(
  { payload }: PayloadRequest,
  { set, document }: UndoRequest,
): Promise<number> {
  if (document) return 1
  const [found] = await rows<{ documents: number }>(
    payload,
    sql`select count(*)::int as documents from changed_documents where change_set = ${set}::uuid`,
  )
  return found?.documents ?? 0
}

/** Answer of an undo that was written, within its transaction. */
async function doneAnswer(
  req: PayloadRequest,
  transaction: Transaction,
  request: UndoRequest,
  made: Outcome,
): Promise<UndoAnswer> {
  const { id } = runningSet()
  const outcome = (await isRecorded(req, id, transaction))
    ? made
    : { ...made, planned: made.planned.map(withoutEffect) }
  const answer = await answerOf(req, request, outcome)
  const isDone = outcome.planned.some(({ undo: each }) => !isEmptyPlan(each))
  if (!isDone) return answer
  return { ...answer, message: textOf(labels.done, req.i18n.language), isDone, set: id }
}

/**
 * Takes back a change set, or one document of it, in one transaction; itself a change set. Values
 * that changed later stay, and documents that the rules of the editor refuse now; of a set whose
 * documents depend on one another a refused document stops all of it. Undefined without permission,
 * and for a job that has ended.
 */
export function undo(
  req: PayloadRequest,
  request: UndoRequest,
  join: JoinPlans,
  job?: UndoJob,
): Promise<UndoAnswer | undefined> {
  return asChangeSet({ kind: 'undo', undoes: request.set }, () =>
    besideSaves(req.payload, {
      ...(job ? { isJob: true as const } : {}),
      plan: async (transaction) =>
        (await job?.isStillRunning(transaction)) === false
          ? undefined
          : joinedPlans(req, transaction, request, join),
      changes: (joined) => joined?.planned.map(({ document }) => document.collection) ?? [],
      write: async (transaction, joined, pass) => {
        if (!joined) return undefined
        let done = 0
        const applied = await applyAll(req, transaction, joined.planned, async () => {
          await pass()
          await job?.onProgress(done, joined.planned.length)
          done += 1
          return false
        })
        const made = outcomeOf(joined, applied)
        if (joined.isWhole && made.refused.length > 0) throw new WholeRefused(made)
        const answer = await doneAnswer(req, transaction, request, made)
        await job?.end(transaction, answer)
        return answer
      },
    }).catch((error: unknown) => {
      if (error instanceof WholeRefused) return answerOf(req, request, error.outcome)
      throw error
    }),
  )
}
