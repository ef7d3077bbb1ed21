import type { Payload } from 'payload'
import { environment } from '#src/platform/environment.ts'
import { readSteps } from '#src/platform/database/background-steps.ts'
import { poolOf } from '#src/platform/database/pool.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Metrics } from './metrics.ts'
import { isSchemaNewer } from './schema-state.ts'

/**
 * Seconds after which a due job counts as late: the runner polls every 5 s and runs jobs one by
 * one.
 */
const lateAfterSeconds = 60

interface Figures {
  mails: Record<string, number> | null
  mail_age: number | null
  entries: number
  last_id: number | null
  waiting: number
  late: number
  running: number
  failed: number
  job_age: number | null
}

/** Updates the metrics of the background steps. */
async function readStepFigures(payload: Payload, metrics: Metrics): Promise<void> {
  for (const { name: step, ...progress } of await readSteps(payload)) {
    const { done, failed, total, is_finished: isFinished, idle_seconds: idle } = progress
    metrics.stepDocuments.set({ step, state: 'done' }, done - failed)
    metrics.stepDocuments.set({ step, state: 'failed' }, failed)
    metrics.stepDocuments.set({ step, state: 'left' }, isFinished ? 0 : Math.max(0, total - done))
    metrics.stepUnfinished.set({ step }, isFinished ? 0 : 1)
    metrics.stepIdle.set({ step }, isFinished ? 0 : idle)
  }
}

/** Lanes of the sources of records: `follows` is true for what follows from a person's change. */
const lanes = { person: false, following: true }

/** Updates the metrics of the public feeds. */
async function readRecordFigures(payload: Payload, metrics: Metrics): Promise<void> {
  const found = await rows<{ follows: boolean; number: number; age: number }>(
    payload,
    sql`select follows, count(*)::int as number, extract(epoch from now() - min(since))::float8 as age from feed_due group by follows`,
  )
  for (const [lane, follows] of Object.entries(lanes)) {
    const waiting = found.find((each) => each.follows === follows)
    metrics.recordsPending.set({ lane }, waiting?.number ?? 0)
    metrics.recordsOldest.set({ lane }, waiting?.age ?? 0)
  }
}

/** States of imports that have an age. */
const agingStates = ['queued', 'planning', 'waiting', 'running'] as const

/** Updates the metrics of imports; those of the last day for failures. */
async function readImportFigures(payload: Payload, metrics: Metrics): Promise<void> {
  const found = await rows<{ state: string; number: number; age: number | null }>(
    payload,
    sql`
    select case when state = 'waiting' and starts_at > now() then 'scheduled' when is_fault then 'fault' else state end as state,
      count(*)::int as number, extract(epoch from now() - min(greatest(state_at, starts_at)))::float8 as age
    from imports where state in ('queued', 'planning', 'waiting', 'running') or (state = 'failed' and state_at > now() - interval '1 day')
    group by 1`,
  )
  const figureOf = (state: string) => found.find((each) => each.state === state)
  for (const state of [...agingStates, 'scheduled', 'failed', 'fault'])
    metrics.imports.set({ state }, figureOf(state)?.number ?? 0)
  for (const state of agingStates)
    metrics.oldestImport.set({ state }, Math.max(0, figureOf(state)?.age ?? 0))
}

/**
 * Updates the metrics of connections, outbox, change feed, jobs and imports.
 *
 * @param withOwnFigures - Tasks that are late by figures of their own.
 */
export async function readFigures(
  payload: Payload,
  metrics: Metrics,
  withOwnFigures: readonly string[],
): Promise<void> {
  const pool = poolOf(payload)
  metrics.connectionLimit.set(environment.DATABASE_CONNECTIONS)
  metrics.connections.set({ state: 'idle' }, pool.idleCount)
  metrics.connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
  metrics.connectionWaits.set(pool.waitingCount)
  const [found] = await rows<Figures>(
    payload,
    sql`
    with open_jobs as (
      select has_error, processing, coalesce(wait_until, created_at) as due, task_slug from payload_jobs where completed_at is null
    ), due_jobs as (
      select due from open_jobs where not has_error and not processing and due <= now()
        and coalesce(task_slug::text, '') <> all(${sql.param([...withOwnFigures])}::text[])
    )
    select
      (select jsonb_object_agg(state, number) from (select state, count(*) as number from mails group by state) as states) as mails,
      (select extract(epoch from now() - min(next_at))::float8 from mails where state = 'waiting' and next_at <= now()) as mail_age,
      (select count(*)::int from changes) as entries,
      (select max(id)::float8 from changes) as last_id,
      (select count(*)::int from open_jobs where not has_error and not processing) as waiting,
      (select count(*)::int from due_jobs where due < now() - make_interval(secs => ${lateAfterSeconds})) as late,
      (select count(*)::int from open_jobs where processing) as running,
      (select count(*)::int from open_jobs where has_error) as failed,
      (select extract(epoch from now() - min(due))::float8 from due_jobs) as job_age`,
  )
  if (!found) return
  await isSchemaNewer(payload)
  metrics.mails.reset()
  for (const state of ['waiting', 'failed', 'sent'])
    metrics.mails.set({ state }, found.mails?.[state] ?? 0)
  metrics.oldestMail.set(found.mail_age ?? 0)
  metrics.changes.set(found.entries)
  metrics.lastChange.set(found.last_id ?? 0)
  for (const state of ['waiting', 'late', 'running', 'failed'] as const)
    metrics.jobs.set({ state }, found[state])
  metrics.latestJob.set(found.job_age ?? 0)
  await readImportFigures(payload, metrics)
  await readStepFigures(payload, metrics)
  await readRecordFigures(payload, metrics)
}
