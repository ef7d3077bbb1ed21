import site from '../../../vitrine.config.ts'
import { languageOf, perLocale } from './locales.ts'
import type { Locale } from './locales.ts'
import { shippedPaths } from './shipped-paths.ts'
import type { NamedScreen } from './shipped-paths.ts'

/**
 * A value in a locale out of those of the shipped languages: its language's, else the English one.
 */
export function ofLanguage<Value>(
  values: { en: Value } & Readonly<Record<string, Value>>,
  locale: Locale,
): Value {
  return values[languageOf(locale)] ?? values.en
}

/** Path of a named screen in a locale, without its prefix: the configured one, else the shipped one. */
function namedPath(screen: NamedScreen, locale: Locale): string {
  const configured: Partial<Record<string, Partial<Record<NamedScreen, string>>>> = site.paths ?? {}
  return configured[locale]?.[screen] ?? ofLanguage<string>(shippedPaths[screen], locale)
}

const named = <Screen extends NamedScreen>(screen: Screen) =>
  perLocale((locale) => namedPath(screen, locale) as (typeof shippedPaths)[Screen]['en'])

const below = <Screen extends NamedScreen, Rest extends string>(
  screen: Screen,
  rest: (locale: Locale) => Rest,
) =>
  perLocale(
    (locale) =>
      `${namedPath(screen, locale)}${rest(locale)}` as `${(typeof shippedPaths)[Screen]['en']}${Rest}`,
  )

const whereToBuy = { pt: 'onde-comprar', en: 'where-to-buy', es: 'donde-comprar' } as const

/**
 * Path pattern of each screen in each locale, without the locale's prefix (R2). Documents are below
 * the screen that lists them: base and the slugs of their parents and themselves.
 */
export const screenPaths = {
  home: named('home'),
  institutional: named('institutional'),
  news: named('news'),
  'news-category': below('news', () => '/:category'),
  post: below('news', () => '/:category/:post'),
  products: named('products'),
  'product-category': below('products', () => '/:category'),
  'product-subcategory': below('products', () => '/:category/:subcategory'),
  product: below('products', () => '/:category/:subcategory/:product'),
  'where-to-buy': below(
    'products',
    (locale) =>
      `/:category/:subcategory/:product/${ofLanguage<string>(whereToBuy, locale)}` as const,
  ),
  'knowledge-base': named('knowledge-base'),
  'knowledge-section': below('knowledge-base', () => '/:section'),
  publication: below('knowledge-base', () => '/:section/:publication'),
  solutions: named('solutions'),
  solution: below('solutions', () => '/:solution'),
  application: below('solutions', () => '/:solution/:application'),
  contact: named('contact'),
  'work-with-us': named('work-with-us'),
  'privacy-policy': named('privacy-policy'),
  'terms-of-use': named('terms-of-use'),
  newsletter: named('newsletter'),
  'newsletter-confirmation': named('newsletter-confirmation'),
  'newsletter-leaving': named('newsletter-leaving'),
  'data-request': named('data-request'),
  'data-request-confirmation': named('data-request-confirmation'),
  search: named('search'),
  styleguide: named('styleguide'),
  'restricted-area': named('restricted-area'),
  register: named('register'),
  'forgot-password': named('forgot-password'),
  'update-password': named('update-password'),
  'email-confirmation': named('email-confirmation'),
  'my-data': named('my-data'),
  logout: named('logout'),
  'restricted-sections': named('restricted-sections'),
  'restricted-section': below('restricted-sections', () => '/:section'),
}

export type ScreenName = keyof typeof screenPaths
