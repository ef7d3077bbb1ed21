import { getPayload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import config from '#src/payload.config.ts'
import { noticeSender } from '#src/webhooks/post-notice.ts'
import { queueCatalogueNotices } from '#src/webhooks/queue-notices.ts'
import { sendNextNotice } from '#src/webhooks/send-notices.ts'
import type { Delivery, MadeWebhook, WebhookDetails } from '#src/webhooks/webhook-shapes.ts'
import { staff } from './api.ts'
import { query } from './database.ts'
import { startReceiver } from './receiver.ts'
import type { Receiver } from './receiver.ts'

export const payload = await getPayload({ config, disableOnInit: true })
export const stamp = String(Date.now()).slice(-7)
export const post = noticeSender({ networks: 'all', timeout: 1000 })
const kinds = ['catalogue', 'lead-received', 'registration-waiting', 'certificate-expiring']

/** A feed of the tests, to which numbers are added. */
export const feed = `test-${stamp}`

/** Receiver of the running test. */
export const running: { receiver: Receiver } = { receiver: await startReceiver() }

/** Gives each test of a file a receiver, and removes its subscriptions. */
export function useReceivers(): void {
  beforeAll(async () => {
    await running.receiver.stop()
    await queueCatalogueNotices(payload, [feed])
  })
  beforeEach(async () => {
    running.receiver = await startReceiver()
  })
  afterEach(async () => {
    await running.receiver.stop()
    await query('delete from webhooks')
  })
  afterAll(async () => {
    await query('delete from feed_records where kind = $1', [feed])
  })
}

export const subscribe = async (more: object = {}): Promise<MadeWebhook> => {
  const { status, body } = await staff<MadeWebhook>('administrator', 'POST', '/webhooks', {
    name: `Receptor ${stamp}`,
    address: running.receiver.address,
    kinds,
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** Sends all due notices. */
export async function sendDue(): Promise<number> {
  let sent = 0
  while (await sendNextNotice(payload, post)) sent += 1
  return sent
}

/** Moves the times of all deliveries into the past. */
export const age = async (seconds: number): Promise<void> => {
  await query(
    `update webhook_deliveries set next_at = next_at - make_interval(secs => $1), first_at = first_at - make_interval(secs => $1),
      queued_at = queued_at - make_interval(secs => $1)`,
    [seconds],
  )
  await query(
    `update webhooks set paused_until = paused_until - make_interval(secs => $1), failing_since = failing_since - make_interval(secs => $1),
      former_until = former_until - make_interval(secs => $1)`,
    [seconds],
  )
}

export const detailsOf = async ({ webhook }: MadeWebhook): Promise<WebhookDetails> =>
  (await staff<WebhookDetails>('administrator', 'GET', `/webhooks/${webhook.id}`)).body
export const deliveriesOf = async (made: MadeWebhook): Promise<Delivery[]> =>
  (await detailsOf(made)).deliveries

/** A feed of the tests, to which numbers are added. */
let records = 0
export const addRecord = async (): Promise<number> => {
  records += 1
  const [added] = await query<{ number: string }>(
    `insert into feed_records (kind, key, folded, source, digest, record, locales, texts, facts) values ($1, $2, $2, 1, 'x', '{}', '{}', '{}', '{}') returning number`,
    [feed, String(records)],
  )
  return Number(added?.number)
}
export const changeCatalogue = async (): Promise<number> => {
  const number = await addRecord()
  await queueCatalogueNotices(payload, [feed])
  return number
}

export const testNotice = ({ webhook }: MadeWebhook) =>
  staff<{ delivery: number }>('administrator', 'POST', `/webhooks/${webhook.id}/test`)
