import type { Payload } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { poolOf } from '#src/platform/database/pool.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { jobQueue } from './jobs.ts'

/** How often due jobs are looked for, ms. */
const intervalMs = 5000
/** The most jobs of one turn. */
const jobsAtOnce = 20
/**
 * A job that is marked as under way, while nobody holds the lock, has lost its process. This long
 * (s) after its last
 * sign, so that a runner whose connection broke, and the lock with it, may finish the job.
 */
const lostAfter = 30

/**
 * Runs what is given while holding the lock on a connection of its own; answers false when another
 * process holds it.
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
      // with the connection the database gives the lock back by itself
      await connection.query('select pg_advisory_unlock($1)', [advisoryLocks.jobs]).catch(note)
    }
    return true
  } finally {
    connection.off('error', note)
    connection.release(broken)
  }
}

/**
 * Payload leaves a job whose process was killed marked as under way for ever: such a job is due
 * again.
 */
async function takeBackLost(payload: Payload): Promise<void> {
  const found = await rows<{ id: number; task: string }>(
    payload,
    sql`
    update payload_jobs set processing = false, updated_at = now()
    where processing and updated_at < now() - make_interval(secs => ${lostAfter}) returning id, task_slug as task`,
  )
  for (const { id, task } of found)
    payload.logger.warn({ msg: 'a job had lost its process and is due again', job: id, task })
}

/**
 * Runs due jobs and chores, in one of all processes on the database at a time (Payload's own runner
 * marks a job only
 * after it has read it, so that two processes would both run it). Answers how to end it, which
 * waits for the turn.
 */
export function startJobRunner(payload: Payload): () => Promise<void> {
  let turn: Promise<unknown> | undefined
  const work = () =>
    withLock(payload, async () => {
      await takeBackLost(payload)
      await payload.jobs.handleSchedules({ queue: jobQueue })
      // one after the other: publications wait for one another to commit
      // (`changes/record-state.ts`), each on a connection of the pool
      await payload.jobs.run({ queue: jobQueue, limit: jobsAtOnce, sequential: true, silent: true })
    })
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
