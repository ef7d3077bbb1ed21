import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeLog } from '@vitrine/logging/log-output'
import type { Environment } from '#src/platform/environment-schema.ts'
import { countRequest, mayReadMetrics, metrics, metricsText } from './metrics.ts'
import { requestFields } from './request-id.ts'
import { routeLabel } from './route-label.ts'

/** Frequent routes, which are counted but not logged. */
const unlogged = new Set(['healthz', 'readyz', 'metrics', 'panel-assets', 'internal-changes'])

/** Log levels at which all requests are logged. */
const verbose: Environment['LOG_LEVEL'][] = ['info', 'debug', 'trace']
/** Log levels at which failed requests are logged. */
const warning: Environment['LOG_LEVEL'][] = ['warn', ...verbose]

/** Status of a request whose client disconnected before the response, as in nginx. */
const clientGone = 499

/** Counts a request when its response ends, and logs its route, status and duration. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>,
): void {
  const began = performance.now()
  const method = request.method ?? 'GET'
  const route = routeLabel(method, (request.url ?? '').split('?', 1)[0] ?? '')
  const fields = requestFields()
  response.once('close', () => {
    const ms = performance.now() - began
    const status = response.writableFinished ? response.statusCode : clientGone
    countRequest(route, method, status, ms / 1000)
    // level `warn`, whose repeated lines are counted instead of logged
    const hasFailed = status >= 500
    if ((hasFailed ? warning : verbose).includes(LOG_LEVEL) && !unlogged.has(route))
      writeLog(
        hasFailed ? 'warn' : 'info',
        { ...fields, method, route, status, ms: Math.round(ms) },
        'request',
      )
  })
}

/** Serves `/metrics` for Prometheus; 404 without permission. */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { METRICS_TOKEN, VITRINE_MODE }: Pick<Environment, 'METRICS_TOKEN' | 'VITRINE_MODE'>,
): Promise<void> {
  const access = { token: METRICS_TOKEN, open: VITRINE_MODE !== 'production' }
  const headers = { 'cache-control': 'no-store' }
  if (!mayReadMetrics(request.headers.authorization, access))
    return void response.writeHead(404, headers).end()
  const text = await metricsText()
  response.writeHead(200, { ...headers, 'content-type': metrics.registry.contentType }).end(text)
}
