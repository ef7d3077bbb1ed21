import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { Alternates, Member } from '@vitrine/contract/shapes/types'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchNeeded } from '#app/errors/lost-code.ts'
import { writeQuery } from '#app/routes/query-names.ts'
import type { QueryName } from '#app/routes/query-names.ts'
import { routePath } from '#app/routes/table.ts'
import type { RouteName, RouteParams } from '#app/routes/table.ts'

/** The query of a page under its base names. */
export type PageQuery = Partial<Record<QueryName, string[]>>

export interface LoadArguments<N extends RouteName> {
  locale: Locale
  params: RouteParams<N>
  query: PageQuery
  client: Client
  /** The page's path, without its query. */
  path: string
  /** Who is logged in; `null` on every page that is the same for everyone. */
  member: Member | null
}

/**
 * What a screen needs, asked of the API: the same function on the server for the first view and in
 * the browser on
 * navigation. Throws `ApiError`, or a redirect.
 */
export type Load<N extends RouteName, Data = unknown> = (given: LoadArguments<N>) => Promise<Data>

/** What every screen is given beside its own data. */
export interface Loaded<Data> {
  screen: Data
  seo: { title: string | null; description: string | null }
  /** Who is logged in, on the pages that are one visitor's alone. */
  member?: Member | null
}

/**
 * The `loader` of a screen: on the site's server over the gateway's cache, in the browser over the
 * API.
 */
export function screenLoader<N extends RouteName, Data>(name: N, load: Load<N, Data>) {
  return async (given: LoaderFunctionArgs): Promise<Loaded<Data>> => {
    const { runLoad } = await fetchNeeded(() => import('./run-load.ts'))
    return runLoad(name, load, given)
  }
}

/**
 * Sends an old slug, a wrong parent, a number or another spelling to the thing's own address: when
 * the parameters
 * asked for are not those under which it exists in the locale. The page's query goes along.
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
