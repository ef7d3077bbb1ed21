import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { pathMatcher } from '@vitrine/http/path-pattern'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'

/** Slug of a document, and of its parents in the same locale. */
export interface SlugRow {
  slug: string
  parent_slug: string | null
  grand_slug: string | null
}

/** Placeholder segment for a parent that does not exist in the locale, by parameter. */
const missing: Readonly<Record<string, string>> = {
  category: 'sem-categoria',
  subcategory: 'sem-subcategoria',
  solution: 'sem-solucao',
  section: 'sem-secao',
}

/** Parameters of the page of a collection's documents, the document's own last. */
const parameters = Object.fromEntries(
  Object.entries(pages).map(([collection, { screen }]) => [
    collection,
    [...screenPaths[defaultLocale][screen].matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  ]),
) as Record<PageCollection, string[]>

/** Route parameters of an entry. */
export function routeParams(collection: PageCollection, row: SlugRow): Record<string, string> {
  const names = parameters[collection]
  const slugs = [row.grand_slug, row.parent_slug, row.slug].slice(-names.length)
  return Object.fromEntries(names.map((name, at) => [name, slugs[at] ?? missing[name] ?? '']))
}

/** Finds collection and locale of a document's page by its path, normalized by `addressPath`. */
export const documentAt = pathMatcher(
  localeCodes.flatMap((locale) =>
    (Object.keys(pages) as PageCollection[]).map((collection) => {
      const path = screenPaths[locale][pages[collection].screen]
      return [locales[locale].prefix + path, { collection, locale }] as const
    }),
  ),
)
