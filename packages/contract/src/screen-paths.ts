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

const configured: Partial<Record<string, Partial<Record<NamedScreen, string>>>> = site.paths ?? {}

/** Path of a named screen in each locale: the configured one, else the shipped one. */
const named = <Screen extends NamedScreen>(screen: Screen) =>
  perLocale(
    (locale) =>
      (configured[locale]?.[screen] ??
        ofLanguage<string>(shippedPaths[screen], locale)) as (typeof shippedPaths)[Screen]['en'],
  )

const namedPaths = Object.fromEntries(
  Object.keys(shippedPaths).map((screen) => [screen, named(screen as NamedScreen)]),
) as { [Screen in NamedScreen]: Record<Locale, (typeof shippedPaths)[Screen]['en']> }

const below = <Screen extends NamedScreen, Rest extends string>(screen: Screen, rest: Rest) =>
  perLocale(
    (locale) =>
      (namedPaths[screen][locale] + rest) as `${(typeof shippedPaths)[Screen]['en']}${Rest}`,
  )

const product = below('products', '/:category/:subcategory/:product')

/**
 * Path pattern of each screen in each locale, without the locale's prefix (R2). Documents are below
 * the screen that lists them: base and the slugs of their parents and themselves.
 */
export const screenPaths = {
  ...namedPaths,
  'news-category': below('news', '/:category'),
  post: below('news', '/:category/:post'),
  'product-category': below('products', '/:category'),
  'product-subcategory': below('products', '/:category/:subcategory'),
  product,
  'where-to-buy': perLocale(
    (locale) =>
      `${product[locale]}/${ofLanguage<string>({ pt: 'onde-comprar', en: 'where-to-buy', es: 'donde-comprar' }, locale)}` as const,
  ),
  'knowledge-section': below('knowledge-base', '/:section'),
  publication: below('knowledge-base', '/:section/:publication'),
  solution: below('solutions', '/:solution'),
  application: below('solutions', '/:solution/:application'),
  'restricted-section': below('restricted-sections', '/:section'),
}

export type ScreenName = keyof typeof screenPaths
