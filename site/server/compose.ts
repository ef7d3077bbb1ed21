import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { Development } from './development.ts'
import type { Environment } from './environment.ts'
import { firstReadMs } from './pages/followed-answer.ts'
import { addRoutes } from './routes.ts'
import { createServices } from './services.ts'
import type { Services } from './services.ts'

export interface Site {
  app: FastifyInstance
  /** Resolves when pages can be served. */
  start: () => Promise<void>
  /**
   * Renders the most visited pages while others are served; `/readyz` answers 503 until it
   * resolves.
   */
  warm: () => Promise<void>
  drain: () => void
  stop: () => Promise<void>
}

/** Composes the site's server: services, routes and life cycle. */
export async function composeSite(
  environment: Environment,
  development?: Development,
): Promise<Site> {
  const state = { warmed: false, draining: false }
  let services: Services | undefined
  const app = createApp(environment, {
    state,
    secure: environment.PUBLIC_ORIGIN.startsWith('https:'),
    services: () => {
      if (services === undefined) throw new Error('a request came before the site was composed')
      return services
    },
    middleware: development?.middleware,
  })
  services = await createServices(environment, app.log, development)
  await addRoutes(app, services, { environment, state, isBuilt: development === undefined })

  const { warmStart, follower, views, days, edge, renderer, listSheets } = services
  const isCmsUnreachable = services.isCmsUnreachable
  return {
    app,
    start: async () => {
      await warmStart.restore()
      await Promise.race([follower.start(), pause(firstReadMs)])
      warmStart.start()
      views.start()
      days.start()
    },
    warm: async () => {
      if (!development && !isCmsUnreachable()) await warmStart.warm()
      state.warmed = true
    },
    drain: () => {
      state.draining = true
    },
    stop: async () => {
      follower.stop()
      days.stop()
      edge.stop()
      await warmStart.stop()
      await Promise.all([views.stop(), renderer.close(), listSheets.close()])
    },
  }
}
