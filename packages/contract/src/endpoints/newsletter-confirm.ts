import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The token of the confirming mail; it holds for seven days, and confirming twice is no error. */
export const newsletterConfirm = endpoint({
  summary: 'Confirms the address of a newsletter subscription.',
  body: z.strictObject({ token: z.string().max(200) }),
  answer: z.strictObject({ email: z.string() }),
})
