import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DayChange } from '#server/caching/day-change.ts'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { Invalidations } from '#server/caching/invalidations.ts'
import {
  callLimits,
  panelLimits,
  recordLimits,
  uncachedLimits,
} from '#server/caching/render-limits.ts'
import { createEdge } from '#server/edge/edge.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { ApiCache } from './api-gateway/api-cache.ts'
import { ApiKeys } from './api-gateway/api-keys.ts'
import { compareWithCms } from './api-gateway/compare-with-cms.ts'
import { FeedFollower } from './api-gateway/follower.ts'
import { Maintenance } from './api-gateway/maintenance.ts'
import { MediaCache } from './api-gateway/media-cache.ts'
import { createUpstream } from './api-gateway/upstream.ts'
import { ViewCounter } from './api-gateway/view-counter.ts'
import { Appearances } from './appearance/appearances.ts'
import { AtomFeeds } from './artifacts/atom/atom-feeds.ts'
import { listPages } from './artifacts/crawlers/listed-pages.ts'
import { LlmsFile } from './artifacts/crawlers/llms-file.ts'
import { Sitemaps } from './artifacts/crawlers/sitemaps.ts'
import { DataSheets } from './artifacts/data-sheet/data-sheets.ts'
import { SheetRenderer } from './artifacts/data-sheet/sheet-renderer.ts'
import { ListSheets } from './artifacts/list-sheet/list-sheets.ts'
import { ShareImages } from './artifacts/share-image/share-images.ts'
import type { Development } from './development.ts'
import type { Environment } from './environment.ts'
import { createMetrics } from './http/metrics.ts'
import { LaunchGate } from './launch/launch-gate.ts'
import { LaunchState } from './launch/launch-state.ts'
import { NotLaunchedPage } from './launch/not-launched-page.ts'
import { PageCache } from './pages/page-cache.ts'
import { firstReadMs } from './pages/followed-answer.ts'
import { PagePaths } from './pages/page-paths.ts'
import { Redirects } from './pages/redirects.ts'
import { builtApp, createRender } from './pages/render.ts'
import { WarmStart } from './pages/warm-start.ts'
import { CompanyStatements } from './well-known/company-statements.ts'

/** Folder of the site's build. */
export const buildFolder = join(import.meta.dirname, '..', 'build')

export type Services = Awaited<ReturnType<typeof createServices>>

/**
 * Creates the caches and their sources. Resolves when redirects and launch state are loaded, or
 * after their timeout.
 */
export async function createServices(
  environment: Environment,
  log: FastifyInstance['log'],
  development: Development | undefined,
) {
  const sources = createSources(environment, log, development)
  const { upstream, metrics, redirects, launch, invalidations, edge } = sources
  await Promise.all([
    redirects.read(firstReadMs),
    sources.pagePaths.read(firstReadMs),
    launch.read(firstReadMs),
  ])
  const follower = new FeedFollower({
    upstream,
    metrics,
    log,
    onReached: () => void compareWithCms({ upstream, metrics, log }),
    onChange: expire,
  })
  const made = await createPages(sources, {
    environment,
    log,
    development,
    isCmsUnreachable: () => follower.isUnreachable,
  })

  function expire(changed: Set<string> | 'everything'): void {
    // each page lists the launched languages, so their change expires everything
    const tags = changed !== 'everything' && changed.has('launch') ? 'everything' : changed
    invalidations.record(tags)
    // caches of answers first: pages are rendered from them
    for (const cache of [...sources.caches, ...made.caches]) cache.expire(tags)
    edge.purge(tags)
  }

  return {
    ...sources,
    ...made,
    follower,
    days: new DayChange(expire),
    /** limiters of lists of records, of uncached calls and of the panel */
    limiters: {
      records: new FairLimiter(recordLimits),
      calls: new FairLimiter(callLimits),
      panel: new FairLimiter(panelLimits),
    },
  }
}

type Sources = ReturnType<typeof createSources>

/** Services that read the cms: its answers, files, redirects and state. */
function createSources(
  environment: Environment,
  log: FastifyInstance['log'],
  development: Development | undefined,
) {
  const { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: proxies } = environment
  const secure = origin.startsWith('https:')
  const cmsOrigin = new URL(environment.API_BASE_URL).origin
  const metrics = createMetrics()
  const invalidations = new Invalidations()
  const upstream = createUpstream({
    baseUrl: environment.API_BASE_URL,
    secret: environment.FEED_SECRET,
    readTimeoutMs: development?.readTimeoutMs,
  })
  const redirects = new Redirects({ upstream, secure, log })
  const pagePaths = new PagePaths({ upstream, log })
  const launch = new LaunchState({ upstream, log })
  const limiter = new FairLimiter(uncachedLimits)
  const keys = new ApiKeys({ upstream, log })
  const apiCache = new ApiCache({
    maxBytes: { pages: environment.API_CACHE_MB, records: environment.RECORDS_CACHE_MB },
    origin,
    upstream,
    invalidations,
    metrics,
    log,
  })
  const media = new MediaCache({ maxBytes: environment.MEDIA_CACHE_MB, cmsOrigin })
  const appearances = new Appearances(apiCache)
  const maintenance = new Maintenance({ apiCache, log })
  const statements = new CompanyStatements(apiCache)
  return {
    secure,
    cmsOrigin,
    metrics,
    invalidations,
    upstream,
    redirects,
    pagePaths,
    launch,
    edge: createEdge(environment, { metrics, log }),
    limiter,
    keys,
    apiCache,
    media,
    appearances,
    views: new ViewCounter({ upstream, metrics, log, origin }),
    /** Dependencies of routes that make files. */
    reading: { apiCache, limiter, appearances, proxies, origin, secure },
    isUnderMaintenance: () => maintenance.on,
    statements,
    licenseUrl: () => statements.last.license?.url,
    caches: [apiCache, media, maintenance, redirects, pagePaths, launch, statements, keys],
  }
}

/** Caches of content made from the answers: pages, images, sheets, sitemaps. */
async function createPages(
  sources: Sources,
  options: {
    environment: Environment
    log: FastifyInstance['log']
    development: Development | undefined
    isCmsUnreachable: () => boolean
  },
) {
  const { apiCache, appearances, invalidations, launch, limiter, media, secure, upstream } = sources
  const { environment, log, development, isCmsUnreachable } = options
  const { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: proxies } = environment
  const app = development?.app ?? builtApp(buildFolder)
  // loads the app at the start: a server that cannot load it must not report ready
  await app.load()
  const { styles } = app.filesOf([])
  const pages = new PageCache({
    maxBytes: environment.PAGE_CACHE_MB,
    render: createRender({ app, apiCache, appearances, upstream, origin }),
    limiter,
    invalidations,
    mayHavePage: (path) => sources.pagePaths.mayHave(path),
    views: sources.views,
    metrics: sources.metrics,
    log,
    origin,
    proxies,
    secure,
    isCmsUnreachable,
    isUnderMaintenance: sources.isUnderMaintenance,
    keep: development === undefined,
    preparedHeads: environment.PAGE_HEADS === 'prepared',
    edge: sources.edge.headers,
  })
  const made = { appearances, media, invalidations, origin }
  const images = new ShareImages({
    ...made,
    maxBytes: environment.SHARE_CACHE_MB,
    pages,
    isCmsUnreachable,
  })
  const renderer = new SheetRenderer()
  const sheets = new DataSheets({
    ...made,
    maxBytes: environment.SHEET_CACHE_MB,
    apiCache,
    renderer,
    limiter,
  })
  const isRedirected = (path: string) => sources.redirects.has(path)
  const sitemaps = new Sitemaps({
    list: () => listPages({ upstream, apiCache, pages, isRedirected }),
    origin,
    isCmsUnreachable,
  })
  const llms = new LlmsFile({
    pages,
    apiCache,
    origin,
    isCmsUnreachable,
  })
  const feeds = new AtomFeeds({ ...sources.reading, upstream, invalidations, isCmsUnreachable })
  return {
    styles,
    feeds,
    llms,
    // in development the site counts as launched, since Vite serves files at any path
    gate: development
      ? undefined
      : new LaunchGate({
          state: launch,
          page: new NotLaunchedPage({ apiCache, appearances, styles }),
          secure,
        }),
    pages,
    warmStart: new WarmStart({
      pages,
      folder: development ? undefined : environment.VITRINE_DATA,
      isPublic: (path) => launch.launched && !launch.prepared.includes(localeOfPath(path)),
      log,
    }),
    images,
    renderer,
    sheets,
    listSheets: new ListSheets({ ...sources.reading, media }),
    sitemaps,
    isCmsUnreachable,
    caches: [pages, images, sheets, sitemaps, feeds, llms],
  }
}
