import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { mailedPaths } from '@vitrine/contract/mailed-paths'
import type { QueryName } from './query-names.ts'
import { encodeSegment } from './segments.ts'

export interface RouteRow {
  /** The screen's folder file below `app/screens`. */
  file: string
  /** The path in each locale, without the locale's prefix; `:name` is a parameter. */
  path: Record<Locale, string>
  layout: 'clean' | 'default' | 'system'
  guard: 'open' | 'guest' | 'member' | 'not-admin'
  /** `page`: the whole HTML is shared by all visitors until its tags change. `never`: no-store, everywhere. */
  cache: 'page' | 'never'
  /** The query names that change the page; any other is no part of its address. */
  query: readonly QueryName[]
  /** Where search engines may list it: everywhere, nowhere (`false`), or only in some locales. Elsewhere it is in no sitemap, and says `noindex`. */
  indexed?: false | readonly Locale[]
}

const same = <P extends string>(path: P) => ({ br: path, en: path, es: path })

/** Below `/produtos`, `/products`, `/productos`. */
const products = <P extends string>(rest: P) =>
  ({ br: `/produtos${rest}`, en: `/products${rest}`, es: `/productos${rest}` }) as const

/** Below `/noticias`, `/news`. */
const news = <P extends string>(rest: P) =>
  ({ br: `/noticias${rest}`, en: `/news${rest}`, es: `/noticias${rest}` }) as const

/** Below `/base-de-conhecimento`, `/knowledge-base`, `/base-de-conocimientos`. */
const knowledge = <P extends string>(rest: P) =>
  ({ br: `/base-de-conhecimento${rest}`, en: `/knowledge-base${rest}`, es: `/base-de-conocimientos${rest}` }) as const

/** What a list of texts knows of; products can also be viewed otherwise. */
const reading = ['search', 'page', 'orderBy', 'order'] as const

/** Below `/solucoes`, `/solutions`, `/soluciones`. */
const solutions = <P extends string>(rest: P) =>
  ({ br: `/solucoes${rest}`, en: `/solutions${rest}`, es: `/soluciones${rest}` }) as const

const listing = ['search', 'page', 'orderBy', 'order', 'view'] as const

/** THE route table (spec §2): links, routes, cache keys, sitemaps and redirects are derived from it. */
export const routeTable = {
  home: { file: 'home/home-screen.tsx', path: same('/'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  institutional: { file: 'institutional/institutional-screen.tsx', path: { br: '/institucional', en: '/about-us', es: '/institucional' }, layout: 'default', guard: 'open', cache: 'page', query: [] },
  news: { file: 'news/news-screen.tsx', path: news(''), layout: 'default', guard: 'open', cache: 'page', query: reading },
  'news-category': { file: 'news-category/news-category-screen.tsx', path: news('/:category'), layout: 'default', guard: 'open', cache: 'page', query: reading },
  post: { file: 'post/post-screen.tsx', path: news('/:category/:post'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  products: { file: 'products/products-screen.tsx', path: products(''), layout: 'default', guard: 'open', cache: 'page', query: listing },
  'product-category': { file: 'product-category/product-category-screen.tsx', path: products('/:category'), layout: 'default', guard: 'open', cache: 'page', query: listing },
  'product-subcategory': { file: 'product-subcategory/product-subcategory-screen.tsx', path: products('/:category/:subcategory'), layout: 'default', guard: 'open', cache: 'page', query: [...listing, 'filter'] },
  product: { file: 'product/product-screen.tsx', path: products('/:category/:subcategory/:product'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  'knowledge-base': { file: 'knowledge-base/knowledge-base-screen.tsx', path: knowledge(''), layout: 'default', guard: 'open', cache: 'page', query: reading },
  'knowledge-section': { file: 'knowledge-section/knowledge-section-screen.tsx', path: knowledge('/:section'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  publication: { file: 'publication/publication-screen.tsx', path: knowledge('/:section/:publication'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  contact: { file: 'contact/contact-screen.tsx', path: { br: '/contato', en: '/contact', es: '/contacto' }, layout: 'default', guard: 'open', cache: 'page', query: ['product'] },
  'work-with-us': { file: 'work-with-us/work-with-us-screen.tsx', path: same('/trabalhe-conosco'), layout: 'default', guard: 'open', cache: 'page', query: [], indexed: ['br'] },
  'privacy-policy': { file: 'privacy-policy/privacy-policy-screen.tsx', path: { br: '/politicas-de-privacidade', en: '/privacy-policies', es: '/politicas-de-privacidad' }, layout: 'default', guard: 'open', cache: 'page', query: [] },
  'terms-of-use': { file: 'terms-of-use/terms-of-use-screen.tsx', path: { br: '/termos-de-uso', en: '/terms-of-use', es: '/terminos-de-uso' }, layout: 'default', guard: 'open', cache: 'page', query: [] },
  solutions: { file: 'solutions/solutions-screen.tsx', path: solutions(''), layout: 'default', guard: 'open', cache: 'page', query: ['page'] },
  solution: { file: 'solution/solution-screen.tsx', path: solutions('/:solution'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  application: { file: 'application/application-screen.tsx', path: solutions('/:solution/:application'), layout: 'default', guard: 'open', cache: 'page', query: [] },
  newsletter: { file: 'newsletter/newsletter-screen.tsx', path: { br: '/newsletter', en: '/newsletter', es: '/boletin' }, layout: 'default', guard: 'open', cache: 'page', query: [] },
  'newsletter-confirmation': { file: 'newsletter-confirmation/newsletter-confirmation-screen.tsx', path: mailedPaths['newsletter-confirmation'], layout: 'default', guard: 'open', cache: 'never', query: ['token'], indexed: false },
  'newsletter-leaving': { file: 'newsletter-leaving/newsletter-leaving-screen.tsx', path: mailedPaths['newsletter-leaving'], layout: 'default', guard: 'open', cache: 'never', query: ['token'], indexed: false },
  'data-request': { file: 'data-request/data-request-screen.tsx', path: { br: '/seus-dados', en: '/your-data', es: '/sus-datos' }, layout: 'default', guard: 'open', cache: 'page', query: [] },
  'data-request-confirmation': { file: 'data-request-confirmation/data-request-confirmation-screen.tsx', path: mailedPaths['data-request-confirmation'], layout: 'default', guard: 'open', cache: 'never', query: ['token'], indexed: false },
  search: { file: 'search/search-screen.tsx', path: { br: '/busca', en: '/search', es: '/buscar' }, layout: 'default', guard: 'open', cache: 'page', query: ['q', 'kind', 'page', 'orderBy', 'order'], indexed: false },
  styleguide: { file: 'styleguide/styleguide-screen.tsx', path: same('/styleguide'), layout: 'default', guard: 'open', cache: 'page', query: [], indexed: false },
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

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a route, each a slug. */
export type RouteParams<N extends RouteName> = Record<ParamNames<(typeof routeTable)[N]['path']['br']>, string>

type PathArguments<N extends RouteName> = [keyof RouteParams<N>] extends [never] ? [params?: Record<never, never>] : [params: RouteParams<N>]

/** The path of a screen in a locale, its parameters encoded: `/en/products/terminals/lugs/tc`. */
export function routePath<N extends RouteName>(name: N, locale: Locale, ...[params]: PathArguments<N>): string {
  const values: Record<string, string> = { ...params }
  return routePattern(name, locale).replace(/:(\w+)/g, (_, key: string) => encodeSegment(values[key] ?? ''))
}
