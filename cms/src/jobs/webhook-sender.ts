import type { Payload } from 'payload'
import { feedNames } from '#src/api/feed/feed-sources.ts'
import { recordStaffEvent } from '#src/people/staff/staff-events.ts'
import { environment } from '#src/platform/environment.ts'
import { noticeSender } from '#src/webhooks/post-notice.ts'
import { queueCatalogueNotices } from '#src/webhooks/queue-notices.ts'
import { startWebhookWorker } from '#src/webhooks/send-notices.ts'
import { workAtChanges } from './work-at-changes.ts'

/** Queues and sends notices to subscriptions. Returns the function that stops both. */
export function startWebhookSender(payload: Payload): () => Promise<void> {
  const networks = environment.WEBHOOK_PRIVATE_NETWORKS === 'allowed' ? 'all' : 'public'
  const endFollower = workAtChanges(
    payload,
    () => queueCatalogueNotices(payload, feedNames),
    'notices of the feeds could not be queued',
  )
  const endWorker = startWebhookWorker(payload, noticeSender({ networks }), (name) =>
    recordStaffEvent(
      { payload, user: null, headers: new Headers() },
      { kind: 'webhook-gone', subject: name },
    ),
  )
  return async () => void (await Promise.all([endFollower(), endWorker()]))
}
