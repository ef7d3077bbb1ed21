import type { Payload } from 'payload'
import { rows, sql } from '#src/database/query.ts'

/** A job under way for this long (s) has lost its process: each takes seconds, and done twice it does no harm. */
const lostAfter = 120
/** How often it is looked for, ms. */
const every = 5000

/**
 * Payload leaves a job whose process was killed marked as under way for ever: a publication would be lost, and a chore
 * never be done again. Such a job is due again. Answers how to end the watch.
 */
export function watchForAbandonedJobs(payload: Payload): () => void {
  const timer = setInterval(() => {
    takeBack(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'abandoned jobs could not be looked for' }))
  }, every)
  return () => clearInterval(timer)
}

async function takeBack(payload: Payload): Promise<void> {
  const found = await rows<{ id: number; task: string }>(payload, sql`
    update payload_jobs set processing = false, updated_at = now()
    where processing and updated_at < now() - make_interval(secs => ${lostAfter}) returning id, task_slug as task`)
  for (const { id, task } of found) payload.logger.warn({ msg: 'a job had lost its process and is due again', job: id, task })
}
