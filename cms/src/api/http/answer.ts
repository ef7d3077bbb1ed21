import { ApiError, isApiError } from '@vitrine/contract/errors'
import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import { bodyOfCall } from '@vitrine/contract/endpoints/call-bodies'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { acceptedTypes } from '@vitrine/http/body-rules'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import type { Locale } from '@vitrine/configuration/locales'
import { previewHeader } from '@vitrine/contract/internal'
import { formatTags } from '@vitrine/contract/tags'
import type { Tag } from '@vitrine/contract/tags'
import { matchCall } from '@vitrine/contract/match-call'
import { parseQuery, valuesOf } from '@vitrine/http/query-string'
import type { Query } from '@vitrine/http/query-string'
import { parseInput } from '@vitrine/contract/validation'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { handlers } from '#src/api/handlers.ts'
import { environment } from '#src/platform/environment.ts'
import { findSession } from '#src/people/members/session.ts'
import { visitorOf } from '#src/platform/http/visitor.ts'
import { asIfPublished } from '#src/publishing/preview/as-if-published.ts'
import { findPreview } from '#src/publishing/preview/preview.ts'
import type { Preview } from '#src/publishing/preview/preview.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Session } from '#src/people/members/session.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import { checkBodyHeaders, readJson } from '#src/platform/http/body.ts'
import { isMultipart, readForm } from '#src/platform/http/form.ts'
import { answerCheck, mayAnswer } from './answer-check.ts'
import { isInternalCaller } from './internal.ts'
import { dateByTags } from './latest-change.ts'
import { JsonText } from '#src/platform/http/json-text.ts'
import { json } from '#src/platform/http/json.ts'
import { problem } from './problem.ts'

const checkAnswer = answerCheck(environment.VITRINE_ANSWERS)

/**
 * Handles a request for `path` (without base path and version): finds the call in the contract,
 * validates the input, runs the handler and writes the response.
 */
export async function answer(request: Request, path: string, payload: Payload): Promise<Response> {
  const query = parseQuery(new URL(request.url).search.slice(1))
  const [named] = valuesOf(query, 'locale')
  const locale = requestedLocale(Object.fromEntries(request.headers), named)
  const tags = new Set<Tag>()
  const match = matchCall(request.method, path)
  try {
    if (!match) throw new ApiError('endpoint-unknown')
    if ('methodMismatch' in match)
      return problem(new ApiError('method-not-allowed'), locale, { allow: allowedMethods(path) })
    checkBody(match.name, request)
    const preview = await previewOf(request, payload)
    const read = (from: Payload) => run({ ...match, query, request, locale }, from, tags)
    if (preview)
      return json(await asIfPublished(payload, preview, read), {
        locale,
        headers: { 'cache-control': 'no-store' },
      })
    const data = await read(payload)
    const call = calls[match.name]
    if (data instanceof Response) return data
    const isPassing = data instanceof JsonText && data.isPassing
    return json(data, {
      locale,
      headers: call.cacheable
        ? {
            'cache-control': isPassing ? 'no-store' : 'public, max-age=0, must-revalidate',
            'cache-tag': formatTags(tags),
          }
        : { 'cache-control': 'no-store' },
    })
  } catch (error) {
    const name = match && 'name' in match ? match.name : undefined
    return problemOf(error, { request, path, payload, locale, tags, name })
  }
}

interface Failed {
  request: Request
  path: string
  payload: Payload
  locale: Locale
  tags: ReadonlySet<Tag>
  /** Name of the call; undefined if the request asked for none. */
  name: CallName | undefined
}

/** Error answer to a failed request; an error of the program itself (5xx) is logged. */
function problemOf(
  error: unknown,
  { request, path, payload, locale, tags, name }: Failed,
): Response {
  // the client has gone: nobody reads the answer, and nothing failed here
  if (request.signal.aborted) return problem(new ApiError('internal'), locale)
  if (!isApiError(error) || error.status >= 500)
    payload.logger.error({ err: error, msg: `${request.method} ${path} failed` })
  const isPublic = !request.headers.has(previewHeader)
  if (isPublic && name && !mayAnswer(environment.VITRINE_ANSWERS, name, error)) {
    payload.logger.error({ err: error, msg: `${name} does not name this error` })
    return problem(new ApiError('internal'), locale)
  }
  if (isApiError(error, 'media-type-unsupported') && name)
    return problem(error, locale, { 'accept-post': acceptedTypes(bodyOfCall(name) ?? {}) })
  // a cached 404 carries tags, so that publishing the document purges it
  const isCacheable = isApiError(error, 'not-found') && name && calls[name].cacheable
  return problem(
    error,
    locale,
    isCacheable
      ? { 'cache-tag': formatTags(tags), 'cache-control': 'public, max-age=0, must-revalidate' }
      : {},
  )
}

/**
 * Preview of the request's token; an unknown or expired token is a 401, so that the site removes
 * its cookie.
 */
async function previewOf(request: Request, payload: Payload): Promise<Preview | undefined> {
  const token = request.headers.get(previewHeader)
  if (token === null || request.method !== 'GET' || !isInternalCaller(request)) return undefined
  const preview = await findPreview(payload, token)
  if (!preview) throw new ApiError('session-required')
  return preview.isOfSite ? undefined : preview
}

/** Methods that the path supports, for `Allow`. */
function allowedMethods(path: string): string {
  return ['GET', 'POST']
    .filter((method) => {
      const match = matchCall(method, path)
      return match && 'name' in match
    })
    .map((method) => (method === 'GET' ? 'GET, HEAD' : method))
    .join(', ')
}

function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  locale: Locale,
  at?: string,
): z.output<S> {
  const parsed = parseInput(schema, value, locale, at)
  if ('data' in parsed) return parsed.data
  throw new ApiError('invalid-input', { errors: parsed.errors })
}

/** Body of a call; `unread`: nothing of it. */
async function readInput(name: CallName, request: Request): Promise<unknown> {
  const { body }: Call = calls[name]
  if (body === 'unread') return {}
  const { json: jsonBounds, multipart } = bodyOfCall(name) ?? {}
  if (multipart && (!jsonBounds || isMultipart(request))) return readForm(request, multipart)
  if (!jsonBounds) throw new ApiError('media-type-unsupported')
  return readJson(request, jsonBounds)
}

/** Refuses a body by its headers, before anything else is read; an ignored one may be anything. */
function checkBody(name: CallName, { headers }: Request): void {
  const rules = bodyOfCall(name)
  const { body }: Call = calls[name]
  if (rules && body !== 'unread') checkBodyHeaders(headers, rules)
}

/** Request matched to a call of the contract; params and query are not yet validated. */
interface MatchedRequest {
  name: CallName
  params: Record<string, string>
  query: Query
  request: Request
  locale: Locale
}

/** Validates the input, runs the call's handler and collects the cache tags. */
async function run(
  { name, request, locale, ...sent }: MatchedRequest,
  payload: Payload,
  tags: Set<Tag>,
): Promise<unknown> {
  const endpoint = endpoints[name]
  const visitor = visitorOf(request.headers)
  // checked before the input is parsed, so that the response does not reveal details of the input
  // to clients without a session; cacheable calls have no session
  const session =
    calls[name].cacheable || visitor.token === undefined
      ? undefined
      : await findSession(payload, visitor.token)
  if (calls[name].session && !session) throw new ApiError('session-required')
  const input = {
    params: parse(endpoint.params, sent.params, locale, 'params'),
    query: parse(endpoint.query, sent.query, locale, 'query'),
    body:
      calls[name].method === 'POST'
        ? parse(endpoint.body, await readInput(name, request), locale)
        : undefined,
  }
  // the input has the type of the call's own schemas
  const handler = (handlers as Record<CallName, AnyHandler>)[name]
  const data = await handler(
    { payload, locale, tag: (...more) => more.forEach((tag) => tags.add(tag)) },
    input,
    { visitor, session },
  )
  if (calls[name].cacheable) await dateByTags(payload, data, tags)
  checkAnswer(name, data, payload.logger)
  return data
}

type AnyHandler = (
  context: CallContext,
  input: { params: unknown; query: unknown; body: unknown },
  caller: { visitor: Visitor; session: Session | undefined },
) => Promise<unknown>
