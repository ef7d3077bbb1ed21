import type { ComponentType } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '#app/core/i18n/language.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import { routeRow, screenOfRouteId } from '#shared/routes/table.ts'
import type { RouteRow } from '#shared/routes/table.ts'
import type { SystemHeaderProps } from './system-header.tsx'

/**
 * The layout of a route id (`home___br`, spec §2), the default one for an unknown id. A page
 * reached by a mailed token is clean: its visitor may not be logged in.
 */
export function layoutOfRoute(id: string | undefined, byToken: boolean): RouteRow['layout'] {
  const name = screenOfRouteId(id)
  if (name === undefined) return 'default'
  const { layout, query } = routeRow(name)
  return byToken && query.includes('token') ? 'clean' : layout
}

/** The layout of the screen that is shown (spec §2 "Layouts"). */
export function useRouteLayout(): RouteRow['layout'] {
  const { search } = useLocation()
  return layoutOfRoute(
    useMatches().at(-1)?.id,
    new URLSearchParams(search).has(queryNames.token[useLocale()]),
  )
}

/** The header of the restricted area, which comes with its screens: no public page carries it. */
export function useSystemHeader(): ComponentType<SystemHeaderProps> | undefined {
  const handle: { header?: ComponentType<SystemHeaderProps> } = Object(useMatches().at(-1)?.handle)
  return handle.header
}
