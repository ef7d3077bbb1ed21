import type { Handler } from './handler.ts'
import { readCategories } from './catalogue/categories.ts'

export const productCategoriesList: Handler<'product-categories-list'> = async (reading) => ({
  data: await readCategories(reading),
})
