import { programPaths } from '@vitrine/contract/program-paths'
import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: liveness. `/readyz`: readiness; 200 also while the cms is unreachable, since cached
 * pages are served.
 */
export function healthRoutes(
  app: FastifyInstance,
  options: { isReady: () => boolean; isDraining: () => boolean; isCmsUnreachable: () => boolean },
): void {
  app.get(programPaths.health, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get(programPaths.ready, async (_request, reply) => {
    const ready = options.isReady() && !options.isDraining()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        cms: options.isCmsUnreachable() ? 'out of reach' : 'followed',
      })
  })
}
