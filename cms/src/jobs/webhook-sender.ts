import type { Payload } from 'payload'
import { feedNames } from '#src/api/feed/feed-sources.ts'
import { recordStaffEvent } from '#src/people/staff/staff-events.ts'
import { beginWait } from '#src/platform/database/notifications.ts'
import { environment } from '#src/platform/environment.ts'
import { noticeSender } from '#src/webhooks/post-notice.ts'
import { queueCatalogueNotices } from '#src/webhooks/queue-notices.ts'
import { startWebhookWorker } from '#src/webhooks/send-notices.ts'

/** Maximum interval between two looks at the feeds, ms; a change wakes the follower. */
const intervals = { polling: 1000, listening: 5000 }

/** Queues a notice for each change of the feeds. Returns the function that stops it. */
function followFeeds(payload: Payload): () => Promise<void> {
  const ending = new AbortController()
  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const change = beginWait('changes', ending.signal, intervals)
      await queueCatalogueNotices(payload, feedNames).catch((error: unknown) =>
        payload.logger.error({ err: error, msg: 'notices of the feeds could not be queued' }),
      )
      await change.until()
      change.end()
    }
  }
  const running = work()
  return async () => {
    ending.abort()
    await running
  }
}

/** Queues and sends notices to subscriptions. Returns the function that stops both. */
export function startWebhookSender(payload: Payload): () => Promise<void> {
  const networks = environment.WEBHOOK_PRIVATE_NETWORKS === 'allowed' ? 'all' : 'public'
  const endFollower = followFeeds(payload)
  const endWorker = startWebhookWorker(payload, noticeSender({ networks }), (name) =>
    recordStaffEvent(
      { payload, user: null, headers: new Headers() },
      { kind: 'webhook-gone', subject: name },
    ),
  )
  return async () => void (await Promise.all([endFollower(), endWorker()]))
}
