import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { productTexts } from '#texts/product.js'
import { partJson } from './product-json.ts'

// both routes share one component, so that selecting a part number keeps the state of the table
export { ProductPage as default } from './product-page.tsx'

/**
 * Page of a part number: the product's page with the values, drawing and documents of the part
 * number.
 */
export async function load(args: LoadArguments<'part'>) {
  const { loadProduct } = await importOrReload(() => import('./load-product.ts'))
  const { part, ...loaded } = await loadProduct(args)
  if (!part) throw new Error('A path with a part number was loaded without it.')
  return { ...loaded, part }
}

export const texts = [productTexts]

export const loader = screenLoader('part', load)

export const meta = screenMeta<typeof load>(
  'part',
  ({ product, part, title, description, facts, alternates, table }, context) => ({
    title: `${part.variant.part_number} · ${title}`,
    description,
    alternates,
    canonical: product.own_part_pages ? undefined : productPath(product, context.locale),
    image: product.main_image,
    noIndex: table.filters.length > 0,
    jsonLd: import.meta.env.SSR && ((url) => partJson(product, part, facts, { context, url })),
  }),
)
