import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import { environment } from '#src/platform/environment.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { messageShape, queryId } from '#src/platform/panel-calls/shapes.ts'
import { receiverUrl } from '#src/webhooks/receiver-address.ts'
import { webhookAddressMax, webhookKinds, webhookNameMax } from '#src/webhooks/webhook-answer.ts'
import {
  madeWebhookShape,
  webhookDetailsShape,
  webhookShape,
} from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'

const labels = labelsOf(webhooksTexts).answers

const networks = environment.WEBHOOK_PRIVATE_NETWORKS === 'allowed' ? 'all' : 'public'

const fields = z.object({
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

/** What all calls of webhooks share. */
const shared = {
  roles: permissions.users.read,
  denied: labels.denied,
  sentences: {
    name: labels.noName,
    address: networks === 'all' ? labels.noAddress : labels.noPublicAddress,
    kinds: labels.noKind,
  },
  unreadable: labels.invalid,
}

/** Calls about subscriptions of other programs and what was delivered to them. */
export const webhookCalls = {
  'webhooks.list': panelCall({
    summary: 'Lists the subscriptions of other programs.',
    ...shared,
    answer: z.object({ webhooks: z.array(webhookShape) }),
  }),
  'webhooks.create': panelCall({
    summary: 'Subscribes a program; its secret is told once.',
    ...shared,
    body: fields,
    answer: madeWebhookShape,
    status: 201,
    refusals: [404, 409],
  }),
  'webhooks.read': panelCall({
    summary: 'Reads a subscription with a page of its deliveries.',
    ...shared,
    query: z.object({ before: queryId.optional() }),
    answer: webhookDetailsShape,
    refusals: [404],
  }),
  'webhooks.change': panelCall({
    summary: 'Changes a subscription, or stops and starts it.',
    ...shared,
    body: fields.partial().extend({ isActive: z.boolean().optional() }),
    answer: z.object({ webhook: webhookShape }),
    refusals: [404],
  }),
  'webhooks.delete': panelCall({
    summary: 'Removes a subscription with its deliveries.',
    ...shared,
    answer: messageShape,
    refusals: [404],
  }),
  'webhooks.renew-secret': panelCall({
    summary: 'Makes a new secret; the former one signs as well for a day.',
    ...shared,
    answer: madeWebhookShape,
    refusals: [404],
  }),
  'webhooks.test': panelCall({
    summary: 'Queues a notice for trial.',
    ...shared,
    answer: z.object({ delivery: z.number() }),
    status: 202,
    refusals: [404, 409],
  }),
  'deliveries.repeat': panelCall({
    summary: 'Queues a delivery again.',
    ...shared,
    answer: messageShape,
    refusals: [404, 409],
  }),
  'deliveries.stop': panelCall({
    summary: 'Stops a delivery that waits.',
    ...shared,
    answer: messageShape,
    refusals: [404, 409],
  }),
}
