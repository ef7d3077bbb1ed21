import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { apiBase } from '@vitrine/contract/calls'
import { parseContentLanguage } from '@vitrine/contract/locales'
import { uploadTimeoutMs } from '@vitrine/contract/internal'
import { loggableOptions } from '@vitrine/contract/loggable'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { Invalidations } from '#server/caching/invalidations.ts'
import { callLimits, uncachedLimits } from '#server/caching/render-limits.ts'
import { redirectToChosenLocale } from '#server/pages/chosen-locale.ts'
import { retainEarlierBuilds } from './assets/earlier-builds.ts'
import { clientErrorRoutes } from './api-gateway/client-error-routes.ts'
import type { Environment } from './environment.ts'
import { FeedFollower } from './api-gateway/follower.ts'
import { applyHeaders, sendError } from './api-gateway/answer.ts'
import { isFileUploadPath } from './posted-forms/file-upload-paths.ts'
import { formRoutes } from './posted-forms/routes.ts'
import { ApiCache } from './api-gateway/api-cache.ts'
import { MediaCache } from './api-gateway/media-cache.ts'
import { gatewayRoutes } from './api-gateway/routes.ts'
import { createUpstream } from './api-gateway/upstream.ts'
import { healthRoutes } from './http/health-routes.ts'
import { Maintenance } from './api-gateway/maintenance.ts'
import { createMetrics } from './http/metrics.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { PageCache } from './pages/page-cache.ts'
import { builtApp, createRender } from './pages/render.ts'
import type { App } from './pages/render.ts'
import { previewRoutes } from './api-gateway/preview-routes.ts'
import { isIndexable } from './artifacts/crawlers/indexable.ts'
import { noindexFiles } from './artifacts/crawlers/noindex-files.ts'
import { answerClientError } from './http/client-error.ts'
import { publicHeaders } from './http/headers.ts'
import { abortSlowBody } from './http/slow-body.ts'
import { Appearances } from './appearance/appearances.ts'
import { appearanceRoutes } from './appearance/routes.ts'
import { DataSheets } from './artifacts/data-sheet/data-sheets.ts'
import { SheetRenderer } from './artifacts/data-sheet/sheet-renderer.ts'
import { dataSheetRoutes } from './artifacts/data-sheet/routes.ts'
import { shareImageRoutes } from './artifacts/share-image/routes.ts'
import { firstReadMs, Redirects } from './pages/redirects.ts'
import { ShareImages } from './artifacts/share-image/share-images.ts'
import { listPages } from './artifacts/crawlers/listed-pages.ts'
import { crawlerRoutes } from './artifacts/crawlers/sitemap-routes.ts'
import { Sitemaps } from './artifacts/crawlers/sitemaps.ts'
import { ViewCounter } from './api-gateway/view-counter.ts'

/**
 * Node's time limits, ms: headers within 10 s; bodies are checked by `abortSlowBody`. A request
 * without a body creates no stream.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: uploadTimeoutMs,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  optimizeEmptyRequests: true,
}

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
  start: () => void
  stop: () => Promise<void>
  drain: () => void
}> {
  const secure = environment.PUBLIC_ORIGIN.startsWith('https:')
  const cmsOrigin = new URL(environment.API_BASE_URL).origin
  const tagged = environment.EDGE !== 'none'
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
  let draining = false
  const redirects = new Redirects({
    upstream,
    secure,
    log: { warn: (detail, message) => app.log.warn(detail, message) },
  })
  const app: FastifyInstance = Fastify({
    logger: { level: environment.LOG_LEVEL, ...loggableOptions },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8 * 1024 * 1024,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    exposeHeadRoutes: true,
    serverFactory: (handler) => {
      const server = createServer(timeouts, (request, response) => {
        abortSlowBody(request, response, isFileUploadPath)
        if (draining) response.setHeader('connection', 'close')
        if (
          redirects.answer(request, response) ||
          redirectToChosenLocale(request, response, { secure })
        )
          return
        if (development) development.middleware(request, response, () => handler(request, response))
        else if (draining || !pages?.tryHit(request, response)) handler(request, response)
      })
      server.maxRequestsPerSocket = 0
      return server
    },
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
      void pages?.serve(request.raw, reply.raw)
    },
  })
  const limiter = new FairLimiter(uncachedLimits)
  const calls = new FairLimiter(callLimits)
  await redirects.read(firstReadMs)
  const apiCache = new ApiCache({
    maxBytes: environment.API_CACHE_MB,
    upstream,
    invalidations,
    metrics,
    log: app.log,
  })
  const appearances = new Appearances(apiCache)
  const maintenance = new Maintenance({ apiCache, log: app.log })
  const views = new ViewCounter({ upstream, metrics, log: app.log })
  const follower = new FeedFollower({
    upstream,
    metrics,
    log: app.log,
    onChange: (tags) => {
      invalidations.record(tags)
      if (tags === 'everything') apiCache.store.expireAll()
      else apiCache.store.expire(tags)
      pages?.expire(tags)
      maintenance.handleChange(tags)
      redirects.handleChange(tags)
      images?.expire(tags)
      sheets?.expire(tags)
      sitemaps?.expire()
      if (tags === 'everything' || [...tags].some((tag) => tag.startsWith('media')))
        media.store.expireAll()
    },
  })
  const isCmsUnreachable = () => follower.isUnreachable
  const reactApp = development?.app ?? builtApp(buildFolder)
  // at the start: a server that cannot load its app must not report ready
  await reactApp.load()
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
    isUnderMaintenance: () => maintenance.on,
    keep: development === undefined,
    preparedHeads: environment.PAGE_HEADS === 'prepared',
    tagged,
  })

  const pageCache = pages
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
      listPages({ upstream, pages: pageCache, isRedirected: (path) => redirects.has(path) }),
    origin: environment.PUBLIC_ORIGIN,
    isCmsUnreachable,
  })

  app.addHook('onRequest', async (request, reply) => {
    // for every response, whichever route writes it
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  healthRoutes(app, {
    isReady: () => pages !== undefined,
    isDraining: () => draining,
    isCmsUnreachable,
  })
  metricsRoutes(app, {
    metrics,
    token: environment.METRICS_TOKEN,
    open: environment.VITRINE_MODE !== 'production',
    collect: () =>
      collectCaches(metrics, pages, {
        api: apiCache.store,
        media: media.store,
        ...(images ? { share: images.store } : {}),
        ...(sheets ? { sheets: sheets.store } : {}),
      }),
  })
  noindexFiles(app, () => isIndexable(apiCache))
  appearanceRoutes(app, { appearances, secure })
  shareImageRoutes(app, { images, secure })
  dataSheetRoutes(app, {
    sheets,
    proxies: environment.TRUSTED_PROXIES,
    origin: environment.PUBLIC_ORIGIN,
    secure,
    isUnderMaintenance: () => maintenance.on,
  })
  crawlerRoutes(app, {
    sitemaps,
    origin: environment.PUBLIC_ORIGIN,
    secure,
    isIndexable: () => isIndexable(apiCache),
  })
  previewRoutes(app)
  await app.register(clientErrorRoutes, { publicOrigin: environment.PUBLIC_ORIGIN, secure })
  gatewayRoutes(app, {
    apiCache,
    limiter,
    calls,
    upstream,
    media,
    views,
    cmsOrigin,
    publicOrigin: environment.PUBLIC_ORIGIN,
    proxies: environment.TRUSTED_PROXIES,
    secure,
    tagged,
    isCmsUnreachable,
    isUnderMaintenance: () => maintenance.on,
  })
  await formRoutes(app, {
    calls,
    upstream,
    pages: pageCache,
    publicOrigin: environment.PUBLIC_ORIGIN,
    proxies: environment.TRUSTED_PROXIES,
    secure,
    isUnderMaintenance: () => maintenance.on,
  })
  if (!development)
    await app.register(fastifyStatic, {
      root: [client, ...earlierBuilds(environment.VITRINE_DATA, app.log)],
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
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/assets/'))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
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
    start: () => {
      follower.start()
      views.start()
    },
    drain: () => {
      draining = true
    },
    stop: async () => {
      follower.stop()
      await views.stop()
      await renderer.close()
    },
  }
}

/**
 * Folder with the assets of earlier builds; empty when the disk fails, so that the current build is
 * still served.
 */
function earlierBuilds(data: string | undefined, log: FastifyBaseLogger): string[] {
  if (data === undefined) return []
  try {
    return [retainEarlierBuilds({ build: client, folder: resolve(data, 'earlier-builds') })]
  } catch (error) {
    log.warn({ err: error }, 'the scripts of earlier builds cannot be kept')
    return []
  }
}

function collectCaches(
  metrics: ReturnType<typeof createMetrics>,
  pages: PageCache | undefined,
  stores: Record<string, { bytes: number; size: number }>,
): void {
  metrics.pageRequests.inc({ result: 'hit' }, pages?.takeHits() ?? 0)
  for (const [cache, store] of Object.entries({ ...stores, ...pages?.stores })) {
    metrics.cacheBytes.set({ cache }, store.bytes)
    metrics.cacheEntries.set({ cache }, store.size)
  }
}
