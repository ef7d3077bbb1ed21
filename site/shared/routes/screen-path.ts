import type { Locale } from '@vitrine/contract/locales'
import { routeNames, routePath } from './table.ts'
import type { RouteName } from './table.ts'

/** The path of a screen that the table may not have yet; `undefined` until its row is there. */
export function screenPath(
  name: string,
  locale: Locale,
  params: Record<string, string> = {},
): string | undefined {
  if (!isScreen(name)) return undefined
  return (routePath as (name: RouteName, locale: Locale, params: Record<string, string>) => string)(
    name,
    locale,
    params,
  )
}

function isScreen(name: string): name is RouteName {
  return routeNames.some((route) => route === name)
}
