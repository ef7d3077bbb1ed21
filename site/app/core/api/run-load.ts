import { withQuery } from '@vitrine/contract/address-path'
import { isApiError } from '@vitrine/contract/errors'
import type { Client } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import { parameterNames } from '@vitrine/http/path-pattern'
import { parseQuery } from '@vitrine/http/query-string'
import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure } from '#app/core/errors/log-failure.ts'
import { noAnswer, sentStatus } from '#app/core/errors/failure.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { readQuery } from '#shared/routes/query-names.ts'
import { routePattern, routeRow } from '#shared/routes/table.ts'
import type { RouteName, RouteParams } from '#shared/routes/table.ts'
import { clientOf } from './client-of.ts'
import type { ScreenLoad, LoaderData } from './screen-load.ts'

const loadGuard = () => import('#shared/routes/guard.ts')

/**
 * Runs a screen's `load` and the SEO call in parallel. Loaded by the browser on its first
 * navigation.
 */
export async function runLoad<N extends RouteName, Data>(
  name: N,
  load: ScreenLoad<N, Data>,
  { request, params, context }: LoaderFunctionArgs,
): Promise<LoaderData<Data>> {
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  const client = clientOf(locale, context, request.signal)
  const row = routeRow(name)
  try {
    const { enforceGuard } = row.cache === 'never' ? await loadGuard() : { enforceGuard: undefined }
    const member = enforceGuard ? await enforceGuard(row.guard, { locale, client, url }) : null
    const [screen, seo] = await Promise.all([
      load({
        locale,
        params: named(name, params) as RouteParams<N>,
        query: readQuery(parseQuery(url.search.slice(1)), locale, row.query),
        client,
        path: url.pathname,
        member,
      }),
      readSeo(client, url, request.signal),
    ])
    return { screen, seo, ...(row.cache === 'never' ? { member } : {}) }
  } catch (error) {
    if (isApiError(error, 'session-required'))
      throw redirect((await loadGuard()).loginRedirect(locale, url))
    throw responseOfError(error)
  }
}

/** Parameters by their names: React Router has none for one of several segments. */
function named(
  route: RouteName,
  { '*': several, ...params }: LoaderFunctionArgs['params'],
): LoaderFunctionArgs['params'] {
  const [name] = parameterNames(routePattern(route, defaultLocale)).slice(-1)
  return several === undefined || name === undefined ? params : { ...params, [name]: several }
}

/**
 * SEO texts of the page. A failed call falls back to the screen's own head; a redirect set by the
 * employees is thrown.
 */
async function readSeo(
  client: Client,
  { pathname, search }: URL,
  signal: AbortSignal,
): Promise<LoaderData<unknown>['seo']> {
  const seo = await client('seo-read', { query: { url: pathname } }).catch((error: unknown) => {
    if (import.meta.env.DEV || signal.aborted) throw error
    // a path that the call rejects as invalid has no SEO texts; that is no failure
    if (!isApiError(error, 'invalid-input'))
      logFailure('Os dados de SEO não puderam ser lidos.', error)
    return undefined
  })
  if (seo?.redirect)
    throw redirect(withQuery(seo.redirect.to, search.slice(1)), seo.redirect.permanent ? 301 : 302)
  // only texts by employees are used: the screen's own head contains the others
  return seo?.source === 'staff'
    ? { title: seo.title, description: seo.description, lead: seo.lead }
    : { title: null, description: null, lead: null }
}

/**
 * Converts an `ApiError` to a React Router error response with its status; returns anything else
 * (redirects) unchanged. In the browser an error with a cause is that of a request that got no
 * answer.
 */
function responseOfError(error: unknown): unknown {
  if (!isApiError(error)) return error
  return !import.meta.env.SSR && error.cause !== undefined
    ? noAnswer()
    : data({ code: error.code }, { status: sentStatus(error.status) })
}
