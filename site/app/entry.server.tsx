import type { Locale } from '@vitrine/contract/locales'
import { renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter, isRouteErrorResponse } from 'react-router'
import type { RouteObject, RouterContextProvider, StaticHandler, StaticHandlerContext } from 'react-router'
import { serverContext } from '#app/api/server-context.ts'
import type { MadePage } from '#app/document/made-page.ts'
import { withPageFiles } from '#app/document/page-files.ts'
import type { FilesOf } from '#app/document/page-files.ts'
import type { LocalWords } from '#app/i18n/local-words.ts'
import { messageSource } from '#app/router/messages.ts'
import { routesOf } from '#app/router/routes.tsx'
import { screenSource } from '#app/router/screens.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { screenOfRouteId } from '#app/routes/table.ts'

export { serverContext }

const handlers = new Map<Locale, Promise<StaticHandler>>()

/**
 * Makes the page of a request. What breaks while its data come is logged and shows an error page; what breaks while it is
 * drawn is thrown. It is drawn in one piece: pages are kept and sent whole, and React takes half as long again over a stream.
 */
export async function renderPage(request: Request, requestContext: RouterContextProvider, filesOf: FilesOf): Promise<MadePage> {
  const locale = localeOfPath(new URL(request.url).pathname)
  const { query, dataRoutes } = await handlerOf(locale)
  const context = await query(request, { requestContext })
  if (context instanceof Response) return { status: context.status, html: '', location: context.headers.get('location') ?? undefined }
  logBugs(context, request)
  const router = createStaticRouter(dataRoutes, context)
  const html = `<!DOCTYPE html>${renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)}`
  return { status: context.statusCode, html: withPageFiles(html, filesOf(sourcesOf(context, locale)), takenOver(context)), location: undefined }
}

/** On the server every screen's code is there from the start. */
function handlerOf(locale: Locale): Promise<StaticHandler> {
  const known = handlers.get(locale) ?? loaded(routesOf(locale)).then((routes) => createStaticHandler(routes))
  handlers.set(locale, known)
  return known
}

async function loaded(routes: readonly RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    routes.map(async ({ lazy, ...route }) => {
      const found = typeof lazy === 'function' ? await lazy() : {}
      return { ...route, ...found, ...(route.children ? { children: await loaded(route.children) } : {}) } as RouteObject
    }),
  )
}

function sourcesOf({ matches }: StaticHandlerContext, locale: Locale): string[] {
  const route = matches.at(-1)?.route
  const screen = screenOfRouteId(route?.id)
  const words: readonly LocalWords[] = route?.handle?.words ?? []
  return [messageSource(locale), ...(screen ? [screenSource(screen)] : []), ...words.map(({ source }) => source(locale))]
}

/** The shape that `createBrowserRouter` takes over. Of what broke, the visitor is told the status alone. */
function takenOver({ loaderData, errors }: StaticHandlerContext): object {
  const told = Object.entries(errors ?? {}).map(([route, error]) => [
    route,
    isRouteErrorResponse(error) ? { ...error, __type: 'RouteErrorResponse' } : { message: '', __type: 'Error' },
  ])
  return { loaderData, errors: errors ? Object.fromEntries(told) : null }
}

/** Failures reach the visitor as error pages with their status; what is a bug of ours is written to the log. */
function logBugs({ errors }: StaticHandlerContext, { signal }: Request): void {
  if (signal.aborted) return
  for (const error of Object.values(errors ?? {})) {
    if (!isRouteErrorResponse(error)) process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
}
