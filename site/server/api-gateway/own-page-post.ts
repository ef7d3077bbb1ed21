import type { RouteShorthandOptions } from 'fastify'
import { isOwnPage } from '#server/http/cross-site.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { applyHeaders } from './answer.ts'

/**
 * Fastify options of a POST sent by scripts of our own pages: 403 for other origins, no storage,
 * and an empty response for an unreadable body.
 *
 * @param options.bodyLimit - Maximum body size, bytes.
 */
export const ownPagePost = ({
  bodyLimit,
  publicOrigin,
  secure,
}: {
  bodyLimit: number
  publicOrigin: string
  secure: boolean
}) =>
  ({
    config: { body: { accepts: { json: { bytes: bodyLimit, values: 32, depth: 2 } }, as: 'json' } },
    onRequest: async (request, reply) => {
      applyHeaders(reply, publicHeaders({ secure }))
      void reply.header('cache-control', 'no-store')
      if (!isOwnPage(request.headers, publicOrigin)) return reply.code(403).send()
    },
    errorHandler: (error, _request, reply) => {
      const { status, statusCode } = Object(error)
      return reply.code(Number(status ?? statusCode ?? 400)).send()
    },
  }) satisfies RouteShorthandOptions
