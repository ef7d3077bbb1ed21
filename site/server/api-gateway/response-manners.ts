import { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls, isOpenToOrigins } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import { deprecationHeaders } from '@vitrine/contract/deprecation'
import { matchCall } from '@vitrine/contract/match-call'
import { parseErrorBody } from '@vitrine/contract/problem-details'
import { crossOriginHeaders } from '@vitrine/http/cross-origin'
import { rateLimit, rateLimitPolicy } from '@vitrine/http/rate-limit-fields'
import type { AnnouncedLimit } from '@vitrine/http/rate-limit-fields'
import { openApiPath, apiCatalogPath } from '@vitrine/contract/well-known'
import { formatError } from '#server/http/error-format.ts'
import { withAbsoluteMedia } from '@vitrine/contract/media-addresses'
import { previewTokenOf } from './preview.ts'

const api = apiBase + apiVersion

interface Options {
  publicOrigin: string
  /** Limits of a request: of concurrent reads, and of forwarded calls. */
  limitsOf: (
    request: FastifyRequest,
    name: CallName | undefined,
  ) => { reads: AnnouncedLimit; calls: AnnouncedLimit }
  /** True for a request with an API key. */
  hasKey: (request: FastifyRequest) => boolean
  /** Address of the licence of the data, if the company states one. */
  licenseUrl: () => string | undefined
}

/**
 * What all responses of the API have in common: access from other origins, links to description and
 * licence, limits, deprecation, the challenge of a 401, absolute media addresses, and problem
 * details for clients that prefer them.
 */
export function addResponseManners(scope: FastifyInstance, options: Options): void {
  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    const path = request.url.split('?')[0] ?? ''
    if (path !== apiBase && !path.startsWith(`${apiBase}/`)) return payload
    const match = path.startsWith(`${api}/`)
      ? matchCall(request.method, path.slice(api.length))
      : undefined
    const name = match && 'name' in match ? match.name : undefined
    const isOpen =
      name === undefined
        ? match === undefined && isRead(request)
        : isOpenToOrigins(name) && previewTokenOf(request.headers) === undefined
    const hasKey = options.hasKey(request)
    if (isOpen || hasKey) reply.headers(crossOriginHeaders)
    // answers to a key state what it has left, so that shared caches store none
    if (hasKey) reply.header('cache-control', privately(reply.getHeader('cache-control')))
    addLinks(reply, name && calls[name], options)
    if (match) {
      reply.header('x-robots-tag', 'noindex')
      addLimits(reply, options.limitsOf(request, name), name && calls[name])
    }
    if (reply.statusCode === 401)
      reply.header(
        'www-authenticate',
        request.headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
      )
    return reformat(request, reply, payload, options)
  })
}

const privately = (cacheControl: unknown): string =>
  String(cacheControl ?? 'no-store').replace('public', 'private')

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

function addLinks(reply: FastifyReply, call: Call | undefined, options: Options): void {
  const license = call && !call.session ? options.licenseUrl() : undefined
  const { headers, links } = deprecationHeaders(call ?? {})
  reply
    .headers(headers)
    .header(
      'link',
      [
        `<${openApiPath}>; rel="service-desc"; type="application/json"`,
        `<${apiCatalogPath}>; rel="api-catalog"`,
        ...(license === undefined ? [] : [`<${license}>; rel="license"`]),
        ...links,
      ].join(', '),
    )
}

/**
 * `RateLimit-Policy` is constant. `RateLimit` states what this client has left, so a response that
 * shared caches may store has none.
 */
function addLimits(
  reply: FastifyReply,
  { reads, calls: forwarded }: ReturnType<Options['limitsOf']>,
  call: Call | undefined,
): void {
  const limit = call?.cacheable ? reads : forwarded
  const append = (name: string, value: string) => {
    // limits that the cms counts come first
    const counted = reply.getHeader(name)
    reply.header(name, counted === undefined ? value : `${String(counted)}, ${value}`)
  }
  append('ratelimit-policy', rateLimitPolicy(limit))
  if (String(reply.getHeader('cache-control') ?? '').includes('public')) return
  const retryAfter = Number(reply.getHeader('retry-after'))
  const isRefused = reply.statusCode === 429 && reply.getHeader('ratelimit') === undefined
  append(
    'ratelimit',
    rateLimit(isRefused ? { ...limit, remaining: 0, resetSeconds: retryAfter || 1 } : limit),
  )
}

/** Rewrites a JSON body that is not encoded yet; bodies from the cache are rewritten already. */
async function reformat(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { publicOrigin }: Options,
): Promise<unknown> {
  const isError = reply.statusCode >= 400
  if (isError) addVary(reply, 'Accept')
  const type = String(reply.getHeader('content-type') ?? '')
  if (!type.startsWith('application/json') || reply.getHeader('content-encoding') !== undefined)
    return payload
  if (typeof payload !== 'string' && !(payload instanceof Readable)) return payload
  const text = typeof payload === 'string' ? payload : await readText(payload)
  const body = isError ? parseErrorBody(text) : undefined
  const formatted = body && formatError(body, reply.statusCode, request.headers)
  if (formatted) reply.header('content-type', formatted.type)
  const sent = withAbsoluteMedia(formatted?.text ?? text, publicOrigin)
  if (request.method !== 'HEAD') reply.header('content-length', Buffer.byteLength(sent))
  return sent
}

/** Adds a name to `Vary`. */
function addVary(reply: FastifyReply, name: string): void {
  const given = String(reply.getHeader('vary') ?? '')
  const names = given.split(',').map((each) => each.trim())
  if (names.includes(name)) return
  reply.header('vary', given === '' ? name : `${given}, ${name}`)
}
