import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { contentBases, documentPaths, encodeSegment } from '@vitrine/contract/document-paths'
import { mailedPaths } from '@vitrine/contract/mailed-paths'
import type { QueryName } from './query-names.ts'

export interface RouteRow {
  /** The path in each locale, without the locale's prefix; `:name` is a parameter. */
  path: Record<Locale, string>
  layout: 'clean' | 'default' | 'system'
  guard: 'open' | 'guest' | 'member' | 'not-admin'
  /**
   * `page`: the whole HTML is shared by all visitors until its tags change. `never`: no-store,
   * everywhere.
   */
  cache: 'page' | 'never'
  /**
   * The query names that change the page; any other is no part of its address. One with `sent` is
   * one visitor's alone, whatever `cache` says.
   */
  query: readonly QueryName[]
  /**
   * Where search engines may list it: everywhere, nowhere (`false`), or only in some locales.
   * Elsewhere it is in no sitemap, and says `noindex`.
   */
  indexed?: false | readonly Locale[]
}

const same = <P extends string>(path: P) => ({ br: path, en: path, es: path })

const { product } = documentPaths

/** Who sells a product is a page of its own: the list is long, and the same for many products. */
const whereToBuy = {
  br: `${product.br}/onde-comprar`,
  en: `${product.en}/where-to-buy`,
  es: `${product.es}/donde-comprar`,
} as const

/** What a list of texts knows of; products can also be viewed otherwise. */
const reading = ['search', 'page', 'orderBy', 'order'] as const

/** Below `/area-restrita`, `/restricted-area`, `/area-restringida`. */
const restricted = <B extends string, E extends string, S extends string>(br: B, en: E, es: S) =>
  ({
    br: `/area-restrita${br}`,
    en: `/restricted-area${en}`,
    es: `/area-restringida${es}`,
  }) as const

/**
 * What the screens of the restricted area have in common: one visitor's alone, and no search
 * engine's.
 */
const personal = { cache: 'never', indexed: false } as const

const listing = ['search', 'page', 'orderBy', 'order', 'view'] as const

/**
 * THE route table (spec §2): links, routes, cache keys, sitemaps and redirects are derived from it.
 */
export const routeTable = {
  home: { path: same('/'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  institutional: {
    path: { br: '/institucional', en: '/about-us', es: '/institucional' },
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  news: {
    path: contentBases.news,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: reading,
  },
  'news-category': {
    path: documentPaths['news-category'],
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: reading,
  },
  post: { path: documentPaths.post, layout: 'default', guard: 'open', cache: 'page', query: [] },
  products: {
    path: contentBases.products,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: listing,
  },
  'product-category': {
    path: documentPaths['product-category'],
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: listing,
  },
  'product-subcategory': {
    path: documentPaths['product-subcategory'],
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [...listing, 'filter'],
  },
  product: { path: product, layout: 'default', guard: 'open', cache: 'page', query: [] },
  'where-to-buy': {
    path: whereToBuy,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
    indexed: false,
  },
  'knowledge-base': {
    path: contentBases['knowledge-base'],
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: reading,
  },
  'knowledge-section': {
    path: documentPaths['knowledge-section'],
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  publication: {
    path: documentPaths.publication,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  contact: {
    path: mailedPaths.contact,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['product', 'sent'],
  },
  'work-with-us': {
    path: same('/trabalhe-conosco'),
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['sent'],
    indexed: ['br'],
  },
  'privacy-policy': {
    path: {
      br: '/politicas-de-privacidade',
      en: '/privacy-policies',
      es: '/politicas-de-privacidad',
    },
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  'terms-of-use': {
    path: { br: '/termos-de-uso', en: '/terms-of-use', es: '/terminos-de-uso' },
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  solutions: {
    path: contentBases.solutions,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['page'],
  },
  solution: {
    path: documentPaths.solution,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  application: {
    path: documentPaths.application,
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  newsletter: {
    path: { br: '/newsletter', en: '/newsletter', es: '/boletin' },
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['sent'],
  },
  'newsletter-confirmation': {
    path: mailedPaths['newsletter-confirmation'],
    layout: 'clean',
    guard: 'open',
    cache: 'never',
    query: ['token', 'sent'],
    indexed: false,
  },
  'newsletter-leaving': {
    path: mailedPaths['newsletter-leaving'],
    layout: 'clean',
    guard: 'open',
    cache: 'never',
    query: ['token', 'sent'],
    indexed: false,
  },
  'data-request': {
    path: { br: '/seus-dados', en: '/your-data', es: '/sus-datos' },
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['sent'],
  },
  'data-request-confirmation': {
    path: mailedPaths['data-request-confirmation'],
    layout: 'clean',
    guard: 'open',
    cache: 'never',
    query: ['token', 'sent'],
    indexed: false,
  },
  search: {
    path: { br: '/busca', en: '/search', es: '/buscar' },
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['q', 'kind', 'page', 'orderBy', 'order'],
    indexed: false,
  },
  styleguide: {
    path: same('/styleguide'),
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
    indexed: false,
  },
  'restricted-area': {
    path: mailedPaths['restricted-area'],
    layout: 'default',
    guard: 'guest',
    query: ['back', 'sent'],
    ...personal,
  },
  register: {
    path: restricted('/cadastro', '/register', '/registro'),
    layout: 'default',
    guard: 'guest',
    query: ['sent'],
    ...personal,
  },
  'forgot-password': {
    path: mailedPaths['forgot-password'],
    layout: 'default',
    guard: 'guest',
    query: ['sent'],
    ...personal,
  },
  'update-password': {
    path: mailedPaths['update-password'],
    layout: 'system',
    guard: 'open',
    query: ['token'],
    ...personal,
  },
  'email-confirmation': {
    path: mailedPaths['email-confirmation'],
    layout: 'clean',
    guard: 'open',
    query: ['token', 'sent'],
    ...personal,
  },
  'my-data': {
    path: restricted('/meus-dados', '/my-data', '/mis-datos'),
    layout: 'system',
    guard: 'not-admin',
    query: ['sent'],
    ...personal,
  },
  logout: {
    path: restricted('/logout', '/logout', '/logout'),
    layout: 'default',
    guard: 'open',
    query: [],
    ...personal,
  },
  'restricted-sections': {
    path: restricted('/secoes', '/sections', '/secciones'),
    layout: 'system',
    guard: 'member',
    query: ['search', 'page'],
    ...personal,
  },
  'restricted-section': {
    path: restricted('/secoes/:section', '/sections/:section', '/secciones/:section'),
    layout: 'system',
    guard: 'member',
    query: [],
    ...personal,
  },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routeTable

export const routeNames = Object.keys(routeTable) as RouteName[]

export function routeRow(name: RouteName): RouteRow {
  return routeTable[name]
}

/** Whether search engines may list a screen in a locale. */
export function isIndexed(name: RouteName, locale: Locale): boolean {
  const { indexed } = routeRow(name)
  return indexed === undefined || (indexed !== false && indexed.includes(locale))
}

/** The pattern in a locale, prefix included: `/en/products/:category`. */
export function routePattern(name: RouteName, locale: Locale): string {
  const path = `${locales[locale].prefix}${routeTable[name].path[locale]}`
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The route id of the specification: base name, triple underscore, locale (spec §2). */
export function routeId(name: RouteName, locale: Locale): string {
  return `${name}___${locale}`
}

/** The route id of what stands around the screens of a locale. */
export function layoutId(locale: Locale): string {
  return `layout___${locale}`
}

/** The screen that a route id names; `undefined` for what no row has. */
export function screenOfRouteId(id: string | undefined): RouteName | undefined {
  return routeNames.find((name) => name === id?.split('___')[0])
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a route, each a slug. */
export type RouteParams<N extends RouteName> = Record<
  ParamNames<(typeof routeTable)[N]['path']['br']>,
  string
>

type PathArguments<N extends RouteName> = [keyof RouteParams<N>] extends [never]
  ? [params?: Record<never, never>]
  : [params: RouteParams<N>]

/** The path of a screen in a locale, its parameters encoded: `/en/products/terminals/lugs/tc`. */
export function routePath<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[params]: PathArguments<N>
): string {
  const values: Record<string, string> = { ...params }
  return routePattern(name, locale).replace(/:(\w+)/g, (_, key: string) =>
    encodeSegment(values[key] ?? ''),
  )
}
