import { AsyncLocalStorage } from 'node:async_hooks'
import { requestIdHeader } from '@vitrine/contract/calls'
import type { IncomingHttpHeaders } from 'node:http'

/** Identifier of the current request, for its log lines. */
const running = new AsyncLocalStorage<string>()

/** Format of identifiers accepted from the site: UUIDs and those of other generators. */
const idPattern = /^[\w-]{8,64}$/

/** Identifier that the site sent with the request, otherwise a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && idPattern.test(given) ? given : crypto.randomUUID()
}

/** Runs `work`; its log lines, also later ones, contain the identifier. */
export const withRequestId = <T>(id: string, work: () => T): T => running.run(id, work)

/** Field of a log line with the request's identifier, named like Fastify's. */
export function requestFields(): { reqId?: string } {
  const reqId = running.getStore()
  return reqId === undefined ? {} : { reqId }
}
