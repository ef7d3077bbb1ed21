import type { PayloadRequest } from 'payload'

/**
 * Request for an operation within another one: its transaction, user and panel language, with a locale
 * and a context of its own. The local operations change the request that they are given.
 */
export const innerRequest = (
  { i18n, user }: Pick<PayloadRequest, 'i18n' | 'user'>,
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
): PayloadRequest => ({ transactionID, i18n, user, context: {} }) as unknown as PayloadRequest
