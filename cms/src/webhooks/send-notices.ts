import { loggableText } from '@vitrine/logging/loggable'
import type { Payload } from 'payload'
import { channels } from '#src/platform/database/notifications.ts'
import { startOutboxWorker } from '#src/platform/database/outbox-worker.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { PostNotice, ReceiverAnswer } from './post-notice.ts'
import { DeliveryError } from './receiver-address.ts'
import { signedHeaders } from './signature.ts'
import type { DeliveryProblem } from './webhook-answer.ts'

/** Retry delays, seconds; the last one is repeated. */
export const retryDelaysSeconds = [5, 30, 120, 600, 1800, 3600, 7200, 14_400] as const

/** Time after which a delivery that was not accepted ends, hours. */
export const retryHours = 24

/**
 * Maximum time in which nothing is sent to a receiver that did not accept the last notice, seconds:
 * many waiting notices are not many requests to it.
 */
const maxPauseSeconds = 300

/** Maximum concurrent deliveries. */
const concurrency = 3

interface Due {
  id: number
  webhook: number
  name: string
  address: string
  secrets: string[]
  message_id: string
  kind: string
  data: Record<string, unknown>
  attempts: number
  queued_at: Date | string
}

type Outcome = Partial<ReceiverAnswer> & {
  problem: DeliveryProblem | null
  durationMs: number
}

const isDue = sql`d.state = 'waiting' and w.is_active`

/** Time until a notice is due, ms; 0 also while one is being sent, undefined if none waits. */
export async function msUntilNoticeDue(payload: Payload): Promise<number | undefined> {
  const [next] = await rows<{ ms: number | null }>(
    payload,
    sql`select ceil(extract(epoch from min(greatest(d.next_at, w.paused_until)) - now()) * 1000)::float8 as ms
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id where ${isDue}`,
  )
  return typeof next?.ms === 'number' ? Math.max(0, next.ms) : undefined
}

const problemOf = (status: number): DeliveryProblem | null => {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

async function attempt(due: Due, post: PostNotice): Promise<Outcome> {
  const body = JSON.stringify({
    type: due.kind,
    timestamp: new Date(due.queued_at).toISOString(),
    data: due.data,
  })
  const message = { id: due.message_id, at: new Date(), body }
  const begun = performance.now()
  const durationMs = (): number => Math.round(performance.now() - begun)
  try {
    const headers = signedHeaders(message, due.secrets)
    const answer = await post({ address: due.address, headers, body })
    return { ...answer, problem: problemOf(answer.status), durationMs: durationMs() }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    return { problem: error.problem, durationMs: durationMs() }
  }
}

/** Columns of the last attempt. */
const attempted = ({ status, excerpt, problem, durationMs }: Outcome) => sql`
  attempts = attempts + 1, first_at = coalesce(first_at, now()), attempted_at = now(),
  status = ${status ?? null}::int, excerpt = ${excerpt ?? null}, problem = ${problem}, duration_ms = ${durationMs}::int`

/** A receiver that answers 410 gets nothing more, until the staff start the subscription again. */
async function disable(payload: Payload, due: Due, transaction: Transaction): Promise<void> {
  await rows(
    payload,
    sql`update webhooks set is_active = false, is_gone = true where id = ${due.webhook}::int`,
    transaction,
  )
  await rows(
    payload,
    sql`update webhook_deliveries set state = 'stopped', next_at = null where id in (
      select id from webhook_deliveries where webhook_id = ${due.webhook}::int and state = 'waiting' for update skip locked)`,
    transaction,
  )
}

/**
 * Pauses a receiver that accepted nothing: longer with each attempt after a pause, not with each of
 * several that were begun before it. `now()` is the begin of the attempt's transaction.
 */
async function pause(payload: Payload, due: Due, transaction: Transaction): Promise<void> {
  const delays = sql`(${sql.param([...retryDelaysSeconds])}::int[])[least(failures + 1, ${retryDelaysSeconds.length}::int)]`
  await rows(
    payload,
    sql`update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      paused_until = clock_timestamp() + make_interval(secs => least(${maxPauseSeconds}::int, ${delays}))
      where id = ${due.webhook}::int and (paused_until is null or paused_until <= now())`,
    transaction,
  )
}

/** Ends an outage: what waits because of it is due, not what was refused by itself (4xx). */
async function endOutage(payload: Payload, due: Due, transaction: Transaction): Promise<void> {
  const ended = await rows(
    payload,
    sql`update webhooks set failures = 0, failing_since = null, paused_until = null where id = ${due.webhook}::int and failures > 0 returning 1`,
    transaction,
  )
  if (ended.length === 0) return
  await rows(
    payload,
    sql`update webhook_deliveries set next_at = least(next_at, now()) where id in (
      select id from webhook_deliveries where webhook_id = ${due.webhook}::int and state = 'waiting' and attempts > 0
        and (status is null or status >= 500 or status = 429) for update skip locked)`,
    transaction,
  )
  await rows(payload, sql`select pg_notify(${channels.webhooks}, '')`, transaction)
}

/**
 * Postpones a delivery, or ends it after 24 hours; with it the others that have waited as long for a
 * receiver that accepted nothing in that time. A notice of the catalogue gives way to a later one,
 * which then waits as long as it would have.
 */
async function postpone(payload: Payload, due: Due, transaction: Transaction): Promise<void> {
  const delay = retryDelaysSeconds[due.attempts] ?? retryDelaysSeconds.at(-1) ?? 0
  await pause(payload, due, transaction)
  await rows(
    payload,
    sql`update webhook_deliveries set next_at = clock_timestamp() + make_interval(secs => ${delay}) where id = ${due.id}::int`,
    transaction,
  )
  if (due.kind === 'catalogue')
    await rows(
      payload,
      sql`with later as (
        update webhook_deliveries l set attempts = own.attempts, first_at = own.first_at, next_at = own.next_at
        from webhook_deliveries own where own.id = ${due.id}::int and l.id in (
          select id from webhook_deliveries where webhook_id = ${due.webhook}::int and kind = 'catalogue'
            and state = 'waiting' and id > ${due.id}::int for update skip locked limit 1)
        returning 1)
        update webhook_deliveries set state = 'replaced', next_at = null where id = ${due.id}::int and exists (select from later)`,
      transaction,
    )
  await rows(
    payload,
    sql`update webhook_deliveries set state = 'failed', next_at = null where id in (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where w.id = ${due.webhook}::int and d.state = 'waiting'
        and (d.first_at < now() - make_interval(hours => ${retryHours}) or greatest(d.queued_at, w.failing_since) < now() - make_interval(hours => ${retryHours}))
      for update of d skip locked)`,
    transaction,
  )
  // stopped while it was being sent
  await rows(
    payload,
    sql`update webhook_deliveries set state = 'stopped', next_at = null
      where id = ${due.id}::int and state = 'waiting' and not (select is_active from webhooks where id = ${due.webhook}::int)`,
    transaction,
  )
}

/** Reports a subscription that its receiver ended. */
export type OnGone = (name: string) => Promise<void>

/**
 * Sends one due notice; returns false if there was none. The row stays locked until the outcome is
 * committed: other workers skip it, and a crashed worker releases it. Only a crash between the
 * receiver's answer and the commit causes a repeated delivery, with the same id.
 */
export async function sendNextNotice(
  payload: Payload,
  post: PostNotice,
  onGone: OnGone = async () => undefined,
): Promise<boolean> {
  const done = await inTransaction(payload, async (transaction) => {
    const [due] = await rows<Due>(
      payload,
      sql`
      select d.id, w.id as webhook, w.name, w.address, d.message_id, d.kind, d.data, d.attempts, d.queued_at,
        array_remove(array[w.secret, case when w.former_until > now() then w.former_secret end], null) as secrets
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where ${isDue} and d.next_at <= now() and (w.paused_until is null or w.paused_until <= now())
      order by (d.kind = 'test') desc, d.next_at, d.id limit 1 for update of d skip locked`,
      transaction,
    )
    if (!due) return undefined
    const outcome = await attempt(due, post)
    const { problem } = outcome
    await rows(
      payload,
      sql`update webhook_deliveries set ${attempted(outcome)} where id = ${due.id}::int`,
      transaction,
    )
    if (problem === null) {
      await rows(
        payload,
        sql`update webhook_deliveries set state = 'delivered', next_at = null where id = ${due.id}::int`,
        transaction,
      )
      await endOutage(payload, due, transaction)
    } else {
      payload.logger.warn({
        msg: 'a notice was not accepted',
        webhook: due.webhook,
        delivery: due.id,
        attempt: due.attempts + 1,
        problem,
        ...(outcome.status === undefined ? {} : { status: outcome.status }),
        ...(outcome.excerpt ? { reply: loggableText(outcome.excerpt) } : {}),
      })
      await (problem === 'gone' ? disable : postpone)(payload, due, transaction)
    }
    return { due, problem }
  })
  if (done?.problem === 'gone') await onGone(done.due.name)
  return done !== undefined
}

/** Sends due notices until it is stopped (`startOutboxWorker`). */
export const startWebhookWorker = (
  payload: Payload,
  post: PostNotice,
  onGone: OnGone,
): (() => Promise<void>) =>
  startOutboxWorker(payload, {
    channel: 'webhooks',
    concurrency,
    msUntilDue: () => msUntilNoticeDue(payload),
    sendNext: () => sendNextNotice(payload, post, onGone),
    failure: 'the notices could not be read',
  })
