import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { password, receipt } from '../shapes/person.ts'

/** With the mailed token, or logged in with the present password. */
export const passwordUpdate = endpoint({
  summary: 'Set a new password.',
  body: z.union([
    z.strictObject({ token: z.string().max(200), password }),
    z.strictObject({ current_password: z.string().max(128), password }),
  ]),
  answer: receipt,
})
