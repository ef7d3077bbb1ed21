import { pageView } from '#src/admin/panel/panel-view.tsx'
import { environment } from '#src/platform/environment.ts'
import { LazyWebhooks } from './lazy-webhooks.tsx'
import './webhooks.css'

/** Page of webhooks: subscriptions of other programs and what was delivered to them. */
export const WebhooksView = pageView('webhooks', LazyWebhooks, () => ({
  takesHttp: environment.WEBHOOK_PRIVATE_NETWORKS === 'allowed',
}))
