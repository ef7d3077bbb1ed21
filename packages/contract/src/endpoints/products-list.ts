import { z } from 'zod'
import { filterPattern, listLimits } from '../list-limits.ts'
import { facet } from '../shapes/attributes.ts'
import { productCard } from '../shapes/cards.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { endpoint } from '../endpoint.ts'

const filter = z.string().regex(filterPattern).max(listLimits.filter)

export const productsList = endpoint({
  summary:
    'Products, perhaps of a category or subcategory; by part number or words; with filters in a subcategory.',
  query: listQuery.extend({
    category: z.string().max(200).optional(),
    subcategory: z.string().max(200).optional(),
    filter: z.preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(filter).max(listLimits.filters).optional(),
    ),
  }),
  answer: listOf(productCard).extend({ facets: z.array(facet) }),
})
