import { z } from 'zod'
import { document, productCard, publicationCard, video } from '../shapes/cards.ts'
import { endpoint } from '../endpoint.ts'
import { richText } from '../shapes/rich-text.ts'
import { detail } from '../shapes/seo.ts'

/** Alternates: `section`, `publication`. */
export const publicationRead = endpoint({
  summary: 'One publication: text, files, video, related products.',
  params: z.strictObject({ section: z.string().max(200), publication: z.string().max(200) }),
  answer: publicationCard.extend({
    text: richText,
    documents: z.array(document),
    video: video.nullable(),
    products: z.array(productCard),
    related: z.array(publicationCard),
    reading_minutes: z.number().int(),
    ...detail,
  }),
})
