import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { document, productCard, publicationCard, video } from '../shapes/cards.ts'
import { sectionCard } from '../shapes/knowledge.ts'
import { listMeta, listQuery } from '../shapes/list.ts'
import { outdatedTexts } from '../shapes/outdated-texts.ts'
import { richText } from '../shapes/rich-text.ts'
import { detail } from '../shapes/seo.ts'

export const knowledgeEndpoints = {
  /** With `search`, `found` contains the matching publications of all sections, paged. */
  'knowledge-base-read': endpoint({
    summary: 'The sections of the knowledge base with their publications.',
    query: listQuery,
    answer: z.strictObject({
      data: z.array(sectionCard),
      found: z.strictObject({ data: z.array(publicationCard), meta: listMeta }).nullable(),
    }),
  }),

  /** Route parameters in `alternates`: `section`. */
  'knowledge-section-read': endpoint({
    summary: 'One section of the knowledge base.',
    params: z.strictObject({ section: z.string().max(200) }),
    answer: sectionCard.extend(detail),
  }),

  /** Route parameters in `alternates`: `section`, `publication`. */
  'publication-read': endpoint({
    summary: 'One publication: text, files, video, related products.',
    params: z.strictObject({ section: z.string().max(200), publication: z.string().max(200) }),
    answer: publicationCard.extend({
      text: richText,
      outdated_texts: outdatedTexts,
      documents: z.array(document),
      video: video.nullable(),
      products: z.array(productCard),
      related: z.array(publicationCard),
      reading_minutes: z.number().int(),
      ...detail,
    }),
  }),
}
