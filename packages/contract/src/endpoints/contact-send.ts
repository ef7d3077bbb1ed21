import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { consent, email, idempotencyKey, name, phone, receipt } from '../shapes/person.ts'

/** `department` is a department's slug; `product` a product's id, when opened from one. */
export const contactSend = endpoint({
  summary: 'A message to a department.',
  body: z.strictObject({
    idempotency_key: idempotencyKey, name, email, phone: phone.optional(), company: z.string().trim().max(160).optional(),
    country: z.string().max(80).optional(), state: z.string().max(80).optional(), city: z.string().max(120).optional(),
    department: z.string().max(80), product: z.number().int().optional(), message: z.string().trim().min(10).max(5000), consent,
  }),
  answer: receipt,
})
