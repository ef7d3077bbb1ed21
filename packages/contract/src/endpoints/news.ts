import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, postCard, productCard, video } from '../shapes/cards.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { outdatedTexts } from '../shapes/outdated-texts.ts'
import { richText } from '../shapes/rich-text.ts'
import { alternates, detail } from '../shapes/seo.ts'

export const newsCategory = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  post_count: z.number().int(),
  alternates,
})

export const newsEndpoints = {
  /** Without a search, relevance orders by date, newest first. */
  'news-list': endpoint({
    summary: 'News posts, newest first, perhaps of one category.',
    query: listQuery.extend({ category: z.string().max(120).optional() }),
    answer: listOf(postCard),
  }),

  /**
   * `id`: id, slug or former slug of the post. Route parameters in `alternates`: `category`,
   * `post`.
   */
  'post-read': endpoint({
    summary: 'One news post.',
    params: z.strictObject({ id: z.string().max(200) }),
    query: z.strictObject({ category: z.string().max(120).optional() }),
    answer: postCard.extend({
      text: richText,
      outdated_texts: outdatedTexts,
      video: video.nullable(),
      related: z.array(postCard),
      products: z.array(productCard),
      ...detail,
    }),
  }),

  /** Route parameters in `alternates`: `category`. */
  'news-categories-list': endpoint({
    summary: 'The categories of the news.',
    answer: z.strictObject({ data: z.array(newsCategory) }),
  }),
}
