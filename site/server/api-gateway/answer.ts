import { matchesEntityTag } from '@vitrine/http/entity-tags'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@vitrine/contract/errors'
import { errorBody } from '@vitrine/contract/error-body'
import { locales } from '@vitrine/configuration/locales'
import { languageVary } from '@vitrine/configuration/requested-locale'
import type { ErrorCode } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { chooseEncoding, entityTag } from '#server/caching/encodings.ts'
import { queueFullRetryAfterSeconds } from '#server/caching/render-limits.ts'
import type { EdgeHeaders } from '#server/edge/headers.ts'
import { publicHeaders } from '#server/http/headers.ts'
import type { ApiAnswer } from './api-cache.ts'
import { formatError } from '#server/http/error-format.ts'

/** Sends a cached API answer, compressed, with its entity tag; 304 when `If-None-Match` matches. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ApiAnswer,
  options: { locale: Locale; secure: boolean; stale: boolean; edge: EdgeHeaders },
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const tag = entityTag(answer.body, encoding)
  applyHeaders(reply, publicHeaders(options))
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'content-language': locales[options.locale].tag,
    'cache-control': answer.status === 200 ? 'public, no-cache' : 'no-store',
    'cache-status': options.stale || answer.stale ? 'vitrine; hit; detail=stale' : 'vitrine; hit',
    vary: `Accept-Encoding, ${languageVary(request.headers)}`,
    etag: tag,
  })
  if (answer.status === 200)
    applyHeaders(
      reply,
      options.edge(answer.tags, { vary: true, isOutdated: options.stale || answer.stale }),
    )
  if (answer.status === 200 && matchesEntityTag(request.headers['if-none-match'], tag))
    return reply.code(304).send()
  reply.code(answer.status)
  // `not-derived`: the record is written within seconds
  if (answer.status === 503) reply.header('retry-after', '2')
  // an error is formatted by `Accept`, and not cached
  if (answer.status !== 200)
    return reply.removeHeader('etag').send((await answer.body.encode('identity')).toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await answer.body.encode(encoding))
}

/**
 * Sends an error of the contract as JSON, with `Retry-After` for errors that a later retry can
 * solve.
 */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  locale: Locale,
  options: { secure: boolean; retryAfter?: number | undefined },
): FastifyReply {
  const error = new ApiError(code)
  const { type, text } = formatError(
    errorBody(error, locale),
    error.status,
    reply.request.raw.headers,
  )
  applyHeaders(reply, publicHeaders(options))
  return reply
    .code(error.status)
    .headers({
      'cache-control': 'no-store',
      'content-language': locales[locale].tag,
      'content-type': type,
      ...retryAfterOf(code, options.retryAfter),
    })
    .send(text)
}

function retryAfterOf(
  code: ErrorCode,
  seconds = queueFullRetryAfterSeconds,
): Record<string, string> {
  if (code === 'unavailable') return { 'retry-after': '10' }
  return code === 'too-many-requests' || code === 'busy' ? { 'retry-after': String(seconds) } : {}
}

/** Sets headers given as a flat list (name, value, name, value …). */
export function applyHeaders(
  reply: { header: (name: string, value: string) => unknown },
  lines: readonly string[],
): void {
  for (let index = 0; index + 1 < lines.length; index += 2)
    reply.header(lines[index] ?? '', lines[index + 1] ?? '')
}
