import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase, apiVersion } from '@vitrine/contract/calls'
import { matchCall } from '@vitrine/contract/match-call'
import { sharedBetweenEntries } from '#src/platform/shared-between-entries.ts'

type Handler = (request: Request) => Promise<Response>

/** Handler of the API, which Next's entry has compiled. */
const api = sharedBetweenEntries<{ handler?: Handler }>('api-handler', () => ({}))

/** From now on the API's reads are answered by a handler, without Next. */
export function answerDirectly(handler: Handler): void {
  api.handler = handler
}

const base = `${apiBase}${apiVersion}`

/** Whether a request is a call of the contract that reads. */
function isRead({ method, url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  if (method !== 'GET' || !path.startsWith(`${base}/`)) return false
  const match = matchCall(method, path.slice(base.length))
  return match !== undefined && 'name' in match
}

/**
 * Handler of a request that reads from the API (docs/decisions/0083); undefined for any other, and
 * until Next has loaded the API.
 */
export const directHandler = (request: IncomingMessage): Handler | undefined =>
  isRead(request) ? api.handler : undefined

/** Answers a read by its handler. Rejects when the handler does. */
export async function answerRead(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  )
  const answer = await handler(new Request(`http://cms${request.url}`, { headers }))
  const body = Buffer.from(await answer.arrayBuffer())
  response
    .writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      'content-length': body.length,
    })
    .end(body)
}
