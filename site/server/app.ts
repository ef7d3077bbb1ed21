import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { apiBase } from '@vitrine/contract/api-base'
import { loggableOptions } from '@vitrine/logging/log-output'
import { sendError } from './api-gateway/answer.ts'
import { createSiteServer } from './create-server.ts'
import type { Environment } from './environment.ts'
import { answerClientError } from './http/client-error.ts'
import type { Development } from './development.ts'
import type { Services } from './services.ts'

/** Life-cycle state of the site. */
export interface SiteState {
  /** True after the most visited pages have been rendered into the cache. */
  warmed: boolean
  /** True while the process finishes its requests before it exits. */
  draining: boolean
}

/**
 * Creates the Fastify app on the site's HTTP server.
 *
 * @param services - Creates the request handlers with the app's log, before the server listens.
 */
export function createApp(
  environment: Environment,
  options: {
    state: SiteState
    secure: boolean
    services: () => Services
    middleware: Development['middleware'] | undefined
  },
): FastifyInstance {
  const { state, secure, services, middleware } = options
  return Fastify({
    logger: { level: environment.LOG_LEVEL, ...loggableOptions },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    exposeHeadRoutes: true,
    serverFactory: (handler) =>
      createSiteServer({
        handler,
        secure,
        isDraining: () => state.draining,
        whenKnown: (route) => services().launch.whenKnown(route),
        before: [
          (request, response) => services().gate?.answer(request, response),
          (request, response) => services().redirects.answer(request, response),
        ],
        tryHit: (request, response) => tryHit(services(), request, response),
        isPrepared: (locale) => services().launch.prepared.includes(locale),
        middleware,
      }),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, { secure }),
    frameworkErrors: (_error, request, reply) => {
      if (request.raw.url?.startsWith(`${apiBase}/`))
        return void sendError(reply, 'malformed-request', requestedLocale(request.raw.headers), {
          secure,
        })
      void reply.hijack()
      const { gate, pages } = services()
      if (!gate?.answerPage(request.raw, reply.raw)) void pages.serve(request.raw, reply.raw)
    },
  })
}

const tryHit = (
  { gate, pages }: Services,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => !gate?.isClosed(request) && pages.tryHit(request, response)
