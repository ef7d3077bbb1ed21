import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { consent, email, page, receipt } from '../shapes/person.ts'

export const newsletterEndpoints = {
  /**
   * The answer does not reveal whether the address was known. `interests`: slugs of product
   * categories.
   */
  'newsletter-subscribe': endpoint({
    summary: 'Asks for the newsletter; an e-mail confirms it.',
    body: z.strictObject({
      email,
      interests: z.array(z.string().max(120)).max(20).optional(),
      consent,
      page,
    }),
    answer: receipt,
  }),

  /** Token of the confirmation mail, valid for seven days; a second confirmation is no error. */
  'newsletter-confirm': endpoint({
    summary: 'Confirms the address of a newsletter subscription.',
    body: z.strictObject({ token: z.string().max(200) }),
    answer: z.strictObject({ email: z.string() }),
  }),

  /**
   * Target of `List-Unsubscribe`: mail clients and the site's page POST to it (RFC 8058).
   * Unsubscribing twice is no error.
   */
  'newsletter-leave': endpoint({
    summary: 'Ends a newsletter subscription in one step.',
    params: z.strictObject({ token: z.string().max(200) }),
    answer: z.strictObject({ left: z.literal(true) }),
  }),
}
