import { defaultLocale, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { fillPath } from '@vitrine/http/path-pattern'
import { absentScreens } from '@vitrine/configuration/modules'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { ScreenName, ScreenPaths } from '@vitrine/configuration/screen-paths'
import type { QueryName } from './query-names.ts'

export interface RouteRow {
  layout: 'clean' | 'default' | 'system'
  guard: 'open' | 'guest' | 'member' | 'not-admin'
  /**
   * `page`: the HTML is cached for all visitors and purged by tag. `never`: no-store at every
   * layer.
   */
  cache: 'page' | 'never'
  /**
   * Query parameters on which the page depends; others are not part of its cache key. A page with
   * `sent` is never cached.
   */
  query: readonly QueryName[]
  /**
   * Locales in which search engines may index the page; `false`: none, absent: all. Other pages are
   * not in the sitemap and have `noindex`.
   */
  indexed?: false | readonly Locale[]
}

/** Query parameters of article lists; product lists have a view and filters as well. */
const articleListQuery = ['search', 'page', 'orderBy', 'order'] as const

/** Common properties of the restricted area: not cached, not indexed. */
const personal = { cache: 'never', indexed: false } as const

const productListQuery = ['search', 'page', 'orderBy', 'order', 'view', 'filter'] as const

/**
 * Route table (R2), with the paths of `screen-paths`: the single source of links, routes, cache
 * keys, sitemaps and redirects.
 */
export const routeTable = {
  home: { layout: 'default', guard: 'open', cache: 'page', query: [] },
  institutional: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  news: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: articleListQuery,
  },
  'news-category': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: articleListQuery,
  },
  post: { layout: 'default', guard: 'open', cache: 'page', query: [] },
  products: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: productListQuery,
  },
  'product-category': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: productListQuery,
  },
  'product-subcategory': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: productListQuery,
  },
  product: { layout: 'default', guard: 'open', cache: 'page', query: ['filter'] },
  'where-to-buy': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
    indexed: false,
  },
  // after its siblings with a fixed last segment: the first matching pattern is used
  part: { layout: 'default', guard: 'open', cache: 'page', query: ['filter'] },
  'knowledge-base': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: articleListQuery,
  },
  'knowledge-section': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  publication: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  contact: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['product', 'part', 'q', 'sent'],
  },
  'work-with-us': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['sent'],
    indexed: [defaultLocale],
  },
  'privacy-policy': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  'terms-of-use': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  solutions: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['page'],
  },
  solution: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  application: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
  },
  newsletter: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['sent'],
  },
  'newsletter-confirmation': {
    layout: 'clean',
    guard: 'open',
    cache: 'never',
    query: ['token', 'sent'],
    indexed: false,
  },
  'newsletter-leaving': {
    layout: 'clean',
    guard: 'open',
    cache: 'never',
    query: ['token', 'sent'],
    indexed: false,
  },
  'data-request': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['sent'],
  },
  'data-request-confirmation': {
    layout: 'clean',
    guard: 'open',
    cache: 'never',
    query: ['token', 'sent'],
    indexed: false,
  },
  search: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['q', 'kind', 'page', 'orderBy', 'order'],
    indexed: false,
  },
  'parts-list': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['items', 'leftOut', 'sent'],
    indexed: false,
  },
  comparison: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['items', 'view'],
    indexed: false,
  },
  tooling: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['page', 'filter'],
  },
  'cross-references': {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['q', 'maker', 'page'],
  },
  certificates: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: ['items', 'leftOut', 'filter'],
  },
  styleguide: {
    layout: 'default',
    guard: 'open',
    cache: 'page',
    query: [],
    indexed: false,
  },
  'restricted-area': {
    layout: 'default',
    guard: 'guest',
    query: ['back', 'sent'],
    ...personal,
  },
  register: {
    layout: 'default',
    guard: 'guest',
    query: ['sent'],
    ...personal,
  },
  'forgot-password': {
    layout: 'default',
    guard: 'guest',
    query: ['sent'],
    ...personal,
  },
  'update-password': {
    layout: 'system',
    guard: 'open',
    query: ['token'],
    ...personal,
  },
  'email-confirmation': {
    layout: 'clean',
    guard: 'open',
    query: ['token', 'sent'],
    ...personal,
  },
  'my-data': {
    layout: 'system',
    guard: 'not-admin',
    query: ['sent'],
    ...personal,
  },
  logout: {
    layout: 'default',
    guard: 'open',
    query: [],
    ...personal,
  },
  'restricted-sections': {
    layout: 'system',
    guard: 'member',
    query: ['search', 'page', 'items', 'sent'],
    ...personal,
  },
  'restricted-section': {
    layout: 'system',
    guard: 'member',
    query: [],
    ...personal,
  },
  // the last one: its pattern matches every path
  page: { layout: 'default', guard: 'open', cache: 'page', query: ['sent'] },
} as const satisfies Record<ScreenName, RouteRow>

export type RouteName = ScreenName

/** Routes of the site, without those of disabled modules. */
export const routeNames = (Object.keys(routeTable) as RouteName[]).filter(
  (name) => !absentScreens.includes(name),
)

export function routeRow(name: RouteName): RouteRow {
  return routeTable[name]
}

/** True if search engines may index a screen in a locale. */
export function isIndexed(name: RouteName, locale: Locale): boolean {
  const { indexed } = routeRow(name)
  return indexed === undefined || (indexed !== false && indexed.includes(locale))
}

/** Route pattern in a locale with its prefix: `/en/products/:category`. */
export function routePattern(name: RouteName, locale: Locale): string {
  const path = `${locales[locale].prefix}${screenPaths[locale][name]}`
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
    ? Name extends `${infer Several}+`
      ? Several
      : Name
    : never

/** Parameters of a route, each a slug. */
export type RouteParams<N extends RouteName> = Record<ParamNames<ScreenPaths[N]>, string>

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
