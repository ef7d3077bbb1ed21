import type { Payload } from 'payload'
import { environment } from '#src/platform/environment.ts'
import { beginWait } from '#src/platform/database/notifications.ts'
import { msUntilMailDue, sendNext } from './send.ts'
import { mailFolder, openTransport } from './transport.ts'

/**
 * Maximum interval between two checks of the outbox, ms: `listening` while notifications of the
 * database arrive, otherwise `polling`. The worker also wakes up for a queued e-mail and for the
 * next attempt.
 */
const intervals = { polling: 1000, listening: 10_000 }

/** Maximum concurrent deliveries, so that one slow mail server delays few e-mails. */
const concurrency = 3

/** Minimum interval between two checks of the outbox, ms. */
const busyIntervalMs = 1000

/**
 * Sends due e-mails until it is stopped, with up to `concurrency` deliveries at the same time.
 * Returns the function that stops it; it resolves when the running deliveries have ended.
 */
export function startMailWorker(payload: Payload): () => Promise<void> {
  const { send, close } = openTransport(environment.SMTP_URL, mailFolder)
  const ending = new AbortController()
  const { signal } = ending
  const logFailure = (error: unknown): void =>
    payload.logger.error({ err: error, msg: 'the outbox could not be read' })
  const deliveries = new Set<Promise<void>>()
  const deliver = async (): Promise<void> => {
    let sent = true
    while (sent && !signal.aborted)
      sent = await sendNext(payload, send, environment.MAIL_FROM).catch((error: unknown) => {
        logFailure(error)
        return false
      })
  }
  const startDelivery = (): void => {
    const delivery = deliver().finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
  }
  const poll = async (): Promise<void> => {
    while (!signal.aborted) {
      const queued = beginWait('mails', signal, intervals)
      let due: number | undefined
      try {
        due = await msUntilMailDue(payload)
        if (due === 0) while (deliveries.size < concurrency) startDelivery()
      } catch (error) {
        logFailure(error)
        due = 0
      }
      await queued.until(due === undefined ? undefined : Math.max(due, busyIntervalMs))
      queued.end()
    }
  }
  const polled = poll()
  return async () => {
    ending.abort()
    await polled
    await Promise.all(deliveries)
    close()
  }
}
