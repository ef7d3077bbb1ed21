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
  'api-keys.list': 'GET /api-keys',
  'api-keys.create': 'POST /api-keys',
  'api-keys.revoke': 'POST /api-keys/:id/revoke',
  'searches.try': 'POST /searches/try',
  'searches.find-pages': 'POST /searches/pages',
  'searches.add-synonym': 'POST /searches/synonym',
  'searches.add-redirect': 'POST /searches/redirect',
  'searches.add-reference': 'POST /searches/reference',
  'members.decide': 'POST /members/decide',
  'mails.repeat': 'POST /mails/again',
  'data-requests.copy': 'GET /data-requests/:id/access',
  'data-requests.erase': 'POST /data-requests/:id/erase',
  'leads.owners': 'GET /lead-owners',
  'leads.export': 'GET /:entity/export',
  'leads.reply': 'POST /:entity/:id/reply',
  'leads.keep-received': 'POST /:entity/:id/received',
  'leads.reply-file': 'GET /:entity/:id/reply-files/:key',
  'messages.lines': 'GET /messages/:id/lines',
  'messages.attachment': 'GET /messages/:id/attachments/:number',
  'candidates.cv': 'GET /candidates/:id/cv',
  'inbox.files': 'GET /inbox/files',
  'inbox.export': 'GET /inbox/export',
} as const satisfies Record<string, CallAddress>

export type PanelCallName = keyof typeof panelCallAddresses
