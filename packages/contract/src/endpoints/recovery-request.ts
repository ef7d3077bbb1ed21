import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, receipt } from '../shapes/person.ts'

/** The same answer whether an account exists or not. */
export const recoveryRequest = endpoint({
  summary: 'Ask for a link to set a new password.',
  body: z.strictObject({ email }),
  answer: receipt,
})
