import type { PayloadRequest } from 'payload'
import { recordedByStaff } from '#src/people/staff/staff-events.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import {
  listDeliveries,
  queueTest,
  sendAgain,
  stopDelivery,
  webhookOfDelivery,
} from '#src/webhooks/deliveries.ts'
import { maxWebhooks } from '#src/webhooks/webhook-answer.ts'
import type { WebhookSummary } from '#src/webhooks/webhook-shapes.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  renewSecret,
} from '#src/webhooks/webhook-store.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import type { webhookCalls } from '#src/panel-calls/webhooks.ts'

const labels = labelsOf(webhooksTexts).answers

/** The subscription of an id; refuses one that does not exist. */
async function webhookOf(req: PayloadRequest, id: number): Promise<WebhookSummary> {
  const webhook = await readWebhook(req.payload, id)
  if (!webhook) throw new PanelRefusal(404, labels.gone)
  return webhook
}

export const webhookHandlers: PanelHandlers<typeof webhookCalls> = {
  'webhooks.list': async ({ payload }) => ({ webhooks: await listWebhooks(payload) }),

  'webhooks.create': async (req, { body }) => {
    const made = await recordedByStaff(req, 'webhook-created', body.name, (transaction) =>
      createWebhook(req.payload, body, transaction),
    )
    if (!made) throw new PanelRefusal(409, labels.tooMany({ max: maxWebhooks }))
    return { webhook: await webhookOf(req, made.id), secret: made.secret }
  },

  'webhooks.read': async (req, { id, query }) => {
    const webhook = await webhookOf(req, id)
    return { webhook, ...(await listDeliveries(req.payload, id, query.before)) }
  },

  'webhooks.change': async (req, { id, body: { name, address, kinds, isActive } }) => {
    const webhook = await webhookOf(req, id)
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(address === undefined ? {} : { address }),
      ...(kinds === undefined ? {} : { kinds }),
      ...(isActive === undefined ? {} : { isActive }),
    }
    await recordedByStaff(req, 'webhook-changed', name ?? webhook.name, async (transaction) => {
      await changeWebhook(req.payload, webhook, change, transaction)
      return true
    })
    return { webhook: await webhookOf(req, id) }
  },

  'webhooks.delete': async (req, { id }) => {
    const { name } = await webhookOf(req, id)
    await recordedByStaff(req, 'webhook-deleted', name, async (transaction) => {
      await deleteWebhook(req.payload, id, transaction)
      return true
    })
    return told(req, labels.deleted)
  },

  'webhooks.renew-secret': async (req, { id }) => {
    const { name } = await webhookOf(req, id)
    const secret = await recordedByStaff(req, 'webhook-secret-renewed', name, (transaction) =>
      renewSecret(req.payload, id, transaction),
    )
    return { webhook: await webhookOf(req, id), secret }
  },

  'webhooks.test': async (req, { id }) => {
    const { name, isActive } = await webhookOf(req, id)
    if (!isActive) throw new PanelRefusal(409, labels.stopped)
    const delivery = await recordedByStaff(req, 'webhook-test-sent', name, (transaction) =>
      queueTest(req.payload, id, transaction),
    )
    return { delivery }
  },

  'deliveries.repeat': async (req, { id }) => {
    const { name, isActive } = await subscriptionOf(req, id)
    if (!isActive) throw new PanelRefusal(409, labels.stopped)
    const isQueued = await recordedByStaff(
      req,
      'webhook-delivery-repeated',
      `${name} ${id}`,
      (transaction) => sendAgain(req.payload, id, transaction),
    )
    if (!isQueued) throw new PanelRefusal(409, labels.busy)
    return told(req, labels.queued)
  },

  'deliveries.stop': async (req, { id }) => {
    const { name } = await subscriptionOf(req, id)
    const isStopped = await recordedByStaff(
      req,
      'webhook-delivery-stopped',
      `${name} ${id}`,
      (transaction) => stopDelivery(req.payload, id, transaction),
    )
    if (!isStopped) throw new PanelRefusal(409, labels.notWaiting)
    return told(req, labels.deliveryStopped)
  },
}

/** The subscription of a delivery; refuses one that does not exist. */
async function subscriptionOf(req: PayloadRequest, delivery: number) {
  const webhook = await webhookOfDelivery(req.payload, delivery)
  if (!webhook) throw new PanelRefusal(404, labels.gone)
  return webhook
}
