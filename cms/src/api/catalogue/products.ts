import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import type { Facet } from '@vitrine/contract/shapes/types'
import { groupFilters } from '@vitrine/contract/shapes/filters'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { filterProducts } from '#src/api/filters/filter-products.ts'
import type { Filtered } from '#src/api/filters/filter-products.ts'
import { chosenLabel } from '#src/api/filters/chosen-label.ts'
import { isOneOf } from '#src/api/filters/is-one-of.ts'
import { readFilterable } from '#src/api/filters/variant-index.ts'
import type { Filterable } from '#src/api/filters/variant-index.ts'
import { readImages } from '#src/api/reading/images.ts'
import { productCards } from '#src/api/reading/cards.ts'
import { readList, readMatches } from '#src/api/reading/list.ts'
import { findMatches } from '#src/api/search/find-matches.ts'
import type { Matches } from '#src/api/search/find-matches.ts'
import { withFilteredVariants } from '#src/api/search/with-filtered-variants.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { idBitmap } from '#src/search/index/token-index.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['products-list']['query']>

const idOf = ({ id }: { id: number }): number => id

/**
 * Products, optionally of a category or subcategory, with at least one variant that has all chosen
 * values; with the counts of each further value.
 */
export async function listProducts(
  context: CallContext,
  query: Query,
): Promise<Answer<'products-list'>> {
  context.tag('products')
  const scope = await readScope(context, query)
  const chosen = groupFilters(query.filter ?? [])
  const [filterable, search] = await Promise.all([
    readFilterable(context.payload),
    query.search
      ? findMatches(context, query.search, [{ collection: 'products', parents: scope }])
      : undefined,
  ])
  const matches = search?.of('products')
  const only = matches && idBitmap(matches.hits.map(idOf), matches.others.map(idOf))
  const { products, variants, ...filtered } = filterProducts(subcategoriesOf(filterable, scope), {
    locale: context.locale,
    chosen,
    only,
  })
  const facets = await withPictures(context, filtered)
  const { found, meta } = matches
    ? await readMatches(context, 'products', query, ofProducts(matches, products))
    : await readList(context, 'products', query, {
        parents: scope,
        conditions: chosen.size > 0 ? [isOneOf(products)] : [],
        total: products.length,
      })
  return {
    data: await productCards(context, await withFilteredVariants(context, found, chosen)),
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

/** Facets with the images of their options. */
async function withPictures(
  context: CallContext,
  { facets, pictures }: Pick<Filtered, 'facets' | 'pictures'>,
): Promise<Facet[]> {
  if (pictures.size === 0) return facets
  const images = await readImages(context, pictures.values())
  return facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => {
      const picture = images.get(pictures.get(`${facet.key}:${option.value}`) ?? 0)
      return picture ? { ...option, picture } : option
    }),
  }))
}

/** Search matches among the filtered products. */
function ofProducts(matches: Matches, products: readonly number[]): Matches {
  // the filtered products are a subset of the matches, so equal counts mean that no match was
  // removed
  if (products.length === matches.hits.length + matches.others.length) return matches
  const kept = idBitmap(products)
  return {
    hits: matches.hits.filter(({ id }) => kept[id] === 1),
    others: matches.others.filter(({ id }) => kept[id] === 1),
  }
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
