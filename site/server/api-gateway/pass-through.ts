import replyFrom from '@fastify/reply-from'
import type { FastifyReplyFromHooks } from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { errorBody } from '@vitrine/contract/error-body'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { callLimits } from '#server/caching/render-limits.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { requestIdHeaders } from '#server/http/request-id.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'

/**
 * Request headers that are removed: proxy headers set by the client, and headers that Next or
 * Vercel would trust.
 */
const forgedHeaders =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-nextjs-|x-vitrine-|x-invoke-|x-matched-path|x-now-|x-vercel-|x-request-id$|next-resume)/

/**
 * Hop-by-hop request headers (RFC 9110 §7.6.1), and `Expect`, which Node has already answered
 * (§10.1.1). undici throws on them.
 */
const hopByHopHeaders = /^(expect|keep-alive|upgrade|proxy-connection|te|trailer)$/

/**
 * Response headers of the cms that are not forwarded: hop-by-hop headers, cache tags, headers of
 * Next.
 */
const internalHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'accept-ch',
  'critical-ch',
  'x-powered-by',
  'cache-tag',
])

export { uploadLimit } from '@vitrine/contract/panel-bodies'

/** Timeout of a forwarded request, ms; includes resizing an uploaded image. */
const timeoutMs = 60_000

/** Registers a proxy to the cms in a Fastify scope. */
export async function registerPassThrough(
  scope: FastifyInstance,
  cmsOrigin: string,
): Promise<void> {
  await scope.register(replyFrom, {
    base: cmsOrigin,
    undici: {
      connections: callLimits.concurrency,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    },
    disableRequestLogging: true,
  })
}

/** Rewrites headers of the proxy, and answers failures of the cms. */
export function passThroughHooks(
  publicOrigin: string,
  proxies: TrustedProxies,
): FastifyReplyFromHooks {
  const publicUrl = new URL(publicOrigin)
  return {
    retriesCount: 0,
    rewriteRequestHeaders: (request, headers) => ({
      ...Object.fromEntries(
        Object.entries(headers).filter(
          ([name]) => !forgedHeaders.test(name) && !hopByHopHeaders.test(name),
        ),
      ),
      host: publicUrl.host,
      'x-forwarded-host': publicUrl.host,
      'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
      'x-forwarded-for': clientAddress(request.raw, proxies),
      ...requestIdHeaders(),
    }),
    rewriteHeaders: (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !internalHeaders.has(name))),
    onError: (reply, { error: { cause } }) => {
      // a body over the limit aborts the upstream request; the answer is 413, not 502
      const error = isApiError(cause) ? cause : new ApiError('unavailable')
      if (error.code === 'unavailable') void reply.header('retry-after', '10')
      void reply.code(error.status).send(errorBody(error, requestedLocale(reply.request.headers)))
    },
  }
}
