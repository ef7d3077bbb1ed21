import { setTimeout as pause } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { apiBase, requestIdHeader } from '@vitrine/contract/calls'
import { parseContentLanguage } from '@vitrine/configuration/locales'
import { loggableOptions } from '@vitrine/logging/log-output'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { DayChange } from '#server/caching/day-change.ts'
import { createEdge } from '#server/edge/edge.ts'
import { Invalidations } from '#server/caching/invalidations.ts'
import { measureCaches } from '#server/caching/measure-caches.ts'
import { callLimits, panelLimits, uncachedLimits } from '#server/caching/render-limits.ts'
import { earlierBuilds } from './assets/earlier-builds.ts'
import { OtherBuilds } from './assets/other-builds.ts'
import { browserReports } from './api-gateway/browser-reports.ts'
import type { Environment } from './environment.ts'
import { LaunchGate } from './launch/launch-gate.ts'
import { LaunchState } from './launch/launch-state.ts'
import { NotLaunchedPage } from './launch/not-launched-page.ts'
import { observeRequests } from './observe-requests.ts'
import { compareWithCms } from './api-gateway/compare-with-cms.ts'
import { FeedFollower } from './api-gateway/follower.ts'
import { applyHeaders, sendError } from './api-gateway/answer.ts'
import { formRoutes } from './posted-forms/routes.ts'
import { ApiCache } from './api-gateway/api-cache.ts'
import { MediaCache } from './api-gateway/media-cache.ts'
import { gatewayRoutes } from './api-gateway/routes.ts'
import { createUpstream } from './api-gateway/upstream.ts'
import { healthRoutes } from './http/health-routes.ts'
import { Maintenance } from './api-gateway/maintenance.ts'
import { createMetrics } from './http/metrics.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { identifyRequests } from './http/request-id.ts'
import { WarmStart } from './pages/warm-start.ts'
import { PageCache } from './pages/page-cache.ts'
import { builtApp, createRender } from './pages/render.ts'
import type { App } from './pages/render.ts'
import { previewRoutes } from './api-gateway/preview-routes.ts'
import { isIndexable } from './artifacts/crawlers/indexable.ts'
import { noindexFiles } from './artifacts/crawlers/noindex-files.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { createSiteServer } from './create-server.ts'
import { answerClientError } from './http/client-error.ts'
import { publicHeaders } from './http/headers.ts'
import { Appearances } from './appearance/appearances.ts'
import { appearanceRoutes } from './appearance/routes.ts'
import { DataSheets } from './artifacts/data-sheet/data-sheets.ts'
import { SheetRenderer } from './artifacts/data-sheet/sheet-renderer.ts'
import { archiveRoutes } from './artifacts/archives/routes.ts'
import { digitalLinkRoutes } from './artifacts/digital-link.ts'
import { listFileRoutes } from './artifacts/list-files.ts'
import { ListSheets } from './artifacts/list-sheet/list-sheets.ts'
import { tableFileRoutes } from './artifacts/table-files.ts'
import { dataSheetRoutes } from './artifacts/data-sheet/routes.ts'
import { shareImageRoutes } from './artifacts/share-image/routes.ts'
import { firstReadMs, Redirects } from './pages/redirects.ts'
import { ShareImages } from './artifacts/share-image/share-images.ts'
import { listPages } from './artifacts/crawlers/listed-pages.ts'
import { crawlerRoutes } from './artifacts/crawlers/sitemap-routes.ts'
import { Sitemaps } from './artifacts/crawlers/sitemaps.ts'
import { ViewCounter } from './api-gateway/view-counter.ts'

const buildFolder = join(import.meta.dirname, '..', 'build')
const client = join(buildFolder, 'client')

/** Replaces the build in development: the app from its source files, and Vite's middleware. */
export interface Development {
  app: App
  /**
   * Timeout of reads of the cms, ms; longer in development, where a route is compiled at its first
   * request.
   */
  readTimeoutMs: number
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Composes the site's server; contains no logic of its own. */
export async function composeSite(
  environment: Environment,
  development?: Development,
): Promise<{
  app: FastifyInstance
  /** Resolves when pages can be served. */
  start: () => Promise<void>
  /** Makes the most visited pages while others are served; `/readyz` answers 503 until it resolves. */
  warm: () => Promise<void>
  stop: () => Promise<void>
  drain: () => void
}> {
  const secure = environment.PUBLIC_ORIGIN.startsWith('https:')
  const cmsOrigin = new URL(environment.API_BASE_URL).origin
  const metrics = createMetrics()
  const invalidations = new Invalidations()
  const upstream = createUpstream({
    baseUrl: environment.API_BASE_URL,
    secret: environment.FEED_SECRET,
    readTimeoutMs: development?.readTimeoutMs,
  })
  const media = new MediaCache({ maxBytes: environment.MEDIA_CACHE_MB, cmsOrigin })

  let pages: PageCache | undefined
  let images: ShareImages | undefined
  let sheets: DataSheets | undefined
  let sitemaps: Sitemaps | undefined
  const state = { warmed: false, draining: false }
  const log = { warn: (detail: object, message: string) => app.log.warn(detail, message) }
  const redirects = new Redirects({ upstream, secure, log })
  const launch = new LaunchState({ upstream, log })
  let gate: LaunchGate | undefined
  const app: FastifyInstance = Fastify({
    logger: { level: environment.LOG_LEVEL, ...loggableOptions },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8 * 1024 * 1024,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    exposeHeadRoutes: true,
    serverFactory: (handler) =>
      createSiteServer({
        handler,
        secure,
        isDraining: () => state.draining,
        whenKnown: (route) => launch.whenKnown(route),
        before: [
          (request, response) => gate?.answer(request, response),
          (request, response) => redirects.answer(request, response),
        ],
        tryHit: (request, response) => !gate?.isClosed(request) && pages?.tryHit(request, response),
        isPrepared: (locale) => launch.prepared.includes(locale),
        middleware: development?.middleware,
      }),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, { secure }),
    frameworkErrors: (_error, request, reply) => {
      if (request.raw.url?.startsWith(`${apiBase}/`))
        return void sendError(
          reply,
          'malformed-request',
          parseContentLanguage(request.raw.headers['content-language']),
          { secure },
        )
      void reply.hijack()
      if (!gate?.answerPage(request.raw, reply.raw)) void pages?.serve(request.raw, reply.raw)
    },
  })
  const edge = createEdge(environment, { metrics, log: app.log })
  const limiter = new FairLimiter(uncachedLimits)
  const calls = new FairLimiter(callLimits)
  const panel = new FairLimiter(panelLimits)
  await Promise.all([redirects.read(firstReadMs), launch.read(firstReadMs)])
  const apiCache = new ApiCache({
    maxBytes: environment.API_CACHE_MB,
    upstream,
    invalidations,
    metrics,
    log: app.log,
  })
  const appearances = new Appearances(apiCache)
  const maintenance = new Maintenance({ apiCache, log: app.log })
  const isUnderMaintenance = () => maintenance.on
  const views = new ViewCounter({
    upstream,
    metrics,
    log: app.log,
    origin: environment.PUBLIC_ORIGIN,
  })
  const expireTags = (changed: Set<string> | 'everything'): void => {
    // each page names the languages that are launched
    const tags = changed !== 'everything' && changed.has('launch') ? 'everything' : changed
    invalidations.record(tags)
    for (const one of [apiCache, media, maintenance, redirects, launch]) one.handleChange(tags)
    for (const made of [pages, images, sheets]) made?.expire(tags)
    sitemaps?.expire()
    edge.purge(tags)
  }
  const follower = new FeedFollower({
    upstream,
    metrics,
    log: app.log,
    onReached: () => void compareWithCms({ upstream, metrics, log: app.log }),
    onChange: expireTags,
  })
  const days = new DayChange(expireTags)
  const isCmsUnreachable = () => follower.isUnreachable
  const reactApp = development?.app ?? builtApp(buildFolder)
  // at the start: a server that cannot load its app must not report ready
  await reactApp.load()
  const { styles } = reactApp.filesOf([])
  // a developer sees the site, whose files Vite serves at any path
  if (!development)
    gate = new LaunchGate({
      state: launch,
      page: new NotLaunchedPage({ apiCache, appearances, styles }),
      secure,
    })
  const render = createRender({
    app: reactApp,
    apiCache,
    appearances,
    upstream,
    origin: environment.PUBLIC_ORIGIN,
  })
  pages = new PageCache({
    maxBytes: environment.PAGE_CACHE_MB,
    render,
    limiter,
    invalidations,
    views,
    metrics,
    log: app.log,
    proxies: environment.TRUSTED_PROXIES,
    secure,
    isCmsUnreachable,
    isUnderMaintenance,
    keep: development === undefined,
    preparedHeads: environment.PAGE_HEADS === 'prepared',
    edge: edge.headers,
  })

  const pageCache = pages
  const warmStart = new WarmStart({
    pages,
    folder: development ? undefined : environment.VITRINE_DATA,
    isPublic: (path) => launch.launched && !launch.prepared.includes(localeOfPath(path)),
    log: app.log,
  })
  images = new ShareImages({
    maxBytes: environment.SHARE_CACHE_MB,
    pages,
    media,
    appearances,
    invalidations,
    origin: environment.PUBLIC_ORIGIN,
    isCmsUnreachable,
  })
  const renderer = new SheetRenderer()
  sheets = new DataSheets({
    maxBytes: environment.SHEET_CACHE_MB,
    apiCache,
    appearances,
    media,
    invalidations,
    renderer,
    limiter,
    origin: environment.PUBLIC_ORIGIN,
  })
  sitemaps = new Sitemaps({
    list: () =>
      listPages({
        upstream,
        apiCache,
        pages: pageCache,
        isRedirected: (path) => redirects.has(path),
      }),
    origin: environment.PUBLIC_ORIGIN,
    isCmsUnreachable,
  })

  identifyRequests(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  observeRequests(app, metrics)
  healthRoutes(app, {
    isReady: () => state.warmed,
    isDraining: () => state.draining,
    isCmsUnreachable,
  })
  metricsRoutes(app, {
    metrics,
    token: environment.METRICS_TOKEN,
    open: environment.VITRINE_MODE !== 'production',
    collect: () =>
      measureCaches(metrics, pages, {
        api: apiCache.store,
        media: media.store,
        ...(images ? { share: images.store } : {}),
        ...(sheets ? { sheets: sheets.store } : {}),
      }),
  })
  const isListed = async () => launch.launched && (await isIndexable(apiCache))
  noindexFiles(app, isListed)
  appearanceRoutes(app, { appearances, secure })
  shareImageRoutes(app, { images, secure })
  const { TRUSTED_PROXIES: proxies, PUBLIC_ORIGIN: origin } = environment
  const served = { proxies, origin, secure }
  dataSheetRoutes(app, { sheets, ...served, isUnderMaintenance })
  const reading = { apiCache, limiter, appearances, ...served }
  const listSheets = new ListSheets({ ...reading, media })
  listFileRoutes(app, { ...reading, sheets: listSheets, isUnderMaintenance })
  tableFileRoutes(app, { ...reading, isUnderMaintenance })
  archiveRoutes(app, { ...reading, media, cmsOrigin, sheets, isUnderMaintenance, styles })
  digitalLinkRoutes(app, reading)
  crawlerRoutes(app, { sitemaps, ...served, isIndexable: isListed })
  previewRoutes(app)
  await browserReports(app, { views, metrics, proxies, publicOrigin: origin, secure })
  gatewayRoutes(app, {
    apiCache,
    limiter,
    calls,
    panel,
    upstream,
    media,
    views,
    cmsOrigin,
    publicOrigin: environment.PUBLIC_ORIGIN,
    proxies: environment.TRUSTED_PROXIES,
    secure,
    edge: edge.headers,
    isCmsUnreachable,
    isUnderMaintenance,
  })
  await formRoutes(app, {
    calls,
    upstream,
    pages: pageCache,
    publicOrigin: environment.PUBLIC_ORIGIN,
    proxies: environment.TRUSTED_PROXIES,
    secure,
    isUnderMaintenance,
  })
  const earlier = development ? [] : earlierBuilds(client, environment.VITRINE_DATA, app.log)
  if (!development)
    await app.register(fastifyStatic, {
      root: [client, ...earlier],
      // a wildcard would match pages; all files are known at the start
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        )
        applyHeaders(reply, publicHeaders({ secure }))
      },
    })
  const others = new OtherBuilds({ folder: earlier[0], peers: environment.SITE_PEERS, secure })
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/assets/')) return others.answer(request, reply)
    reply.hijack()
    reply.raw.setHeader(requestIdHeader, request.id)
    if (gate?.answerPage(request.raw, reply.raw)) return
    await pages.serve(request.raw, reply.raw).catch((error: unknown) => {
      request.log.error({ err: error }, 'a page failed')
      if (!reply.raw.headersSent)
        reply.raw.writeHead(500, {
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
      reply.raw.end()
    })
  })

  return {
    app,
    start: async () => {
      await warmStart.restore()
      await Promise.race([follower.start(), pause(firstReadMs)])
      warmStart.start()
      views.start()
      days.start()
    },
    warm: async () => {
      if (!development && !isCmsUnreachable()) await warmStart.warm()
      state.warmed = true
    },
    drain: () => {
      state.draining = true
    },
    stop: async () => {
      follower.stop()
      days.stop()
      edge.stop()
      await warmStart.stop()
      await Promise.all([views.stop(), renderer.close(), listSheets.close()])
    },
  }
}
