import { apiVersion, internalSecretHeader } from '@vitrine/contract/calls'
import { parseTags } from '@vitrine/contract/tags'
import { deadline } from './deadline.ts'

/** How long a read of the API may take, ms: the 502 page must stand within 5 s (reliability.md). */
const defaultReadTimeoutMs = 4000

export interface UpstreamAnswer {
  status: number
  text: string
  tags: string[]
  headers: Headers
}

interface UpstreamRequest {
  headers?: Record<string, string>
  method?: string
  body?: string | FormData
  /** ms. */
  limit?: number
  signal?: AbortSignal
}

/** The cms, or whatever keeps the contract, as the site reaches it. */
export interface Upstream {
  /** `path` is below base and version. Throws when no whole answer comes in time. */
  fetch(path: string, request?: UpstreamRequest): Promise<UpstreamAnswer>
  /** The same for the calls between the two programs. */
  fetchInternal: Upstream['fetch']
}

/** `readTimeoutMs`: how long a read may take that says nothing of it, ms. */
export function createUpstream({
  baseUrl,
  secret,
  readTimeoutMs = defaultReadTimeoutMs,
}: {
  baseUrl: string
  secret: string
  readTimeoutMs?: number | undefined
}): Upstream {
  const base = baseUrl.replace(/\/+$/, '') + apiVersion
  const ask = async (
    path: string,
    request: UpstreamRequest,
    signal: AbortSignal,
  ): Promise<UpstreamAnswer> => {
    const answer = await fetch(base + path, {
      method: request.method ?? 'GET',
      headers: { accept: 'application/json', ...request.headers },
      body: request.body ?? null,
      redirect: 'manual',
      signal,
    })
    return {
      status: answer.status,
      text: await answer.text(),
      tags: parseTags(answer.headers.get('cache-tag')),
      headers: answer.headers,
    }
  }
  const send: Upstream['fetch'] = async (path, request = {}) => {
    const { signal, end } = deadline(request.limit ?? readTimeoutMs)
    const either = request.signal ? AbortSignal.any([request.signal, signal]) : signal
    try {
      return await ask(path, request, either)
    } catch (error) {
      if ((request.method ?? 'GET') !== 'GET' || !wasConnectionReset(error)) throw error
      return await ask(path, request, either)
    } finally {
      end()
    }
  }
  return {
    fetch: send,
    fetchInternal: (path, request = {}) =>
      send(path, { ...request, headers: { ...request.headers, [internalSecretHeader]: secret } }),
  }
}

/**
 * Whether the connection ended under a request: one that was kept open may be closed by the other
 * side just as it is used again (RFC 9110 §9.2.2).
 */
function wasConnectionReset(error: unknown): boolean {
  const { code } = Object(Object(error).cause)
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
}
