import { z } from 'zod'
import { applicationCard, mark, productCard, publicationCard, video } from '../shapes/cards.ts'
import { endpoint } from '../endpoint.ts'
import { richText } from '../shapes/rich-text.ts'
import { detail } from '../shapes/seo.ts'

/** Alternates: `solution`, `application`. */
export const applicationRead = endpoint({
  summary: 'One application: what it is and the products that serve it.',
  params: z.strictObject({ id: z.string().max(200) }),
  query: z.strictObject({ solution: z.string().max(200).optional() }),
  answer: applicationCard.extend({
    text: richText,
    marks: z.array(mark),
    products: z.array(productCard),
    publications: z.array(publicationCard),
    related: z.array(applicationCard),
    video: video.nullable(),
    ...detail,
  }),
})
