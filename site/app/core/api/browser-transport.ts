import { apiBase, apiVersion } from '@vitrine/contract/calls'
import type { Transport } from '@vitrine/contract/client'
import { logFailedCall } from '#app/core/errors/log-failed-call.ts'
import { trackRequest } from './pending-requests.ts'

/**
 * Transport of API calls in the browser, same origin. Each request is counted for the progress bar;
 * the layout call is made on the server only.
 */
export const browserTransport: Transport = (request) => trackRequest(send(request))

const send: Transport = async ({ name, method, path, headers, body, signal }) => {
  const endpoint = `${method} ${apiBase}${apiVersion}${path}`
  try {
    const answer = await fetch(apiBase + apiVersion + path, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? null,
    })
    const json: unknown = await answer.json().catch(() => null)
    // A 401 of `session-read` means "not logged in" and is not logged as a failure.
    if (!answer.ok && !(name === 'session-read' && answer.status === 401))
      logFailedCall(endpoint, json)
    return { status: answer.status, json }
  } catch (error) {
    if (!signal?.aborted) logFailedCall(endpoint, error)
    throw error
  }
}
