import type { Locale } from '@vitrine/configuration/locales'
import { partSlug } from '@vitrine/contract/product/part-slug'
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
  part_numbers?: { count: number }
}

/** Route parameters of a product. */
const placeOf = ({ slug, category, sub_category: subcategory }: PlacedProduct) => ({
  category: category?.slug ?? missingParent.category,
  subcategory: subcategory?.slug ?? missingParent.subcategory,
  product: slug,
})

/**
 * Path of a product, or of the part number that a search matched, with the filters of the table. A
 * product with one part number has a single page.
 */
export function productPath(
  product: PlacedProduct,
  locale: Locale,
  filter: readonly string[] = [],
): string {
  const { matched_part_number: matched, part_numbers: { count } = { count: 2 } } = product
  return matched && count > 1
    ? partPath(product, { slug: partSlug(matched) }, locale, filter)
    : routePath('product', locale, placeOf(product)) + writeQuery({ filter }, locale)
}

/** Path of a part number, with the filters of the table. */
export function partPath(
  product: PlacedProduct,
  part: Named,
  locale: Locale,
  filter: readonly string[] = [],
): string {
  return (
    routePath('part', locale, { ...placeOf(product), part: part.slug }) +
    writeQuery({ filter }, locale)
  )
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
