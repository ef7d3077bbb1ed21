import { internalCalls } from '@vitrine/contract/calls'
import { contentScreens } from '@vitrine/configuration/content-screens'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { addressesAnswer } from '@vitrine/contract/internal'
import { alternatePaths } from '#shared/routes/alternate-paths.ts'
import { isIndexed, routeNames, routePattern, routeRow } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** Timeout of the list of all pages, ms; the cms reads all documents for it. */
const timeoutMs = 20_000

const isListed = (name: RouteName) =>
  routeRow(name).guard === 'open' && localeCodes.some((locale) => isIndexed(name, locale))
const hasParameters = (name: RouteName) =>
  localeCodes.some((locale) => routePattern(name, locale).includes(':'))

/**
 * All indexable pages: static screens of the route table that answer 200, and one page per
 * published document; redirected paths are left out.
 */
export async function listPages({
  upstream,
  apiCache,
  pages,
  isRedirected,
}: {
  upstream: Pick<Upstream, 'fetchInternal'>
  apiCache: Pick<ApiCache, 'read'>
  pages: Pick<PageCache, 'publicPage'>
  isRedirected: (path: string) => boolean
}): Promise<SitemapPage[]> {
  const [own, answer] = await Promise.all([
    listOwn(pages, apiCache),
    upstream.fetchInternal(internalCalls.addresses.path, { limit: timeoutMs }),
  ])
  if (answer.status !== 200) throw new Error(`the list of addresses answered ${answer.status}`)
  const published = addressesAnswer
    .parse(JSON.parse(answer.text))
    .data.flatMap(({ screen, alternates, updated_at }): SitemapPage[] => {
      const name = routeNames.find((route) => route === screen)
      return name !== undefined && isListed(name)
        ? [{ paths: alternatePaths(name, alternates), updatedAt: updated_at }]
        : []
    })
  return [...own, ...published]
    .map(({ paths, updatedAt }) => ({
      paths: Object.fromEntries(Object.entries(paths).filter(([, path]) => !isRedirected(path))),
      updatedAt,
    }))
    .filter(({ paths }) => Object.keys(paths).length > 0)
}

const others = endpoints['layout-read'].answer.shape.others
  .pick({ languages: true, screens: true })
  .loose()

/** Screens without content in a locale, to which the navigation does not link. */
async function emptyScreens(
  apiCache: Pick<ApiCache, 'read'>,
  locale: Locale,
): Promise<RouteName[]> {
  const layout = await apiCache.read(layoutRead(locale))
  const { screens } = others.parse(Object(layout.json()).others)
  return contentScreens.filter((screen) => !screens.includes(screen))
}

/**
 * Pages of screens without parameters, except those without content in a locale (no news, an
 * unwritten legal text). `among`: locales, of those that are launched; `noindex`: also pages that
 * search engines may not index now, as all of a test system.
 */
export async function listOwn(
  pages: Pick<PageCache, 'publicPage'>,
  apiCache: Pick<ApiCache, 'read'>,
  { among = localeCodes, noindex = false }: { among?: readonly Locale[]; noindex?: boolean } = {},
): Promise<SitemapPage[]> {
  const listed: SitemapPage[] = []
  const layout = await apiCache.read(layoutRead(defaultLocale))
  const launched = others.parse(Object(layout.json()).others).languages
  const languages = launched.filter((locale) => among.includes(locale))
  const empty = new Map<Locale, RouteName[]>()
  for (const locale of languages) empty.set(locale, await emptyScreens(apiCache, locale))
  for (const name of routeNames.filter((route) => isListed(route) && !hasParameters(route))) {
    const paths: SitemapPage['paths'] = {}
    for (const locale of languages) {
      const path = alternatePaths(name, undefined)[locale]
      if (path === undefined || empty.get(locale)?.includes(name)) continue
      const page = await pages.publicPage(path)
      if (page?.status === 200 && (noindex || !page.headers.has('x-robots-tag')))
        paths[locale] = path
    }
    if (Object.keys(paths).length > 0) listed.push({ paths, updatedAt: undefined })
  }
  return listed
}
