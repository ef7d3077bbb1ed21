import type { Payload } from 'payload'
import { startOutboxWorker } from '#src/platform/database/outbox-worker.ts'
import { environment } from '#src/platform/environment.ts'
import { msUntilMailDue, sendNext } from './send.ts'
import { mailFolder, openTransport } from './transport.ts'

/** Maximum concurrent deliveries, so that one slow mail server delays few e-mails. */
const concurrency = 3

/**
 * Sends due e-mails until it is stopped. Returns the function that stops it; it resolves when the
 * running deliveries have ended.
 */
export function startMailWorker(payload: Payload): () => Promise<void> {
  const { send, close } = openTransport(environment.SMTP_URL, mailFolder)
  const end = startOutboxWorker(payload, {
    channel: 'mails',
    concurrency,
    msUntilDue: () => msUntilMailDue(payload),
    sendNext: () => sendNext(payload, send, environment.MAIL_FROM),
    failure: 'the outbox could not be read',
  })
  return async () => {
    await end()
    close()
  }
}
