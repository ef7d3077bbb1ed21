import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { crashLimits, crashPath } from '#shared/page/crash-report.ts'
import { applyHeaders } from './answer.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { TokenBucket } from './token-bucket.ts'

/** A report is never longer than its fields with all their characters escaped, bytes. */
const bodyLimit = 16 * 1024

/**
 * A deploy that breaks a screen is known from its first reports: thirty at once, then one in two
 * seconds, for all visitors together.
 */
const allowance = { size: 30, perSecond: 0.5 }

const cut = (length: number) => z.string().transform((text) => text.slice(0, length))

const crash = z.object({
  message: cut(crashLimits.message),
  stack: cut(crashLimits.stack),
  path: cut(crashLimits.path),
})

/**
 * Takes the reports of screens that broke in a browser (spec §8) into the log. Nothing of the
 * visitor is kept, not even their address.
 */
export async function clientErrorRoutes(
  app: FastifyInstance,
  {
    publicOrigin,
    secure,
    bucket = new TokenBucket(allowance),
  }: { publicOrigin: string; secure: boolean; bucket?: TokenBucket },
): Promise<void> {
  app.post(
    crashPath,
    {
      bodyLimit,
      onRequest: async (request, reply) => {
        applyHeaders(reply, publicHeaders({ secure }))
        void reply.header('cache-control', 'no-store')
        if (!isOwnPage(request, publicOrigin)) return reply.code(403).send()
        if (!bucket.take())
          return reply
            .code(429)
            .header('retry-after', String(Math.ceil(1 / allowance.perSecond)))
            .send()
      },
      errorHandler: (error, _request, reply) =>
        reply.code(Number(Object(error).statusCode ?? 400)).send(),
    },
    async (request, reply) => {
      const report = crash.safeParse(request.body)
      if (!report.success) return reply.code(400).send()
      request.log.error({ crash: report.data }, 'a screen broke in a browser')
      return reply.code(204).send()
    },
  )
}

/** As browsers tell it; older ones tell the origin alone. */
function isOwnPage({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === publicOrigin : site === 'same-origin'
}
