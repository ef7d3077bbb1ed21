import { randomUUID } from 'node:crypto'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload, PayloadRequest } from 'payload'
import { channels } from '#src/platform/database/notifications.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import type { WebhookKind } from './webhook-answer.ts'

/** Request or job that causes a notice, with its transaction. */
type Cause = Pick<PayloadRequest, 'payload'> & Partial<Transaction>

/** Document that a notice names; its content is read in the panel. */
interface NamedDocument {
  collection: 'messages' | 'candidates' | 'members' | 'certificates'
  id: number
}

export const makeMessageId = (): string => `msg_${randomUUID().replaceAll('-', '')}`

/**
 * Queues a notice about a document for each active subscription to its kind, in the transaction of
 * its cause. It holds no personal data: the kind of the document, its number and its address in the
 * panel.
 */
export async function queueNotice(
  { payload, transactionID }: Cause,
  kind: Exclude<WebhookKind, 'catalogue'>,
  { collection, id }: NamedDocument,
): Promise<void> {
  const data = {
    collection,
    id,
    panel: `${environment.PUBLIC_ORIGIN}${panelBase}/collections/${collection}/${id}`,
  }
  await rows(
    payload,
    sql`
    with queued as (
      insert into webhook_deliveries (webhook_id, message_id, kind, data)
      select id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), ${kind}, ${JSON.stringify(data)}::jsonb
      from webhooks where is_active and ${kind} = any(kinds) returning 1
    ) select pg_notify(${channels.webhooks}, '') from queued limit 1`,
    transactionID === undefined ? undefined : { transactionID },
  )
}

/**
 * Queues a notice of a certificate that expires soon, once for each number of days and expiry date.
 *
 * @param due - Numbers of days that have come, nearest first.
 */
export async function queueCertificateNotice(
  cause: Cause,
  { id, until }: { id: number; until: string },
  due: readonly number[],
): Promise<void> {
  const noted = await rows<{ days: number }>(
    cause.payload,
    sql`insert into webhook_certificates (certificate_id, valid_until, days)
      select ${id}::int, ${until}::date, unnest(${sql.param([...due])}::int[])
      on conflict do nothing returning days`,
    cause.transactionID === undefined ? undefined : { transactionID: cause.transactionID },
  )
  if (noted.some(({ days }) => days === due[0]))
    await queueNotice(cause, 'certificate-expiring', { collection: 'certificates', id })
}

/** Seconds in which changes of the catalogue are gathered before they are announced. */
const gatheredSeconds = 1

/**
 * Announces a number of the feeds to subscriptions of the catalogue. A notice that waits gets the
 * higher number, and with it an id of its own: a receiver that already has the former one would
 * drop a repetition. One that is being sent is left alone.
 */
async function announce(
  payload: Payload,
  { number, feeds }: { number: number; feeds: readonly string[] },
  only: number | undefined,
  transaction: Transaction,
): Promise<void> {
  const subscribed = await rows<{ id: number }>(
    payload,
    sql`select id from webhooks where is_active and 'catalogue' = any(kinds) and id = ${only === undefined ? sql`id` : sql`${only}::int`}`,
    transaction,
  )
  for (const { id } of subscribed) {
    const [waiting] = await rows<{ id: number; feeds: string[] }>(
      payload,
      sql`select id, data->'feeds' as feeds from webhook_deliveries
        where webhook_id = ${id}::int and kind = 'catalogue' and state = 'waiting' for update skip locked limit 1`,
      transaction,
    )
    const data = JSON.stringify({
      number,
      feeds: [...new Set([...(waiting?.feeds ?? []), ...feeds])].toSorted(),
    })
    await rows(
      payload,
      waiting
        ? sql`update webhook_deliveries set data = ${data}::jsonb, message_id = ${makeMessageId()}, queued_at = now() where id = ${waiting.id}::int`
        : sql`insert into webhook_deliveries (webhook_id, message_id, kind, data, next_at)
            values (${id}::int, ${makeMessageId()}, 'catalogue', ${data}::jsonb, now() + make_interval(secs => ${gatheredSeconds}))`,
      transaction,
    )
  }
  await rows(payload, sql`select pg_notify(${channels.webhooks}, '')`, transaction)
}

/** Highest numbers of feeds. */
const numbersOf = async (
  payload: Payload,
  feeds: readonly string[],
  transaction: Transaction,
): Promise<{ feed: string; number: number }[]> =>
  rows<{ feed: string; number: number }>(
    payload,
    sql`select feed, number::float8 as number from unnest(${sql.param([...feeds])}::text[]) as feed
      cross join lateral (select max(number) as number from feed_records where kind = feed) latest where number is not null`,
    transaction,
  )

/**
 * Queues notices about what was added to the feeds since the last call. Several processes may call
 * it: one of them queues.
 */
export const queueCatalogueNotices = (payload: Payload, feeds: readonly string[]): Promise<void> =>
  inTransaction(payload, async (transaction) => {
    const [state] = await rows<{ number: number }>(
      payload,
      sql`select number::float8 as number from webhook_state for update skip locked`,
      transaction,
    )
    if (!state) return
    const numbers = await numbersOf(payload, feeds, transaction)
    const changed = numbers.filter(({ number }) => number > state.number)
    if (changed.length === 0) return
    const number = Math.max(...changed.map((each) => each.number))
    await rows(payload, sql`update webhook_state set number = ${number}::bigint`, transaction)
    await announce(
      payload,
      { number, feeds: changed.map(({ feed }) => feed) },
      undefined,
      transaction,
    )
  })

/** Announces the present number to a subscription that was stopped. */
export async function announceMissed(
  payload: Payload,
  webhook: number,
  transaction: Transaction,
): Promise<void> {
  const [state] = await rows<{ number: number; feeds: string[] | null }>(
    payload,
    sql`select number::float8 as number, (select array_agg(distinct kind order by kind) from feed_records) as feeds from webhook_state`,
    transaction,
  )
  if (state && state.number > 0)
    await announce(
      payload,
      { number: state.number, feeds: state.feeds ?? [] },
      webhook,
      transaction,
    )
}
