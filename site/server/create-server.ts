import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { uploadTimeoutMs } from '@vitrine/contract/internal'
import type { Locale } from '@vitrine/configuration/locales'
import { isLingering, lingerForBody } from '@vitrine/http/lingering-close'
import { redirectToChosenLocale } from '#server/pages/chosen-locale.ts'
import { fromArrival } from './http/arrival.ts'
import { refuseTarget } from './http/refuse-target.ts'
import { abortSlowBody } from './http/slow-body.ts'
import { abortSlowReader } from './http/slow-reader.ts'
import { mayBeSlow } from './posted-forms/file-upload-paths.ts'

/**
 * Node's timeouts and options: headers within 10 s, the whole request within the time of an upload
 * (`abortSlowBody` has a shorter limit for other bodies); times in ms. `optimizeEmptyRequests`:
 * creates no stream for a request without a body.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: uploadTimeoutMs,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  optimizeEmptyRequests: true,
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface Options {
  handler: Handler
  secure: boolean
  isDraining: () => boolean
  /** Runs the routing after the launch state is known. */
  whenKnown: (route: () => void) => void
  /**
   * Handlers that run before routing, in order; each returns true if it has answered the request.
   */
  before: readonly ((request: IncomingMessage, response: ServerResponse) => boolean | undefined)[]
  /** Answers a page from memory; disabled in development. */
  tryHit: (request: IncomingMessage, response: ServerResponse) => boolean | undefined
  /** True if a language is not launched. */
  isPrepared: (locale: Locale) => boolean
  middleware: ((...given: [...Parameters<Handler>, next: () => void]) => void) | undefined
}

/** HTTP server of the site: the handlers that every request passes before Fastify routes it. */
export function createSiteServer(options: Options): Server {
  const { handler, secure, middleware } = options
  const server = createServer(timeouts, (request, response) => {
    if (isLingering(request.socket)) return
    lingerForBody(request)
    abortSlowBody(request, response, {
      isFile: (path) => mayBeSlow(path, request.headers),
      secure,
    })
    if (refuseTarget(request, response, { secure })) return
    if (options.isDraining()) response.setHeader('connection', 'close')
    options.whenKnown(() => {
      if (
        options.before.some((answer) => answer(request, response)) ||
        redirectToChosenLocale(request, response, options)
      )
        return
      if (middleware) middleware(request, response, () => handler(request, response))
      else if (options.isDraining() || !options.tryHit(request, response)) {
        abortSlowReader(response)
        fromArrival(
          () => handler(request, response),
          (ended) => response.once('close', ended),
        )
      }
    })
  })
  server.maxRequestsPerSocket = 0
  return server
}
