import type { Locale } from '@vitrine/contract/locales'
import type { Alternates } from '@vitrine/contract/shapes/types'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { Load, LoadArguments, Loaded } from './screen-load.ts'

/**
 * React Router `loader` of a screen: through the gateway's cache on the server, through the API in
 * the browser.
 */
export function screenLoader<N extends RouteName, Data>(name: N, load: Load<N, Data>) {
  return async (given: LoaderFunctionArgs): Promise<Loaded<Data>> => {
    const { runLoad } = await importOrReload(() => import('./run-load.ts'))
    return runLoad(name, load, given)
  }
}

/**
 * Redirects (301) to the canonical path when the parameters (an old slug, a wrong parent, a numeric
 * id, another spelling) differ from the document's parameters in the locale. Keeps the query.
 */
export function requireCanonical<N extends RouteName>(
  name: N,
  given: LoadArguments<N>,
  alternates: Alternates,
): void {
  const own = alternates[given.locale]
  if (own === undefined) return
  const asked: Record<string, string> = given.params
  if (Object.keys(asked).every((key) => asked[key] === own[key])) return
  const path = (
    routePath as (name: RouteName, locale: Locale, params: Record<string, string>) => string
  )(name, given.locale, own)
  throw redirect(path + writeQuery(given.query, given.locale), 301)
}
