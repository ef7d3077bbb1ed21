import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberState } from '../shapes/member.ts'

/**
 * An addition to spec §7: spends the link of the mail that follows a registration; the answer tells
 * where things stand now.
 */
export const emailConfirm = endpoint({
  summary: 'Confirm an e-mail address by its mailed link.',
  body: z.strictObject({ token: z.string().max(200) }),
  answer: z.strictObject({ state: memberState }),
})
