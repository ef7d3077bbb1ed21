import { z } from 'zod'
import { member } from '../shapes/member.ts'
import { endpoint } from '../endpoint.ts'
import { name, phone } from '../shapes/person.ts'

/** Address, tax id and profile are what the staff approved: they change them on request. */
export const memberUpdate = endpoint({
  summary: 'Change one’s own data.',
  body: z.strictObject({ name, phone, company: z.string().trim().min(2).max(160) }),
  answer: member,
})
