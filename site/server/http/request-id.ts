import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { requestIdHeader } from '@vitrine/contract/calls'

/** Identifier of the request that is being answered. */
const running = new AsyncLocalStorage<string>()

/**
 * Sends the identifier of each request in its response, and with all calls of the cms that it
 * causes, for the log lines of both programs.
 */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // for every response, whichever route writes it
    reply.header(requestIdHeader, request.id)
    running.run(request.id, done)
  })
  // a body that was read ends in the context of its connection
  app.addHook('preValidation', (request, _reply, done) => running.run(request.id, done))
}

/** Identifier of the request that is being answered, if one is. */
export const requestId = (): string | undefined => running.getStore()

/** Header of a call of the cms: the identifier of the request that causes it, if one does. */
export function requestIdHeaders(): Record<string, string> {
  const id = requestId()
  return id === undefined ? {} : { [requestIdHeader]: id }
}
