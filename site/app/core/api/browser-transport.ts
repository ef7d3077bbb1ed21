import { apiBase, apiVersion } from '@vitrine/contract/calls'
import type { Transport } from '@vitrine/contract/client'
import { logFailedCall } from '#app/core/errors/log-failed-call.ts'
import { underWay } from './requests-under-way.ts'

/**
 * Calls of the API from the browser, to our own origin; each shows in the progress bar (the layout
 * is never asked for from here).
 */
export const browserTransport: Transport = (request) => underWay(send(request))

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
    // that nobody is logged in is an answer (spec §7 "errors skipped")
    if (!answer.ok && !(name === 'session-read' && answer.status === 401))
      logFailedCall(endpoint, json)
    return { status: answer.status, json }
  } catch (error) {
    if (!signal?.aborted) logFailedCall(endpoint, error)
    throw error
  }
}
