import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { consent, email, idempotencyKey, name, page, receipt } from '../shapes/person.ts'

/**
 * What a person may ask about their data (LGPD, art. 18): whether there is any, a copy, a
 * correction, erasure, an end of consent.
 */
export const dataRequestKinds = ['confirm', 'access', 'correct', 'erase', 'withdraw'] as const

/**
 * The answer is the same whether anything is known of the address or not; the request counts once
 * its mail is confirmed.
 */
export const dataRequestSend = endpoint({
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
})
