import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@vitrine/contract/errors'
import { sendEncoded } from '#server/caching/send-encoded.ts'
import { applyHeaders } from '#server/api-gateway/answer.ts'
import { robotsText } from './robots-text.ts'
import { publicHeaders } from '#server/http/headers.ts'
import type { LlmsFile } from './llms-file.ts'
import { llmsPath, robotsPath, sitemapIndexPath, sitemapPatterns } from './paths.ts'
import type { Sitemaps } from './sitemaps.ts'

interface Options {
  sitemaps: Sitemaps
  llms: LlmsFile
  origin: string
  secure: boolean
  /** True if search engines may index the site; rejects while this is unknown. */
  isIndexable: () => Promise<boolean>
}

/**
 * `/robots.txt`, `/llms.txt` and the sitemaps. A non-production system has no sitemap; while the environment is
 * unknown, the answer is `unavailable` with `Retry-After`.
 */
export function crawlerRoutes(app: FastifyInstance, options: Options): void {
  app.get(robotsPath, (request, reply) =>
    orUnavailable(request, reply, options, async () => {
      const text = robotsText({ indexable: await options.isIndexable(), origin: options.origin })
      return reply
        .header('cache-control', 'public, no-cache')
        .type('text/plain; charset=utf-8')
        .send(text)
    }),
  )
  app.get(llmsPath, (request, reply) =>
    orUnavailable(request, reply, options, async () =>
      sendEncoded(request, reply, await options.llms.read(), 'text/plain; charset=utf-8'),
    ),
  )
  for (const url of [sitemapIndexPath, ...sitemapPatterns]) {
    app.get(url, (request, reply) =>
      orUnavailable(request, reply, options, async () => {
        const file = (await options.isIndexable())
          ? await options.sitemaps.read(request.url.split('?')[0] ?? '')
          : undefined
        if (!file)
          return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
        return sendEncoded(request, reply, file, 'application/xml; charset=utf-8')
      }),
    )
  }
}

async function orUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  applyHeaders(reply, publicHeaders(options))
  try {
    return await send()
  } catch (error) {
    request.log.warn({ err: error }, 'robots.txt, llms.txt or sitemap could not be made')
    return reply
      .code(new ApiError('unavailable').status)
      .headers({ 'cache-control': 'no-store', 'retry-after': '60' })
      .type('text/plain')
      .send('')
  }
}
