import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { contentBases, documentPaths } from '@vitrine/contract/document-paths'
import { mailedPaths } from '@vitrine/contract/mailed-paths'
import { fillPath } from '@vitrine/contract/path-pattern'
import type { QueryName } from './query-names.ts'

export interface RouteRow {
  /** Path in each locale without the locale's prefix; `:name` is a parameter. */
  path: Record<Locale, string>
  layout: 'clean' | 'default' | 'system'
  guard: 'open' | 'guest' | 'member' | 'not-admin'
  /**
   * `page`: the HTML is cached for all visitors and purged by tag. `never`: no-store at every
   * layer.
   */
  cache: 'page' | 'never'
  /**
   * Query parameters that the page depends on; others are not part of its cache key. A page with
   * `sent` is never cached.
   */
  query: readonly QueryName[]
  /**
   * Locales in which search engines may index the page; `false`: none, absent: all. Other pages are
   * not in the sitemap and have `noindex`.
   */
  indexed?: false | readonly Locale[]
}

const same = <P extends string>(path: P) => ({ br: path, en: path, es: path })

const { product } = documentPaths

/** A page of its own, since the list is long and the same for many products. */
const whereToBuy = {
  br: `${product.br}/onde-comprar`,
  en: `${product.en}/where-to-buy`,
  es: `${product.es}/donde-comprar`,
} as const

/** Query parameters of article lists; product lists have a view as well. */
const articleListQuery = ['search', 'page', 'orderBy', 'order'] as const

/** Paths below `/area-restrita`, `/restricted-area`, `/area-restringida`. */
const restricted = <B extends string, E extends string, S extends string>(br: B, en: E, es: S) =>
  ({
    br: `/area-restrita${br}`,
    en: `/restricted-area${en}`,
    es: `/area-restringida${es}`,
  }) as const

/** Common properties of the restricted area: not cached, not indexed. */
const personal = { cache: 'never', indexed: false } as const

const listing = ['search', 'page', 'orderBy', 'order', 'view'] as const

/** Route table (R2): the single source of links, routes, cache keys, sitemaps and redirects. */
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
    query: articleListQuery,
  },
  'news-category': {
    path: documentPaths['news-category'],
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: articleListQuery,
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
    query: articleListQuery,
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

/** Whether search engines may index a screen in a locale. */
export function isIndexed(name: RouteName, locale: Locale): boolean {
  const { indexed } = routeRow(name)
  return indexed === undefined || (indexed !== false && indexed.includes(locale))
}

/** Route pattern in a locale with its prefix: `/en/products/:category`. */
export function routePattern(name: RouteName, locale: Locale): string {
  const path = `${locales[locale].prefix}${routeTable[name].path[locale]}`
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Route id: base name, triple underscore, locale (R2). */
export function routeId(name: RouteName, locale: Locale): string {
  return `${name}___${locale}`
}

/** Route id of a locale's layout. */
export function layoutId(locale: Locale): string {
  return `layout___${locale}`
}

/** Screen of a route id; `undefined` for other ids. */
export function screenOfRouteId(id: string | undefined): RouteName | undefined {
  return routeNames.find((name) => name === id?.split('___')[0])
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Parameters of a route, each a slug. */
export type RouteParams<N extends RouteName> = Record<
  ParamNames<(typeof routeTable)[N]['path']['br']>,
  string
>

type PathArguments<N extends RouteName> = [keyof RouteParams<N>] extends [never]
  ? [params?: Record<never, never>]
  : [params: RouteParams<N>]

/** Path of a screen in a locale with encoded parameters: `/en/products/terminals/lugs/tc`. */
export function routePath<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[params]: PathArguments<N>
): string {
  return fillPath(routePattern(name, locale), params)
}
