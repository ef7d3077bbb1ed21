import { internalCalls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/contract/locales'
import { addressesAnswer } from '@vitrine/contract/internal'
import { alternatePaths } from '#shared/routes/alternate-paths.ts'
import { isIndexed, routeNames, routePattern, routeRow } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** Timeout of the address list, ms; the cms reads all documents for it. */
const timeoutMs = 20_000

const isListed = (name: RouteName) =>
  routeRow(name).guard === 'open' && localeCodes.some((locale) => isIndexed(name, locale))
const hasParameters = (name: RouteName) =>
  localeCodes.some((locale) => routePattern(name, locale).includes(':'))

/**
 * All indexable pages: the route table's own screens that answer 200, and one per published
 * document; redirected paths are left out.
 */
export async function listPages({
  upstream,
  pages,
  isRedirected,
}: {
  upstream: Upstream
  pages: PageCache
  isRedirected: (path: string) => boolean
}): Promise<SitemapPage[]> {
  const [own, answer] = await Promise.all([
    listOwn(pages),
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

/**
 * Screens without parameters; left out in a locale in which they have no content (an unwritten
 * legal text).
 */
async function listOwn(pages: PageCache): Promise<SitemapPage[]> {
  const found: SitemapPage[] = []
  for (const name of routeNames.filter((route) => isListed(route) && !hasParameters(route))) {
    const paths: SitemapPage['paths'] = {}
    for (const locale of localeCodes) {
      const path = alternatePaths(name, undefined)[locale]
      if (path === undefined) continue
      const page = await pages.publicPage(path)
      if (page?.status === 200 && !page.headers.has('x-robots-tag')) paths[locale] = path
    }
    if (Object.keys(paths).length > 0) found.push({ paths, updatedAt: undefined })
  }
  return found
}
