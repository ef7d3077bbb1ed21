import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { environment } from '#src/platform/environment.ts'
import { LazyWebhooks } from './lazy-webhooks.tsx'
import './webhooks.css'

/** Page of webhooks: subscriptions of other programs and what was delivered to them. */
export function WebhooksView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('webhooks', req.user)) notFound()
  return (
    <PanelView name="webhooks" view={props}>
      <LazyWebhooks takesHttp={environment.WEBHOOK_PRIVATE_NETWORKS === 'allowed'} />
    </PanelView>
  )
}
