import { APIError, ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import { inSavepoint } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { applyPlan } from './apply-plan.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import type { UndoAnswer } from './history-shapes.ts'
import { isPersonal } from '#src/recording/history/personal.ts'
import { isEmptyPlan, withoutEffect } from './plan-undo.ts'
import type { PlannedUndo } from './plan-undo.ts'
import { tryWrites } from './trial.ts'
import { isOfFile } from './upload-changes.ts'
import { entityOf } from './visible-collections.ts'

type Refused = UndoAnswer['refused']

const nameOf = ({ title, id }: PlannedUndo['document']): string => title ?? String(id)

/** Applies the plan of one document; a refused one is rolled back and named. */
async function applyOne(
  req: PayloadRequest,
  transaction: Transaction,
  { document, undo }: PlannedUndo,
): Promise<Refused> {
  const entity = entityOf(document.collection, document.id)
  try {
    await inSavepoint(req.payload, transaction, (part) =>
      applyPlan(req, part, { entity, ...undo.plan }),
    )
    return []
  } catch (error) {
    // a created document that another one uses by now stays
    if (error instanceof APIError && 'inUse' in Object(error.data))
      return [{ document: nameOf(document), label: '', reason: error.message }]
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, label, message }) => ({
      document: nameOf(document),
      label: typeof label === 'string' ? label : path,
      reason: message,
    }))
  }
}

/** Plans after they were applied, those that were refused without their effect. */
export interface AppliedUndo {
  planned: PlannedUndo[]
  refused: Refused
}

const isDeletion = ({ undo }: PlannedUndo): boolean => undo.plan.isTrashed === true

/** Deletions last: a document of the same change may refer to the one that is deleted. */
const deletionsLast = (a: PlannedUndo, b: PlannedUndo): number =>
  Number(isDeletion(a)) - Number(isDeletion(b))

/**
 * Applies plans one after another; a document whose plan the rules refuse stays as it is, and is
 * named.
 *
 * @param isOver - True: the documents that follow are not tried.
 */
export async function applyAll(
  req: PayloadRequest,
  transaction: Transaction,
  plans: readonly PlannedUndo[],
  isOver?: () => Promise<boolean>,
): Promise<AppliedUndo> {
  const planned = new Map<PlannedUndo, PlannedUndo>()
  const refused: Refused = []
  for (const each of plans.toSorted(deletionsLast)) {
    const isSkipped = isEmptyPlan(each.undo) || (await isOver?.())
    const errors = isSkipped ? [] : await applyOne(req, transaction, each)
    refused.push(...errors)
    planned.set(each, errors.length === 0 ? each : withoutEffect(each))
  }
  return { planned: plans.map((each) => planned.get(each) ?? each), refused }
}

/** Time of a trial, ms: documents that are not reached are not tried. */
const maxTrialMs = 4000

/** True if a trial leaves nothing behind: no file is written, no account changes. */
const canTry = ({ document: { collection }, undo }: PlannedUndo): boolean =>
  !isPersonal(collection) && !undo.plan.draft.some(({ path }) => isOfFile(path))

/** What the rules would refuse now of plans that are applied. */
export async function tryUndo(
  req: PayloadRequest,
  plans: readonly PlannedUndo[],
): Promise<AppliedUndo> {
  const tried = plans.filter((each) => canTry(each) && !isEmptyPlan(each.undo))
  if (tried.length === 0) return { planned: [...plans], refused: [] }
  const trial = await asChangeSet({ kind: 'undo', isTrial: true }, () =>
    tryWrites(req, maxTrialMs, (transaction, isOver) => applyAll(req, transaction, tried, isOver)),
  )
  const after = new Map(tried.map((each, at) => [each, trial.planned[at] ?? each]))
  return { planned: plans.map((each) => after.get(each) ?? each), refused: trial.refused }
}
