import type { CallName } from '@vitrine/contract/calls'
import type { AnyHandler, Handler } from './handler.ts'
import { homeRead } from './home-read.ts'
import { layoutRead } from './layout-read.ts'
import { productCategoriesList } from './product-categories-list.ts'
import { productCategoryRead } from './product-category-read.ts'
import { productRead } from './product-read.ts'
import { productsList } from './products-list.ts'
import { seoRead } from './seo-read.ts'

/** Which operation answers which call; a call that is not here is not built yet. */
const byName: { [N in CallName]?: Handler<N> } = {
  'layout-read': layoutRead,
  'seo-read': seoRead,
  'home-read': homeRead,
  'products-list': productsList,
  'product-read': productRead,
  'product-categories-list': productCategoriesList,
  'product-category-read': productCategoryRead,
}

// each is given what its own schemas parsed (http/answer.ts)
export const handlers = byName as Partial<Record<CallName, AnyHandler>>
