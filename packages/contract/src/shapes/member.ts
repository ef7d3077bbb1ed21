import { z } from 'zod'

/** User (spec §3: profileSlug and admin) with the data that they may edit. */
export const member = z.strictObject({
  id: z.number().int(), name: z.string(), email: z.string(), company: z.string(), tax_id: z.string(), phone: z.string(),
  country: z.string(), profileSlug: z.string(), admin: z.boolean(),
})
export type Member = z.infer<typeof member>

/** Session (spec §3: authorization token and user). */
export const session = z.strictObject({ authorization: z.string(), user: member })
