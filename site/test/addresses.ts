import { callNames, calls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import { routeNames, routePattern } from '#shared/routes/table.ts'
import type { SiteRoute } from './composed-site.ts'

/** Method and path of a request that may have a body. */
export interface Address {
  method: string
  path: string
}

/** Path of a pattern with its parameters filled in. */
export const filled = (pattern: string): string =>
  pattern.replaceAll(/:\w+(\([^)]*\))?/g, 'x').replaceAll('*', 'x')

/** Addresses of all routes and calls, with their method; an asset stands for all. */
export function addressesOf(routes: readonly SiteRoute[]): Address[] {
  const assets = routes.filter(({ pattern }) => pattern.startsWith('/assets/'))
  const ofRoutes = routes
    .filter((route) => !assets.includes(route) || route === assets[0])
    .flatMap(({ pattern, methods }) =>
      // a method without a route is answered too
      [...new Set([...methods.filter((method) => method !== 'QUERY'), 'POST'])]
        .filter((method) => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method))
        .map((method) => ({ method, path: filled(pattern) })),
    )
  const ofCalls = callNames.map((name) => ({
    method: 'POST',
    path: `/api/v1${filled(calls[name].path)}`,
  }))
  const ofPages = routeNames.flatMap((name) =>
    localeCodes.map((locale) => ({ method: 'POST', path: filled(routePattern(name, locale)) })),
  )
  return [...ofRoutes, ...ofCalls, ...ofPages, { method: 'POST', path: '/nothing/here' }]
}
