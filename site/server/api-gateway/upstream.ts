import { apiVersion } from '@vitrine/contract/api-base'
import { calls, internalSecretHeader } from '@vitrine/contract/calls'
import { callRequest } from '@vitrine/contract/client'
import type { TypedCall } from '@vitrine/contract/client'
import { parseTags } from '@vitrine/contract/tags'
import { inTime } from '#server/http/arrival.ts'
import { requestIdHeaders } from '#server/http/request-id.ts'
import { deadline } from '#server/http/deadline.ts'

/** Default timeout of a read, ms: the 502 page must be sent within 5 s. */
const defaultReadTimeoutMs = 4000

/** Answer of the cms. */
export class UpstreamAnswer {
  readonly status: number
  readonly bytes: Buffer
  readonly headers: Headers

  constructor(status: number, body: string | ArrayBuffer, headers = new Headers()) {
    this.status = status
    this.bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
    this.headers = headers
  }

  /** Body as text. Lists of records have MBs, which are passed on as they are. */
  get text(): string {
    return this.bytes.toString()
  }

  /** True if the cms lets no cache keep it. */
  get isPassing(): boolean {
    return this.headers.get('cache-control') === 'no-store'
  }

  get tags(): string[] {
    return parseTags(this.headers.get('cache-tag'))
  }
}

interface UpstreamRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData | null
  /** Timeout, ms. */
  limit?: number | undefined
  signal?: AbortSignal | undefined
}

/** Options of a request that its call does not determine. */
interface SendOptions {
  headers?: Record<string, string>
  /** Timeout, ms. */
  limit?: number | undefined
  /** True to send the shared secret. */
  asSite?: boolean
}

/**
 * HTTP client of the cms, or of any server that implements the contract. Rejects if no complete
 * answer arrives in time.
 */
export interface Upstream {
  send(call: TypedCall, options?: SendOptions): Promise<UpstreamAnswer>
  /** Sends an internal call with the shared secret. `path` is relative to base and version. */
  fetchInternal(path: string, request?: UpstreamRequest): Promise<UpstreamAnswer>
}

/**
 * Creates the HTTP client of the cms.
 *
 * @param options.readTimeoutMs - Timeout of requests that set none.
 */
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
      // no compression: cms and site run on one machine or network, and compressing costs CPU time
      // on both
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...request.headers,
        ...requestIdHeaders(),
      },
      body: request.body ?? null,
      redirect: 'manual',
      signal,
    })
    return new UpstreamAnswer(answer.status, await answer.arrayBuffer(), answer.headers)
  }
  const askInTime = async (path: string, request: UpstreamRequest): Promise<UpstreamAnswer> => {
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
  const withSecret = { [internalSecretHeader]: secret }
  return {
    send: (call, { headers, limit, asSite = false } = {}) => {
      const { path, ...request } = callRequest(call, calls)
      const answer = askInTime(path, {
        ...request,
        headers: { ...request.headers, ...headers, ...(asSite ? withSecret : {}) },
        limit,
        signal: call.signal,
      })
      // reads also end at the timeout of the request that causes them; writes only at their own
      // timeout
      return (request.method ?? 'GET') === 'GET' ? inTime(answer) : answer
    },
    fetchInternal: (path, request = {}) =>
      askInTime(path, { ...request, headers: { ...request.headers, ...withSecret } }),
  }
}

/**
 * True if the server closed a kept-alive connection at the moment of its reuse (RFC 9110 §9.2.2);
 * such a GET is retried once.
 */
function wasConnectionReset(error: unknown): boolean {
  const { code } = Object(Object(error).cause)
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
}
