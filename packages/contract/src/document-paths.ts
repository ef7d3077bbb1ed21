import { locales } from './locales.ts'
import type { Locale } from './locales.ts'

/**
 * The screens of documents with their paths in each locale (spec §2), without the locale's prefix; `:name` is a parameter.
 * The site's route table takes them from here, and so do links inside texts.
 */
export const documentPaths = {
  'news-category': { br: '/noticias/:category', en: '/news/:category', es: '/noticias/:category' },
  post: { br: '/noticias/:category/:post', en: '/news/:category/:post', es: '/noticias/:category/:post' },
  'product-category': { br: '/produtos/:category', en: '/products/:category', es: '/productos/:category' },
  'product-subcategory': {
    br: '/produtos/:category/:subcategory', en: '/products/:category/:subcategory', es: '/productos/:category/:subcategory',
  },
  product: {
    br: '/produtos/:category/:subcategory/:product', en: '/products/:category/:subcategory/:product',
    es: '/productos/:category/:subcategory/:product',
  },
  'knowledge-section': {
    br: '/base-de-conhecimento/:section', en: '/knowledge-base/:section', es: '/base-de-conocimientos/:section',
  },
  publication: {
    br: '/base-de-conhecimento/:section/:publication', en: '/knowledge-base/:section/:publication',
    es: '/base-de-conocimientos/:section/:publication',
  },
  solution: { br: '/solucoes/:solution', en: '/solutions/:solution', es: '/soluciones/:solution' },
  application: {
    br: '/solucoes/:solution/:application', en: '/solutions/:solution/:application', es: '/soluciones/:solution/:application',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type DocumentScreen = keyof typeof documentPaths

/** A slug as it stands in a path: percent-encoded, but for the colon, which slugs may have (spec §5). */
export function encodeSegment(slug: string): string {
  return encodeURIComponent(slug).replaceAll('%3A', ':')
}

/** The path of a document's page, the locale's prefix included. */
export function documentPath(screen: DocumentScreen, locale: Locale, params: Readonly<Record<string, string>>): string {
  return locales[locale].prefix + documentPaths[screen][locale].replaceAll(/:(\w+)/g, (_, name: string) => encodeSegment(params[name] ?? ''))
}
