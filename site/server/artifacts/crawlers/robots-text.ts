import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { routeNames, routePath, routePattern, routeRow } from '#shared/routes/table.ts'
import { sitemapIndexPath } from './paths.ts'

/** Paths of the cms on this origin, which are not indexed. */
const servicePaths = [panelBase, `${apiBase}/`]

/** Public calls of the API, which programs may read; the longer path wins (RFC 9309 §2.2.2). */
const publicCalls = `${apiBase}${apiVersion}/web/`

/** Calls of members, below those. */
const memberCalls = `${publicCalls}restricted-area/`

/**
 * robots.txt. A non-production system disallows everything (R9); production disallows the
 * restricted area, search, parts lists, comparisons, certificates of part numbers and the paths of
 * the cms.
 */
export function robotsText({ indexable, origin }: { indexable: boolean; origin: string }): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  const closed = [
    ...servicePaths,
    memberCalls,
    ...localeCodes.flatMap((locale) => [
      ...memberPrefixes(locale),
      routePath('search', locale),
      `${routePath('parts-list', locale)}?`,
      `${routePath('comparison', locale)}?`,
      `${routePath('certificates', locale)}?`,
      `${routePath('certificates', locale)}.zip`,
    ]),
  ]
  return [
    `User-agent: *`,
    `Allow: ${publicCalls}`,
    ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapIndexPath}`,
    '',
  ].join('\n')
}

/** Shortest path prefixes of all screens of members and guests. */
function memberPrefixes(locale: (typeof localeCodes)[number]): string[] {
  const paths = routeNames
    .filter((name) => routeRow(name).guard !== 'open')
    .map((name) => routePattern(name, locale).replace(/\/:.*/, ''))
  return paths.filter(
    (path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)),
  )
}
