import type { Payload } from 'payload'
import { stepNames } from '#src/platform/database/background-steps.ts'
import type { StepName } from '#src/platform/database/background-steps.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inSavepoint, inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { loggableText } from '@vitrine/logging/loggable'
import type { Recorder, RecordRequest } from '#src/recording/recorder.ts'
import { recorders } from '#src/recording/recorders.ts'
import { asOneChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { countDocuments, readNext, slugOfPlace } from './background-step.ts'

/** Time after which a transaction of a step ends, ms: saves wait for it. */
const transactionMs = 200
/** Documents whose ids are read at once. */
const idsAtOnce = 50

interface Position {
  name: StepName
  /** Slug of the place of the last document done; null: the step has not begun. */
  place: string | null
  document_id: number
  started_at: string | null
}

/** Limits of one transaction; tests interrupt a step after a number of documents. */
interface Limits {
  maxDocuments?: number
  maxMs?: number
}

/**
 * Orders the steps that are due: those that never ran, that ran on another basis, and that could not
 * record some documents. A step that was interrupted goes on where it was.
 */
export const orderSteps = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (transaction) => {
    for (const { name, basis, isDue } of Object.values(recorders)) {
      const isAgain = (await isDue?.(payload)) ?? false
      await rows(
        payload,
        sql`insert into background_steps (name, basis) values (${name}, ${basis})
          on conflict (name) do update set basis = excluded.basis, place = null, document_id = -1, done = 0, total = 0,
            failed = 0, problem = null, started_at = null, worked_at = now(), finished_at = null
          where background_steps.basis <> excluded.basis or (background_steps.finished_at is not null and (background_steps.failed > 0 or ${isAgain}))`,
        transaction,
      )
    }
  })

/** Orders a step again, whatever it has recorded. */
export async function repeatStep(payload: Payload, name: StepName): Promise<void> {
  await rows(payload, sql`update background_steps set basis = '' where name = ${name}`)
  await orderSteps(payload)
}

/** Records the next documents of a step; true when there are no more. */
async function recordNext(
  req: RecordRequest,
  step: Recorder,
  position: Position,
  { maxDocuments = Number.POSITIVE_INFINITY, maxMs = transactionMs }: Limits,
): Promise<boolean> {
  const { payload } = req
  const places = step.places(payload)
  const until = performance.now() + maxMs
  const counts = { done: 0, failed: 0, problem: null as string | null }
  // a place that this release does not have: all are looked at again
  let index = Math.max(
    0,
    places.findIndex((place) => slugOfPlace(place) === position.place),
  )
  let after = position.document_id
  let isOver = false
  while (!isOver && index < places.length) {
    const place = places[index]
    const next = place ? await readNext(req, place, after, idsAtOnce) : []
    if (next.length === 0) {
      index += 1
      after = -1
    }
    for (const { id, entity } of next) {
      await inSavepoint(payload, req, (part) =>
        step.recordFormer({ payload, ...part }, entity),
      ).catch((error: unknown) => {
        counts.failed += 1
        const message = loggableText(String(Object(error).message ?? error))
        counts.problem = `${place ? slugOfPlace(place) : ''} ${id}: ${message}`
        payload.logger.error({
          err: error,
          msg: 'a document could not be recorded',
          step: step.name,
          id,
        })
      })
      counts.done += 1
      after = id
      isOver = counts.done >= maxDocuments || performance.now() > until
      if (isOver) break
    }
  }
  const place = places[index]
  await rows(
    payload,
    sql`update background_steps set place = ${place ? slugOfPlace(place) : null}, document_id = ${after}::int, done = done + ${counts.done},
        failed = failed + ${counts.failed}, problem = coalesce(${counts.problem}, problem), worked_at = now()
      where name = ${step.name}`,
    req,
  )
  return index >= places.length
}

/** Notes that a step has begun, and how much it has to do. */
async function begin(req: RecordRequest, step: Recorder): Promise<void> {
  const total = await countDocuments(req, step)
  await rows(
    req.payload,
    sql`update background_steps set started_at = now(), total = ${total} where name = ${step.name}`,
    req,
  )
  await step.begin?.(req)
}

/** Next step that is not finished and that no other process works at; locks it. */
async function lockNext(payload: Payload, transaction: Transaction): Promise<Position | undefined> {
  const [position] = await rows<Position>(
    payload,
    sql`select name, place, document_id, started_at from background_steps
      where finished_at is null and name = any(${sql.param([...stepNames])}::text[])
      order by array_position(${sql.param([...stepNames])}::text[], name) limit 1 for update skip locked`,
    transaction,
  )
  return position
}

/**
 * Records documents of the first step that is not finished, in one short transaction that saves wait
 * for; what it recorded and the position are committed together. Returns false if nothing is left,
 * or another process is at work.
 */
export const workAtSteps = (payload: Payload, limits: Limits = {}): Promise<boolean> =>
  inTransaction(payload, async (transaction) => {
    const position = await lockNext(payload, transaction)
    if (!position) return false
    const step = recorders[position.name]
    const req = { payload, ...transaction }
    await lockFeed(payload, transaction)
    await asOneChange(payload, transaction, async () => {
      if (position.started_at === null) await begin(req, step)
      if (!(await recordNext(req, step, position, limits))) return
      await step.finish?.(req)
      await rows(
        payload,
        sql`update background_steps set finished_at = now() where name = ${step.name}`,
        transaction,
      )
    })
    return true
  })
