import { z } from 'zod'
import { postCard } from '../shapes/cards.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { endpoint } from '../endpoint.ts'

/** Relevance without a search is newest first. */
export const newsList = endpoint({
  summary: 'News posts, newest first, perhaps of one category.',
  query: listQuery.extend({ category: z.string().max(120).optional() }),
  answer: listOf(postCard),
})
