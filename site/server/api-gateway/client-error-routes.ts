import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { crashLimits, crashPath } from '#shared/page/crash-report.ts'
import { ownPagePost } from './own-page-post.ts'
import { limitBodies } from './request-bodies.ts'
import { TokenBucket } from '@vitrine/http/token-bucket'

/** Maximum report size, bytes: all fields at their limits with every character escaped. */
const bodyLimit = 16 * 1024

/**
 * Rate limit shared by all visitors: a burst of 30, then one report per 2 s. The first reports
 * suffice to notice a broken deploy.
 */
const allowance = { size: 30, perSecond: 0.5 }

const cut = (length: number) => z.string().transform((text) => text.slice(0, length))

const crash = z.object({
  message: cut(crashLimits.message),
  stack: cut(crashLimits.stack),
  path: cut(crashLimits.path),
})

/** Logs errors of the browser (R8), without the visitor's address or other personal data. */
export async function clientErrorRoutes(
  app: FastifyInstance,
  {
    publicOrigin,
    secure,
    bucket = new TokenBucket(allowance),
  }: { publicOrigin: string; secure: boolean; bucket?: TokenBucket },
): Promise<void> {
  limitBodies(app, { secure })
  app.post(
    crashPath,
    {
      ...ownPagePost({ bodyLimit, publicOrigin, secure }),
      preParsing: async (_request, reply) => {
        if (!bucket.take())
          return reply
            .code(429)
            .header('retry-after', String(Math.ceil(1 / allowance.perSecond)))
            .send()
      },
    },
    async (request, reply) => {
      const report = crash.safeParse(request.body)
      if (!report.success) return reply.code(400).send()
      request.log.error({ crash: report.data }, 'a screen broke in a browser')
      return reply.code(204).send()
    },
  )
}
