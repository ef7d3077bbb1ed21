import type { Handler } from './handler.ts'
import { readProduct } from './catalogue/product.ts'

export const productRead: Handler<'product-read'> = (reading, { params, query }) =>
  readProduct(reading, params.id, [query.subcategory, query.category])
