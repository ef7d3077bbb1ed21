import type { z } from 'zod'
import { calls, fillPath } from '../calls.ts'
import type { CallName } from '../calls.ts'
import type { Endpoints } from './index.ts'
import { ApiError, errorCodeOfStatus, isApiError, isErrorCode } from '../errors.ts'
import type { ErrorBody } from '../errors.ts'
import { locales } from '../locales.ts'
import type { Locale } from '../locales.ts'

export type Answer<N extends CallName> = z.output<Endpoints[N]['answer']>

type OptionalWhenEmpty<K extends string, T> = string extends keyof T
  ? { [P in K]?: undefined }
  : Partial<T> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

/** Input of a call: `params`, `query`, `body`, each where the call has it. */
export type Input<N extends CallName> = OptionalWhenEmpty<
  'params',
  z.input<Endpoints[N]['params']>
> &
  OptionalWhenEmpty<'query', z.input<Endpoints[N]['query']>> &
  OptionalWhenEmpty<'body', z.input<Endpoints[N]['body']>>

/** Request for the transport; `path` is below base and version, query included. */
export interface TransportRequest {
  name: CallName
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal | undefined
}

/**
 * Sends a request: by `fetch` in the browser, through the gateway's cache on the server. Does not
 * reject for an HTTP status.
 */
export type Transport = (request: TransportRequest) => Promise<{ status: number; json: unknown }>

type Arguments<N extends CallName> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

export type Client = <N extends CallName>(name: N, ...input: Arguments<N>) => Promise<Answer<N>>

/**
 * Formats a query string with sorted names (one cache key per meaning); arrays repeat their name,
 * undefined values are omitted.
 */
export function formatQuery(query: Record<string, unknown> = {}): string {
  const pairs = new URLSearchParams()
  for (const name of Object.keys(query).sort()) {
    const value = query[name]
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') pairs.append(name, String(item))
    }
  }
  const text = pairs.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Typed client of the API v1 in one locale. Rejects with `ApiError` for every answer that is not a
 * success, `unavailable` without an answer. `token`: sends requests as a member.
 */
export function createClient(options: {
  locale: Locale
  transport: Transport
  token?: string
  signal?: AbortSignal
}): Client {
  return async (name, ...[input]) => {
    const call = calls[name]
    const given: {
      params?: Record<string, string> | undefined
      query?: Record<string, unknown> | undefined
      body?: unknown
    } = input ?? {}
    const headers: Record<string, string> = { 'content-language': locales[options.locale].tag }
    if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`
    let answer: Awaited<ReturnType<Transport>>
    try {
      answer = await options.transport({
        name,
        method: call.method,
        path: fillPath(call.path, given.params) + formatQuery(given.query),
        headers,
        // the API requires a JSON body, also an empty one
        body: given.body ?? (call.method === 'POST' ? {} : undefined),
        signal: options.signal,
      })
    } catch (cause) {
      if (isApiError(cause) || options.signal?.aborted) throw cause
      throw new ApiError('unavailable', { cause })
    }
    if (answer.status >= 200 && answer.status < 300) return answer.json as Answer<typeof name>
    throw errorOfAnswer(answer.status, answer.json)
  }
}

function errorOfAnswer(status: number, json: unknown): ApiError {
  const body: Partial<ErrorBody> = typeof json === 'object' && json !== null ? json : {}
  return new ApiError(isErrorCode(body.code) ? body.code : errorCodeOfStatus(status), {
    ...(body.message !== undefined ? { message: body.message } : {}),
    ...(body.errors !== undefined ? { errors: body.errors } : {}),
  })
}
