import { apiBase, apiVersion } from '@vitrine/contract/calls'
import type { Transport } from '@vitrine/contract/client'
import { logFailedCall } from '#app/errors/log-failed-call.ts'

/** Calls of the API from the browser, to our own origin. */
export const browserTransport: Transport = async ({ method, path, headers, body, signal }) => {
  const endpoint = `${method} ${apiBase}${apiVersion}${path}`
  try {
    const answer = await fetch(apiBase + apiVersion + path, {
      method,
      headers: { accept: 'application/json', ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? null,
    })
    const json: unknown = await answer.json().catch(() => null)
    if (!answer.ok) logFailedCall(endpoint, json)
    return { status: answer.status, json }
  } catch (error) {
    if (!signal?.aborted) logFailedCall(endpoint, error)
    throw error
  }
}
