import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { environment } from '#src/platform/environment.ts'
import { sendNext } from './send.ts'
import { mailFolder, openTransport } from './transport.ts'

/** Polling interval (ms) and concurrency of deliveries: one slow mail server delays few mails. */
const polling = { intervalMs: 1000, concurrency: 3 }

/**
 * Sends due mails until stopped. Returns the function that stops it after the current deliveries.
 */
export function startMailWorker(payload: Payload): () => Promise<void> {
  const { send, close } = openTransport(environment.SMTP_URL, mailFolder)
  const ending = new AbortController()
  const rounds = Array.from({ length: polling.concurrency }, async () => {
    while (!ending.signal.aborted) {
      const sent = await sendNext(payload, send, environment.MAIL_FROM).catch((error: unknown) => {
        payload.logger.error({ err: error, msg: 'the outbox could not be read' })
        return false
      })
      if (!sent)
        await wait(polling.intervalMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  })
  return async () => {
    ending.abort()
    await Promise.all(rounds)
    close()
  }
}
