import type { Payload } from 'payload'
import { beginWait } from './notifications.ts'
import type { Channel } from './notifications.ts'

/** Table of messages that are sent to other programs. */
export interface Outbox {
  /** Channel that announces queued messages. */
  channel: Channel
  /** Maximum concurrent deliveries, so that one slow receiver delays few messages. */
  concurrency: number
  /** Time until a message is due, ms; 0 also while one is being sent, undefined for none. */
  msUntilDue: () => Promise<number | undefined>
  /** Sends one due message; false if there was none. */
  sendNext: () => Promise<boolean>
  /** Log message of a failed query. */
  failure: string
}

/**
 * Maximum interval between two checks of an outbox, ms: `listening` while notifications of the
 * database arrive, otherwise `polling`. The worker also wakes up for a queued message and for the
 * next attempt.
 */
const intervals = { polling: 1000, listening: 10_000 }

/** Minimum interval between two checks of an outbox, ms. */
const busyIntervalMs = 1000

/**
 * Sends due messages until it is stopped, with up to `concurrency` deliveries at the same time.
 * Returns the function that stops it; it resolves when the running deliveries have ended.
 */
export function startOutboxWorker(payload: Payload, outbox: Outbox): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const logFailure = (error: unknown): void =>
    payload.logger.error({ err: error, msg: outbox.failure })
  const deliveries = new Set<Promise<void>>()
  const deliver = async (): Promise<void> => {
    let sent = true
    while (sent && !signal.aborted)
      sent = await outbox.sendNext().catch((error: unknown) => {
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
      const queued = beginWait(outbox.channel, signal, intervals)
      let due: number | undefined
      try {
        due = await outbox.msUntilDue()
        if (due === 0) while (deliveries.size < outbox.concurrency) startDelivery()
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
  }
}
