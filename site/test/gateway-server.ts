import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { FairLimiter } from '../server/caching/fair-limiter.ts'
import {
  callLimits,
  panelLimits,
  recordLimits,
  uncachedLimits,
} from '../server/caching/render-limits.ts'
import { Invalidations } from '../server/caching/invalidations.ts'
import { ApiCache } from '../server/api-gateway/api-cache.ts'
import { MediaCache } from '../server/api-gateway/media-cache.ts'
import { ApiKeys } from '../server/api-gateway/api-keys.ts'
import { gatewayRoutes } from '../server/api-gateway/routes.ts'
import { createUpstream } from '../server/api-gateway/upstream.ts'
import { edgeHeaders } from '../server/edge/headers.ts'
import type { EdgeKind } from '../server/edge/headers.ts'
import { createMetrics } from '../server/http/metrics.ts'
import { identifyRequests } from '../server/http/request-id.ts'
import { readTrustedProxies } from '../server/http/client-address.ts'
import { ViewCounter } from '../server/api-gateway/view-counter.ts'

export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/** Fake cms with one response to every request. */
export const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
  }

/** Gateway in front of a fake cms; both are closed after the test. */
export async function serveGateway(
  cms: RequestListener,
  edge: EdgeKind = 'none',
  maintenance = false,
) {
  const seen: Seen[] = []
  const upstreamServer = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    cms(request, response)
  })
  await new Promise<void>((resolve) => upstreamServer.listen(0, '127.0.0.1', resolve))
  const cmsOrigin = `http://127.0.0.1:${(upstreamServer.address() as AddressInfo).port}`

  const metrics = createMetrics()
  const invalidations = new Invalidations()
  const upstream = createUpstream({ baseUrl: `${cmsOrigin}/api`, secret: 'a secret of the test' })
  const media = new MediaCache({ maxBytes: 8_000_000, cmsOrigin })
  const app = Fastify({ genReqId: () => crypto.randomUUID() })
  identifyRequests(app)
  const apiCache = new ApiCache({
    maxBytes: { pages: 8_000_000, records: 8_000_000 },
    origin: 'https://vitrine.example',
    upstream,
    invalidations,
    metrics,
    log: app.log,
  })
  const keys = new ApiKeys({ upstream, log: app.log })
  const views = new ViewCounter({ upstream, metrics, log: app.log, origin: 'https://site.test' })
  gatewayRoutes(app, {
    apiCache,
    limiter: new FairLimiter(uncachedLimits),
    records: new FairLimiter(recordLimits),
    calls: new FairLimiter(callLimits),
    panel: new FairLimiter(panelLimits),
    keys,
    upstream,
    media,
    views,
    cmsOrigin,
    publicOrigin: 'https://vitrine.example',
    proxies: readTrustedProxies(''),
    secure: true,
    edge: edgeHeaders(edge),
    isCmsUnreachable: () => false,
    isUnderMaintenance: () => maintenance,
    licenseUrl: () => 'https://vitrine.example/licence',
  })
  await app.ready()

  const close = async () => {
    await app.close()
    upstreamServer.closeAllConnections()
    await new Promise((resolve) => upstreamServer.close(resolve))
  }
  onTestFinished(close)
  return {
    app,
    seen,
    views,
    apiCache,
    keys,
    media,
    invalidations,
    close,
    stopCms: () =>
      new Promise((resolve) => {
        upstreamServer.closeAllConnections()
        upstreamServer.close(resolve)
      }),
  }
}
