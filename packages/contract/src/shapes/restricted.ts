import { z } from 'zod'
import { document, id } from './cards.ts'

export const restrictedSectionCard = z.strictObject({
  id, title: z.string(), slug: z.string(), description: z.string(), document_count: z.number().int(), updated_at: z.string(),
})

/** `is_new`: later than the member's last visit. */
export const restrictedDocument = document.extend({ id, revision: z.string(), is_new: z.boolean() })
