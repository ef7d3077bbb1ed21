import { AsyncLocalStorage } from 'node:async_hooks'
import { requestIdHeader } from '@vitrine/contract/calls'
import type { IncomingHttpHeaders } from 'node:http'

/** Identifier of the request that is being answered, for its log lines. */
const running = new AsyncLocalStorage<string>()

/** Form of an identifier that is taken from the site: that of a UUID and of other generators. */
const idPattern = /^[\w-]{8,64}$/

/** Identifier that the site gave the request, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && idPattern.test(given) ? given : crypto.randomUUID()
}

/** Runs `work`; what it logs, also later, carries the identifier. */
export const withRequestId = <T>(id: string, work: () => T): T => running.run(id, work)

/** Fields of a log line: the request that caused it, under the name that Fastify gives it. */
export function requestFields(): { reqId?: string } {
  const reqId = running.getStore()
  return reqId === undefined ? {} : { reqId }
}
