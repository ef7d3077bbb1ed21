import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process answers. `/readyz`: it can serve visitors, from the cms or from what it
 * keeps.
 */
export function healthRoutes(
  app: FastifyInstance,
  options: { isReady: () => boolean; isDraining: () => boolean; isCmsUnreachable: () => boolean },
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
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
