import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberSession } from '../shapes/member.ts'

/** An addition to spec §7; the newest use first. */
export const sessionsList = endpoint({
  summary: 'Where one is logged in.',
  answer: z.strictObject({ data: z.array(memberSession) }),
})
