import type { Answer } from '@vitrine/contract/client'
import type { ProductCard as Card } from '@vitrine/contract/shapes/types'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import { listPath } from '#app/features/listing/list-query.ts'
import type { ListQuery } from '#app/features/listing/list-query.ts'
import { Understood } from '#app/features/listing/understood.tsx'
import { ListToolbar } from '#app/features/listing/list-toolbar.tsx'
import { MatchedRows } from '#app/features/cards/matched-rows.tsx'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import styles from './product-listing.module.css'

interface ProductListingProps {
  /** Path of the page, without its query. */
  path: string
  list: ListQuery
  products: Answer<'products-list'>
  /** Content beside the results: filters. */
  aside?: ReactNode
  /** Content above the results: applied filters. */
  applied?: ReactNode
  /** Whether cards show their category; false where all products share one. */
  showParent?: boolean
  /** Heading level of the product names. */
  headingLevel?: 2 | 3
}

/** Product list: search, order, view, results, pagination; links and GET forms. */
export function ProductListing({
  path,
  list,
  products,
  aside,
  applied,
  showParent = true,
  headingLevel = 3,
}: ProductListingProps) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const { total, page, lastPage } = products.meta
  const isFiltered = list.search !== '' || list.filter.length > 0
  return (
    <div className={styles.listing} data-aside={aside ? true : undefined}>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      <div className={styles.results}>
        <ListToolbar
          path={path}
          list={list}
          total={total}
          count={listing.results({ count: total })}
          search={listing.search}
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
            title={isFiltered ? listing.empty.title : listing.emptyCategory.title}
            text={isFiltered ? listing.empty.text : listing.emptyCategory.text}
            level={headingLevel}
          >
            <ButtonLink
              href={
                isFiltered && path !== routePath('products', locale)
                  ? path
                  : routePath('products', locale)
              }
              variant="secondary"
            >
              {listing.empty.clear}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ProductCards
            products={products.data}
            view={list.view}
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
  )
}

/** Number of pictures loaded eagerly: the first row. */
const eagerPictures = 3

function ProductCards({
  products,
  view,
  showParent,
  headingLevel,
}: {
  products: readonly Card[]
  view: 'grid' | 'list'
  showParent: boolean
  headingLevel: 2 | 3
}) {
  return (
    <ul className={styles.cards} data-view={view}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ListedProduct
            product={product}
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
