import type { Handler } from './handler.ts'
import { recordConsent } from '#src/operations/consent.ts'

export const consentRecord: Handler<'consent-record'> = (reading, { body }) =>
  recordConsent(reading, body)
