import { ApiError } from '@vitrine/contract/errors'
import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { IndexList, IndexRow } from '#app/ui/cards/index-row.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { filtersTexts } from '#texts/filters.js'
import { pageTexts } from '#texts/page.js'
import { apiListQuery, readListQuery, writePageQuery } from '#app/features/listing/list-query.ts'
import { understoodTexts } from '#texts/understood.js'
import { ProductListing } from './product-listing.tsx'
import { productListJson } from './product-list-json.ts'
import { productBreadcrumbs } from './product-breadcrumbs.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import styles from './products-screen.module.css'

/** Product category: its subcategories and all its products. */
export async function load(args: LoadArguments<'product-category'>) {
  const { client, params, query } = args
  const list = readListQuery(query)
  const [category, products] = await Promise.all([
    client('product-category-read', { params: { id: params.category } }),
    client('products-list', { query: { ...apiListQuery(list), category: params.category } }),
  ])
  requireCanonical('product-category', args, category.alternates)
  if (list.page > 1 && list.page > products.meta.lastPage) throw new ApiError('not-found')
  return { category, products, list }
}

export const texts = [filtersTexts, understoodTexts]

export const loader = screenLoader('product-category', load)

export const meta = screenMeta<typeof load>(
  'product-category',
  ({ category, products, list }, context) => ({
    title: category.seo.title,
    description: category.seo.description,
    alternates: category.alternates,
    image: category.main_image,
    noIndex: list.search !== '' || list.filter.length > 0,
    query: writePageQuery(list.page, context.locale),
    jsonLd:
      import.meta.env.SSR &&
      ((url) => [
        breadcrumbsJson(productBreadcrumbs(context.locale, category), context, url),
        ...productListJson(products.data, context, url),
      ]),
  }),
)

export default function ProductCategoryScreen() {
  const { category, products, list } = useScreenData<typeof load>()
  const locale = useLocale()
  const { catalogue, listing } = useTexts(pageTexts)
  const path = routePath('product-category', locale, { category: category.slug })
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={productBreadcrumbs(locale, category)}
        title={category.title}
        lead={category.description}
      />
      {list.search === '' && list.filter.length === 0 && list.page === 1 ? (
        <section className={styles.index} aria-label={catalogue.category.subcategories}>
          <IndexList>
            {category.subcategories.map((subcategory, index) => (
              <IndexRow
                key={subcategory.id}
                href={routePath('product-subcategory', locale, {
                  category: category.slug,
                  subcategory: subcategory.slug,
                })}
                number={String(index + 1).padStart(2, '0')}
                title={subcategory.title}
                description={subcategory.description}
                count={listing.codes({ count: subcategory.part_number_count })}
              />
            ))}
          </IndexList>
        </section>
      ) : null}
      <section className={styles.all} aria-labelledby="products">
        <h2 id="products">
          {list.search === ''
            ? catalogue.category.products
            : listing.resultsFor({ text: list.search })}
        </h2>
        <ProductListing
          path={path}
          list={list}
          products={products}
          scope={{ category: category.slug }}
        />
      </section>
    </div>
  )
}
