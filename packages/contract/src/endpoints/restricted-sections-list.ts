import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listMeta, listQuery } from '../shapes/list.ts'
import { foundDocument, restrictedSectionCard } from '../shapes/restricted.ts'

/**
 * `search` looks into titles and texts of sections; `documents` are those whose title, number or
 * description it finds (at most 48), empty without a search.
 */
export const restrictedSectionsList = endpoint({
  summary: 'The sections that the member’s profile may see.',
  query: listQuery,
  answer: z.strictObject({
    data: z.array(restrictedSectionCard),
    documents: z.array(foundDocument),
    meta: listMeta,
  }),
})
