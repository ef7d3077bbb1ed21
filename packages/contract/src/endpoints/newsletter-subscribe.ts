import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { consent, email, page, receipt } from '../shapes/person.ts'

/**
 * The answer is the same whether the address was known or not. `interests` are slugs of product
 * categories.
 */
export const newsletterSubscribe = endpoint({
  summary: 'Asks for the newsletter; an e-mail confirms it.',
  body: z.strictObject({
    email,
    interests: z.array(z.string().max(120)).max(20).optional(),
    consent,
    page,
  }),
  answer: receipt,
})
