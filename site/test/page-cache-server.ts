import { createServer, request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { FairLimiter } from '../server/caching/fair-limiter.ts'
import { uncachedLimits } from '../server/caching/render-limits.ts'
import { Invalidations } from '../server/caching/invalidations.ts'
import { edgeHeaders } from '../server/edge/headers.ts'
import type { EdgeKind } from '../server/edge/headers.ts'
import type { fromArrival } from '../server/http/arrival.ts'
import { createMetrics } from '../server/http/metrics.ts'
import { PageCache } from '../server/pages/page-cache.ts'
import type { Render, Rendered } from '../server/pages/render.ts'
import { readTrustedProxies } from '../server/http/client-address.ts'
import { ViewCounter } from '../server/api-gateway/view-counter.ts'
import { UpstreamAnswer } from '../server/api-gateway/upstream.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const quiet = { info() {}, warn() {}, error() {}, debug() {} }

/** Rendered page with defaults. */
export function rendered(overrides: Partial<Rendered> = {}): Rendered {
  return {
    status: 200,
    html: '<!doctype html><title>x</title>',
    location: undefined,
    tags: ['products'],
    stale: false,
    counted: undefined,
    tracked: false,
    previewOver: false,
    ...overrides,
  }
}

/** Page cache on an HTTP server, with the given render function. */
export async function servePages(
  render: Render,
  options: {
    maxBytes?: number
    edge?: EdgeKind
    preparedHeads?: boolean
    limits?: { concurrency: number; concurrencyPerClient: number; queuedPerClient: number }
    /** Runs each request with its timeout. */
    arrives?: typeof fromArrival
  } = {},
) {
  const metrics = createMetrics()
  const invalidations = new Invalidations()
  const state = { away: false, maintenance: false }
  const log = quiet as never
  const batches: unknown[] = []
  const upstream = {
    send: async () => {
      throw new Error('not used')
    },
    fetchInternal: async (_path: string, sent: { body?: string } = {}) => {
      batches.push(JSON.parse(sent.body ?? 'null'))
      return new UpstreamAnswer(204, '')
    },
  }
  const views = new ViewCounter({ upstream, metrics, log, origin: 'https://site.test' })
  const pages = new PageCache({
    maxBytes: options.maxBytes ?? 8_000_000,
    render,
    limiter: new FairLimiter(options.limits ?? uncachedLimits),
    invalidations,
    views,
    metrics,
    log,
    keep: true,
    edge: edgeHeaders(options.edge ?? 'none'),
    preparedHeads: options.preparedHeads ?? true,
    origin: 'https://site.test',
    proxies: readTrustedProxies(''),
    secure: false,
    isCmsUnreachable: () => state.away,
    isUnderMaintenance: () => state.maintenance,
    mayHavePage: () => false,
  })
  const server = createServer((request, response) => {
    if (pages.tryHit(request, response)) return
    const { arrives = (run: () => void) => run() } = options
    arrives(
      () => void pages.serve(request, response).catch(() => response.writeHead(500).end()),
      (ended) => response.once('close', ended),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...headers },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
        },
      )
      request.on('error', reject)
      request.end(body)
    })
  const change = (tags: string[]) => {
    invalidations.record(new Set(tags))
    pages.expire(tags)
  }
  return {
    ask,
    port,
    change,
    state,
    pages,
    views,
    batches,
    metrics,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** `servePages`, closed after the test. */
export async function servePagesInTest(...options: Parameters<typeof servePages>) {
  const site = await servePages(...options)
  onTestFinished(async () => void (await site.close()))
  return site
}
