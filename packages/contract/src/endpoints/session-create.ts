import { z } from 'zod'
import { session } from '../shapes/member.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Wrong credentials are a 422 on `password`, the same for an unknown address. Only after the right
 * password does the
 * answer tell where things stand: `email-unconfirmed`, `approval-pending`, `access-refused` (its
 * reason, if the staff gave
 * one, as the error on `reason`) and `access-blocked`, each a 403.
 */
export const sessionCreate = endpoint({
  summary: 'Log in.',
  body: z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(128) }),
  answer: session,
})
