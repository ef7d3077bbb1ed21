import { apiBase, apiVersion } from '@vitrine/contract/calls'
import type { Transport } from '@vitrine/contract/client'

/** Calls of the API from the browser, to our own origin. */
export const browserTransport: Transport = async (request) => {
  const answer = await fetch(apiBase + apiVersion + request.path, {
    method: request.method,
    headers: {
      accept: 'application/json',
      ...request.headers,
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    signal: request.signal ?? null,
  })
  return { status: answer.status, json: await answer.json().catch(() => null) }
}
