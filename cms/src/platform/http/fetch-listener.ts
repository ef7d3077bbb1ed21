import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { defaultLocale } from '@vitrine/configuration/locales'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { errorBody } from '@vitrine/contract/error-body'
import { ApiError } from '@vitrine/contract/errors'
import { writeLog } from '@vitrine/logging/log-output'
import { requestFields } from '#src/platform/monitoring/request-id.ts'
import { sendError } from './send-error.ts'

/** Methods that the Fetch standard forbids in a request. */
const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK'])

/**
 * Discards the rest of a body that the handler has not read. Otherwise the paused request would
 * block the next one of the connection.
 */
function discardUnread(request: IncomingMessage): void {
  if (request.readableEnded) return
  request.removeAllListeners('data')
  request.resume()
}

/**
 * Request listener of `node:http` for a handler of Fetch requests. Methods that Fetch forbids are
 * answered with 405. Aborts the signal of the request when the client disconnects. A rejection of
 * the handler is logged and answered with 500 `internal`.
 */
export function fetchListener(
  handler: (request: Request) => Response | Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = createRequestListener((request) => handler(request), {
    // placeholders: URLs are built from PUBLIC_ORIGIN
    protocol: 'http:',
    host: 'cms',
    onError: (error) => {
      writeLog('error', { ...requestFields(), err: error }, 'a request failed')
      const internal = new ApiError('internal')
      return Response.json(errorBody(internal, defaultLocale), {
        status: internal.status,
        headers: { 'cache-control': 'no-store' },
      })
    },
  })
  return (request, response) => {
    if (forbidden.has(request.method ?? ''))
      return sendError(
        response,
        new ApiError('method-not-allowed'),
        requestedLocale(request.headers),
      )
    response.once('finish', () => discardUnread(request))
    void listener(request, response)
  }
}
