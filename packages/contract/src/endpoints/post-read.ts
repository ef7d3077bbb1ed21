import { z } from 'zod'
import { postCard, productCard, video } from '../shapes/cards.ts'
import { endpoint } from '../endpoint.ts'
import { richText } from '../shapes/rich-text.ts'
import { detail } from '../shapes/seo.ts'

/** `id`: the post's id or slug (an old one too). Alternates: `category`, `post`. */
export const postRead = endpoint({
  summary: 'One news post.',
  params: z.strictObject({ id: z.string().max(200) }),
  query: z.strictObject({ category: z.string().max(120).optional() }),
  answer: postCard.extend({
    text: richText,
    video: video.nullable(),
    related: z.array(postCard),
    products: z.array(productCard),
    ...detail,
  }),
})
