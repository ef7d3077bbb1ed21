import type { CallAddress } from '#src/platform/panel-calls/panel-call.ts'

/** Method and path below `panelApiBase` of each call of our own pages. */
export const panelCallAddresses = {
  'webhooks.list': 'GET /webhooks',
  'webhooks.create': 'POST /webhooks',
  'webhooks.read': 'GET /webhooks/:id',
  'webhooks.change': 'POST /webhooks/:id',
  'webhooks.delete': 'DELETE /webhooks/:id',
  'webhooks.renew-secret': 'POST /webhooks/:id/secret',
  'webhooks.test': 'POST /webhooks/:id/test',
  'deliveries.repeat': 'POST /webhook-deliveries/:id/again',
  'deliveries.stop': 'POST /webhook-deliveries/:id/stop',
} as const satisfies Record<string, CallAddress>

export type PanelCallName = keyof typeof panelCallAddresses
