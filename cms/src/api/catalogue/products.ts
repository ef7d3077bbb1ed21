import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import type { Facet } from '@vitrine/contract/shapes/types'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { filterLabel } from '#src/publishing/read-model/product-facts.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { productCards } from '#src/api/reading/cards.ts'
import { searchList } from '#src/api/searching/search-list.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['products-list']['query']>

/** Filter values grouped by key, from `key:value` pairs. */
function parseFilters(filters: readonly string[] | undefined): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const filter of filters ?? []) {
    const key = filter.slice(0, filter.indexOf(':'))
    chosen.set(key, [...(chosen.get(key) ?? []), filter.slice(key.length + 1)])
  }
  return chosen
}

/** SQL condition on the variant `v`: one of the values, for each key. */
const ofVariant = (chosen: Map<string, string[]>) =>
  [...chosen].map(
    ([key, values]) =>
      sql`v.keys && ${sql.param(values.map((value) => `${key}=${value}`))}::text[]`,
  )

/** Products, optionally filtered by category, subcategory and attribute values. */
export async function listProducts(
  context: CallContext,
  query: Query,
): Promise<Answer<'products-list'>> {
  context.tag('products')
  const chosen = parseFilters(query.filter)
  const conditions = []
  let subcategory: number | undefined
  if (query.subcategory !== undefined) {
    subcategory = await requireByAddress(context, 'subcategories', query.subcategory, [
      query.category,
    ])
    conditions.push(sql`e.parent_id = ${subcategory}`)
  } else if (query.category !== undefined) {
    const category = await requireByAddress(context, 'categories', query.category)
    conditions.push(
      sql`e.parent_id in (select s.document_id from search_entries s where s.collection = 'subcategories' and s.locale = ${context.locale} and s.parent_id = ${category})`,
    )
  }
  if (chosen.size > 0)
    conditions.push(
      sql`exists (select 1 from search_variants v where v.product_id = e.document_id and ${sql.join(ofVariant(chosen), sql` and `)})`,
    )
  const { found, meta, understood } = await searchList(context, 'products', query, { conditions })
  return {
    data: await productCards(context, found),
    meta,
    understood,
    facets: subcategory === undefined ? [] : await readFacets(context, subcategory, chosen),
  }
}

/** Filter values of a subcategory, each with the number of products that selecting it leaves. */
async function readFacets(
  { payload, locale }: CallContext,
  subcategory: number,
  chosen: Map<string, string[]>,
): Promise<Facet[]> {
  const document: unknown = await payload.findByID({
    collection: 'subcategories',
    id: subcategory,
    locale: 'all',
    depth: 0,
    select: { attributes: true },
    disableErrors: true,
    overrideAccess: false,
  })
  const attributes = (
    (document as { attributes?: StoredAttribute[] } | null)?.attributes ?? []
  ).filter((attribute) => attribute.filter && attribute.type !== 'text')
  return Promise.all(
    attributes.map(async (attribute): Promise<Facet> => {
      const others = ofVariant(new Map([...chosen].filter(([key]) => key !== attribute.key)))
      const values = await rows<{ value: string; count: number }>(
        payload,
        sql`
      select substr(held.key, ${attribute.key.length + 2}::int) as value, count(distinct v.product_id)::int as count
      from search_entries e join search_variants v on v.product_id = e.document_id cross join unnest(v.keys) as held(key)
      where starts_with(held.key, ${`${attribute.key}=`}) and e.collection = 'products' and e.locale = ${locale} and e.parent_id = ${subcategory} ${others.length > 0 ? sql` and ${sql.join(others, sql` and `)}` : sql``}
      group by held.key order by substring(held.key from '=(-?[0-9]+([.][0-9]+)?)')::float8 nulls last, held.key limit 80`,
      )
      const order = attribute.choices?.map((choice) => choice.value) ?? []
      const active = chosen.get(attribute.key) ?? []
      return {
        key: attribute.key,
        label: attribute.label[locale] || attribute.key,
        unit: attribute.unit ?? null,
        options: values
          .toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
          .map(({ value, count }) => ({
            value,
            count,
            label: filterLabel(attribute, value, locale),
            active: active.includes(value),
          })),
      }
    }),
  )
}

export const productsHandlers = {
  'products-list': (context, { query }) => listProducts(context, query),
} satisfies Handlers
