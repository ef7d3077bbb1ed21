import type { Payload } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { poolOf } from '#src/platform/database/pool.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import { isStartDue, startDocuments } from '#src/publishing/record/start-documents.ts'
import { jobQueue } from './jobs.ts'

/** Polling interval of due jobs, ms. */
const intervalMs = 5000
/** Interval at which the next runs of periodic tasks are queued, ms. */
const scheduleEveryMs = 60_000
/** Maximum number of jobs per poll. */
const jobsAtOnce = 20
/**
 * Time since the last update, seconds, after which a job that is marked as processing, although no
 * process holds the lock, counts as lost and is queued again. Until then, a runner that lost its
 * connection, and with it the lock, may finish.
 */
const lostAfterSeconds = 30

/**
 * Runs `run` while holding the advisory lock on a dedicated connection; returns false when another
 * process holds the lock.
 */
async function withLock(payload: Payload, run: () => Promise<void>): Promise<boolean> {
  const connection = await poolOf(payload).connect()
  let broken: Error | undefined
  const note = (error: Error): void => {
    broken = error
  }
  connection.on('error', note)
  try {
    const {
      rows: [got],
    } = await connection.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      advisoryLocks.jobs,
    ])
    if (!got?.held) return false
    try {
      await run()
    } finally {
      // if this fails, the database releases the lock when the connection closes
      await connection.query('select pg_advisory_unlock($1)', [advisoryLocks.jobs]).catch(note)
    }
    return true
  } finally {
    connection.off('error', note)
    connection.release(broken)
  }
}

/**
 * Queues the jobs of ended processes again; Payload would leave them marked as processing forever.
 */
async function requeueLostJobs(payload: Payload): Promise<void> {
  const found = await rows<{ id: number; task: string }>(
    payload,
    sql`
    update payload_jobs set processing = false, updated_at = now()
    where processing and updated_at < now() - make_interval(secs => ${lostAfterSeconds}) returning id, task_slug as task`,
  )
  for (const { id, task } of found)
    payload.logger.warn({ msg: 'a job had lost its process and is due again', job: id, task })
}

/** True if a job is due, or belongs to an ended process. */
async function isJobDue(payload: Payload): Promise<boolean> {
  const [due] = await rows(
    payload,
    sql`
    select 1 from payload_jobs where (processing and updated_at < now() - make_interval(secs => ${lostAfterSeconds}))
      or (not processing and completed_at is null and has_error is not true and (wait_until is null or wait_until <= now())) limit 1`,
  )
  return due !== undefined
}

/**
 * Runs due jobs and periodic tasks in one process per database at a time (Payload's own runner
 * marks a job only after reading it, so that two processes could run it). Returns the function that
 * stops it after the current poll.
 */
export function startJobRunner(payload: Payload): () => Promise<void> {
  let turn: Promise<unknown> | undefined
  let scheduledAt = Number.NEGATIVE_INFINITY
  const work = async () => {
    // Payload's scheduling queries each periodic task, so it runs only every `scheduleEveryMs`
    const isIdle = performance.now() - scheduledAt < scheduleEveryMs
    if (isIdle && !(await isJobDue(payload)) && !(await isStartDue(payload))) return
    await withLock(payload, async () => {
      scheduledAt = performance.now()
      // jobs save documents: if the database has a newer schema, a process of that release runs
      // them
      if (await isSchemaNewer(payload)) return
      await startDocuments(payload)
      await requeueLostJobs(payload)
      // before the jobs run, because the next run of a task is computed from its last scheduling
      await payload.jobs.handleSchedules({ queue: jobQueue })
      // sequential: publications wait for each other's commit (`record-state.ts`), each on its own
      // connection of the pool
      await payload.jobs.run({ queue: jobQueue, limit: jobsAtOnce, sequential: true, silent: true })
    })
  }
  const timer = setInterval(() => {
    turn ??= work()
      .catch((error: unknown) =>
        payload.logger.error({ err: error, msg: 'due jobs could not be run' }),
      )
      .finally(() => {
        turn = undefined
      })
  }, intervalMs)
  return async () => {
    clearInterval(timer)
    await turn
  }
}
