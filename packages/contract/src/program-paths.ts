import { localeCodes, locales } from '@vitrine/configuration/locales'
import { absentScreens } from '@vitrine/configuration/modules'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { ScreenName } from '@vitrine/configuration/screen-paths'
import { pathMatcher } from '@vitrine/http/path-pattern'
import { apiBase } from './api-base.ts'
import { previewPath } from './internal.ts'
import { panelBase } from './panel.ts'
import { assistantsPath } from './well-known.ts'

/**
 * Files and services of the site that are no pages. `site/test/program-paths.test.ts` compares this
 * table with the registered routes.
 */
export const programPaths = {
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  robots: '/robots.txt',
  llms: '/llms.txt',
  sitemaps: '/sitemap.xml',
  favicon: '/favicon.ico',
  vectorIcon: '/favicon.svg',
  smallIcon: '/favicon-32.png',
  touchIcon: '/apple-touch-icon.png',
  icon: '/icon-192.png',
  largeIcon: '/icon-512.png',
  manifest: '/site.webmanifest',
  clientErrors: '/client-errors',
  chosenSuggestions: '/chosen-suggestions',
  visitMeasurements: '/visit-measurements',
} as const

/** Folders below which only the program answers. */
export const programFolders = {
  panel: panelBase,
  panelAssets: '/_next',
  api: apiBase,
  assistants: assistantsPath,
  media: '/media',
  assets: '/assets',
  brand: '/brand',
  appearance: '/appearance',
  shareImages: '/share',
  preview: previewPath,
  digitalLink: '/01',
  wellKnown: '/.well-known',
} as const

/** Endings of the files that stand beside the page of a screen, at the page's path. */
export const pageFileEndings: Partial<Record<ScreenName, readonly string[]>> = {
  news: ['.atom'],
  products: ['.atom'],
  product: ['.pdf', '.csv', '.xlsx', '.zip'],
  part: ['.pdf', '.drawing.svg', '.drawing.pdf', '.zip'],
  'parts-list': ['.csv', '.xlsx', '.pdf', '.zip'],
  certificates: ['.zip'],
}

/** Ending of the Markdown of every page; that of the page at `/` is `/index.md`. */
const markdownEnding = '.md'

const files = new Set<string>(Object.values(programPaths))
const folders = Object.values(programFolders)
const numberedSitemap = /^\/sitemap-[a-z-]{1,16}-\d{1,6}\.xml$/

/** Finds the screen of a page, in any language. */
const screenAt = pathMatcher(
  localeCodes.flatMap((locale) =>
    (Object.keys(screenPaths[locale]) as ScreenName[])
      // any path could be that of a page of blocks
      .filter((screen) => screen !== 'page' && !absentScreens.includes(screen))
      .map((screen): [pattern: string, screen: ScreenName] => {
        const path = locales[locale].prefix + screenPaths[locale][screen]
        return [path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, screen]
      }),
  ),
)

/** True if a path normalized by `addressPath` is that of a screen other than a page of blocks. */
export const isScreenPath = (path: string): boolean => screenAt(path) !== undefined

/** True for the path of a file that the site makes of a page. */
function isPageFile(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const ending = last.slice(last.indexOf('.'))
  if (!last.includes('.') || last.startsWith('.')) return false
  const page = path.slice(0, -ending.length)
  const screen = screenAt(page === '/index' ? '/' : page)?.value
  if (screen === undefined) return false
  return ending === markdownEnding || (pageFileEndings[screen] ?? []).includes(ending)
}

/** True if a path normalized by `addressPath` is that of a file or service of the program. */
export const isProgramPath = (path: string): boolean =>
  files.has(path) ||
  numberedSitemap.test(path) ||
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
  isPageFile(path)

/** True if a path normalized by `addressPath` may have a redirect. */
export const isRedirectable = (path: string): boolean => !isProgramPath(path)
