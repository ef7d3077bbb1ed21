import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeLog } from '@vitrine/logging/log-output'
import type { Environment } from '#src/platform/environment-schema.ts'
import { countRequest, mayReadMetrics, metrics, metricsText } from './metrics.ts'
import { requestFields } from './request-id.ts'
import { routeLabel } from './route-label.ts'

/** Routes that are asked all the time: only counted. */
const unlogged = new Set(['healthz', 'readyz', 'metrics', 'panel-assets', 'internal-changes'])

/** Levels at which requests are logged, and those at which failed ones are. */
const verbose: Environment['LOG_LEVEL'][] = ['info', 'debug', 'trace']
const warning: Environment['LOG_LEVEL'][] = ['warn', ...verbose]

/** Status of a request whose client went away before the answer, as nginx logs it. */
const clientGone = 499

/** Counts a request when its response ends, and logs it: route, status and duration alone. */
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
    // as warnings, failed requests are counted when a fault repeats them
    const hasFailed = status >= 500
    if ((hasFailed ? warning : verbose).includes(LOG_LEVEL) && !unlogged.has(route))
      writeLog(
        hasFailed ? 'warn' : 'info',
        { ...fields, method, route, status, ms: Math.round(ms) },
        'request',
      )
  })
}

/** Answers `/metrics` for Prometheus; 404 without the right to read them. */
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
