import { finished } from 'node:stream/promises'
import type { FastifyReplyFromHooks } from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { internalCalls, isFeedCall, isOpenToOrigins } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import type { ErrorCode } from '@vitrine/contract/errors'
import type { ApiKey } from '@vitrine/contract/internal'
import { apiKeyHeader } from '@vitrine/contract/internal'
import { bodyOfCall } from '@vitrine/contract/endpoints/call-bodies'
import { costOfCall } from '@vitrine/contract/endpoints/call-costs'
import { scopeOfCall } from '@vitrine/contract/api-keys'
import type { TypedCall } from '@vitrine/contract/client'
import { matchCall } from '@vitrine/contract/match-call'
import { malformedNames, parseQuery } from '@vitrine/http/query-string'
import { requestedMethodHeader } from '@vitrine/http/cross-origin'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import type { EdgeHeaders } from '#server/edge/headers.ts'
import { fromNow } from '#server/http/arrival.ts'
import { isCrossSite } from '#server/http/cross-site.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { handlesSession } from './exchange-session.ts'
import { memberHooks } from './member-calls.ts'
import { countableEventIn } from './countable-event.ts'
import type { ViewCounter } from './view-counter.ts'
import { apiKeyOf } from './api-keys.ts'
import type { ApiKeys } from './api-keys.ts'
import { optionsHeaders } from './allowed-methods.ts'
import { applyHeaders, sendAnswer, sendError } from './answer.ts'
import { addResponseManners } from './response-manners.ts'
import { cacheableRead } from './api-cache.ts'
import type { ApiCache } from './api-cache.ts'
import type { MediaCache } from './media-cache.ts'
import { previewTokenOf, readPreview } from './preview.ts'
import type { Upstream } from './upstream.ts'
import { passThroughHooks, registerPassThrough } from './pass-through.ts'
import { panelRoutes } from './panel-routes.ts'
import { limitBodies } from './request-bodies.ts'
import type { RouteBody } from './request-bodies.ts'

const api = apiBase + apiVersion
/** Timeout of a forwarded read, ms: the request must be answered within 5 s of its arrival. */
const readTimeoutMs = 4000
/** Path of downloads; pictures of pages are in the parent folder. */
const downloads = '/media/files/'
const internalPaths = Object.values(internalCalls).map((call) => api + call.path)

interface Options {
  apiCache: ApiCache
  /** Concurrency limits of GET calls that miss the cache: of lists of records, and of others. */
  records: FairLimiter
  limiter: FairLimiter
  /** Concurrency limit of calls that are never cached. */
  calls: FairLimiter
  /** Concurrency limit of the panel and its assets. */
  panel: FairLimiter
  keys: ApiKeys
  upstream: Upstream
  media: MediaCache
  views: ViewCounter
  cmsOrigin: string
  publicOrigin: string
  proxies: TrustedProxies
  secure: boolean
  edge: EdgeHeaders
  isCmsUnreachable: () => boolean
  isUnderMaintenance: () => boolean
  /** Address of the licence of the data, if the company states one. */
  licenseUrl: () => string | undefined
}

/** Registers all routes that reach the cms: the API, the panel with its assets, and media. */
export function gatewayRoutes(app: FastifyInstance, options: Options): void {
  const { cmsOrigin, publicOrigin, secure } = options
  const hooks = passThroughHooks(publicOrigin, options.proxies)
  const forward = async (
    request: FastifyRequest,
    reply: FastifyReply,
    call: TypedCall | undefined,
  ): Promise<FastifyReply> => {
    const work = async (): Promise<void> => {
      // the client may have disconnected while queued
      if (reply.raw.destroyed) return
      const own =
        call && handlesSession(call.name)
          ? memberHooks(call.name, request, hooks, secure)
          : keyHooks(request, hooks)
      void reply.from(pathOf(request), {
        ...own,
        // reads have a timeout, since the rendering of a page waits for them
        ...(request.method === 'GET' ? { timeout: readTimeoutMs } : {}),
      })
      await finished(reply.raw).catch(() => undefined)
    }
    const bytes = Number(request.headers['content-length'] ?? 0)
    const cost = call ? costOfCall(call.name, bytes) : 1
    await options.calls.run(clientOf(request, options), work, undefined, cost)
    return reply
  }

  void app.register(async (scope) => {
    limitBodies(scope, options)
    await registerPassThrough(scope, cmsOrigin)
    addResponseManners(scope, {
      publicOrigin,
      licenseUrl: options.licenseUrl,
      hasKey: (request) => keysOfRequests.has(request),
      limitsOf: (request, name) => limitsOf(request, name, options),
    })
    scope.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, secure))
    scope.get(`${api}/*`, async (request, reply) => {
      await acceptKey(request, options)
      return read(request, reply, options, forward)
    })
    scope.route({
      method: 'OPTIONS',
      url: `${api}/*`,
      handler: (request, reply) => answerOptions(request, reply, options),
    })
    scope.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${api}/*`,
      config: { body: callBody },
      // before the body is read
      onRequest: async (request, reply) => {
        if (isInternal(request.url) || isBase(request.url))
          return sendError(reply, 'endpoint-unknown', localeOf(request), options)
        const call = requestedCall(request)
        const hasKey = await acceptKey(request, options)
        const isForeign = isCrossSite(request.headers, publicOrigin)
        // writes are accepted from our own origin, and from clients with a token or a key
        if (isForeign && !hasKey && !(call && isOpenToOrigins(call.name)))
          return sendError(reply, 'forbidden', localeOf(request), options)
        if (isForeign) dropCredentials(request)
        if (!call) return refuseMethod(request, reply, options)
      },
      // a body may have taken longer to arrive than a page may wait for the cms
      handler: (request, reply) => fromNow(() => forward(request, reply, requestedCall(request))),
    })
    // other versions and the base without a call are answered as JSON
    for (const url of [apiBase, `${apiBase}/*`])
      scope.all(url, (request, reply) =>
        sendError(reply, 'endpoint-unknown', localeOf(request), options),
      )
    scope.get('/media/*', (request, reply) => {
      // counts a download that was found by a search; PDF viewers request ranges, which would count
      // twice
      if (request.url.startsWith(downloads) && request.headers.range === undefined)
        options.views.count({ kind: 'document' }, request.raw)
      return options.media.serve(request, reply, clientOf(request, options))
    })
    panelRoutes(scope, {
      hooks,
      limiter: options.panel,
      clientOf: (request) => clientOf(request, options),
      secure,
    })
  })
}

/** Limits of a request: that of its key, or those of its network. */
function limitsOf(request: FastifyRequest, name: CallName | undefined, options: Options) {
  const key = keysOfRequests.get(request)
  if (key) return { reads: options.keys.announced(key), calls: options.keys.announced(key) }
  const client = clientOf(request, options)
  return {
    reads:
      name !== undefined && isFeedCall(name)
        ? options.records.announced('records', client)
        : options.limiter.announced('reads', client),
    calls: options.calls.announced('calls', client),
  }
}

type Forward = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: TypedCall | undefined,
) => Promise<FastifyReply>

/** Call named by a request's method and URL. Nothing else maps URLs to calls. */
function requestedCall(request: FastifyRequest): TypedCall | undefined {
  const match = matchCall(request.method, pathOf(request).slice(api.length))
  if (!match || 'methodMismatch' in match) return undefined
  return { ...match, query: parseQuery(searchOf(request)), locale: localeOf(request) }
}

/** Keys of requests that have one. */
const keysOfRequests = new WeakMap<FastifyRequest, ApiKey>()

/**
 * Checks and counts the API key of a request, if it has one: a key that is not valid, or not for the
 * call, is an error, and no other credentials of the request are used. True for a key.
 */
async function acceptKey(request: FastifyRequest, options: Options): Promise<boolean> {
  const token = apiKeyOf(request.headers)
  if (token === undefined) return false
  const key = await options.keys.find(token)
  keysOfRequests.set(request, key)
  options.keys.count(key)
  const call = requestedCall(request)
  const scope = call && scopeOfCall(call.name)
  if (call && !(scope && key.scopes.includes(scope))) throw new ApiError('api-key-scope')
  dropCredentials(request)
  return true
}

/** Hooks that tell the cms the key of a request. */
function keyHooks(request: FastifyRequest, hooks: FastifyReplyFromHooks): FastifyReplyFromHooks {
  const key = keysOfRequests.get(request)
  if (!key) return hooks
  return {
    ...hooks,
    rewriteRequestHeaders: (raw, headers) => ({
      ...(hooks.rewriteRequestHeaders?.(raw, headers) ?? headers),
      [apiKeyHeader]: String(key.id),
    }),
  }
}

/** Credentials of a request of another origin, or of one with a key, are not used. */
function dropCredentials({ headers }: FastifyRequest): void {
  delete headers.cookie
  delete headers.authorization
}

/** Answers OPTIONS without the cms; charged to the client's share of calls. */
async function answerOptions(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<FastifyReply> {
  const headers = isInternal(request.url)
    ? undefined
    : optionsHeaders(pathOf(request).slice(api.length), request.headers[requestedMethodHeader])
  if (!headers) return sendError(reply, 'endpoint-unknown', localeOf(request), options)
  await options.calls.run(clientOf(request, options), () => Promise.resolve())
  applyHeaders(reply, publicHeaders(options))
  return reply.code(204).headers(headers).send()
}

/** Answers a GET call from the cache if it is cacheable, else forwards it. */
async function read(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
  forward: Forward,
): Promise<FastifyReply> {
  const locale = localeOf(request)
  if (isInternal(request.url) || isBase(request.url))
    return sendError(reply, 'endpoint-unknown', locale, options)
  const requested = requestedCall(request)
  const call =
    requested && malformedNames(searchOf(request)).length === 0
      ? cacheableRead(requested)
      : undefined
  // calls with invalid parameters are forwarded, since the cms names the invalid field; that answer
  // is not cached
  if (!call) return forward(request, reply, requested)
  const preview = previewTokenOf(request.headers)
  if (preview !== undefined) {
    const draft = await options.calls.run(clientOf(request, options), () =>
      readPreview(options.upstream, call, preview),
    )
    applyHeaders(reply, publicHeaders(options))
    return reply.code(draft.status).header('cache-control', 'no-store').send(draft.json)
  }
  // the layout is served during maintenance, since it contains the maintenance flag
  if (options.isUnderMaintenance() && call.name !== 'layout-read')
    return sendError(reply, 'unavailable', locale, options)
  const limiter = isFeedCall(call.name) ? options.records : options.limiter
  const answer = options.apiCache.holds(call)
    ? await options.apiCache.read(call)
    : await limiter.run(
        clientOf(request, options),
        () => options.apiCache.read(call),
        undefined,
        costOfCall(call.name, request.url.length),
      )
  const counted =
    answer.status === 200 && isPageView(request) ? countableEventIn(call, answer.json()) : undefined
  if (counted) options.views.count(counted, request.raw)
  return sendAnswer(request, reply, answer, {
    locale,
    secure: options.secure,
    stale: options.isCmsUnreachable(),
    edge: options.edge,
  })
}

/** Client to which a request is charged: its API key, or its network. */
function clientOf(request: FastifyRequest, { proxies }: Options): string {
  const key = keysOfRequests.get(request)
  return key ? `key ${key.id}` : clientNetwork(clientAddress(request.raw, proxies))
}

/**
 * Path to forward, without its query: the plugin decodes the path and appends the query unchanged.
 */
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

const searchOf = (request: FastifyRequest): string => request.url.split(/\?(.*)/s, 2)[1] ?? ''

const localeOf = (request: FastifyRequest) => requestedLocale(request.headers)

/** Body of a call, whole before the call takes a slot. */
function callBody(request: FastifyRequest): RouteBody | undefined {
  const call = requestedCall(request)
  const accepts = call && bodyOfCall(call.name)
  return accepts && { accepts, as: 'held' }
}

/** Answers a method that no call of the path has: 405, or 404 for an unknown path. */
function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): FastifyReply {
  const allow = optionsHeaders(pathOf(request).slice(api.length), undefined)?.['allow']
  if (allow === undefined) return sendError(reply, 'endpoint-unknown', localeOf(request), options)
  void reply.header('allow', allow)
  return sendError(reply, 'method-not-allowed', localeOf(request), options)
}

/** True if the URL is the API base without a call. */
const isBase = (url: string): boolean => /^\/*(?:\?|$)/.test(url.slice(api.length))

function isInternal(url: string): boolean {
  let path = url.split('?')[0] ?? ''
  try {
    path = decodeURIComponent(path)
  } catch {
    return true
  }
  const spelled = path.toLowerCase().replace(/\/+/g, '/')
  return spelled.includes('/../') || internalPaths.some((internal) => spelled.startsWith(internal))
}

/**
 * True for a client-side navigation of our own app; reads of other programs are not counted as
 * views.
 */
function isPageView(request: FastifyRequest): boolean {
  return (
    request.headers['sec-fetch-site'] === 'same-origin' &&
    request.headers['sec-fetch-dest'] === 'empty'
  )
}

function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): FastifyReply {
  const code = isApiError(error) ? error.code : codeOfFailure(error)
  if (code === 'internal') request.log.error({ err: error }, 'a request failed')
  const retryAfter = isApiError(error) ? error.retryAfter : undefined
  return sendError(reply, code, localeOf(request), { secure, retryAfter })
}

function codeOfFailure(error: unknown): ErrorCode {
  const { statusCode, name } = Object(error)
  if (statusCode === 413) return 'body-too-large'
  if (statusCode === 415) return 'media-type-unsupported'
  if (statusCode >= 400 && statusCode < 500) return 'malformed-request'
  return statusCode >= 502 || error instanceof TypeError || name === 'TimeoutError'
    ? 'unavailable'
    : 'internal'
}
