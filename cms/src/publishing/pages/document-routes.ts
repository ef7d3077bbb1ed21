import { localeCodes, locales } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { pathMatcher } from '@vitrine/http/path-pattern'
import type { PageCollection } from '#src/content/page-collections.ts'

/** Slug of a document, and of its parents in the same locale. */
export interface SlugRow {
  slug: string
  parent_slug: string | null
  grand_slug: string | null
}

/** Placeholder segment for a parent that does not exist in the locale. */
const missing = {
  category: 'sem-categoria',
  subcategory: 'sem-subcategoria',
  solution: 'sem-solucao',
  section: 'sem-secao',
}

/** Route parameters of an entry. */
export function routeParams(collection: PageCollection, row: SlugRow): Record<string, string> {
  switch (collection) {
    case 'categories':
    case 'news-categories':
      return { category: row.slug }
    case 'subcategories':
      return { category: row.parent_slug ?? missing.category, subcategory: row.slug }
    case 'products':
      return {
        category: row.grand_slug ?? missing.category,
        subcategory: row.parent_slug ?? missing.subcategory,
        product: row.slug,
      }
    case 'solutions':
      return { solution: row.slug }
    case 'applications':
      return { solution: row.parent_slug ?? missing.solution, application: row.slug }
    case 'posts':
      return { category: row.parent_slug ?? missing.category, post: row.slug }
    case 'sections':
      return { section: row.slug }
    case 'publications':
      return { section: row.parent_slug ?? missing.section, publication: row.slug }
  }
}

/** Screen id of each collection in the site's route table. */
export const screens = {
  categories: 'product-category',
  subcategories: 'product-subcategory',
  products: 'product',
  solutions: 'solution',
  applications: 'application',
  'news-categories': 'news-category',
  posts: 'post',
  sections: 'knowledge-section',
  publications: 'publication',
} as const satisfies Record<PageCollection, string>

/** Finds collection and locale of a document's page by its path, normalized by `addressPath`. */
export const documentAt = pathMatcher(
  localeCodes.flatMap((locale) =>
    (Object.keys(screens) as PageCollection[]).map((collection) => {
      const path = screenPaths[locale][screens[collection]]
      return [locales[locale].prefix + path, { collection, locale }] as const
    }),
  ),
)
