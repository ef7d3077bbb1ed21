import { apiBase } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/contract/locales'
import { panelBase } from '@vitrine/contract/panel'
import { routeNames, routePath, routePattern, routeRow } from '#shared/routes/table.ts'
import { sitemapIndexPath } from './paths.ts'

/** Other programs' doors on our origin, which have nothing to list. */
const otherPrograms = [panelBase, `${apiBase}/`]

/**
 * robots.txt: everything is closed on a test system (spec §9); in production, what is for members,
 * the search, and the doors to the cms.
 */
export function robotsText({ indexable, origin }: { indexable: boolean; origin: string }): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  const closed = [
    ...otherPrograms,
    ...localeCodes.flatMap((locale) => [...memberPrefixes(locale), routePath('search', locale)]),
  ]
  return [
    `User-agent: *`,
    ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapIndexPath}`,
    '',
  ].join('\n')
}

/** The shortest paths that all screens for members and guests begin with. */
function memberPrefixes(locale: (typeof localeCodes)[number]): string[] {
  const paths = routeNames
    .filter((name) => routeRow(name).guard !== 'open')
    .map((name) => routePattern(name, locale).replace(/\/:.*/, ''))
  return paths.filter(
    (path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)),
  )
}
