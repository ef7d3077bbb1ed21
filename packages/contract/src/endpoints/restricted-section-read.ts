import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { restrictedDocument, restrictedSectionCard } from '../shapes/restricted.ts'
import { richText } from '../shapes/rich-text.ts'
import { alternates } from '../shapes/seo.ts'

/**
 * `section`: its slug or its id. A section of other profiles is `forbidden`; alternates: `section`.
 */
export const restrictedSectionRead = endpoint({
  summary: 'One restricted section with its documents.',
  params: z.strictObject({ section: z.string().max(200) }),
  answer: restrictedSectionCard.extend({
    text: richText,
    documents: z.array(restrictedDocument),
    alternates,
  }),
})
