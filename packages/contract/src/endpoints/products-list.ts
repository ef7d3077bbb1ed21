import { z } from 'zod'
import { facet } from '../shapes/attributes.ts'
import { productCard } from '../shapes/cards.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { endpoint } from '../endpoint.ts'

/** A filter on a declared attribute: `key:value`; several of one key widen, several keys narrow. */
const filter = z.string().regex(/^[\w-]+:.+$/).max(120)

export const productsList = endpoint({
  summary: 'Products, perhaps of a category or subcategory; by part number or words; with filters in a subcategory.',
  query: listQuery.extend({
    category: z.string().max(200).optional(),
    subcategory: z.string().max(200).optional(),
    filter: z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(filter).max(24).optional()),
  }),
  answer: listOf(productCard).extend({ facets: z.array(facet) }),
})
