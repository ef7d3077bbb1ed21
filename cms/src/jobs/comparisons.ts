import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import {
  isPlanning,
  isQueued,
  onQueued,
  refusePlan,
  takeQueued,
} from '#src/changes/plans/plan-queue.ts'
import { readPlan } from '#src/changes/plans/plan-store.ts'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import { importsTexts } from '#texts/imports.js'
import { workApart } from './large-work.ts'
import { withLock } from './runner.ts'

const labels = labelsOf(importsTexts)

/** Interval of polling for plans that another process queued or left, ms. */
const intervalMs = 5000
/** Interval at which a comparison is ended if it was cancelled, ms. */
const cancelledMs = 500
/** Times that a comparison is begun if its process ends. */
const maxBeginnings = 2

/** Compares one plan; one that was cancelled is killed. */
async function compare(payload: Payload, id: number, ending: AbortSignal): Promise<void> {
  const cancelling = new AbortController()
  const watch = setInterval(() => {
    isPlanning(payload, id).then(
      (isLeft) => isLeft || cancelling.abort(),
      () => undefined,
    )
  }, cancelledMs)
  try {
    await workApart('compare', id, AbortSignal.any([ending, cancelling.signal]))
  } finally {
    clearInterval(watch)
  }
}

/** Compares the queued plans, one after another; one whose process ends twice is refused. */
async function compareAll(payload: Payload, ending: AbortSignal): Promise<void> {
  const beginnings = new Map<number, number>()
  for (;;) {
    const id = ending.aborted ? undefined : await takeQueued(payload)
    if (id === undefined) return
    try {
      await compare(payload, id, ending)
    } catch (error) {
      if (ending.aborted || !(await isPlanning(payload, id))) continue
      payload.logger.error({ err: error, msg: 'a comparison ended without a result', import: id })
    }
    const count = (beginnings.get(id) ?? 0) + 1
    beginnings.set(id, count)
    if (count < maxBeginnings) continue
    const language = (await readPlan(payload, id))?.language ?? ''
    await refusePlan(payload, id, { message: textOf(labels.failed, language), isFault: true })
  }
}

/** Compares what is queued, unless another process does or a newer release has migrated. */
async function compareQueuedPlans(payload: Payload, ending: AbortSignal): Promise<void> {
  if (!(await isQueued(payload))) return
  await withLock(payload, advisoryLocks.comparisons, async () => {
    if (!(await isSchemaNewer(payload))) await compareAll(payload, ending)
  })
}

/**
 * Compares large files in a process of their own, one at a time per database. Returns the function
 * that stops it; a comparison that is under way begins again in the next process.
 */
export function startComparisons(payload: Payload): () => Promise<void> {
  const ending = new AbortController()
  let wake = (): void => undefined
  const forget = onQueued(() => wake())
  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      ending.signal.addEventListener('abort', () => resolve())
      await compareQueuedPlans(payload, ending.signal).catch((error: unknown) =>
        payload.logger.error({ err: error, msg: 'queued plans could not be compared' }),
      )
      await Promise.race([promise, setTimeout(intervalMs, undefined, { ref: false })])
    }
  }
  const running = work()
  return async () => {
    ending.abort()
    forget()
    await running
  }
}
