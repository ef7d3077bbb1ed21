import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteDay } from '@vitrine/contract/validity'
import { crossOriginHeaders } from '@vitrine/http/cross-origin'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { apiCatalog, apiCatalogType } from './api-catalog.ts'
import type { CompanyStatements, OpenData } from './company-statements.ts'
import { apiCatalogPath, securityTextPath } from '@vitrine/contract/well-known'
import { securityText } from './security-text.ts'

interface Options {
  statements: Pick<CompanyStatements, 'read'>
  origin: string
  secure: boolean
}

/** Files of `/.well-known/` that programs look for (RFC 8615). */
export function wellKnownRoutes(app: FastifyInstance, options: Options): void {
  const { origin } = options
  app.get(apiCatalogPath, (request, reply) =>
    withStatements(request, reply, options, (statements) =>
      reply
        .headers(crossOriginHeaders)
        .header('link', `<${apiCatalogPath}>; rel="api-catalog"`)
        .type(apiCatalogType)
        .send(JSON.stringify(apiCatalog(origin, statements))),
    ),
  )
  app.get(securityTextPath, (request, reply) =>
    withStatements(request, reply, options, (statements) => {
      const text = securityText(origin, statements, siteDay())
      return text === undefined
        ? reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
        : reply.type('text/plain; charset=utf-8').send(text)
    }),
  )
}

/** Answers with the company's statements; `unavailable` while they are unknown. */
async function withStatements(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
  send: (statements: OpenData) => FastifyReply,
): Promise<FastifyReply> {
  applyHeaders(reply, publicHeaders(options))
  reply.header('cache-control', 'public, no-cache')
  try {
    return send(await options.statements.read())
  } catch (error) {
    request.log.warn({ err: error }, 'the company’s statements could not be read')
    const locale = requestedLocale(request.headers)
    return sendError(reply, 'unavailable', locale, options)
  }
}
