import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listMeta, listQuery } from '../shapes/list.ts'
import { foundDocument, restrictedDocument, restrictedSectionCard } from '../shapes/restricted.ts'
import { richText } from '../shapes/rich-text.ts'
import { alternates } from '../shapes/seo.ts'

export const restrictedEndpoints = {
  /**
   * `search` matches titles and texts of sections. `documents`: those whose title, number or
   * description matches (at most 48); empty without a search.
   */
  'restricted-sections-list': endpoint({
    summary: 'The sections that the member’s profile may see.',
    query: listQuery,
    answer: z.strictObject({
      data: z.array(restrictedSectionCard),
      documents: z.array(foundDocument),
      meta: listMeta,
    }),
  }),

  /**
   * `section`: slug or id. A section of other profiles is `forbidden`. Route parameters in
   * `alternates`: `section`.
   */
  'restricted-section-read': endpoint({
    summary: 'One restricted section with its documents.',
    params: z.strictObject({ section: z.string().max(200) }),
    answer: restrictedSectionCard.extend({
      text: richText,
      documents: z.array(restrictedDocument),
      alternates,
    }),
  }),

  /**
   * Addition to R7: downloads the current revision of a document as an attachment (`nosniff`,
   * sandboxed, `no-store`) and records the download. The same 404 for unknown, unpublished and
   * forbidden documents. The answer is the file, not JSON: open it as a link on the public origin.
   */
  'restricted-document-read': endpoint({
    summary: 'One document, to take away.',
    params: z.strictObject({ document: z.string().max(20) }),
    answer: z.instanceof(Response),
  }),
}
