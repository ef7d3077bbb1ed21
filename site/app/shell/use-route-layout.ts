import type { ComponentType } from 'react'
import { parseQuery } from '@vitrine/http/query-string'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '#app/core/language.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import { routeRow, screenOfRouteId } from '#shared/routes/table.ts'
import type { RouteRow } from '#shared/routes/table.ts'
import type { SystemHeaderProps } from './system-header.tsx'

/**
 * Layout of a route id (`home___br`, R2); `default` for an unknown id. Pages opened by a token from
 * an e-mail are `clean`, since the visitor may not be logged in.
 */
export function layoutOfRoute(id: string | undefined, byToken: boolean): RouteRow['layout'] {
  const name = screenOfRouteId(id)
  if (name === undefined) return 'default'
  const { layout, query } = routeRow(name)
  return byToken && query.includes('token') ? 'clean' : layout
}

/** Layout of the current screen (R2). */
export function useRouteLayout(): RouteRow['layout'] {
  const { search } = useLocation()
  return layoutOfRoute(
    useMatches().at(-1)?.id,
    queryNames.token[useLocale()] in parseQuery(search.slice(1)),
  )
}

/**
 * Header of the restricted area; in the chunk of its screens, so that public pages do not load it.
 */
export function useSystemHeader(): ComponentType<SystemHeaderProps> | undefined {
  const handle: { header?: ComponentType<SystemHeaderProps> } = Object(useMatches().at(-1)?.handle)
  return handle.header
}
