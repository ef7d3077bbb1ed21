import { createClient } from '@vitrine/contract/client'
import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { Alternates } from '@vitrine/contract/shapes/types'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { responseOfError } from '#app/errors/response-of-error.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { readQuery, writeQuery } from '#app/routes/query-names.ts'
import type { QueryName } from '#app/routes/query-names.ts'
import { routePath, routeRow } from '#app/routes/table.ts'
import type { RouteName, RouteParams } from '#app/routes/table.ts'
import { browserTransport } from './browser-transport.ts'
import { serverContext } from './server-context.ts'

/** The query of a page under its base names. */
export type PageQuery = Partial<Record<QueryName, string[]>>

export interface LoadArguments<N extends RouteName> {
  locale: Locale
  params: RouteParams<N>
  query: PageQuery
  client: Client
  /** The page's path, without its query. */
  path: string
}

/**
 * What a screen needs, asked of the API: the same function on the server for the first view and in the browser on
 * navigation. Throws `ApiError`, or a redirect.
 */
export type Load<N extends RouteName, Data = unknown> = (given: LoadArguments<N>) => Promise<Data>

/** What every screen is given beside its own data. */
export interface Loaded<Data> {
  screen: Data
  seo: { title: string | null; description: string | null }
}

/** The `loader` of a screen: on the site's server over the gateway's cache, in the browser over the API. */
export function screenLoader<N extends RouteName, Data>(name: N, load: Load<N, Data>) {
  return ({ request, params, context }: LoaderFunctionArgs): Promise<Loaded<Data>> =>
    run(name, load, new URL(request.url), params, (locale) =>
      import.meta.env.SSR ? createClient({ locale, transport: context.get(serverContext).transport }) : createClient({ locale, transport: browserTransport, signal: request.signal }),
    )
}

async function run<N extends RouteName, Data>(
  name: N,
  load: Load<N, Data>,
  url: URL,
  params: Record<string, string | undefined>,
  clientIn: (locale: Locale) => Client,
): Promise<Loaded<Data>> {
  const locale = localeOfPath(url.pathname)
  const client = clientIn(locale)
  try {
    const [screen, seo] = await Promise.all([
      load({ locale, params: params as RouteParams<N>, query: readQuery(url.searchParams, locale, routeRow(name).query), client, path: url.pathname }),
      readSeo(client, url.pathname),
    ])
    return { screen, seo }
  } catch (error) {
    throw responseOfError(error)
  }
}

/** A failure here never blocks the visitor (spec §8). A redirect of the staff's does take over. */
async function readSeo(client: Client, path: string): Promise<Loaded<unknown>['seo']> {
  const seo = await client('seo-read', { query: { url: path } }).catch((error: unknown) => {
    if (import.meta.env.DEV) throw error
    return undefined
  })
  if (seo?.redirect) throw redirect(seo.redirect.to, seo.redirect.permanent ? 301 : 302)
  return { title: seo?.title ?? null, description: seo?.description ?? null }
}

/**
 * Sends an old slug, a wrong parent, a number or another spelling to the thing's own address: when the parameters
 * asked for are not those under which it exists in the locale. The page's query goes along.
 */
export function requireCanonical<N extends RouteName>(name: N, given: LoadArguments<N>, alternates: Alternates): void {
  const own = alternates[given.locale]
  if (own === undefined) return
  const asked: Record<string, string> = given.params
  if (Object.keys(asked).every((key) => asked[key] === own[key])) return
  const path = (routePath as (name: RouteName, locale: Locale, params: Record<string, string>) => string)(name, given.locale, own)
  throw redirect(path + writeQuery(given.query, given.locale), 301)
}
