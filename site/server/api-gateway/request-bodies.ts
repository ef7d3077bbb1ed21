import { Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import {
  acceptedTypes,
  announcesBody,
  boundsOf,
  contentProblem,
  headerProblem,
} from '@vitrine/http/body-rules'
import type { BodyBounds, BodyRules, HeaderProblem } from '@vitrine/http/body-rules'
import { clientAddress, clientNetwork } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { heldBodies } from '#server/http/held-bodies.ts'
import { sendError } from './answer.ts'

/**
 * Body that a route takes. `as`, how its handler gets it: parsed `json`; `held`: a stream of the
 * body, which has arrived whole; `arriving`: a stream that is still arriving; `raw`: the handler
 * reads `request.raw` itself, and answers a body that is too large.
 */
export interface RouteBody {
  accepts: BodyRules
  as: 'json' | 'held' | 'arriving' | 'raw'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Body that the route takes; undefined, also as a result: none, and nothing of it is read. */
    body?: RouteBody | ((request: FastifyRequest) => RouteBody | undefined)
  }
}

/** `Retry-After` while the memory for bodies is full, s. */
const retryAfterSeconds = 5

/** Decorator of an app whose bodies are limited. */
const limited = 'limitsBodies'

/**
 * Makes an app, or a scope of an app without it, read only the bodies that its routes declare
 * (`config.body`). Media type and size are checked before anything is read, the number and depth of
 * values before anything is parsed. A body that no route takes is not read; the connection is closed
 * after the answer. Registered before the routes.
 */
export function limitBodies(
  app: FastifyInstance,
  options: { proxies?: TrustedProxies; secure: boolean },
): void {
  if (app.hasDecorator(limited)) return
  app.decorate(limited, true)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  // after every `onRequest`, whose headers the refusals have too
  app.addHook('preParsing', async (request, reply) => {
    if (!announcesBody(request.headers)) return
    const body = bodyOf(request)
    const problem = body && headerProblem(request.headers, body.accepts)
    if (body && !(problem && isRefused(problem, body))) return
    reply.raw.setHeader('connection', 'close')
    if (!body || !problem) return
    if (problem === 'media-type-unsupported')
      void reply.header('accept-post', acceptedTypes(body.accepts))
    return sendError(reply, problem, localeOf(request), options)
  })
  app.addHook('preValidation', async (request, reply) => {
    const body = announcesBody(request.headers) ? bodyOf(request) : undefined
    const bounds = body && boundsOf(request.headers['content-type'], body.accepts)
    if (!body || !bounds || body.as === 'raw') return
    request.body =
      body.as === 'arriving'
        ? await arrivingBody(request, bounds.bytes)
        : await readWhole(request, reply, {
            body,
            bounds,
            proxies: options.proxies ?? (() => false),
          })
  })
}

/** False for problems that are left to the handler, or to the cms for a body that it receives. */
function isRefused(problem: HeaderProblem, { as }: RouteBody): boolean {
  if (problem === 'media-type-unsupported') return true
  return as !== 'raw' && !(problem === 'length-required' && as === 'arriving')
}

const localeOf = ({ headers }: FastifyRequest) => requestedLocale(headers)

function bodyOf(request: FastifyRequest): RouteBody | undefined {
  const { body } = request.routeOptions.config
  return typeof body === 'function' ? body(request) : body
}

/** Body that has arrived whole and keeps to its bounds. Throws `ApiError`. */
async function readWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, bounds, proxies }: { body: RouteBody; bounds: BodyBounds; proxies: TrustedProxies },
): Promise<unknown> {
  const network = clientNetwork(clientAddress(request.raw, proxies))
  let size = 0
  const release = () => {
    heldBodies.release(network, size)
    size = 0
  }
  reply.raw.once('close', release)
  try {
    const parts: Buffer[] = []
    for await (const part of request.raw.iterator({ destroyOnReturn: false })) {
      if (!heldBodies.take(network, part.length))
        throw new ApiError('busy', { retryAfter: retryAfterSeconds })
      size += part.length
      parts.push(part)
      if (size > bounds.bytes) throw new ApiError('body-too-large')
    }
    const bytes = Buffer.concat(parts)
    const problem = contentProblem(bytes, request.headers['content-type'], bounds)
    if (problem) throw new ApiError(problem)
    if (body.as === 'json') return parse(bytes)
    // the length of a body without one is known by now
    delete request.headers['transfer-encoding']
    request.headers['content-length'] = String(size)
    return Readable.from([bytes], { objectMode: false })
  } catch (error) {
    release()
    // the rest may still be in transit
    reply.raw.setHeader('connection', 'close')
    // a connection that ended under its body
    throw isApiError(error) ? error : new ApiError('malformed-request', { cause: error })
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new ApiError('malformed-request', { cause })
  }
}

/**
 * Body as a stream while it arrives, which fails above its limit. Resolves when it has begun to
 * arrive, so that a client that sends nothing takes no slot.
 */
async function arrivingBody({ raw }: FastifyRequest, limit: number): Promise<Transform> {
  const { promise: begun, resolve: begin, reject } = Promise.withResolvers<void>()
  let seen = 0
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      begin()
      done(seen > limit ? new ApiError('body-too-large') : null, chunk)
    },
    final(done) {
      begin()
      done()
    },
  })
  // after an aborted upload, aborts the upstream request too; otherwise its connection would stay
  // occupied
  raw.once('close', () => {
    if (raw.readableEnded) return
    body.destroy()
    reject(new ApiError('malformed-request'))
  })
  raw.pipe(body)
  await begun
  return body
}
