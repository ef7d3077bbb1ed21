import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { requestIdHeader } from '@vitrine/contract/calls'

/** Id of the current request. */
const running = new AsyncLocalStorage<string>()

/**
 * Sends the id of each request in its response, and with all calls to the cms that it causes, so
 * that the logs of both programs can be matched.
 */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // set here for every response, regardless of its route
    reply.header(requestIdHeader, request.id)
    running.run(request.id, done)
  })
  // reading the body leaves the async context of the request
  app.addHook('preValidation', (request, _reply, done) => running.run(request.id, done))
}

/** Id of the current request; undefined outside of requests. */
export const requestId = (): string | undefined => running.getStore()

/** Headers for a call to the cms: the id of the current request; empty outside of requests. */
export function requestIdHeaders(): Record<string, string> {
  const id = requestId()
  return id === undefined ? {} : { [requestIdHeader]: id }
}
