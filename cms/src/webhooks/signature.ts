import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Secret of a subscription (Standard Webhooks): 256 random bits. */
export const makeWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export interface SignedMessage {
  id: string
  /** Time of the attempt, which receivers compare with their clock. */
  at: Date
  body: string
}

/** Headers of a signed message, with one signature for each secret that is valid. */
export const signedHeaders = (
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
})
