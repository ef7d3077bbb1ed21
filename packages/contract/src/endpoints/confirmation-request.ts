import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, receipt } from '../shapes/person.ts'

/** An addition to spec §7. The same answer whether an account waits for its confirmation or not. */
export const confirmationRequest = endpoint({
  summary: 'Ask for the confirmation mail again.',
  body: z.strictObject({ email }),
  answer: receipt,
})
