import { ApiError } from '@vitrine/contract/errors'
import type { CategoryCard, SubcategoryCard } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import { readDetail } from '#src/api/reading/detail.ts'
import { once } from '#src/api/reading/once.ts'
import { readChildren } from '#src/api/reading/entries.ts'
import type { EntryRow } from '#src/api/reading/entries.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import type { Images } from '#src/api/reading/images.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { findByAddress, requireByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

interface Count {
  parent_id: number | null
  product_count: number
  part_number_count: number
}

async function readCounts({ payload, locale }: CallContext): Promise<Count[]> {
  return rows<Count>(
    payload,
    sql`
    select parent_id, count(*)::int as product_count, coalesce(sum((card -> 'part_numbers' ->> 'count')::int), 0)::int as part_number_count
    from search_entries where collection = 'products' and locale = ${locale} group by parent_id`,
  )
}

/** Number of products and part numbers in the locale. */
export async function readTotals(
  context: CallContext,
): Promise<{ products: number; part_numbers: number }> {
  context.tag('products')
  const counts = await readCounts(context)
  return {
    products: counts.reduce((sum, row) => sum + row.product_count, 0),
    part_numbers: counts.reduce((sum, row) => sum + row.part_number_count, 0),
  }
}

const cardFields = (row: EntryRow, images: Images) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.card.description,
  main_image: imageOf(images, row.card.main_image),
})

/** All categories with their subcategories and counts. */
export function readCategories(context: CallContext): Promise<CategoryCard[]> {
  context.tag('products')
  return once(context, 'categories', () => readAllCategories(context))
}

async function readAllCategories(context: CallContext): Promise<CategoryCard[]> {
  const [categories, subcategories, counts] = await Promise.all([
    readChildren(context, 'categories'),
    readChildren(context, 'subcategories'),
    readCounts(context),
  ])
  const images = await readImages(
    context,
    [...categories, ...subcategories].map((row) => row.card.main_image),
  )
  const cards: (SubcategoryCard & { parent: number | null })[] = subcategories.map((row) => {
    const { product_count = 0, part_number_count = 0 } =
      counts.find((count) => count.parent_id === row.id) ?? {}
    return { ...cardFields(row, images), product_count, part_number_count, parent: row.parent_id }
  })
  return categories.map((row) => {
    const below = cards.filter((card) => card.parent === row.id)
    return {
      ...cardFields(row, images),
      product_count: below.reduce((sum, card) => sum + card.product_count, 0),
      part_number_count: below.reduce((sum, card) => sum + card.part_number_count, 0),
      subcategories: below.map(({ parent: _parent, ...card }) => card),
    }
  })
}

const readSeo = async (
  { payload, locale }: CallContext,
  collection: 'categories' | 'subcategories',
  id: number,
) =>
  (
    await payload.findByID({
      collection,
      id,
      locale,
      depth: 0,
      select: { seo: true },
      overrideAccess: false,
      disableErrors: true,
    })
  )?.seo

/** Category, with the requested subcategory if any. */
export async function readCategory(
  context: CallContext,
  address: string,
  subcategoryAddress: string | undefined,
) {
  const id = await requireByAddress(context, 'categories', address)
  const [{ detail }, all] = await Promise.all([
    readSeo(context, 'categories', id).then((seo) => readDetail(context, 'categories', id, seo)),
    readCategories(context),
  ])
  const category = all.find((card) => card.id === id)
  if (!category) throw new ApiError('not-found')
  return {
    ...category,
    ...detail,
    subcategory:
      subcategoryAddress === undefined
        ? null
        : await readSubcategory(context, all, subcategoryAddress, address),
  }
}

/**
 * Subcategory by slug. The category only chooses between subcategories with the same slug, so a URL
 * with a former category still works. Throws a 404.
 */
async function readSubcategory(
  context: CallContext,
  all: CategoryCard[],
  address: string,
  category: string,
) {
  const id = await findByAddress(context, 'subcategories', address, [category])
  const card =
    all.flatMap((row) => row.subcategories).find((row) => row.id === id) ??
    (id === undefined ? undefined : await readSubcategoryWithoutCategory(context, id))
  if (id === undefined || !card) throw new ApiError('not-found')
  const { detail } = await readDetail(
    context,
    'subcategories',
    id,
    await readSeo(context, 'subcategories', id),
  )
  return { ...card, ...detail }
}

/** Subcategory whose category does not exist in the locale. */
async function readSubcategoryWithoutCategory(
  context: CallContext,
  id: number,
): Promise<SubcategoryCard | undefined> {
  const row = (await readChildren(context, 'subcategories')).find((entry) => entry.id === id)
  const count = (await readCounts(context)).find((entry) => entry.parent_id === id)
  if (!row) return undefined
  return {
    ...cardFields(row, await readImages(context, [row.card.main_image])),
    product_count: count?.product_count ?? 0,
    part_number_count: count?.part_number_count ?? 0,
  }
}

export const categoriesHandlers = {
  'product-categories-list': async (context) => ({
    data: await readCategories(context),
  }),
  'product-category-read': (context, { params, query }) =>
    readCategory(context, params.id, query.subcategory),
} satisfies Handlers
