import { languageOf } from './locales.ts'
import type { Locale } from './locales.ts'
import { shippedPaths } from './shipped-paths.ts'
import type { NamedScreen } from './shipped-paths.ts'

type Shipped<Value> = { en: Value } & Readonly<Record<string, Value>>

/** Selects the value of the locale's language among the shipped ones, else the English value. */
export const ofLanguage = <Value>(values: Shipped<Value>, locale: Locale): Value =>
  values[languageOf(locale)] ?? values.en

/** Paths that a configuration names for a language. */
export type ConfiguredPaths = Partial<Record<NamedScreen, string>>

const whereToBuy = {
  pt: 'onde-comprar',
  en: 'where-to-buy',
  es: 'donde-comprar',
  de: 'bezugsquellen',
}

/**
 * Path pattern of each screen in a language, without the locale's prefix (R2): the configured one,
 * else the shipped one. The path of a document is the base of the screen that lists it, then the
 * slugs of its parents and its own slug.
 */
export function screenPathsOf(language: string, configured: ConfiguredPaths = {}) {
  const named = Object.fromEntries(
    Object.entries<Shipped<string>>(shippedPaths).map(([screen, paths]) => [
      screen,
      configured[screen as NamedScreen] ?? paths[language] ?? paths.en,
    ]),
  ) as { [Screen in NamedScreen]: (typeof shippedPaths)[Screen]['en'] }
  const product = `${named.products}/:category/:subcategory/:product` as const
  return {
    ...named,
    'news-category': `${named.news}/:category`,
    post: `${named.news}/:category/:post`,
    'product-category': `${named.products}/:category`,
    'product-subcategory': `${named.products}/:category/:subcategory`,
    product,
    'where-to-buy': `${product}/${(whereToBuy as Shipped<string>)[language] ?? whereToBuy.en}`,
    part: `${product}/:part`,
    'knowledge-section': `${named['knowledge-base']}/:section`,
    publication: `${named['knowledge-base']}/:section/:publication`,
    solution: `${named.solutions}/:solution`,
    application: `${named.solutions}/:solution/:application`,
    'restricted-section': `${named['restricted-sections']}/:section`,
    page: '/:page+',
  } as const
}

export type ScreenPaths = ReturnType<typeof screenPathsOf>
export type ScreenName = keyof ScreenPaths
