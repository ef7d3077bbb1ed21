import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import next from 'next'
import type { Payload } from 'payload'
import { hasSession } from '#src/panel-api/staff-session.ts'
import { checkBodyHeaders } from '#src/platform/http/body.ts'
import type { Environment } from '#src/platform/environment-schema.ts'
import { callsServerFunction, checkServerFunction } from '#src/platform/http/refuse-unstorable.ts'
import { sendError } from '#src/platform/http/send-error.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Starts Next, which renders only the panel's pages; they use the Payload instance of
 * `running-payload.ts`.
 *
 * @param folder - Folder of `next.config.mjs` and the build.
 */
export async function startPanelPages(
  environment: Environment,
  payload: Payload,
  folder: string,
): Promise<Handle> {
  const app = next({
    dev: environment.NODE_ENV === 'development',
    dir: folder,
    hostname: environment.CMS_HOST,
    port: environment.CMS_PORT,
  })
  await app.prepare()
  // installs the source maps of `tools/start/map-stacks.mjs` again, because Next replaces
  // `Error.prepareStackTrace`
  Reflect.get(globalThis, Symbol.for('vitrine.map-stacks'))?.()
  const render = app.getRequestHandler()
  return async (request, response) => {
    try {
      await render(await acceptedRequest(request, payload), response)
    } catch (error) {
      // an aborted request needs no response
      if (!isApiError(error)) return void response.destroy()
      const locale = requestedLocale(request.headers)
      const allow = error.code === 'method-not-allowed' ? { allow: 'GET, HEAD' } : {}
      // the body has not been read
      return sendError(response, error, locale, { connection: 'close', ...allow })
    }
  }
}

/** Bounds of a server function's body: the state of the form of a large document. */
const functionBounds = { bytes: 4 * 1024 * 1024, values: 500_000, depth: 200 }
const functionBodies = { text: functionBounds, json: functionBounds, multipart: functionBounds }

/**
 * A request for a page, or for a server function with its body, which is read last. Throws
 * `ApiError` for other methods (405), a body of another type, without a length or too large (415,
 * 411, 413), no session (401), and text that cannot be stored (400).
 */
async function acceptedRequest(
  request: IncomingMessage,
  payload: Payload,
): Promise<IncomingMessage> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  if (!callsServerFunction(request) || request.headers['next-action'] === undefined)
    throw new ApiError('method-not-allowed')
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  )
  checkBodyHeaders(headers, functionBodies)
  if (!(await hasSession(payload, headers))) throw new ApiError('session-required')
  return checkServerFunction(request, functionBounds)
}
