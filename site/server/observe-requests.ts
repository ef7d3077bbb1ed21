import type { FastifyInstance } from 'fastify'
import { apiBase, apiVersion } from '@vitrine/contract/calls'
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
 * answers; never a text of the request, so that the number of labels is bounded.
 *
 * @param pattern - Of the route that Fastify found; none for pages.
 */
export function routeLabel(method: string, url: string, pattern: string | undefined): string {
  const path = url.split('?', 1)[0] ?? ''
  if (path.startsWith(`${api}/`)) {
    const call = matchCall(method, path.slice(api.length))
    if (call && 'name' in call) return call.name
  }
  const folder = folders.find(([prefix]) => path.startsWith(prefix))
  if (folder) return folder[1]
  if (pattern === undefined) return routeOf(readAddress(url))
  // files of the build are a route each
  return pattern.includes('.') && !/[:*]/.test(pattern) ? 'file' : pattern
}

/** Counts and logs each request that a kept page did not answer. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, routeOptions } = request
    const route = routeLabel(method, url, routeOptions.url)
    const status = reply.statusCode
    metrics.requestSeconds.observe({ route, method, status }, reply.elapsedTime / 1000)
    // without its query, which a visitor may have typed
    const path = url.split('?', 1)[0]
    const fields = { method, url: path, status, ms: Math.round(reply.elapsedTime) }
    // as warnings, failed requests are counted when a fault repeats them
    if (status >= 500) request.log.warn(fields, 'request')
    else request.log.info(fields, 'request')
  })
}
