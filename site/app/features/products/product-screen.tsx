import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { productTexts } from '#texts/product.js'
import { productJson } from './product-json.ts'

export { ProductPage as default } from './product-page.tsx'

/** Page of a product: summary, variants, documents, related products. */
export async function load(args: LoadArguments<'product'>) {
  const { loadProduct } = await importOrReload(() => import('./load-product.ts'))
  return loadProduct(args)
}

export const texts = [productTexts]

export const loader = screenLoader('product', load)

export const meta = screenMeta<typeof load>('product', ({ product, facts, table }, context) => ({
  title: product.seo.title,
  description: product.seo.description,
  alternates: product.alternates,
  image: product.main_image,
  noIndex: table.filters.length > 0,
  jsonLd: import.meta.env.SSR && ((url) => productJson(product, facts, context, url)),
}))
