import { z } from 'zod'
import { id } from '../shapes/cards.ts'
import { endpoint } from '../endpoint.ts'
import { alternates } from '../shapes/seo.ts'

export const newsCategory = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  post_count: z.number().int(),
  alternates,
})

/** Alternates: `category`. */
export const newsCategoriesList = endpoint({
  summary: 'The categories of the news.',
  answer: z.strictObject({ data: z.array(newsCategory) }),
})
