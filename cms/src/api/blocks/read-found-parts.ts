import { isApiError } from '@vitrine/contract/errors'
import { readDeclared } from '#src/api/catalogue/product.ts'
import { listProducts } from '#src/api/catalogue/products.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { FoundParts } from '#src/content/blocks/found-parts.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { findParts } from './found-products.ts'

interface Choice {
  category?: number | undefined
  subcategory?: number | undefined
  products: readonly number[]
  filters: string
}

/** Subcategories of what a block chooses, of published products. */
async function subcategoriesOf(
  { payload }: CallContext,
  { category, subcategory, products }: Choice,
): Promise<number[]> {
  if (products.length === 0 && subcategory !== undefined) return [subcategory]
  const found = await rows<{ id: number }>(
    payload,
    products.length > 0
      ? sql`select distinct subcategory_id as id from search_products
          where product_id = any(${sql.param(products)}::int[]) and subcategory_id is not null order by 1`
      : sql`select distinct document_id as id from search_entries
          where collection = 'subcategories' and parent_id = ${category ?? 0} order by 1`,
  )
  return found.map(({ id }) => id)
}

/** Filters of visitors within a category or subcategory; none for one that is not on the site. */
async function offeredFilters(
  context: CallContext,
  scope: { category?: number | undefined; subcategory?: number | undefined },
): Promise<FoundParts['filters']> {
  const { facets } = await listProducts(context, {
    page: 1,
    perPage: 1,
    orderBy: 'relevance',
    ...(scope.subcategory === undefined
      ? scope.category === undefined
        ? {}
        : { category: String(scope.category) }
      : { subcategory: String(scope.subcategory) }),
  })
  return facets.map(({ key, label, unit, range, options }) => ({
    key,
    label,
    unit,
    range: range && { min: range.min, max: range.max },
    options: options.map(({ value, label: name, count }) => ({ value, label: name, count })),
  }))
}

const nothing: FoundParts = { products: 0, partNumbers: 0, filters: [], columns: [] }

/** What the filters of a block find on the site, and what they and its columns can be. */
export async function readFoundParts(context: CallContext, choice: Choice): Promise<FoundParts> {
  const { category, subcategory, products, filters } = choice
  const [first, ...others] = await subcategoriesOf(context, choice)
  const scope =
    products.length > 0 && first !== undefined && others.length === 0
      ? { subcategory: first }
      : { category, subcategory }
  try {
    const [found, offered, declared] = await Promise.all([
      findParts(context, {
        filters,
        products: [...products],
        category: category ?? null,
        subcategory: subcategory ?? null,
      }),
      offeredFilters(context, scope),
      Promise.all([first ?? null, ...others].map((id) => readDeclared(context, id))),
    ])
    const columns = new Map(
      declared.flatMap(({ columns: own }) => own.map(({ key, label }) => [key, label])),
    )
    return {
      products: found.products.total,
      partNumbers: found.total,
      filters: offered,
      columns: [...columns].map(([value, label]) => ({ value, label })),
    }
  } catch (error) {
    // the category is a draft
    if (isApiError(error) && error.code === 'not-found') return nothing
    throw error
  }
}
