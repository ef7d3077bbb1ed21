import { z } from 'zod'

/** A parts list that a member saved. `items`: in the format of `parts-read`. Times: ISO 8601. */
export const memberList = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  items: z.string(),
  /** Number of items. */
  lines: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type MemberList = z.infer<typeof memberList>
