import type { Locale } from '@vitrine/configuration/locales'
import type { Alternates } from '@vitrine/contract/shapes/types'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { ScreenLoad, LoadArguments, LoaderData } from './screen-load.ts'

/**
 * React Router `loader` of a screen: through the gateway's cache on the server, through the API in
 * the browser.
 */
export function screenLoader<N extends RouteName, Data>(name: N, load: ScreenLoad<N, Data>) {
  return async (args: LoaderFunctionArgs): Promise<LoaderData<Data>> => {
    const { runLoad } = await importOrReload(() => import('./run-load.ts'))
    return runLoad(name, load, args)
  }
}

/**
 * Redirects (301) to the canonical path if the parameters (an old slug, a wrong parent, a numeric
 * id, another spelling) differ from the document's parameters in the locale. Keeps the query.
 */
export function requireCanonical<N extends RouteName>(
  name: N,
  args: LoadArguments<N>,
  alternates: Alternates,
): void {
  const canonical = alternates[args.locale]
  if (canonical === undefined) return
  const requested: Record<string, string> = args.params
  if (Object.keys(requested).every((key) => requested[key] === canonical[key])) return
  const path = (
    routePath as (name: RouteName, locale: Locale, params: Record<string, string>) => string
  )(name, args.locale, canonical)
  throw redirect(path + writeQuery(args.query, args.locale), 301)
}
