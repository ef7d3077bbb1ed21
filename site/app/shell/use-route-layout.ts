import { useMatches } from 'react-router'
import { routeRow, screenOfRouteId } from '#app/routes/table.ts'
import type { RouteRow } from '#app/routes/table.ts'

/** The layout of a route id (`home___br`, spec §2); what no row has stands in the default one. */
export function layoutOfRoute(id: string | undefined): RouteRow['layout'] {
  const name = screenOfRouteId(id)
  return name === undefined ? 'default' : routeRow(name).layout
}

/** The layout of the screen that is shown (spec §2 "Layouts"). */
export function useRouteLayout(): RouteRow['layout'] {
  return layoutOfRoute(useMatches().at(-1)?.id)
}
