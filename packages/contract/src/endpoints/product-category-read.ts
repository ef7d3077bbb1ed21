import { z } from 'zod'
import { categoryCard, subcategoryCard } from '../shapes/categories.ts'
import { endpoint } from '../endpoint.ts'
import { alternates, detail } from '../shapes/seo.ts'

/**
 * `id`: the category's id or slug (an old one too); `subcategory` (an old slug too) narrows to one
 * below it: then
 * `subcategory` is filled. Alternates: `category`, and of the subcategory `category`,
 * `subcategory`.
 */
export const productCategoryRead = endpoint({
  summary: 'One category of products, perhaps with one of its subcategories.',
  params: z.strictObject({ id: z.string().max(200) }),
  query: z.strictObject({ subcategory: z.string().max(200).optional() }),
  answer: categoryCard.extend({
    ...detail,
    subcategory: subcategoryCard
      .extend({ alternates, seo: detail.seo, updated_at: detail.updated_at })
      .nullable(),
  }),
})
