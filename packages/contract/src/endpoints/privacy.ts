import { z } from 'zod'
import { dataRequestMax } from '../text-limits.ts'
import { endpoint } from './endpoint.ts'
import { consent, email, idempotencyKey, name, page, receipt } from '../shapes/person.ts'

/** Stored choice of the consent panel (R3). */
const preference = z.strictObject({ slug: z.string().min(1).max(80), activated: z.boolean() })

/**
 * Kinds of data subject requests (LGPD, art. 18): confirmation, access, correction, erasure,
 * withdrawal of consent.
 */
export const dataRequestKinds = ['confirm', 'access', 'correct', 'erase', 'withdraw'] as const

export const privacyEndpoints = {
  /**
   * Addition to R7: proof of a visitor's consent. `id`: random per choice, so that a retry is
   * recorded once and two choices cannot be linked to one person. `version`: version of the shown
   * text, in the call's locale.
   */
  'consent-record': endpoint({
    summary: 'Keeps the proof of a choice about cookies; withdrawing is another choice.',
    body: z.strictObject({
      id: z.uuid(),
      version: z.string().max(80),
      accepted: z.boolean(),
      preferences: z.array(preference).max(50),
    }),
    answer: z.strictObject({ id: z.uuid() }),
  }),

  /**
   * The answer does not reveal whether data exist for the address. The request counts after
   * confirmation by mail.
   */
  'data-request-send': endpoint({
    summary: 'A request about one’s own personal data.',
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      kind: z.enum(dataRequestKinds),
      name,
      email,
      message: z.string().trim().max(dataRequestMax).optional(),
      consent,
      page,
    }),
    answer: receipt,
  }),

  /** Starts the legal term (`privacyAnswerDays`); `due`: its last day (ISO 8601 date). */
  'data-request-confirm': endpoint({
    summary: 'Confirms who asks about their data.',
    body: z.strictObject({ token: z.string().max(200) }),
    answer: z.strictObject({ receipt: z.string(), due: z.iso.date() }),
  }),
}
