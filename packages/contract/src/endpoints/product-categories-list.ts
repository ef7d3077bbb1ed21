import { z } from 'zod'
import { categoryCard } from '../shapes/categories.ts'
import { endpoint } from '../endpoint.ts'

export const productCategoriesList = endpoint({
  summary: 'The categories of products, with their subcategories and counts.',
  answer: z.strictObject({ data: z.array(categoryCard) }),
})
