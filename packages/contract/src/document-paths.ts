import { locales } from './locales.ts'
import type { Locale } from './locales.ts'

/**
 * Where documents stand, below the locale's prefix (spec §2): a document's path is its base and the
 * slugs from the outside in.
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
 * The screens of documents with their paths in each locale (spec §2), without the locale's prefix;
 * `:name` is a parameter. The site's route table takes them from here, and so do links inside
 * texts.
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

/**
 * A slug as it stands in a path: percent-encoded, but for the colon, which slugs may have (spec
 * §5).
 */
export function encodeSegment(slug: string): string {
  return encodeURIComponent(slug).replaceAll('%3A', ':')
}

/** The path of a document's page, the locale's prefix included. */
export function documentPath(
  screen: DocumentScreen,
  locale: Locale,
  params: Readonly<Record<string, string>>,
): string {
  return (
    locales[locale].prefix +
    documentPaths[screen][locale].replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeSegment(params[name] ?? ''),
    )
  )
}
