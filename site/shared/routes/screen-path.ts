import type { Locale } from '@vitrine/configuration/locales'
import { routeNames, routePath } from './table.ts'
import type { RouteName } from './table.ts'

/** Path of a screen by name; `undefined` if the route table has no such row. */
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
