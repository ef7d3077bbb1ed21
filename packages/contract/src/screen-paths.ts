import site from '../../../vitrine.config.ts'
import { languageOf, perLocale } from './locales.ts'
import type { Locale } from './locales.ts'

/**
 * Paths of the screens in the languages that ship with Vitrine (R2), without a locale's prefix;
 * `:name` is a parameter.
 */
const shipped = {
  home: { pt: '/', en: '/', es: '/' },
  institutional: { pt: '/institucional', en: '/about-us', es: '/institucional' },
  news: { pt: '/noticias', en: '/news', es: '/noticias' },
  products: { pt: '/produtos', en: '/products', es: '/productos' },
  'knowledge-base': {
    pt: '/base-de-conhecimento',
    en: '/knowledge-base',
    es: '/base-de-conocimientos',
  },
  solutions: { pt: '/solucoes', en: '/solutions', es: '/soluciones' },
  contact: { pt: '/contato', en: '/contact', es: '/contacto' },
  'work-with-us': { pt: '/trabalhe-conosco', en: '/trabalhe-conosco', es: '/trabalhe-conosco' },
  'privacy-policy': {
    pt: '/politicas-de-privacidade',
    en: '/privacy-policies',
    es: '/politicas-de-privacidad',
  },
  'terms-of-use': { pt: '/termos-de-uso', en: '/terms-of-use', es: '/terminos-de-uso' },
  newsletter: { pt: '/newsletter', en: '/newsletter', es: '/boletin' },
  'newsletter-confirmation': {
    pt: '/newsletter/confirmar',
    en: '/newsletter/confirm',
    es: '/boletin/confirmar',
  },
  'newsletter-leaving': {
    pt: '/newsletter/cancelar',
    en: '/newsletter/unsubscribe',
    es: '/boletin/cancelar',
  },
  'data-request': { pt: '/seus-dados', en: '/your-data', es: '/sus-datos' },
  'data-request-confirmation': {
    pt: '/seus-dados/confirmar',
    en: '/your-data/confirm',
    es: '/sus-datos/confirmar',
  },
  search: { pt: '/busca', en: '/search', es: '/buscar' },
  styleguide: { pt: '/styleguide', en: '/styleguide', es: '/styleguide' },
  'restricted-area': { pt: '/area-restrita', en: '/restricted-area', es: '/area-restringida' },
  register: {
    pt: '/area-restrita/cadastro',
    en: '/restricted-area/register',
    es: '/area-restringida/registro',
  },
  'forgot-password': {
    pt: '/area-restrita/esqueci-minha-senha',
    en: '/restricted-area/forgot-my-password',
    es: '/area-restringida/olvide-mi-contrasena',
  },
  'update-password': {
    pt: '/area-restrita/alterar-senha',
    en: '/restricted-area/update-password',
    es: '/area-restringida/cambiar-contrasena',
  },
  'email-confirmation': {
    pt: '/area-restrita/confirmar-email',
    en: '/restricted-area/confirm-email',
    es: '/area-restringida/confirmar-correo',
  },
  'my-data': {
    pt: '/area-restrita/meus-dados',
    en: '/restricted-area/my-data',
    es: '/area-restringida/mis-datos',
  },
  logout: {
    pt: '/area-restrita/logout',
    en: '/restricted-area/logout',
    es: '/area-restringida/logout',
  },
  'restricted-sections': {
    pt: '/area-restrita/secoes',
    en: '/restricted-area/sections',
    es: '/area-restringida/secciones',
  },
} as const

/** Screens with a path of their own; a configuration can name others for them. */
export type NamedScreen = keyof typeof shipped

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
  return configured[locale]?.[screen] ?? ofLanguage<string>(shipped[screen], locale)
}

const named = <Screen extends NamedScreen>(screen: Screen) =>
  perLocale((locale) => namedPath(screen, locale) as (typeof shipped)[Screen]['en'])

const below = <Screen extends NamedScreen, Rest extends string>(
  screen: Screen,
  rest: (locale: Locale) => Rest,
) =>
  perLocale(
    (locale) =>
      `${namedPath(screen, locale)}${rest(locale)}` as `${(typeof shipped)[Screen]['en']}${Rest}`,
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
