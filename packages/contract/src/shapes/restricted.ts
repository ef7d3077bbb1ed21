import { z } from 'zod'
import { document, id, titled } from './cards.ts'

/** `new_count`: documents published after the member's last visit. */
export const restrictedSectionCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  document_count: z.number().int(),
  new_count: z.number().int(),
  updated_at: z.string(),
})
export type RestrictedSectionCard = z.infer<typeof restrictedSectionCard>

/**
 * A document of a section. `url`: the call `restricted-document-read` on the public origin;
 * `revision`: as printed (`B`, `3`); `date`: day of the revision; `is_new`: revised after the
 * member's last visit.
 */
export const restrictedDocument = document.omit({ part_numbers: true }).extend({
  id,
  description: z.string(),
  revision: z.string(),
  is_new: z.boolean(),
})
export type RestrictedDocument = z.infer<typeof restrictedDocument>

/** A document that matches a search, with its section. */
export const foundDocument = restrictedDocument.extend({ section: titled })
export type FoundDocument = z.infer<typeof foundDocument>
