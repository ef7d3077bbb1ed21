import type { Handler } from './handler.ts'
import { readCategory } from './catalogue/categories.ts'

export const productCategoryRead: Handler<'product-category-read'> = (reading, { params, query }) =>
  readCategory(reading, params.id, query.subcategory)
