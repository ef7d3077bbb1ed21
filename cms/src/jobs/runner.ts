import type { Payload, Where } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { poolOf } from '#src/platform/database/pool.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import { planTask } from '#src/changes/plans/order-plan.ts'
import { scheduledPublicationTask } from '#src/publishing/languages/schedule.ts'
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

/** Tasks that do not wait for the others. */
const ownLanes = [scheduledPublicationTask, planTask]

/** Jobs that run one after another, beside those of other lanes. */
interface Lane {
  lock: number
  /** Tasks of the lane; undefined: all that have no lane of their own. */
  task: string | undefined
  /** True if work that is no job is due. */
  isDue: (payload: Payload) => Promise<boolean>
  /** Work before the jobs. */
  before: (payload: Payload) => Promise<void>
}

/** Time at which the next runs of periodic tasks were queued. */
const state = { scheduledAt: Number.NEGATIVE_INFINITY }

const lanes: readonly Lane[] = [
  {
    lock: advisoryLocks.publications,
    task: scheduledPublicationTask,
    isDue: isStartDue,
    before: startDocuments,
  },
  {
    lock: advisoryLocks.imports,
    task: planTask,
    isDue: () => Promise.resolve(false),
    before: () => Promise.resolve(),
  },
  {
    lock: advisoryLocks.chores,
    task: undefined,
    // Payload's scheduling queries each periodic task, so it runs only every `scheduleEveryMs`
    isDue: () => Promise.resolve(performance.now() - state.scheduledAt >= scheduleEveryMs),
    // before the jobs run, because the next run of a task is computed from its last scheduling
    before: async (payload) => {
      state.scheduledAt = performance.now()
      await payload.jobs.handleSchedules({ queue: jobQueue })
    },
  },
]

const jobsOf = ({ task }: Lane): { condition: Statement; where: Where } =>
  task === undefined
    ? {
        condition: sql`coalesce(task_slug::text, '') <> all(${sql.param(ownLanes)}::text[])`,
        where: { taskSlug: { not_in: ownLanes } },
      }
    : { condition: sql`task_slug = ${task}`, where: { taskSlug: { equals: task } } }

/**
 * Runs `run` while holding the advisory lock of a lane on a dedicated connection; returns false when
 * another process holds it. A process of a release without lanes holds the lock of all jobs alone.
 */
export async function withLock(
  payload: Payload,
  lock: number,
  run: () => Promise<void>,
): Promise<boolean> {
  const connection = await poolOf(payload).connect()
  let broken: Error | undefined
  const note = (error: Error): void => {
    broken = error
  }
  connection.on('error', note)
  try {
    const {
      rows: [got],
    } = await connection.query<{ held: boolean }>(
      'select case when pg_try_advisory_lock_shared($1) then pg_try_advisory_lock($2) else false end as held',
      [advisoryLocks.jobs, lock],
    )
    try {
      if (got?.held) await run()
    } finally {
      // if this fails, the database releases the locks when the connection closes
      await connection.query('select pg_advisory_unlock_all()').catch(note)
    }
    return got?.held === true
  } finally {
    connection.off('error', note)
    connection.release(broken)
  }
}

/**
 * Queues the jobs of ended processes again; Payload would leave them marked as processing forever.
 */
async function requeueLostJobs(payload: Payload, lane: Lane): Promise<void> {
  const found = await rows<{ id: number; task: string }>(
    payload,
    sql`
    update payload_jobs set processing = false, updated_at = now()
    where processing and updated_at < now() - make_interval(secs => ${lostAfterSeconds}) and ${jobsOf(lane).condition} returning id, task_slug as task`,
  )
  for (const { id, task } of found)
    payload.logger.warn({ msg: 'a job had lost its process and is due again', job: id, task })
}

/** True if a job is due, or belongs to an ended process. */
async function isJobDue(payload: Payload, lane: Lane): Promise<boolean> {
  const [due] = await rows(
    payload,
    sql`
    select 1 from payload_jobs where ${jobsOf(lane).condition} and ((processing and updated_at < now() - make_interval(secs => ${lostAfterSeconds}))
      or (not processing and completed_at is null and has_error is not true and (wait_until is null or wait_until <= now()))) limit 1`,
  )
  return due !== undefined
}

/** Runs the due jobs of a lane, unless another process runs them. */
async function runLane(payload: Payload, lane: Lane): Promise<void> {
  if (!(await lane.isDue(payload)) && !(await isJobDue(payload, lane))) return
  await withLock(payload, lane.lock, async () => {
    // jobs save documents: if the database has a newer schema, a process of that release runs
    // them
    if (await isSchemaNewer(payload)) return
    await lane.before(payload)
    await requeueLostJobs(payload, lane)
    // sequential: publications wait for each other's commit (`record-state.ts`), each on its own
    // connection of the pool
    await payload.jobs.run({
      queue: jobQueue,
      where: jobsOf(lane).where,
      limit: jobsAtOnce,
      sequential: true,
      silent: true,
    })
  })
}

/**
 * Runs due jobs and periodic tasks, each lane in one process per database at a time (Payload's own
 * runner marks a job only after reading it, so that two processes could run it). Returns the
 * function that stops it after the current polls.
 */
export function startJobRunner(payload: Payload): () => Promise<void> {
  const running = new Map<Lane, Promise<void>>()
  const poll = (lane: Lane): void => {
    if (running.has(lane)) return
    const turn = runLane(payload, lane)
      .catch((error: unknown) =>
        payload.logger.error({ err: error, msg: 'due jobs could not be run' }),
      )
      .finally(() => running.delete(lane))
    running.set(lane, turn)
  }
  const timer = setInterval(() => lanes.forEach(poll), intervalMs)
  return async () => {
    clearInterval(timer)
    await Promise.all(running.values())
  }
}
