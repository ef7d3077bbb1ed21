import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { options } from '../shapes/options.ts'

/**
 * An addition to spec §7: what the field `profile` of a registration may say, in the staff's order.
 */
export const profilesList = endpoint({
  summary: 'The profiles that one may ask for on registering.',
  answer: z.strictObject({ data: options }),
})
