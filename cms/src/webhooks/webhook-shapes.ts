import { z } from 'zod'
import { deliveryProblems, deliveryStates, noticeKinds, webhookKinds } from './webhook-answer.ts'

/** A delivery; dates as ISO 8601. */
export const deliveryShape = z.object({
  id: z.number(),
  /** Header `webhook-id`, equal in each attempt. */
  messageId: z.string(),
  kind: z.enum(noticeKinds),
  data: z.record(z.string(), z.unknown()),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  queuedAt: z.string(),
  attemptedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  /** HTTP status of the last answer. */
  status: z.number().nullable(),
  /** First characters of the last answer. */
  excerpt: z.string().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  durationMs: z.number().nullable(),
})
export type Delivery = z.output<typeof deliveryShape>

export const webhookShape = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  isActive: z.boolean(),
  /** True if the receiver answered 410. */
  isGone: z.boolean(),
  /** First of the failed attempts since the last accepted notice. */
  failingSince: z.string().nullable(),
  /** Until when the former secret signs as well. */
  formerSecretUntil: z.string().nullable(),
  createdAt: z.string(),
  lastDelivery: deliveryShape
    .pick({ kind: true, state: true, status: true, problem: true, attemptedAt: true })
    .nullable(),
  waiting: z.number(),
})
export type WebhookSummary = z.output<typeof webhookShape>

export const webhookDetailsShape = z.object({
  webhook: webhookShape,
  /** The newest first. */
  deliveries: z.array(deliveryShape),
  /** Value of `before` for the next page; null: there is none. */
  next: z.number().nullable(),
})
export type WebhookDetails = z.output<typeof webhookDetailsShape>

/** A secret, shown when it is made and never again. */
export const madeWebhookShape = z.object({ webhook: webhookShape, secret: z.string() })
export type MadeWebhook = z.output<typeof madeWebhookShape>
