import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Entity } from './store.ts'

/** Slug of the job's task, equal to Payload's own: jobs of earlier releases are queued under it. */
export const scheduledPublicationTask = 'schedulePublish'

export type ScheduledAction = 'publish' | 'unpublish'

/** Scheduled publication or removal of one language. */
export interface Scheduled {
  id: number
  type: ScheduledAction
  /** Null for a job of an earlier release. */
  locale: string | null
  /** Time at which the job is due, ISO 8601. */
  at: string
  /**
   * Part numbers with doubtful values at which the job stopped, since nobody has accepted them; it
   * stays until it is removed, or its language is published or scheduled again. Absent: it waits.
   */
  unaccepted?: string
}

/** Condition of the jobs that wait for their time. */
const isWaiting = sql`task_slug = ${scheduledPublicationTask} and completed_at is null and not coalesce(has_error, false) and not coalesce(processing, false)`

const stop = 'values that nobody accepted: '

/** Message of a job that stops before doubtful values of part numbers, by which it is found. */
export const stopMessage = (codes: readonly string[]): string => stop + codes.join(', ')

/** Part numbers of a stopped job; null for another job. */
export const stoppedAt = sql`case when has_error and starts_with(error ->> 'message', ${stop}) then substr(error ->> 'message', ${stop.length + 1}::int) end`

/** Condition of the jobs that stopped before doubtful values. */
const isStopped = sql`task_slug = ${scheduledPublicationTask} and ${stoppedAt} is not null`

/** Documents of a collection with a waiting or stopped job: time of the next one, part numbers of a stopped one. */
export const scheduledDocuments = (collection: string): Statement => sql`
  select (input -> 'doc' ->> 'value')::int as document_id,
    min(coalesce(wait_until, created_at)) filter (where ${isWaiting}) as at, max(${stoppedAt}) as unaccepted
  from payload_jobs where ((${isWaiting}) or (${isStopped})) and input -> 'doc' ->> 'relationTo' = ${collection} group by 1`

const isOf = (entity: Entity): Statement =>
  'global' in entity
    ? sql`input ->> 'global' = ${entity.global}`
    : sql`input -> 'doc' ->> 'relationTo' = ${entity.collection} and input -> 'doc' ->> 'value' = ${String(entity.id)}`

/** Condition of the jobs of a document that wait or have stopped. */
const openFor = (entity: Entity): Statement =>
  sql`((${isWaiting}) or (${isStopped})) and ${isOf(entity)}`

export async function readScheduled(
  { payload }: Pick<PayloadRequest, 'payload'>,
  entity: Entity,
): Promise<Scheduled[]> {
  const found = await rows<{
    id: number
    type: string | null
    locale: string | null
    at: Date | string | null
    unaccepted: string | null
  }>(
    payload,
    sql`
    select id, input ->> 'type' as type, input ->> 'locale' as locale, coalesce(wait_until, created_at) as at, ${stoppedAt} as unaccepted
    from payload_jobs where ${openFor(entity)} order by wait_until, id`,
  )
  return found.map(({ id, type, locale, at, unaccepted }) => ({
    id,
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    locale,
    at: new Date(at ?? 0).toISOString(),
    ...(unaccepted === null ? {} : { unaccepted }),
  }))
}

/** Removes the stopped jobs of languages of a document, in whose place something is published. */
export async function removeStopped(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
  locales: readonly Locale[],
): Promise<void> {
  await rows(
    req.payload,
    sql`delete from payload_jobs where ${isStopped} and ${isOf(entity)} and input ->> 'locale' = any(${sql.param([...locales])}::text[])`,
    req,
  )
}

interface Schedule {
  type: ScheduledAction
  locales: readonly Locale[]
  at: Date
  /** Digests of doubtful values that were accepted. */
  accepted: readonly string[]
}

/** Queues a job for each language, in one transaction, in the place of stopped ones. */
export async function schedule(
  req: PayloadRequest,
  entity: Entity,
  { type, locales, at, accepted }: Schedule,
): Promise<void> {
  const author = staffOf(req)
  await removeStopped(req, entity, locales)
  const input = (locale: Locale) => ({
    type,
    locale,
    ...(accepted.length > 0 ? { accepted } : {}),
    ...('global' in entity
      ? { global: entity.global }
      : { doc: { relationTo: entity.collection, value: String(entity.id) } }),
    ...(author ? { user: { relationTo: 'users', value: author.id } } : {}),
  })
  for (const locale of locales)
    await req.payload.jobs.queue({
      task: scheduledPublicationTask,
      input: input(locale) as never,
      waitUntil: at,
    })
}

/** Removes a scheduled job of a document; returns false if there was none. */
export async function cancelScheduled(
  { payload }: Pick<PayloadRequest, 'payload'>,
  entity: Entity,
  job: number,
): Promise<boolean> {
  const removed = await rows(
    payload,
    sql`delete from payload_jobs where id = ${job}::int and ${openFor(entity)} returning id`,
  )
  return removed.length > 0
}

/** Removes all scheduled jobs of a document that is deleted. */
export async function cancelAllScheduled(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
): Promise<void> {
  await rows(req.payload, sql`delete from payload_jobs where ${openFor(entity)}`, req)
}

/** Schedule of a document in a list. */
export interface NextScheduled {
  /** Time of the next waiting job, ISO 8601; undefined if none waits. */
  at: string | undefined
  /** Part numbers at which a job stopped; null if none did. */
  unaccepted: string | null
}

/** Next waiting and stopped jobs of documents, by id. */
export async function readNextScheduled(
  payload: PayloadRequest['payload'],
  collection: string,
  ids: readonly number[],
): Promise<Map<number, NextScheduled>> {
  const found = await rows<{ id: number; at: Date | string | null; unaccepted: string | null }>(
    payload,
    sql`select document_id as id, at, unaccepted from (${scheduledDocuments(collection)}) scheduled
      where document_id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(
    found.map(({ id, at, unaccepted }) => [
      id,
      { at: at === null ? undefined : new Date(at).toISOString(), unaccepted },
    ]),
  )
}
