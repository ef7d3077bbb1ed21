import type { Payload } from 'payload'
import { channels } from '#src/platform/database/notifications.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { deleteInBatches } from '#src/platform/database/retention.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { makeMessageId } from './queue-notices.ts'
import { isoOf } from './webhook-store.ts'
import type { Delivery } from './webhook-shapes.ts'

/** Deliveries of a page. */
const pageSize = 50

type Row = Omit<Delivery, 'queuedAt' | 'attemptedAt' | 'nextAt'> & {
  queued_at: Date | string
  attempted_at: Date | string | null
  next_at: Date | string | null
}

/**
 * Deliveries of a subscription, the newest first; `before`: id of the last one of a page. The next
 * attempt is not before the end of the receiver's pause.
 */
export async function listDeliveries(
  payload: Payload,
  webhook: number,
  before: number | undefined,
): Promise<{ deliveries: Delivery[]; next: number | null }> {
  const found = await rows<Row>(
    payload,
    sql`
    select id, message_id as "messageId", kind, data, state, attempts, queued_at, attempted_at, status, excerpt, problem,
      greatest(next_at, (select paused_until from webhooks w where w.id = webhook_id and next_at is not null)) as next_at,
      duration_ms as "durationMs"
    from webhook_deliveries where webhook_id = ${webhook}::int and (${before === undefined} or id < ${before ?? 0}::int)
    order by id desc limit ${pageSize + 1}`,
  )
  const deliveries = found
    .slice(0, pageSize)
    .map(({ queued_at, attempted_at, next_at, ...delivery }) => ({
      ...delivery,
      queuedAt: new Date(queued_at).toISOString(),
      attemptedAt: isoOf(attempted_at),
      nextAt: isoOf(next_at),
    }))
  return {
    deliveries,
    next: found.length > pageSize ? (deliveries.at(-1)?.id ?? null) : null,
  }
}

/** Subscription of a delivery; undefined for none. */
export async function webhookOfDelivery(
  payload: Payload,
  id: number,
): Promise<{ id: number; name: string; isActive: boolean } | undefined> {
  const [found] = await rows<{ id: number; name: string; isActive: boolean }>(
    payload,
    sql`select w.id, w.name, w.is_active as "isActive" from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id}::int`,
  )
  return found
}

/**
 * Queues a delivery again, with the same id, and its receiver is asked at once; false while it is
 * being sent.
 */
export async function sendAgain(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<boolean> {
  const queued = await rows<{ webhook: number }>(
    payload,
    sql`update webhook_deliveries set state = 'waiting', attempts = 0, first_at = null, next_at = now()
      where id in (select id from webhook_deliveries where id = ${id}::int for update skip locked) returning webhook_id as webhook`,
    transaction,
  )
  for (const { webhook } of queued)
    await rows(
      payload,
      sql`update webhooks set failures = 0, failing_since = null, paused_until = null where id = ${webhook}::int`,
      transaction,
    )
  await rows(payload, sql`select pg_notify(${channels.webhooks}, '')`, transaction)
  return queued.length > 0
}

/** Stops a delivery that waits; false if none waits, or while it is being sent. */
export async function stopDelivery(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<boolean> {
  const stopped = await rows(
    payload,
    sql`update webhook_deliveries set state = 'stopped', next_at = null
      where id in (select id from webhook_deliveries where id = ${id}::int and state = 'waiting' for update skip locked) returning 1`,
    transaction,
  )
  return stopped.length > 0
}

/** Queues a notice that says nothing, and its receiver is asked at once. */
export async function queueTest(
  payload: Payload,
  webhook: number,
  transaction: Transaction,
): Promise<number> {
  const [queued] = await rows<{ id: number }>(
    payload,
    sql`insert into webhook_deliveries (webhook_id, message_id, kind, data) values (${webhook}::int, ${makeMessageId()}, 'test', '{}') returning id`,
    transaction,
  )
  await rows(
    payload,
    sql`update webhooks set paused_until = null where id = ${webhook}::int`,
    transaction,
  )
  await rows(payload, sql`select pg_notify(${channels.webhooks}, '')`, transaction)
  return Number(queued?.id)
}

/** Retention of deliveries: days, and the number for each subscription. */
const retention = { days: 30, deliveries: 5000 }

/** Deletes old deliveries, except those that wait for an active subscription. */
export async function pruneDeliveries(payload: Payload): Promise<void> {
  await deleteInBatches(
    payload,
    'webhook_deliveries',
    sql`exists (select from webhooks w where w.id = d.webhook_id and (d.state <> 'waiting' or not w.is_active)
      and (d.queued_at < now() - make_interval(days => ${retention.days}) or d.id <= (
        select id from webhook_deliveries o where o.webhook_id = w.id order by id desc offset ${retention.deliveries} limit 1)))`,
  )
}
