import type { Locale } from '@vitrine/contract/locales'
import { writeQuery } from './query-names.ts'
import { routePath } from './table.ts'

/** Path segment of a missing parent (R2). */
export const missingParent = {
  category: 'sem-categoria',
  subcategory: 'sem-subcategoria',
  solution: 'sem-solucao',
  section: 'sem-secao',
} as const

interface Named {
  slug: string
}

interface PlacedProduct extends Named {
  category: Named | null
  sub_category: Named | null
  matched_part_number?: string | null
}

/** Route parameters of a product. */
const placeOf = ({ slug, category, sub_category: subcategory }: PlacedProduct) => ({
  category: category?.slug ?? missingParent.category,
  subcategory: subcategory?.slug ?? missingParent.subcategory,
  product: slug,
})

/**
 * Path of a product, with the filters of its table, and with a part number matched by the search as
 * fragment.
 */
export function productPath(
  product: PlacedProduct,
  locale: Locale,
  filter: readonly string[] = [],
): string {
  const path = routePath('product', locale, placeOf(product)) + writeQuery({ filter }, locale)
  return product.matched_part_number
    ? `${path}#${encodeURIComponent(product.matched_part_number)}`
    : path
}

/** Path of a product's distributors. */
export function whereToBuyPath(product: PlacedProduct, locale: Locale): string {
  return routePath('where-to-buy', locale, placeOf(product))
}

/** Path of an application. */
export function applicationPath(
  application: Named & { solution: Named | null },
  locale: Locale,
): string {
  return routePath('application', locale, {
    solution: application.solution?.slug ?? missingParent.solution,
    application: application.slug,
  })
}

/** Path of a publication. */
export function publicationPath(
  publication: Named & { section: Named | null },
  locale: Locale,
): string {
  return routePath('publication', locale, {
    section: publication.section?.slug ?? missingParent.section,
    publication: publication.slug,
  })
}

/** Path of a news post. */
export function postPath(post: Named & { category: Named | null }, locale: Locale): string {
  return routePath('post', locale, {
    category: post.category?.slug ?? missingParent.category,
    post: post.slug,
  })
}
