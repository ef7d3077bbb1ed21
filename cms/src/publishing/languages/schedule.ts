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
}

/** Condition of the jobs that wait for their time. */
const isWaiting = sql`task_slug = ${scheduledPublicationTask} and completed_at is null and not coalesce(has_error, false) and not coalesce(processing, false)`

/** Documents of a collection with a waiting job, and the time of the next one. */
export const scheduledDocuments = (collection: string): Statement => sql`
  select (input -> 'doc' ->> 'value')::int as document_id, min(coalesce(wait_until, created_at)) as at
  from payload_jobs where ${isWaiting} and input -> 'doc' ->> 'relationTo' = ${collection} group by 1`

/** Condition of the waiting jobs of a document. */
const waitingFor = (entity: Entity): Statement => {
  const ofEntity =
    'global' in entity
      ? sql`input ->> 'global' = ${entity.global}`
      : sql`input -> 'doc' ->> 'relationTo' = ${entity.collection} and input -> 'doc' ->> 'value' = ${String(entity.id)}`
  return sql`${isWaiting} and ${ofEntity}`
}

export async function readScheduled(
  { payload }: Pick<PayloadRequest, 'payload'>,
  entity: Entity,
): Promise<Scheduled[]> {
  const found = await rows<{
    id: number
    type: string | null
    locale: string | null
    at: Date | string | null
  }>(
    payload,
    sql`
    select id, input ->> 'type' as type, input ->> 'locale' as locale, coalesce(wait_until, created_at) as at
    from payload_jobs where ${waitingFor(entity)} order by wait_until, id`,
  )
  return found.map(({ id, type, locale, at }) => ({
    id,
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    locale,
    at: new Date(at ?? 0).toISOString(),
  }))
}

/** Queues a job for each language, in one transaction. */
export async function schedule(
  req: PayloadRequest,
  entity: Entity,
  { type, locales, at }: { type: ScheduledAction; locales: readonly Locale[]; at: Date },
): Promise<void> {
  const author = staffOf(req)
  const input = (locale: Locale) => ({
    type,
    locale,
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
    sql`delete from payload_jobs where id = ${job}::int and ${waitingFor(entity)} returning id`,
  )
  return removed.length > 0
}

/** Removes all scheduled jobs of a document that is deleted. */
export async function cancelAllScheduled(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
): Promise<void> {
  await rows(req.payload, sql`delete from payload_jobs where ${waitingFor(entity)}`, req)
}

/** Times of the next waiting job of documents, ISO 8601, by id. */
export async function readNextScheduled(
  payload: PayloadRequest['payload'],
  collection: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await rows<{ id: number; at: Date | string }>(
    payload,
    sql`select document_id as id, at from (${scheduledDocuments(collection)}) scheduled
      where document_id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(found.map(({ id, at }) => [id, new Date(at).toISOString()]))
}
