import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { consent, email, idempotencyKey, name, page, receipt } from '../shapes/person.ts'

/** A choice in the consent panel (spec §3 Stored cookie preference). */
const preference = z.strictObject({ slug: z.string().min(1).max(80), activated: z.boolean() })

/**
 * What a person may ask about their data (LGPD, art. 18): whether there is any, a copy, a
 * correction, erasure, an end of consent.
 */
export const dataRequestKinds = ['confirm', 'access', 'correct', 'erase', 'withdraw'] as const

export const privacyEndpoints = {
  /**
   * An addition to spec §7: the proof that a visitor chose. `id` is drawn at random by the browser
   * for each choice, so that a retry is the same choice and no two choices of a person can be told
   * to be one person's. `version` is that of the text that was shown, in the call's locale.
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
   * The answer is the same whether anything is known of the address or not; the request counts once
   * its mail is confirmed.
   */
  'data-request-send': endpoint({
    summary: 'A request about one’s own personal data.',
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      kind: z.enum(dataRequestKinds),
      name,
      email,
      message: z.string().trim().max(3000).optional(),
      consent,
      page,
    }),
    answer: receipt,
  }),

  /** From here on the 15 days of the law run; `due` is their last day in Brasília (ISO 8601 date). */
  'data-request-confirm': endpoint({
    summary: 'Confirms who asks about their data.',
    body: z.strictObject({ token: z.string().max(200) }),
    answer: z.strictObject({ receipt: z.string(), due: z.iso.date() }),
  }),
}
