import { ApiError } from '@vitrine/contract/errors'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { filtersTexts } from '#texts/filters.js'
import { pageTexts } from '#texts/page.js'
import { apiListQuery, readListQuery, writePageQuery } from '#app/features/listing/list-query.ts'
import { understoodTexts } from '#texts/understood.js'
import { ProductListing } from './product-listing.tsx'
import { productListJson } from './product-list-json.ts'
import { productBreadcrumbs } from './product-breadcrumbs.ts'
import { atomPath } from '#shared/page/atom-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { CategoryIndex } from './category-index.tsx'
import styles from './products-screen.module.css'

/** All products, with the categories above. */
export async function load({ query, client }: LoadArguments<'products'>) {
  const list = readListQuery(query)
  const [categories, products] = await Promise.all([
    client('product-categories-list'),
    client('products-list', { query: apiListQuery(list) }),
  ])
  if (list.page > 1 && list.page > products.meta.lastPage) throw new ApiError('not-found')
  return { categories: categories.data, products, list }
}

export const texts = [filtersTexts, understoodTexts]

export const loader = screenLoader('products', load)

export const meta = screenMeta<typeof load>('products', ({ list, products }, context) => ({
  title: pageTexts[context.locale].catalogue.products.title,
  description: pageTexts[context.locale].catalogue.products.description,
  noIndex: list.search !== '' || list.filter.length > 0,
  query: writePageQuery(list.page, context.locale),
  feed: import.meta.env.SSR && atomPath('products', context.locale),
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      breadcrumbsJson(productBreadcrumbs(context.locale), context, url),
      ...productListJson(products.data, context, url),
    ]),
}))

export default function ProductsScreen() {
  const { categories, products, list } = useScreenData<typeof load>()
  const locale = useLocale()
  const { catalogue, listing } = useTexts(pageTexts)
  const path = routePath('products', locale)
  const browsing = list.search === '' && list.filter.length === 0 && list.page === 1
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={productBreadcrumbs(locale)}
        title={catalogue.products.title}
        lead={useLead(catalogue.products.description)}
      />
      {browsing ? <CategoryIndex categories={categories} label={catalogue.products.lines} /> : null}
      <section className={styles.all} aria-labelledby="todos">
        <h2 id="todos">
          {list.search === '' ? catalogue.products.all : listing.resultsFor({ text: list.search })}
        </h2>
        <ProductListing path={path} list={list} products={products} />
      </section>
      {products.data.length === 0 && !browsing ? (
        <CategoryIndex categories={categories} label={catalogue.products.lines} />
      ) : null}
    </div>
  )
}
