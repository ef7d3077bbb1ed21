import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { ApiError } from '@vitrine/contract/errors'
import { parseContentLanguage } from '@vitrine/configuration/locales'
import { writeLog } from '@vitrine/logging/log-output'
import { requestFields } from '#src/platform/monitoring/request-id.ts'
import { sendError } from './send-error.ts'

/** Methods that the Fetch standard forbids in a request. */
const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK'])

/**
 * Discards the rest of a body that its handler has not read. The listener pauses such a request, and
 * the next one of the connection would wait behind it.
 */
function discardUnread(request: IncomingMessage): void {
  if (request.readableEnded) return
  request.removeAllListeners('data')
  request.resume()
}

/**
 * Listener of a server of Node that answers by a handler of Fetch requests. The request's signal aborts
 * when the client goes away; an error of the handler is logged and answered with `internal`.
 */
export function fetchListener(
  handler: (request: Request) => Response | Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = createRequestListener((request) => handler(request), {
    // of no consequence: addresses are made of PUBLIC_ORIGIN
    protocol: 'http:',
    host: 'cms',
    onError: (error) => {
      writeLog('error', { ...requestFields(), err: error }, 'a request failed')
      return new Response(null, { status: new ApiError('internal').status })
    },
  })
  return (request, response) => {
    if (forbidden.has(request.method ?? ''))
      return sendError(
        response,
        new ApiError('method-not-allowed'),
        parseContentLanguage(request.headers['content-language']),
      )
    response.once('finish', () => discardUnread(request))
    void listener(request, response)
  }
}
