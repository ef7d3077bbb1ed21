import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { password, receipt } from '../shapes/person.ts'

/**
 * With the mailed token (`link-expired` when it holds no longer), or logged in with the present
 * password (a 422 on
 * `current_password` when it is wrong). Every session ends, the present one too: the new password
 * logs in.
 */
export const passwordUpdate = endpoint({
  summary: 'Set a new password.',
  body: z.union([
    z.strictObject({ token: z.string().max(200), password }),
    z.strictObject({ current_password: z.string().max(128), password }),
  ]),
  answer: receipt,
})
