import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { joinStructureUndo } from '#src/changes/structure/join-undo.ts'
import { countUndone, undo } from '#src/changes/undo.ts'
import type { UndoRequest } from '#src/changes/undo.ts'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'
import { keptOf } from './check-plan.ts'
import { orderPlan } from './order-plan.ts'
import type { PlanRefusal } from './plan-shapes.ts'
import { endPlan, isStillRunning, noteProgress, savePlan } from './plan-store.ts'
import type { StoredPlan } from './plan-store.ts'
import { requestOf, StoredPlanRefused } from './request-of-plan.ts'

const labels = labelsOf(importsTexts)

/** Documents that an undo takes back while the person waits, about 0.1 s each; more are a plan. */
const maxAtOnce = 50

/** Documents after which the progress is written. */
const progressEvery = 10

const requestShape = z.object({
  set: z.string(),
  document: z.object({ collection: z.string(), id: z.number() }).optional(),
})

/** True if an undo has so many documents that a job runs it. */
export const isLargeUndo = async (req: PayloadRequest, request: UndoRequest): Promise<boolean> =>
  (await countUndone(req, request)) > maxAtOnce

/** Answer before a job has run. */
const nothingYet: Omit<UndoAnswer, 'plan'> = {
  message: '',
  isDone: false,
  set: null,
  values: 0,
  addedRows: 0,
  removedRows: 0,
  kept: [],
  keptCounts: {},
  inTheWay: [],
  refused: [],
  consequences: null,
}

/**
 * Hands an undo to the job of the plans, which asks the permissions of its author.
 *
 * @param name - Title of the change that is taken back, for the list of plans.
 */
export async function orderUndo(
  req: PayloadRequest,
  request: UndoRequest,
  name: string,
): Promise<UndoAnswer> {
  const documents = await countUndone(req, request)
  const { author, ...kept } = keptOf(req, {
    source: 'undo',
    name: textOf(labels.undoOf({ name }), req.i18n.language),
    bytes: new TextEncoder().encode(JSON.stringify(request)),
  })
  // the job counts the rows that come back
  const figures = {
    sheets: 1,
    rows: documents,
    created: 0,
    changed: documents,
    equal: 0,
    refused: 0,
  }
  return inTransaction(req.payload, async (transaction) => {
    const id = await savePlan(
      req.payload,
      { ...kept, author, digest: '', checkedMs: 0, figures: { ...figures, values: 0 } },
      transaction,
    )
    const order = { expected: '', use: 'publish' as const, isPartial: true, without: [] }
    await orderPlan(req.payload, id, { ...order, author }, transaction)
    return { ...nothingYet, plan: id }
  })
}

/** What stays as it is, as the result of a plan names it. */
const refusalsOf = ({ refused, kept }: UndoAnswer): PlanRefusal[] =>
  [...refused, ...kept].map(({ document, label, reason }) => ({
    sheet: document,
    row: null,
    column: '',
    head: label,
    value: '',
    message: reason,
  }))

/**
 * Runs a waiting undo with the permissions of its author.
 *
 * @throws {StoredPlanRefused} if nothing of it comes back.
 */
export async function runUndo(
  payload: Payload,
  stored: StoredPlan,
  file: Uint8Array,
): Promise<void> {
  const req = await requestOf(payload, stored)
  const request = requestShape.parse(JSON.parse(new TextDecoder().decode(file)))
  let isEnded = false
  const answer = await undo(req, request, joinStructureUndo, {
    isStillRunning: async (transaction) => {
      isEnded = !(await isStillRunning(payload, stored.id, transaction))
      return !isEnded
    },
    onProgress: async (done, total) => {
      if (done % progressEvery === 0) await noteProgress(payload, stored.id, { done, total })
    },
    end: async (transaction, made) => {
      if (!made.isDone) return
      const end = { state: 'done', message: made.message, set: made.set ?? undefined } as const
      await endPlan(payload, stored.id, { ...end, refused: refusalsOf(made) }, transaction)
    },
  })
  if (isEnded) return
  if (!answer) throw new StoredPlanRefused(textOf(labels.denied, stored.language))
  if (!answer.isDone) throw new StoredPlanRefused(answer.message, refusalsOf(answer))
}
