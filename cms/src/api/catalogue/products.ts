import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { groupFilters } from '@vitrine/contract/shapes/filters'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { filterProducts } from '#src/api/filters/filter-products.ts'
import { chosenLabel } from '#src/api/filters/chosen-label.ts'
import { isOneOf } from '#src/api/filters/is-one-of.ts'
import { readFilterable } from '#src/api/filters/variant-index.ts'
import type { Filterable } from '#src/api/filters/variant-index.ts'
import { productCards } from '#src/api/reading/cards.ts'
import { readList, readMatches, readMatchIds } from '#src/api/reading/list.ts'
import { findMatches } from '#src/api/searching/find-matches.ts'
import type { Matches } from '#src/api/searching/find-matches.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['products-list']['query']>

/**
 * Products, perhaps of a category or subcategory, with a variant that has all chosen values; with
 * what each value would leave.
 */
export async function listProducts(
  context: CallContext,
  query: Query,
): Promise<Answer<'products-list'>> {
  context.tag('products')
  const scope = await readScope(context, query)
  const conditions = scope ? [sql`e.parent_id = any(${sql.param(scope)}::int[])`] : []
  const chosen = groupFilters(query.filter ?? [])
  const [filterable, search] = await Promise.all([
    readFilterable(context.payload),
    query.search
      ? findMatches(context, query.search, [{ collection: 'products', conditions }])
      : undefined,
  ])
  const matches = search?.of('products')
  const only = matches && (await readMatchIds(context, 'products', matches, conditions))
  const { products, variants, facets } = filterProducts(subcategoriesOf(filterable, scope), {
    locale: context.locale,
    chosen,
    only,
  })
  if (chosen.size > 0) conditions.push(isOneOf(products))
  const { found, meta } = matches
    ? await readMatches(context, 'products', query, ofProducts(matches, products), {
        conditions,
        total: products.length,
      })
    : await readList(context, 'products', query, { conditions, total: products.length })
  return {
    data: await productCards(context, found),
    meta,
    understood: search?.understood ?? null,
    part_number_count: variants,
    facets,
    chosen: (query.filter ?? []).map((filter) => ({
      filter,
      label: chosenLabel(filter, facets, context.locale),
    })),
  }
}

/** Matches among the products that have what is chosen. */
function ofProducts(matches: Matches, products: readonly number[]): Matches {
  const kept = new Set(products)
  return { ...matches, hits: matches.hits.filter(({ id }) => kept.has(id)) }
}

/** Ids of the list's subcategories; undefined for the whole catalogue. */
async function readScope(
  context: CallContext,
  { category, subcategory }: Query,
): Promise<number[] | undefined> {
  if (subcategory !== undefined)
    return [await requireByAddress(context, 'subcategories', subcategory, [category])]
  if (category === undefined) return undefined
  const id = await requireByAddress(context, 'categories', category)
  const found = await rows<{ id: number }>(
    context.payload,
    sql`
    select document_id as id from search_entries
    where collection = 'subcategories' and locale = ${context.locale} and parent_id = ${id} order by position, sort_title, document_id`,
  )
  return found.map((row) => row.id)
}

const subcategoriesOf = (
  filterable: ReadonlyMap<number, Filterable>,
  scope: readonly number[] | undefined,
): Filterable[] => [...filterable.values()].filter(({ id }) => scope?.includes(id) ?? true)

export const productsHandlers = {
  'products-list': (context, { query }) => listProducts(context, query),
} satisfies Handlers
