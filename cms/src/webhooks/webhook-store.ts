import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

import type { Transaction } from '#src/platform/database/transaction.ts'
import { announceMissed } from './queue-notices.ts'
import { makeWebhookSecret } from './signature.ts'
import { maxWebhooks } from './webhook-answer.ts'
import type { WebhookKind } from './webhook-answer.ts'
import type { WebhookSummary } from './webhook-shapes.ts'

/** Time in which the former secret signs as well, hours. */
const formerSecretHours = 24

export interface WebhookInput {
  name: string
  address: string
  kinds: readonly WebhookKind[]
}

type Row = Omit<WebhookSummary, 'failingSince' | 'formerSecretUntil' | 'createdAt'> & {
  failing_since: Date | string | null
  former_until: Date | string | null
  created_at: Date | string
}

export const isoOf = (at: Date | string | null): string | null =>
  at === null ? null : new Date(at).toISOString()

const isoInJson = (column: Statement): Statement =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

async function readRows(
  payload: Payload,
  condition: Statement,
  transaction?: Transaction,
): Promise<WebhookSummary[]> {
  const found = await rows<Row>(
    payload,
    sql`
    select w.id, w.name, w.address, w.kinds, w.is_active as "isActive", w.is_gone as "isGone", w.failing_since, w.created_at,
      case when w.former_until > now() then w.former_until end as former_until,
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
      (select jsonb_build_object('kind', d.kind, 'state', d.state, 'status', d.status, 'problem', d.problem,
          'attemptedAt', ${isoInJson(sql`d.attempted_at`)})
        from webhook_deliveries d where d.webhook_id = w.id and d.attempted_at is not null order by d.attempted_at desc limit 1) as "lastDelivery"
    from webhooks w where ${condition} order by w.name, w.id`,
    transaction,
  )
  return found.map(({ failing_since, former_until, created_at, ...webhook }) => ({
    ...webhook,
    failingSince: isoOf(failing_since),
    formerSecretUntil: isoOf(former_until),
    createdAt: new Date(created_at).toISOString(),
  }))
}

export const listWebhooks = (payload: Payload): Promise<WebhookSummary[]> =>
  readRows(payload, sql`true`)

export async function readWebhook(
  payload: Payload,
  id: number,
  transaction?: Transaction,
): Promise<WebhookSummary | undefined> {
  return (await readRows(payload, sql`w.id = ${id}::int`, transaction))[0]
}

/** Stores a subscription and returns its id and secret; undefined if there are too many. */
export async function createWebhook(
  payload: Payload,
  { name, address, kinds }: WebhookInput,
  transaction: Transaction,
): Promise<{ id: number; secret: string } | undefined> {
  const secret = makeWebhookSecret()
  const [made] = await rows<{ id: number }>(
    payload,
    sql`insert into webhooks (name, address, kinds, secret)
      select ${name}, ${address}, ${sql.param([...kinds])}::text[], ${secret}
      where (select count(*) from webhooks) < ${maxWebhooks} returning id`,
    transaction,
  )
  return made && { id: made.id, secret }
}

/** Stops what waits for a subscription; what is being sent ends by itself. */
const stopWaiting = (
  payload: Payload,
  id: number,
  kinds: Statement,
  transaction: Transaction,
): Promise<unknown> =>
  rows(
    payload,
    sql`update webhook_deliveries set state = 'stopped', next_at = null where id in (
      select id from webhook_deliveries where webhook_id = ${id}::int and state = 'waiting' and ${kinds} for update skip locked)`,
    transaction,
  )

/**
 * Changes a subscription. A stopped one is sent nothing, and when it starts again the present number
 * of the feeds.
 */
export async function changeWebhook(
  payload: Payload,
  webhook: WebhookSummary,
  change: Partial<WebhookInput> & { isActive?: boolean | undefined },
  transaction: Transaction,
): Promise<void> {
  const { id } = webhook
  const { name, address, kinds, isActive } = { ...webhook, ...change }
  await rows(
    payload,
    sql`update webhooks set name = ${name}, address = ${address}, kinds = ${sql.param([...kinds])}::text[],
      is_active = ${isActive}, is_gone = is_gone and not ${isActive},
      failures = 0, failing_since = null, paused_until = null where id = ${id}::int`,
    transaction,
  )
  if (!isActive) await stopWaiting(payload, id, sql`true`, transaction)
  else
    await stopWaiting(
      payload,
      id,
      sql`kind <> 'test' and kind <> all(${sql.param([...kinds])}::text[])`,
      transaction,
    )
  if (isActive && !webhook.isActive && kinds.includes('catalogue'))
    await announceMissed(payload, id, transaction)
}

/** Makes a new secret; the former one signs as well for a day. */
export async function renewSecret(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<string> {
  const secret = makeWebhookSecret()
  await rows(
    payload,
    sql`update webhooks set former_secret = secret, former_until = now() + make_interval(hours => ${formerSecretHours}), secret = ${secret}
      where id = ${id}::int`,
    transaction,
  )
  return secret
}

/** Deletes a subscription with its deliveries, after the one that is being sent. */
export async function deleteWebhook(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<void> {
  await rows(
    payload,
    sql`delete from webhook_deliveries where webhook_id = ${id}::int`,
    transaction,
  )
  await rows(payload, sql`delete from webhooks where id = ${id}::int`, transaction)
}
