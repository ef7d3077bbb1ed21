import type { FastifyInstance } from 'fastify'
import { localeCodes } from '@vitrine/contract'
import { previewPath } from '@vitrine/contract/internal'
import { routeNames, routePath } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { Locale } from '@vitrine/contract'

/**
 * Sends a preview to the page that it is of: the cms names the screen and its parameters, the table
 * knows the path.
 */
export function previewRoutes(app: FastifyInstance): void {
  app.get(previewPath, (request, reply) => {
    const { screen, locale: asked, ...params } = Object(request.query) as Record<string, string>
    const name = routeNames.find((route) => route === screen)
    const locale = localeCodes.find((code) => code === asked) ?? 'br'
    void reply.header('cache-control', 'no-store')
    return reply.redirect(
      name
        ? (
            routePath as (name: RouteName, locale: Locale, params: Record<string, string>) => string
          )(name, locale, params)
        : routePath('home', locale),
    )
  })
}
