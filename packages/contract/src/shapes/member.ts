import { z } from 'zod'

/** User (spec §3: profileSlug and admin) with the data that they may edit. */
export const member = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  tax_id: z.string(),
  phone: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  profileSlug: z.string(),
  /** The profile's name in the answer's locale. */
  profile: z.string(),
  admin: z.boolean(),
  /**
   * When they were here before this visit (ISO 8601); what is later is new to them. Null on the
   * first visit.
   */
  last_visit: z.string().nullable(),
})
export type Member = z.infer<typeof member>

/** Session (spec §3: authorization token and user). */
export const session = z.strictObject({ authorization: z.string(), user: member })

/**
 * A log-in that still holds, as its member sees it. Times: ISO 8601. `device`: browser and system,
 * as far as they tell.
 */
export const memberSession = z.strictObject({
  id: z.number().int(),
  device: z.string(),
  current: z.boolean(),
  created_at: z.string(),
  seen_at: z.string(),
  expires_at: z.string(),
})
export type MemberSession = z.infer<typeof memberSession>

/** Where someone who registered stands; each but `approved` answers a log-in with its own error. */
export const memberState = z.enum([
  'pending-email',
  'pending-approval',
  'approved',
  'refused',
  'blocked',
])
export type MemberState = z.infer<typeof memberState>
