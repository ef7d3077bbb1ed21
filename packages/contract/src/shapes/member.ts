import { z } from 'zod'

/** Data of a member (R3); the call `member-update` lists the fields that the member may edit. */
export const member = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  tax_id: z.string(),
  phone: z.string(),
  /** Country code, ISO 3166-1 alpha-2. */
  country: z.string(),
  profileSlug: z.string(),
  /** Name of the profile in the answer's locale. */
  profile: z.string(),
  admin: z.boolean(),
  /**
   * Time of the previous visit (ISO 8601), null on the first; later documents are marked as new.
   */
  last_visit: z.string().nullable(),
})
export type Member = z.infer<typeof member>

/** Session (R3): token and member. */
export const session = z.strictObject({ authorization: z.string(), user: member })

/** An active session of a member. Times: ISO 8601. `device`: browser and system, if known. */
export const memberSession = z.strictObject({
  id: z.number().int(),
  device: z.string(),
  current: z.boolean(),
  created_at: z.string(),
  seen_at: z.string(),
  expires_at: z.string(),
})
export type MemberSession = z.infer<typeof memberSession>

/**
 * State of a registration; a log-in in any state except `approved` is answered with an error of its
 * own.
 */
export const memberState = z.enum([
  'pending-email',
  'pending-approval',
  'approved',
  'refused',
  'blocked',
])
export type MemberState = z.infer<typeof memberState>
