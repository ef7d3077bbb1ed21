import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { environment } from '#src/platform/environment.ts'
import { isMailDue, sendNext } from './send.ts'
import { mailFolder, openTransport } from './transport.ts'

/** Polling interval (ms) and concurrency of deliveries: one slow mail server delays few mails. */
const polling = { intervalMs: 1000, concurrency: 3 }

/**
 * Sends due mails until stopped. An idle outbox costs one query per interval; a due mail starts as
 * many deliveries as may run at once. Returns the function that stops it after the current ones.
 */
export function startMailWorker(payload: Payload): () => Promise<void> {
  const { send, close } = openTransport(environment.SMTP_URL, mailFolder)
  const ending = new AbortController()
  const { signal } = ending
  const logFailure = (error: unknown): false => {
    payload.logger.error({ err: error, msg: 'the outbox could not be read' })
    return false
  }
  const deliveries = new Set<Promise<void>>()
  const deliver = async (): Promise<void> => {
    let sent = true
    while (sent && !signal.aborted)
      sent = await sendNext(payload, send, environment.MAIL_FROM).catch(logFailure)
  }
  const startDelivery = (): void => {
    const delivery = deliver().finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
  }
  const poll = async (): Promise<void> => {
    while (!signal.aborted) {
      if (deliveries.size < polling.concurrency && (await isMailDue(payload).catch(logFailure)))
        while (deliveries.size < polling.concurrency) startDelivery()
      await wait(polling.intervalMs, undefined, { signal }).catch(() => undefined)
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
