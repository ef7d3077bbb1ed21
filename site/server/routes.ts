import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { requestIdHeader } from '@vitrine/contract/calls'
import { measureCaches } from '#server/caching/measure-caches.ts'
import { applyHeaders } from './api-gateway/answer.ts'
import { browserReports } from './api-gateway/browser-reports.ts'
import { previewRoutes } from './api-gateway/preview-routes.ts'
import { gatewayRoutes } from './api-gateway/routes.ts'
import { limitBodies } from './api-gateway/request-bodies.ts'
import type { SiteState } from './app.ts'
import { appearanceRoutes } from './appearance/routes.ts'
import { archiveRoutes } from './artifacts/archives/routes.ts'
import { atomRoutes } from './artifacts/atom/routes.ts'
import { isIndexable } from './artifacts/crawlers/indexable.ts'
import { noindexFiles } from './artifacts/crawlers/noindex-files.ts'
import { crawlerRoutes } from './artifacts/crawlers/sitemap-routes.ts'
import { dataSheetRoutes } from './artifacts/data-sheet/routes.ts'
import { digitalLinkRoutes } from './artifacts/digital-link/routes.ts'
import { listFileRoutes } from './artifacts/list-files.ts'
import { shareImageRoutes } from './artifacts/share-image/routes.ts'
import { tableFileRoutes } from './artifacts/table-files.ts'
import { earlierBuilds } from './assets/earlier-builds.ts'
import { OtherBuilds } from './assets/other-builds.ts'
import { assistantRoutes } from './assistants/routes.ts'
import type { Environment } from './environment.ts'
import { healthRoutes } from './http/health-routes.ts'
import { publicHeaders } from './http/headers.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { identifyRequests } from './http/request-id.ts'
import { observeRequests } from './observe-requests.ts'
import { formRoutes } from './posted-forms/routes.ts'
import { buildFolder } from './services.ts'
import type { Services } from './services.ts'
import { wellKnownRoutes } from './well-known/routes.ts'

const client = join(buildFolder, 'client')

/** Registers all routes; every other path is a page. */
export async function addRoutes(
  app: FastifyInstance,
  services: Services,
  options: { environment: Environment; state: SiteState; isBuilt: boolean },
): Promise<void> {
  limitBodies(app, { proxies: options.environment.TRUSTED_PROXIES, secure: services.secure })
  operationRoutes(app, services, options)
  artifactRoutes(app, services)
  previewRoutes(app)
  const { environment, isBuilt } = options
  const { PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXIES: proxies } = environment
  const { upstream, views, metrics, pages, limiters, secure, isUnderMaintenance } = services
  await browserReports(app, { views, metrics, proxies, publicOrigin, secure })
  gatewayRoutes(app, {
    ...services,
    ...limiters,
    publicOrigin,
    proxies,
    edge: services.edge.headers,
  })
  assistantRoutes(app, { ...services, ...limiters, origin: publicOrigin, proxies })
  await formRoutes(app, {
    calls: limiters.calls,
    upstream,
    pages,
    publicOrigin,
    proxies,
    secure,
    isUnderMaintenance,
  })
  const earlier = isBuilt ? earlierBuilds(client, environment.VITRINE_DATA, app.log) : undefined
  // files of earlier builds are read when they are asked for: a route each would fill the heap
  if (isBuilt) await serveFiles(app, client, secure)
  const others = new OtherBuilds({ folder: earlier, peers: environment.SITE_PEERS, secure })
  answerPages(app, services, others)
}

/** Request identifiers, metrics and probes. */
function operationRoutes(
  app: FastifyInstance,
  { metrics, pages, pagePaths, apiCache, media, images, sheets, isCmsUnreachable }: Services,
  { environment, state }: { environment: Environment; state: SiteState },
): void {
  identifyRequests(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  observeRequests(app, metrics, (path) => pagePaths.mayHave(path))
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
        api: apiCache.stores.pages,
        records: apiCache.stores.records,
        media: media.store,
        share: images.store,
        sheets: sheets.store,
      }),
  })
}

/** Routes of files that are made from the content. */
function artifactRoutes(app: FastifyInstance, services: Services): void {
  const { reading, launch, apiCache, secure, isUnderMaintenance, sheets } = services
  const { proxies, origin } = reading
  const served = { proxies, origin, secure }
  const isListed = async () => launch.launched && (await isIndexable(apiCache))
  noindexFiles(app, isListed)
  appearanceRoutes(app, { appearances: reading.appearances, secure })
  shareImageRoutes(app, { images: services.images, proxies, secure })
  dataSheetRoutes(app, { sheets, ...served, isUnderMaintenance })
  listFileRoutes(app, { ...reading, sheets: services.listSheets, isUnderMaintenance })
  tableFileRoutes(app, { ...reading, isUnderMaintenance })
  const { media, cmsOrigin, styles } = services
  archiveRoutes(app, { ...reading, media, cmsOrigin, sheets, isUnderMaintenance, styles })
  digitalLinkRoutes(app, reading)
  atomRoutes(app, {
    ...served,
    feeds: services.feeds,
    edge: services.edge.headers,
    isUnderMaintenance,
  })
  wellKnownRoutes(app, { ...served, statements: services.statements })
  crawlerRoutes(app, {
    sitemaps: services.sitemaps,
    llms: services.llms,
    ...served,
    isIndexable: isListed,
  })
}

/** Serves files of this build. */
async function serveFiles(app: FastifyInstance, root: string, secure: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // a wildcard route would also match pages; all files are known at the start
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      applyHeaders(reply, publicHeaders({ secure }))
    },
  })
}

function answerPages(app: FastifyInstance, { gate, pages }: Services, others: OtherBuilds): void {
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
}
