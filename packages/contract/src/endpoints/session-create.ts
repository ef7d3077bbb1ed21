import { z } from 'zod'
import { session } from '../shapes/member.ts'
import { endpoint } from '../endpoint.ts'

/** Wrong credentials are a 422 on `password`, the same for an unknown address. */
export const sessionCreate = endpoint({
  summary: 'Log in.',
  body: z.strictObject({ email: z.string().max(254), password: z.string().max(128) }),
  answer: session,
})
