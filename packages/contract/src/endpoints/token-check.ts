import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * Whether a link from an e-mail still holds, asked before its form is shown; asking spends nothing.
 * `email`: whose, when valid.
 */
export const tokenCheck = endpoint({
  summary: 'Whether a recovery or confirmation link still holds.',
  body: z.strictObject({
    token: z.string().max(200),
    purpose: z.enum(['recovery', 'confirmation']),
  }),
  answer: z.strictObject({ valid: z.boolean(), email: z.string().nullable() }),
})
