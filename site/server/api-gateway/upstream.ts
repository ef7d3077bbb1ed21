import { apiVersion, internalSecretHeader, parseTags } from '@vitrine/contract'
import { deadline } from './deadline.ts'

/** How long a read of the API may take, ms: the 502 page must stand within 5 s (reliability.md). */
const standardReadLimit = 4000

export interface UpstreamAnswer {
  status: number
  text: string
  tags: string[]
  headers: Headers
}

interface Asked {
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
  fetch(path: string, asked?: Asked): Promise<UpstreamAnswer>
  /** The same for the calls between the two programs. */
  fetchInternal: Upstream['fetch']
}

/** `readLimit`: how long a read may take that says nothing of it, ms. */
export function createUpstream({
  baseUrl,
  secret,
  readLimit = standardReadLimit,
}: {
  baseUrl: string
  secret: string
  readLimit?: number | undefined
}): Upstream {
  const base = baseUrl.replace(/\/+$/, '') + apiVersion
  const ask = async (path: string, asked: Asked, signal: AbortSignal): Promise<UpstreamAnswer> => {
    const answer = await fetch(base + path, {
      method: asked.method ?? 'GET',
      headers: { accept: 'application/json', ...asked.headers },
      body: asked.body ?? null,
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
  const send: Upstream['fetch'] = async (path, asked = {}) => {
    const { signal, end } = deadline(asked.limit ?? readLimit)
    const either = asked.signal ? AbortSignal.any([asked.signal, signal]) : signal
    try {
      return await ask(path, asked, either)
    } catch (error) {
      if ((asked.method ?? 'GET') !== 'GET' || !wasCutOff(error)) throw error
      return await ask(path, asked, either)
    } finally {
      end()
    }
  }
  return {
    fetch: send,
    fetchInternal: (path, asked = {}) =>
      send(path, { ...asked, headers: { ...asked.headers, [internalSecretHeader]: secret } }),
  }
}

/**
 * Whether the connection ended under a request: one that was kept open may be closed by the other
 * side just as it is used again (RFC 9110 §9.2.2).
 */
function wasCutOff(error: unknown): boolean {
  const { code } = Object(Object(error).cause)
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
}
