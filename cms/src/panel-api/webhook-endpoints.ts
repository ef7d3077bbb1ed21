import type { Endpoint, PayloadRequest } from 'payload'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { StaffEventKind } from '#src/changes/history-answer.ts'
import { recordStaffEvent } from '#src/people/staff/staff-events.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import {
  listDeliveries,
  queueTest,
  sendAgain,
  stopDelivery,
  webhookOfDelivery,
} from '#src/webhooks/deliveries.ts'
import { receiverUrl } from '#src/webhooks/receiver-address.ts'
import {
  maxWebhooks,
  webhookAddressMax,
  webhookKinds,
  webhookNameMax,
} from '#src/webhooks/webhook-answer.ts'
import type { MadeWebhook, WebhookDetails, WebhookSummary } from '#src/webhooks/webhook-answer.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  renewSecret,
} from '#src/webhooks/webhook-store.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import { answer, refusedFields, told } from './own-answers.ts'

const labels = labelsOf(webhooksTexts).answers

/** Endpoint for administrators. */
const forAdministrators = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method,
  handler: async (req) =>
    hasRole(req, permissions.users.read) ? handle(req) : told(req, labels.denied, 403),
})

const networks = environment.WEBHOOK_PRIVATE_NETWORKS === 'allowed' ? 'all' : 'public'

const input = z.object({
  name: z.string().trim().min(1).max(webhookNameMax).refine(isStorable),
  address: z
    .string()
    .max(webhookAddressMax)
    .transform((text, context) => {
      const url = receiverUrl(text, networks)
      if (url && isStorable(url.href)) return url.href
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }),
  kinds: z
    .array(z.enum(webhookKinds))
    .min(1)
    .max(webhookKinds.length)
    .transform((kinds) => [...new Set(kinds)]),
})
const change = input.partial().extend({ isActive: z.boolean().optional() })

const bodyOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined)

const idOf = (req: PayloadRequest): number => Number(req.routeParams?.['id'])

/** Sentences about fields that are refused. */
const sentences = {
  name: labels.noName,
  address: networks === 'all' ? labels.noAddress : labels.noPublicAddress,
  kinds: labels.noKind,
}

/** Runs a change of a subscription together with its entry in the history. */
const recorded = <T>(
  req: PayloadRequest,
  kind: StaffEventKind,
  subject: string,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  inTransaction(req.payload, async (transaction) => {
    const result = await run(transaction)
    const { payload, user, headers } = req
    if (result !== undefined && result !== false)
      await recordStaffEvent({ payload, user, headers, ...transaction }, { kind, subject })
    return result
  })

/** Handler about the subscription in the address. */
const withWebhook =
  (handle: (req: PayloadRequest, webhook: WebhookSummary) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> => {
    const webhook = await readWebhook(req.payload, idOf(req))
    return webhook ? handle(req, webhook) : told(req, labels.gone, 404)
  }

async function create(req: PayloadRequest): Promise<Response> {
  const given = input.safeParse(await bodyOf(req))
  if (!given.success) return refusedFields(req, given.error, sentences, labels.invalid)
  const made = await recorded(req, 'webhook-created', given.data.name, (transaction) =>
    createWebhook(req.payload, given.data, transaction),
  )
  if (!made) return told(req, labels.tooMany({ max: maxWebhooks }), 409)
  const webhook = await readWebhook(req.payload, made.id)
  return webhook
    ? answer({ webhook, secret: made.secret } satisfies MadeWebhook, 201)
    : told(req, labels.gone, 404)
}

async function edit(req: PayloadRequest, webhook: WebhookSummary): Promise<Response> {
  const given = change.safeParse(await bodyOf(req))
  if (!given.success) return refusedFields(req, given.error, sentences, labels.invalid)
  const { name, address, kinds, isActive } = given.data
  await recorded(req, 'webhook-changed', name ?? webhook.name, async (transaction) => {
    await changeWebhook(
      req.payload,
      webhook,
      {
        ...(name === undefined ? {} : { name }),
        ...(address === undefined ? {} : { address }),
        ...(kinds === undefined ? {} : { kinds }),
        ...(isActive === undefined ? {} : { isActive }),
      },
      transaction,
    )
    return true
  })
  return answer({ webhook: await readWebhook(req.payload, webhook.id) })
}

async function details(req: PayloadRequest, webhook: WebhookSummary): Promise<Response> {
  const before = z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional()
    .safeParse(req.searchParams.get('before') ?? undefined)
  if (!before.success) return told(req, labels.invalid, 400)
  const found = await listDeliveries(req.payload, webhook.id, before.data)
  return answer({ webhook, ...found } satisfies WebhookDetails)
}

async function remove(req: PayloadRequest, { id, name }: WebhookSummary): Promise<Response> {
  await recorded(req, 'webhook-deleted', name, async (transaction) => {
    await deleteWebhook(req.payload, id, transaction)
    return true
  })
  return told(req, labels.deleted, 200)
}

async function renew(req: PayloadRequest, { id, name }: WebhookSummary): Promise<Response> {
  const secret = await recorded(req, 'webhook-secret-renewed', name, (transaction) =>
    renewSecret(req.payload, id, transaction),
  )
  const webhook = await readWebhook(req.payload, id)
  return webhook ? answer({ webhook, secret } satisfies MadeWebhook) : told(req, labels.gone, 404)
}

async function test(req: PayloadRequest, webhook: WebhookSummary): Promise<Response> {
  if (!webhook.isActive) return told(req, labels.stopped, 409)
  const delivery = await recorded(req, 'webhook-test-sent', webhook.name, (transaction) =>
    queueTest(req.payload, webhook.id, transaction),
  )
  return answer({ delivery }, 202)
}

/** Handler that changes the delivery in the address. */
const withDelivery =
  (
    kind: StaffEventKind,
    run: typeof sendAgain,
    { needsActive, done, failed }: { needsActive: boolean; done: Label; failed: Label },
  ) =>
  async (req: PayloadRequest): Promise<Response> => {
    const id = idOf(req)
    const webhook = await webhookOfDelivery(req.payload, id)
    if (!webhook) return told(req, labels.gone, 404)
    if (needsActive && !webhook.isActive) return told(req, labels.stopped, 409)
    const isDone = await recorded(req, kind, `${webhook.name} ${id}`, (transaction) =>
      run(req.payload, id, transaction),
    )
    return isDone ? told(req, done, 200) : told(req, failed, 409)
  }

/** Endpoints of subscriptions of other programs and of what was delivered to them. */
export const webhookEndpoints: Endpoint[] = [
  forAdministrators('get', ownEndpoints.webhooks, async (req) =>
    answer({ webhooks: await listWebhooks(req.payload) }),
  ),
  forAdministrators('post', ownEndpoints.webhooks, create),
  forAdministrators('get', ownEndpoints.webhook, withWebhook(details)),
  forAdministrators('post', ownEndpoints.webhook, withWebhook(edit)),
  forAdministrators('delete', ownEndpoints.webhook, withWebhook(remove)),
  forAdministrators('post', ownEndpoints.webhookSecret, withWebhook(renew)),
  forAdministrators('post', ownEndpoints.webhookTest, withWebhook(test)),
  forAdministrators(
    'post',
    ownEndpoints.deliveryAgain,
    withDelivery('webhook-delivery-repeated', sendAgain, {
      needsActive: true,
      done: labels.queued,
      failed: labels.busy,
    }),
  ),
  forAdministrators(
    'post',
    ownEndpoints.deliveryStop,
    withDelivery('webhook-delivery-stopped', stopDelivery, {
      needsActive: false,
      done: labels.deliveryStopped,
      failed: labels.notWaiting,
    }),
  ),
]
