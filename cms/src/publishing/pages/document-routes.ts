import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { isProgramPath, isScreenPath } from '@vitrine/contract/program-paths'
import { parameterNames, pathMatcher } from '@vitrine/http/path-pattern'
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
    parameterNames(screenPaths[defaultLocale][screen]),
  ]),
) as Record<PageCollection, string[]>

/** Route parameters of an entry. */
export function routeParams(collection: PageCollection, row: SlugRow): Record<string, string> {
  const names = parameters[collection]
  const slugs = [row.grand_slug, row.parent_slug, row.slug].slice(-names.length)
  return Object.fromEntries(names.map((name, at) => [name, slugs[at] ?? missing[name] ?? '']))
}

/** Pages of blocks after all others, those of the language without a prefix last. */
const order = (collection: PageCollection, locale: Locale): number =>
  collection !== 'pages' ? 0 : locales[locale].prefix === '' ? 2 : 1

const match = pathMatcher(
  localeCodes
    .flatMap((locale) =>
      (Object.keys(pages) as PageCollection[]).map((collection) => ({ collection, locale })),
    )
    .toSorted((a, b) => order(a.collection, a.locale) - order(b.collection, b.locale))
    .map((value) => {
      const { collection, locale } = value
      return [
        locales[locale].prefix + screenPaths[locale][pages[collection].screen],
        value,
      ] as const
    }),
)

/**
 * Collection and locale of a document's page by its path, normalized by `addressPath`. Any path could
 * be that of a page of blocks, but those of screens and programs.
 */
export function documentAt(path: string): ReturnType<typeof match> {
  const found = match(path)
  const isFree = found?.value.collection !== 'pages' || !(isScreenPath(path) || isProgramPath(path))
  return isFree ? found : undefined
}
