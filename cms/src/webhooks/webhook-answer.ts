/** Kinds of notices that a subscription chooses. */
export const webhookKinds = [
  'catalogue',
  'lead-received',
  'registration-waiting',
  'certificate-expiring',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** Kinds of notices that are sent; `test` by the button of the panel. */
export type NoticeKind = WebhookKind | 'test'

/**
 * States of a delivery. `failed`: not accepted within 24 hours; `replaced`: a later notice of the
 * catalogue carries a higher number.
 */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'stopped', 'replaced'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a receiver did not accept a notice. */
export const deliveryProblems = [
  'address-unknown',
  'address-private',
  'scheme',
  'connection',
  'timeout',
  'redirect',
  'status',
  'gone',
] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

/** A delivery; dates as ISO 8601. */
export interface Delivery {
  id: number
  /** Header `webhook-id`, equal in each attempt. */
  messageId: string
  kind: NoticeKind
  data: Record<string, unknown>
  state: DeliveryState
  attempts: number
  queuedAt: string
  attemptedAt: string | null
  nextAt: string | null
  /** HTTP status of the last answer. */
  status: number | null
  /** First characters of the last answer. */
  excerpt: string | null
  problem: DeliveryProblem | null
  durationMs: number | null
}

export interface WebhookSummary {
  id: number
  name: string
  address: string
  kinds: WebhookKind[]
  isActive: boolean
  /** True if the receiver answered 410. */
  isGone: boolean
  /** First of the failed attempts since the last accepted notice. */
  failingSince: string | null
  /** Until when the former secret signs as well. */
  formerSecretUntil: string | null
  createdAt: string
  lastDelivery: Pick<Delivery, 'kind' | 'state' | 'status' | 'problem' | 'attemptedAt'> | null
  waiting: number
}

export interface WebhookDetails {
  webhook: WebhookSummary
  /** The newest first. */
  deliveries: Delivery[]
  /** Value of `before` for the next page; null: there is none. */
  next: number | null
}

/** A secret, shown when it is made and never again. */
export interface MadeWebhook {
  webhook: WebhookSummary
  secret: string
}

export const maxWebhooks = 50
export const webhookNameMax = 100
export const webhookAddressMax = 2000
