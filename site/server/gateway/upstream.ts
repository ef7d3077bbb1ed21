import { apiVersion, internalSecretHeader, parseTags } from '@vitrine/contract'

/** How long a read of the API may take, ms: the 502 page must stand within 5 s (reliability.md). */
const readLimit = 4000

export interface UpstreamAnswer {
  status: number
  text: string
  tags: string[]
  headers: Headers
}

/** The cms, or whatever keeps the contract, as the site reaches it. */
export interface Upstream {
  /** `path` is below base and version. Throws when no whole answer comes in time (`limit` ms). */
  fetch(path: string, options?: { headers?: Record<string, string>; method?: string; body?: string | FormData; limit?: number; signal?: AbortSignal }): Promise<UpstreamAnswer>
  /** The same for the calls between the two programs. */
  fetchInternal: Upstream['fetch']
}

export function createUpstream({ baseUrl, secret }: { baseUrl: string; secret: string }): Upstream {
  const base = baseUrl.replace(/\/+$/, '') + apiVersion
  const send: Upstream['fetch'] = async (path, options = {}) => {
    const timeout = AbortSignal.timeout(options.limit ?? readLimit)
    const answer = await fetch(base + path, {
      method: options.method ?? 'GET',
      headers: { accept: 'application/json', ...options.headers },
      body: options.body ?? null,
      redirect: 'manual',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
    return { status: answer.status, text: await answer.text(), tags: parseTags(answer.headers.get('cache-tag')), headers: answer.headers }
  }
  return {
    fetch: send,
    fetchInternal: (path, options = {}) => send(path, { ...options, headers: { ...options.headers, [internalSecretHeader]: secret } }),
  }
}
