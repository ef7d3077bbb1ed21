import { Transform } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { FastifyReplyFromHooks } from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '@vitrine/contract/errors'
import { errorBody } from '@vitrine/contract/error-words'
import { parseContentLanguage } from '@vitrine/contract/locales'
import { panelFileLimit } from '@vitrine/contract/panel'
import { callLimits } from '#server/caching/render-limits.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'

/**
 * What must not reach the cms from outside: who the visitor says that they are, and what frameworks
 * trust blindly.
 */
const forgedHeaders =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-nextjs-|x-vitrine-|x-invoke-|x-matched-path|x-now-|x-vercel-|next-resume)/

/**
 * What belongs to the visitor's connection (RFC 9110 §7.6.1), and `Expect`, which Node has answered
 * already (§10.1.1): undici throws on them.
 */
const hopByHopHeaders = /^(expect|keep-alive|upgrade|proxy-connection|te|trailer)$/

/**
 * What the cms says to the site alone: about their connection, its tags, and Next's own
 * bookkeeping.
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

/**
 * The largest body that goes through to the cms, bytes: a file of the panel, and the form around
 * it.
 */
export const uploadLimit = panelFileLimit + 1024 * 1024

/**
 * How long the cms may take for what is passed through (a picture is resized before it answers),
 * ms.
 */
const timeoutMs = 60_000

/** Lets a scope hand requests on to the cms as they came, bodies streamed and bounded. */
export async function registerPassThrough(
  scope: FastifyInstance,
  cmsOrigin: string,
): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (request, payload, done) => {
    if (Number(request.headers['content-length'] ?? 0) > uploadLimit)
      return done(new ApiError('body-too-large'))
    const body = limitBytes(uploadLimit)
    // a body that its sender breaks off must end here too, or its connection to the cms waits for
    // the rest for ever
    payload.once('close', () => {
      if (!payload.readableEnded) body.destroy()
    })
    done(null, payload.pipe(body))
  })
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

/** What is changed of a request on its way, and how a cms that does not answer is told. */
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
    }),
    rewriteHeaders: (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !internalHeaders.has(name))),
    onError: (reply, { error: { cause } }) => {
      // the body that went over the limit on its way is the sender's failure, not the cms's
      const error = cause instanceof ApiError ? cause : new ApiError('unavailable')
      if (error.code === 'unavailable') void reply.header('retry-after', '10')
      void reply
        .code(error.status)
        .send(errorBody(error, parseContentLanguage(reply.request.headers['content-language'])))
    },
  }
}

function limitBytes(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      done(seen > limit ? new ApiError('body-too-large') : null, chunk)
    },
  })
}
