import type { FastifyInstance } from 'fastify'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { previewPath, teamLinkPath } from '@vitrine/contract/internal'
import { routeNames, routePath } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { Locale } from '@vitrine/configuration/locales'

/**
 * Redirects a preview link of the panel to its page: the cms sends screen, locale and parameters;
 * the route table has the path.
 */
export function previewRoutes(app: FastifyInstance): void {
  // link for the team to view the site before its launch
  app.get(`${teamLinkPath}:secret`, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(routePath('home', defaultLocale)),
  )
  app.get(previewPath, (request, reply) => {
    const { screen, locale: code, ...params } = Object(request.query) as Record<string, string>
    const name = routeNames.find((route) => route === screen)
    const locale = localeCodes.find((supported) => supported === code) ?? defaultLocale
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
