import type { z } from 'zod'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { fillPath } from '@vitrine/http/path-pattern'
import { formatQuery, queryOf } from '@vitrine/http/query-string'
import type { Query } from '@vitrine/http/query-string'
import { pageCalls } from '../page-calls.ts'
import type { CallName } from '../calls.ts'
import type { Call, PageCallName } from '../page-calls.ts'
import type { Endpoints } from './index.ts'
import { ApiError, errorCodeOfStatus, isApiError, isErrorCode } from '../errors.ts'
import type { ErrorBody } from '../errors.ts'

export type Answer<N extends CallName> = z.output<Endpoints[N]['answer']>

type OptionalWhenEmpty<K extends string, T> = string extends keyof T
  ? { [P in K]?: undefined }
  : Partial<T> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

/** Input of a call: `params`, `query`, `body`, as far as the call has them. */
export type Input<N extends CallName> = OptionalWhenEmpty<
  'params',
  z.input<Endpoints[N]['params']>
> &
  OptionalWhenEmpty<'query', z.input<Endpoints[N]['query']>> &
  OptionalWhenEmpty<'body', z.input<Endpoints[N]['body']>>

/** A call with its input, for the transport; only `callRequest` converts it to a URL. */
export interface TypedCall<N extends CallName = CallName> {
  name: N
  params: Readonly<Record<string, string>>
  query: Query
  /** JSON, or a form with files; `undefined` in a GET request. */
  body?: unknown
  locale: Locale
  /** Bearer token of a member. */
  token?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Sends a call: by `fetch` in the browser, through the gateway's cache on the server. Does not
 * reject for an HTTP status.
 */
export type Transport = (
  call: TypedCall<PageCallName>,
) => Promise<{ status: number; json: unknown }>

type Arguments<N extends CallName> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

export type Client = <N extends PageCallName>(name: N, ...input: Arguments<N>) => Promise<Answer<N>>

/**
 * Query of a call in its canonical form: names sorted, values as text; `undefined`, `null` and
 * empty text are left out.
 */
export function canonicalQuery(values: Readonly<Record<string, unknown>> = {}): Query {
  return queryOf(
    Object.keys(values)
      .sort()
      .flatMap((name) =>
        [values[name] ?? []]
          .flat()
          .filter((value) => value !== '')
          .map((value): [string, string] => [name, String(value)]),
      ),
  )
}

/**
 * HTTP request of a call in a table: `pageCalls`, or all `calls`. `path` is below API base and
 * version, including the query.
 */
export function callRequest<N extends CallName>(
  { name, params, query, body, locale, token }: TypedCall<N>,
  table: Readonly<Record<N, Pick<Call, 'method' | 'path'>>>,
): {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string | FormData | null
} {
  const { method, path } = table[name]
  // `fetch` sets the media type of a form, with its boundary
  const isJson = body !== undefined && !(body instanceof FormData)
  return {
    method,
    path: fillPath(path, params) + formatQuery(query),
    headers: {
      accept: 'application/json',
      'content-language': locales[locale].tag,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: isJson ? JSON.stringify(body) : (body ?? null),
  }
}

/**
 * Typed client of the calls of pages and members, in one locale. Rejects with `ApiError` for every answer that is not a
 * success, and with `unavailable` without an answer. `token`: sends requests as a member.
 */
export function createClient({
  locale,
  transport,
  token,
  signal,
}: {
  locale: Locale
  transport: Transport
  token?: string
  signal?: AbortSignal
}): Client {
  return async (name, ...[input]) => {
    const parts: {
      params?: TypedCall['params'] | undefined
      query?: Record<string, unknown> | undefined
      body?: unknown
    } = input ?? {}
    let answer: Awaited<ReturnType<Transport>>
    try {
      answer = await transport({
        name,
        params: parts.params ?? {},
        query: canonicalQuery(parts.query),
        // the API requires a JSON body, even if it is empty
        body: parts.body ?? (pageCalls[name].method === 'POST' ? {} : undefined),
        locale,
        token,
        signal,
      })
    } catch (cause) {
      if (isApiError(cause) || signal?.aborted) throw cause
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
