import { apiBase, apiVersion } from '@vitrine/contract/calls'
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

/** JSON with media addresses as the pages of the server have them; null for another text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(withRelativeMedia(text, window.location.origin))
  } catch {
    return null
  }
}

const send: Transport = async (call) => {
  const { path, ...request } = callRequest(call)
  const { name, signal = null } = call
  const url = apiBase + apiVersion + path
  const endpoint = `${request.method} ${url}`
  try {
    const response = await fetch(url, { ...request, signal })
    const json = parsed(await response.text())
    // a 401 of `session-read` means "not logged in" and is not logged as a failure
    if (!response.ok && !(name === 'session-read' && response.status === 401))
      logFailedCall(endpoint, json)
    return { status: response.status, json }
  } catch (error) {
    if (!signal?.aborted) logFailedCall(endpoint, error)
    throw error
  }
}
