import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * An addition to spec §7, whose log-out clears the browser alone: here the token ends on the server
 * too.
 */
export const sessionEnd = endpoint({
  summary: 'Log out: the token holds no longer.',
  answer: z.strictObject({ ended: z.literal(true) }),
})
