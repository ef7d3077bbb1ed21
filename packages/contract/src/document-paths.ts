import { locales } from './locales.ts'
import type { Locale } from './locales.ts'
import { fillPath } from './path-pattern.ts'

/**
 * Base paths of documents without the locale prefix (R2). A document's path is its base and the
 * slugs of its parents and itself.
 */
export const contentBases = {
  products: { br: '/produtos', en: '/products', es: '/productos' },
  news: { br: '/noticias', en: '/news', es: '/noticias' },
  'knowledge-base': {
    br: '/base-de-conhecimento',
    en: '/knowledge-base',
    es: '/base-de-conocimientos',
  },
  solutions: { br: '/solucoes', en: '/solutions', es: '/soluciones' },
} as const satisfies Record<string, Record<Locale, string>>

export type ContentBase = keyof typeof contentBases

const below = <Base extends ContentBase, Rest extends string>(base: Base, rest: Rest) => {
  const { br, en, es }: (typeof contentBases)[Base] = contentBases[base]
  return { br: `${br}${rest}`, en: `${en}${rest}`, es: `${es}${rest}` } as const
}

/**
 * Screens of documents with their path patterns per locale (R2), without the locale prefix; `:name`
 * is a parameter. Used by the site's route table and by links in rich texts.
 */
export const documentPaths = {
  'news-category': below('news', '/:category'),
  post: below('news', '/:category/:post'),
  'product-category': below('products', '/:category'),
  'product-subcategory': below('products', '/:category/:subcategory'),
  product: below('products', '/:category/:subcategory/:product'),
  'knowledge-section': below('knowledge-base', '/:section'),
  publication: below('knowledge-base', '/:section/:publication'),
  solution: below('solutions', '/:solution'),
  application: below('solutions', '/:solution/:application'),
} as const satisfies Record<string, Record<Locale, string>>

export type DocumentScreen = keyof typeof documentPaths

/** Path of a document's page with its locale prefix. */
export function documentPath(
  screen: DocumentScreen,
  locale: Locale,
  params: Readonly<Record<string, string>>,
): string {
  return locales[locale].prefix + fillPath(documentPaths[screen][locale], params)
}
