import { ApiError } from '@vitrine/contract/errors'
import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale } from '#app/core/language.ts'
import { filtersTexts } from '#texts/filters.js'
import { apiListQuery, readListQuery, writePageQuery } from '#app/features/listing/list-query.ts'
import { understoodTexts } from '#texts/understood.js'
import { ProductListing } from './product-listing.tsx'
import { productListJson } from './product-list-json.ts'
import { productBreadcrumbs } from './product-breadcrumbs.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** Subcategory: its products, with filters by their declared attributes. */
export async function load(args: LoadArguments<'product-subcategory'>) {
  const { client, params, query } = args
  const list = readListQuery(query)
  const [category, products] = await Promise.all([
    client('product-category-read', {
      params: { id: params.category },
      query: { subcategory: params.subcategory },
    }),
    client('products-list', {
      query: { ...apiListQuery(list), category: params.category, subcategory: params.subcategory },
    }),
  ])
  const { subcategory } = category
  if (!subcategory) throw new ApiError('not-found')
  requireCanonical('product-subcategory', args, subcategory.alternates)
  if (list.page > 1 && list.page > products.meta.lastPage) throw new ApiError('not-found')
  return { category: { title: category.title, slug: category.slug }, subcategory, products, list }
}

export const texts = [filtersTexts, understoodTexts]

export const loader = screenLoader('product-subcategory', load)

export const meta = screenMeta<typeof load>(
  'product-subcategory',
  ({ category, subcategory, products, list }, context) => ({
    title: subcategory.seo.title,
    description: subcategory.seo.description,
    alternates: subcategory.alternates,
    image: subcategory.main_image,
    noIndex: list.search !== '' || list.filter.length > 0,
    query: writePageQuery(list.page, context.locale),
    jsonLd:
      import.meta.env.SSR &&
      ((url) => [
        breadcrumbsJson(productBreadcrumbs(context.locale, category, subcategory), context, url),
        ...productListJson(products.data, context, url),
      ]),
  }),
)

export default function ProductSubcategoryScreen() {
  const { category, subcategory, products, list } = useScreenData<typeof load>()
  const locale = useLocale()
  const path = routePath('product-subcategory', locale, {
    category: category.slug,
    subcategory: subcategory.slug,
  })
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={productBreadcrumbs(locale, category, subcategory)}
        title={subcategory.title}
        lead={subcategory.description}
      />
      <ProductListing
        path={path}
        list={list}
        products={products}
        scope={{ category: category.slug, subcategory: subcategory.slug }}
        showParent={false}
        headingLevel={2}
      />
    </div>
  )
}
