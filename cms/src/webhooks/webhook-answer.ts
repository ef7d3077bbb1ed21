/** Kinds of notices that a subscription chooses. */
export const webhookKinds = [
  'catalogue',
  'lead-received',
  'registration-waiting',
  'certificate-expiring',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** Kinds of notices that are sent; `test` by the button of the panel. */
export const noticeKinds = [...webhookKinds, 'test'] as const

/**
 * States of a delivery. `failed`: not accepted within 24 hours; `replaced`: a later notice of the
 * catalogue carries a higher number.
 */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'stopped', 'replaced'] as const

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

export const maxWebhooks = 50
export const webhookNameMax = 100
export const webhookAddressMax = 2000
