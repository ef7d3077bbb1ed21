import type { PayloadRequest } from 'payload'

/**
 * Request for an operation inside another one: shares its transaction, user and panel language,
 * with a separate locale and context. Payload's local operations modify the request that they are
 * given.
 */
export const innerRequest = (
  { i18n, user }: Pick<PayloadRequest, 'i18n' | 'user'>,
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
): PayloadRequest => ({ transactionID, i18n, user, context: {} }) as unknown as PayloadRequest
