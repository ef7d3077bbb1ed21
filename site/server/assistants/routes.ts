import { hostHeaderValidation } from '@modelcontextprotocol/fastify'
import { createMcpHandler, localhostAllowedHostnames } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { costOfCall } from '@vitrine/contract/endpoints/call-costs'
import { assistantsPath } from '@vitrine/contract/well-known'
import { crossOriginHeaders, preflightHeaders } from '@vitrine/http/cross-origin'
import { rateLimit, rateLimitPolicy } from '@vitrine/http/rate-limit-fields'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import type { Locale } from '@vitrine/configuration/locales'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import { apiKeyOf } from '#server/api-gateway/api-keys.ts'
import type { ApiKeys } from '#server/api-gateway/api-keys.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { limitBodies } from '#server/api-gateway/request-bodies.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { isCrossSite } from '#server/http/cross-site.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { publicLocales } from './answers/answer-locale.ts'
import { createCatalogueServer } from './catalogue-server.ts'
import { messageBounds, readMessage } from './read-message.ts'
import type { ToolSession } from './answers/tool.ts'

const methods = 'POST, OPTIONS'

/** Request headers of the protocol, which pages of other origins may send. */
const protocolHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

/** Request headers that the protocol's server reads; it gets no credentials. */
const readHeaders = ['content-type', 'accept', ...protocolHeaders]

interface Options {
  apiCache: ApiCache
  /** Concurrency limit of reads that miss the cache. */
  limiter: FairLimiter
  /** Concurrency limit of calls, to which each message counts. */
  calls: FairLimiter
  upstream: Upstream
  launch: { prepared: readonly Locale[] }
  origin: string
  proxies: TrustedProxies
  keys: ApiKeys
  secure: boolean
  isUnderMaintenance: () => boolean
}

/**
 * MCP endpoint for assistants (revision 2026-07-28 and earlier ones, without sessions): a message a
 * request, answered by tools that read. Without a log-in, for pages of any origin.
 */
export function assistantRoutes(app: FastifyInstance, options: Options): void {
  void app.register(async (scope) => {
    limitBodies(scope, options)
    scope.addHook('onRequest', async (request, reply) => {
      applyHeaders(reply, publicHeaders(options))
      reply.headers({
        ...crossOriginHeaders,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      await refuseForeignHost(request, reply, options)
    })
    scope.addHook('onSend', async (request, reply) => addLimit(request, reply, options))
    scope.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, options))
    scope.post(
      assistantsPath,
      { config: { body: { accepts: { json: messageBounds }, as: 'json' } } },
      (request, reply) => answer(request, reply, options),
    )
    scope.options(assistantsPath, (_request, reply) => reply.code(204).headers(preflight()).send())
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: assistantsPath,
      handler: (request, reply) => {
        reply.header('allow', methods)
        return sendError(reply, 'method-not-allowed', localeOf(request), options)
      },
    })
  })
}

function preflight(): Record<string, string> {
  const headers = preflightHeaders(methods)
  return {
    ...headers,
    'access-control-allow-headers': `${headers['access-control-allow-headers']}, ${protocolHeaders.join(', ')}`,
    allow: methods,
  }
}

/**
 * Refuses a browser's request that was addressed to another host (DNS rebinding). With the site's
 * own host any origin is valid, since the answers are public and credentials are not read.
 */
async function refuseForeignHost(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin }: Options,
): Promise<void> {
  if (request.headers.origin === undefined) return
  const { hostname } = new URL(origin)
  const loopback = localhostAllowedHostnames()
  await hostHeaderValidation(loopback.includes(hostname) ? loopback : [hostname])(request, reply)
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<FastifyReply> {
  if (options.isUnderMaintenance())
    return sendError(reply, 'unavailable', localeOf(request), options)
  // an invalid key is refused as by the API; a valid one gives nothing that is not open
  const token = apiKeyOf(request.headers)
  if (token !== undefined) options.keys.count(await options.keys.find(token))
  if (!isJson(request))
    return sendError(reply, 'media-type-unsupported', localeOf(request), options)
  const message = readMessage(request.body)
  const response = await options.calls.run(
    clientOf(request, options),
    () => serve(message, request, reply, options),
    undefined,
    // tools answer by a call, or by few
    costOfCall('lines-read', Number(request.headers['content-length'] ?? 0)),
  )
  if (!response) return reply
  for (const name of ['content-type', 'mcp-protocol-version']) {
    const value = response.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return reply.code(response.status).send(response.text)
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'

/** Response to a message; undefined if its client has disconnected. */
async function serve(
  message: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<{ status: number; headers: Headers; text: string } | undefined> {
  // the client may have disconnected while queued
  if (reply.raw.destroyed) return undefined
  const ended = new AbortController()
  reply.raw.once('close', () => ended.abort())
  const handler = createMcpHandler(() => createCatalogueServer(sessionOf(request, options)), {
    // an error of the protocol is answered, and none of the server's
    onerror: (error) => request.log.debug({ err: error }, 'a message was refused'),
  })
  try {
    const response = await handler.fetch(
      new Request(options.origin + assistantsPath, {
        method: 'POST',
        headers: headersOf(request),
        signal: ended.signal,
      }),
      { parsedBody: message },
    )
    return { status: response.status, headers: response.headers, text: await response.text() }
  } finally {
    await handler.close()
  }
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    readHeaders.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

function sessionOf(request: FastifyRequest, options: Options): ToolSession {
  const { apiCache, limiter, upstream, launch, origin, proxies } = options
  return {
    apiCache,
    limiter,
    upstream,
    origin,
    address: clientAddress(request.raw, proxies),
    client: clientOf(request, options),
    token: tokenOf(request, origin),
    publicLocales: publicLocales(launch.prepared),
    onError: (error) => request.log.error({ err: error }, 'a tool failed'),
  }
}

/** Bearer token of a member; a page of another origin has none. */
function tokenOf({ headers }: FastifyRequest, origin: string): string | undefined {
  if (isCrossSite(headers, origin)) return undefined
  return /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(headers.authorization ?? '')?.[1]
}

const clientOf = (request: FastifyRequest, { proxies }: Options): string =>
  clientNetwork(clientAddress(request.raw, proxies))

const localeOf = ({ headers }: FastifyRequest): Locale => requestedLocale(headers)

/** Announces the limit of messages, as calls of the API do. */
function addLimit(request: FastifyRequest, reply: FastifyReply, options: Options): void {
  const limit = options.calls.announced('calls', clientOf(request, options))
  const resetSeconds = Number(reply.getHeader('retry-after')) || 1
  reply.headers({
    'ratelimit-policy': rateLimitPolicy(limit),
    ratelimit: rateLimit(
      reply.statusCode === 429 ? { ...limit, remaining: 0, resetSeconds } : limit,
    ),
  })
}

function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): FastifyReply {
  const code = codeOf(error)
  if (code === 'internal') request.log.error({ err: error }, 'a message failed')
  return sendError(reply, code, localeOf(request), options)
}

function codeOf(error: unknown): ErrorCode {
  if (isApiError(error)) return error.code
  const { statusCode } = Object(error)
  if (statusCode === 413) return 'body-too-large'
  return statusCode >= 400 && statusCode < 500 ? 'malformed-request' : 'internal'
}
