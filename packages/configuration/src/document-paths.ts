import { fillPath } from '@vitrine/http/path-pattern'
import { locales } from './locales.ts'
import type { Locale } from './locales.ts'
import { screenPaths } from './screen-paths.ts'

/** Screens that list documents; the path of a document is below the path of its screen. */
export type ContentBase = 'products' | 'news' | 'knowledge-base' | 'solutions'

/** Screens of documents. */
export type DocumentScreen =
  | 'application'
  | 'knowledge-section'
  | 'news-category'
  | 'page'
  | 'post'
  | 'product'
  | 'product-category'
  | 'product-subcategory'
  | 'publication'
  | 'solution'

/** Path of a document's page with its locale prefix. */
export function documentPath(
  screen: DocumentScreen,
  locale: Locale,
  params: Readonly<Record<string, string>>,
): string {
  return locales[locale].prefix + fillPath(screenPaths[locale][screen], params)
}
