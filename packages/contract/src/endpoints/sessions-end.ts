import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberSession } from '../shapes/member.ts'

/**
 * An addition to spec §7: ends one of one's own sessions, or all but the present one; answers those
 * that remain.
 */
export const sessionsEnd = endpoint({
  summary: 'End one of one’s sessions, or all others.',
  body: z.union([
    z.strictObject({ session: z.number().int() }),
    z.strictObject({ others: z.literal(true) }),
  ]),
  answer: z.strictObject({ data: z.array(memberSession) }),
})
