import type { FastifyInstance } from 'fastify'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { matchCall } from '@vitrine/contract/match-call'
import { panelBase } from '@vitrine/contract/panel'
import type { Metrics } from './http/metrics.ts'
import { readAddress, routeOf } from './pages/address.ts'

const folders = [
  ['/assets/', 'assets'],
  ['/media/', 'media'],
  ['/_next/', 'panel-assets'],
  [`${panelBase}/`, 'panel'],
  [`${apiBase}/`, 'api'],
] as const

const api = apiBase + apiVersion

/**
 * Label of a request in the metrics: the name of its call or screen, else the part of the site that
 * answers; never text of the request, so that the number of labels is limited.
 *
 * @param pattern - Pattern of the matched Fastify route; undefined for pages.
 *
 * @param mayHavePage - False if no page of blocks has a path.
 */
export function routeLabel(
  method: string,
  url: string,
  pattern: string | undefined,
  mayHavePage: (path: string) => boolean = () => false,
): string {
  const path = url.split('?', 1)[0] ?? ''
  if (path.startsWith(`${api}/`)) {
    const call = matchCall(method, path.slice(api.length))
    if (call && 'name' in call) return call.name
  }
  const folder = folders.find(([prefix]) => path.startsWith(prefix))
  if (folder) return folder[1]
  if (pattern === undefined) return routeOf(readAddress(url, mayHavePage))
  // each file of the build has its own route
  return pattern.includes('.') && !/[:*]/.test(pattern) ? 'file' : pattern
}

/** Counts and logs each request that the page cache's fast path did not answer. */
export function observeRequests(
  app: FastifyInstance,
  metrics: Metrics,
  mayHavePage?: (path: string) => boolean,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, routeOptions } = request
    const route = routeLabel(method, url, routeOptions.url, mayHavePage)
    const status = reply.statusCode
    metrics.requestSeconds.observe({ route, method, status }, reply.elapsedTime / 1000)
    // without the query, which may contain visitors' input
    const path = url.split('?', 1)[0]
    const fields = { method, url: path, status, ms: Math.round(reply.elapsedTime) }
    // logged as warnings, so that the log limiter counts repetitions instead of writing each
    if (status >= 500) request.log.warn(fields, 'request')
    else request.log.info(fields, 'request')
  })
}
