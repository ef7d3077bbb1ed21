import { programPaths } from '@vitrine/contract/program-paths'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/**
 * `/metrics` for Prometheus. Requires the bearer token if one is set; without a token, 404 in
 * production mode.
 */
export function metricsRoutes(
  app: FastifyInstance,
  options: { metrics: Metrics; token: string | undefined; open: boolean; collect: () => void },
): void {
  app.get(programPaths.metrics, async (request, reply) => {
    const allowed =
      options.token === undefined
        ? options.open
        : hasBearer(request.headers.authorization, options.token)
    if (!allowed) return reply.callNotFound()
    options.collect()
    return reply
      .header('cache-control', 'no-store')
      .type(options.metrics.registry.contentType)
      .send(await options.metrics.registry.metrics())
  })
}

function hasBearer(authorization: string | undefined, token: string): boolean {
  const received = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return received.length === wanted.length && timingSafeEqual(received, wanted)
}
