import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { pageCalls } from '@vitrine/contract/page-calls'
import { callRequest } from '@vitrine/contract/client'
import { withRelativeMedia } from '@vitrine/contract/media-addresses'
import type { Transport } from '@vitrine/contract/client'
import { logFailedCall } from '#app/core/errors/log-failed-call.ts'
import { trackRequest } from './pending-requests.ts'

/**
 * Transport of API calls in the browser, same origin. Counts each request for the progress bar,
 * except suggestions while typing; the layout call is made on the server only.
 */
export const browserTransport: Transport = (call) =>
  call.name === 'search-suggest' ? send(call) : trackRequest(send(call))

const send: Transport = async (call) => {
  const { path, ...request } = callRequest(call, pageCalls)
  const { name, signal = null } = call
  const url = apiBase + apiVersion + path
  const endpoint = `${request.method} ${url}`
  try {
    const response = await fetch(url, { ...request, signal })
    const text = withRelativeMedia(await response.text(), window.location.origin)
    // null for an answer that is not JSON
    const json: unknown = await new Response(text).json().catch(() => null)
    // a 401 of `session-read` means "not logged in" and is not logged as a failure
    if (!response.ok && !(name === 'session-read' && response.status === 401))
      logFailedCall(endpoint, json)
    return { status: response.status, json }
  } catch (error) {
    if (!signal?.aborted) logFailedCall(endpoint, error)
    throw error
  }
}
