import type { FastifyInstance } from 'fastify'
import type { TrustedProxies } from '#server/http/client-address.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { chosenSuggestionRoutes } from './chosen-suggestion-routes.ts'
import { clientErrorRoutes } from './client-error-routes.ts'
import type { ViewCounter } from './view-counter.ts'
import { visitMeasurementRoutes } from './visit-measurement-routes.ts'

/** Routes for reports of browsers: errors, chosen suggestions, performance measurements. */
export async function browserReports(
  app: FastifyInstance,
  options: {
    views: Pick<ViewCounter, 'countSuggestion' | 'countVisit'>
    metrics: Metrics
    proxies: TrustedProxies
    publicOrigin: string
    secure: boolean
  },
): Promise<void> {
  await app.register(clientErrorRoutes, options)
  await app.register(chosenSuggestionRoutes, options)
  await app.register(visitMeasurementRoutes, options)
}
