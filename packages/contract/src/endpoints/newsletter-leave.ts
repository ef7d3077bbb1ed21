import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * The address in `List-Unsubscribe`: a mail program sends a POST to it (RFC 8058), the site's page
 * does too. Leaving twice is no error.
 */
export const newsletterLeave = endpoint({
  summary: 'Ends a newsletter subscription in one step.',
  params: z.strictObject({ token: z.string().max(200) }),
  answer: z.strictObject({ left: z.literal(true) }),
})
