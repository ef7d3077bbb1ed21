import type { Answer } from '@vitrine/contract/client'
import type { ProductCard as Card } from '@vitrine/contract/shapes/types'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { filtersTexts } from '#texts/filters.js'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import { listPath } from '#app/features/listing/list-query.ts'
import type { ListQuery } from '#app/features/listing/list-query.ts'
import { Understood } from '#app/features/listing/understood.tsx'
import { ListToolbar } from '#app/features/listing/list-toolbar.tsx'
import { MatchedRows } from '#app/features/cards/matched-rows.tsx'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { ListFilters } from './list-filters.tsx'
import styles from './product-listing.module.css'

interface ProductListingProps {
  /** Path of the page, without its query. */
  path: string
  list: ListQuery
  products: Answer<'products-list'>
  /** Category and subcategory of the list, by slug. */
  scope?: { category?: string; subcategory?: string }
  /** True to show the category on cards; false if all products share one. */
  showParent?: boolean
  /** Heading level of the product names. */
  headingLevel?: 2 | 3
}

/** Product list: search, filters, order, view, results, pagination; links and GET forms. */
export function ProductListing({
  path,
  list,
  products,
  scope = {},
  showParent = true,
  headingLevel = 3,
}: ProductListingProps) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const filters = useTexts(filtersTexts)
  const { total, page, lastPage } = products.meta
  const nothing =
    list.filter.length > 0
      ? filters.empty
      : list.search === ''
        ? listing.emptyCategory
        : listing.empty
  const isNarrowed = list.search !== '' || list.filter.length > 0
  const all = routePath('products', locale)
  // if the whole catalogue is empty, links to other lists would lead nowhere
  const isElsewhere = isNarrowed || path !== all
  return (
    <ListFilters path={path} list={list} scope={scope} products={products}>
      {({ aside, applied }) => (
        <div className={styles.listing} data-aside={aside ? true : undefined}>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
          <div className={styles.results}>
            <ListToolbar
              path={path}
              list={list}
              total={total}
              count={
                total === 0
                  ? listing.results({ count: 0 })
                  : `${listing.results({ count: total })} · ${listing.codes({ count: products.part_number_count })}`
              }
              search={listing.search}
              suggesting
            >
              <ChipRow label={listing.view.label}>
                {(['grid', 'list'] as const).map((view) => (
                  <ChipLink
                    key={view}
                    href={listPath(path, list, { view }, locale)}
                    selected={view === list.view}
                  >
                    {listing.view[view]}
                  </ChipLink>
                ))}
              </ChipRow>
            </ListToolbar>
            {applied}
            {products.understood && products.data.length > 0 ? (
              <Understood
                text={list.search}
                terms={products.understood}
                hrefOf={(search) => listPath(path, list, { search, page: 1 }, locale)}
              />
            ) : null}
            {products.data.length === 0 ? (
              <EmptyState
                title={nothing.title}
                text={isElsewhere ? nothing.text : undefined}
                level={headingLevel}
              >
                {isElsewhere ? (
                  <ButtonLink href={isNarrowed && path !== all ? path : all} variant="secondary">
                    {listing.empty.clear}
                  </ButtonLink>
                ) : null}
              </EmptyState>
            ) : (
              <ProductCards
                products={products.data}
                list={list}
                showParent={showParent}
                headingLevel={headingLevel}
              />
            )}
            {lastPage > 1 ? (
              <Pagination
                page={page}
                lastPage={lastPage}
                hrefOf={(to) => listPath(path, list, { page: to }, locale)}
                labels={listing.pages}
              />
            ) : null}
          </div>
        </div>
      )}
    </ListFilters>
  )
}

/** Number of pictures that are loaded eagerly: the first row. */
const eagerPictures = 3

function ProductCards({
  products,
  list: { view, filter },
  showParent,
  headingLevel,
}: {
  products: readonly Card[]
  list: ListQuery
  showParent: boolean
  headingLevel: 2 | 3
}) {
  return (
    <ul className={styles.cards} data-view={view}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ListedProduct
            product={product}
            filter={filter}
            showParent={showParent}
            headingLevel={headingLevel}
            size={view === 'list' ? 'list' : 'default'}
            priority={index < eagerPictures}
          >
            {product.matched_variants ? (
              <MatchedRows product={product} matched={product.matched_variants} />
            ) : null}
          </ListedProduct>
        </li>
      ))}
    </ul>
  )
}
