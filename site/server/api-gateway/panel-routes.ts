import type { FastifyReplyFromHooks } from '@fastify/reply-from'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { panelBase } from '@vitrine/contract/panel'
import { panelBodies } from '@vitrine/contract/panel-bodies'
import { announcesBody } from '@vitrine/http/body-rules'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { uploadLimits } from '#server/caching/render-limits.ts'
import { fromNow } from '#server/http/arrival.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { applyHeaders } from './answer.ts'
import type { RouteBody } from './request-bodies.ts'

/**
 * Maximum size of a body of the panel that arrives whole before its request takes a slot, bytes.
 * Larger ones, and those without a length, are uploads, which may be slow: the cms refuses those
 * without a session before it reads them.
 */
const heldBytes = 1024 * 1024

const isUpload = ({ headers }: FastifyRequest): boolean =>
  announcesBody(headers) && Number(headers['content-length'] ?? Infinity) > heldBytes

const body = (request: FastifyRequest): RouteBody => ({
  accepts: panelBodies,
  as: isUpload(request) ? 'arriving' : 'held',
})

/** Response header that the cms sets itself for private files. */
const policyHeader = 'content-security-policy'

/** Registers the routes of the panel and its assets, in a scope of the proxy to the cms. */
export function panelRoutes(
  scope: FastifyInstance,
  options: {
    hooks: FastifyReplyFromHooks
    limiter: FairLimiter
    clientOf: (request: FastifyRequest) => string
    secure: boolean
  },
): void {
  const { hooks, limiter, clientOf } = options
  const uploads = new FairLimiter(uploadLimits)
  const panel = panelHeaders(options.secure)
  for (const url of [panelBase, `${panelBase}/*`, '/_next/*']) {
    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      config: { body },
      handler: async (request, reply) => {
        const forward = async (): Promise<void> => {
          if (reply.raw.destroyed) return
          const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
          reply.raw.once('close', begin)
          void reply.from(request.url.split('?', 1)[0], {
            ...hooks,
            onError: (answer, error) => {
              begin()
              hooks.onError?.(answer, error)
            },
            onResponse: (_request, answer, upstream) => {
              begin()
              // keeps the stricter policy that the cms sends with private files
              const policy = answer.getHeader(policyHeader)
              applyHeaders(answer, panel)
              if (policy !== undefined) void answer.header(policyHeader, policy)
              void answer.send(upstream.stream)
            },
          })
          await begun
        }
        const run = () => (isUpload(request) ? uploads : limiter).run(clientOf(request), forward)
        // a body may have taken longer to arrive than a page may wait for the cms
        await (request.body === undefined ? run() : fromNow(run))
        return reply
      },
    })
  }
}

/** Headers of the panel: no framing, no sniffing, no indexing. */
function panelHeaders(secure: boolean): string[] {
  return [
    ...publicHeaders({ secure }),
    policyHeader,
    "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
    'x-frame-options',
    'DENY',
    'x-robots-tag',
    'noindex',
  ]
}
