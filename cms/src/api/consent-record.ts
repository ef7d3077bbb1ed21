import type { Handler } from './handler.ts'
import { recordConsent } from './forms/consent.ts'

export const consentRecord: Handler<'consent-record'> = (reading, { body }) =>
  recordConsent(reading, body)
