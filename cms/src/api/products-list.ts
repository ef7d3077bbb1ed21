import type { Handler } from './handler.ts'
import { listProducts } from './catalogue/products.ts'

export const productsList: Handler<'products-list'> = (reading, { query }) =>
  listProducts(reading, query)
