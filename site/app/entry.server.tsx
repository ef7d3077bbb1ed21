import type { Locale } from '@vitrine/configuration/locales'
import { renderToString } from 'react-dom/server'
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from 'react-router'
import type {
  RouteObject,
  RouterContextProvider,
  StaticHandler,
  StaticHandlerContext,
} from 'react-router'
import { serverContext } from '#shared/page/server-context.ts'
import type { RenderedPage } from '#shared/page/rendered-page.ts'
import type { TypePair } from '@vitrine/appearance/choices'
import type { PageAppearance } from '#shared/page/appearance.ts'
import mono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import archivo from '@vitrine/appearance/fonts/archivo.woff2?url'
import { withPageFiles } from '#shared/page/page-files.ts'
import type { FilesOf, PageHead, ScreenFile } from '#shared/page/page-files.ts'
import type { LocalTexts } from '#shared/i18n/local-texts.ts'
import { pageTexts } from '#texts/page.js'
import { routesOf } from './root/routes.tsx'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { layoutId, screenOfRouteId } from '#shared/routes/table.ts'

export { serverContext }

const handlers = new Map<Locale, Promise<StaticHandler>>()

/**
 * Renders the page of a request to a string. A failure of a loader or a component is logged and
 * renders an error page; a failure of the error page itself is thrown. Not streamed: the page is
 * cached and sent whole, and a stream takes 50 % more CPU time.
 */
export async function renderPage(
  request: Request,
  requestContext: RouterContextProvider,
  filesOf: FilesOf,
): Promise<RenderedPage> {
  const locale = localeOfPath(new URL(request.url).pathname)
  const { query, dataRoutes } = await handlerOf(locale)
  const context = await query(request, { requestContext })
  if (context instanceof Response)
    return {
      status: context.status,
      html: '',
      location: context.headers.get('location') ?? undefined,
    }
  if (!request.signal.aborted) logBugs(context)
  const appearance = headOf(requestContext.get(serverContext).appearance)
  const { shown, html } = rendered(dataRoutes, context, locale)
  const files = filesOf(textSources(shown, locale), screenFile(shown))
  return {
    status: shown.statusCode,
    html: withPageFiles(html, files, hydrationData(shown), appearance),
    location: undefined,
  }
}

/**
 * Fonts above the fold of each type pair; preloaded, since the browser finds them only after the
 * stylesheet.
 */
const preloadedFonts = {
  technical: [archivo, mono],
  plain: [inter, mono],
  serif: [sourceSerif, sourceSans],
} as const satisfies Record<TypePair, readonly string[]>

/**
 * Head elements of the appearance; only in the server's HTML, since navigations do not change them.
 */
function headOf({ type, themeColor, iconVersion, stylesheet }: PageAppearance): PageHead {
  const fonts = preloadedFonts[type].map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous"/>`,
  )
  const version = `?v=${iconVersion}`
  return {
    elements: [
      `<meta name="theme-color" content="${themeColor}"/>`,
      ...fonts,
      `<link rel="icon" href="/favicon-32.png${version}" sizes="32x32" type="image/png"/>`,
      `<link rel="icon" href="/favicon.svg${version}" type="image/svg+xml"/>`,
      `<link rel="apple-touch-icon" href="/apple-touch-icon.png${version}"/>`,
      `<link rel="manifest" href="/site.webmanifest${version}"/>`,
    ].join(''),
    stylesheet,
  }
}

type DataRoutes = StaticHandler['dataRoutes']

/**
 * Renders the page, or its error page if a component throws: React's error boundaries do not run on
 * the server.
 */
function rendered(
  dataRoutes: DataRoutes,
  context: StaticHandlerContext,
  locale: Locale,
): { shown: StaticHandlerContext; html: string } {
  try {
    return { shown: context, html: render(dataRoutes, context) }
  } catch (error) {
    if (context.errors) throw error
    // omits the screen's data, and thus its head, which may have caused the failure
    const { [layoutId(locale)]: layout } = context.loaderData
    const shown = {
      ...context,
      statusCode: 500,
      loaderData: { [layoutId(locale)]: layout },
      errors: { [layoutId(locale)]: error },
    }
    logBugs(shown)
    return { shown, html: render(dataRoutes, shown) }
  }
}

const render = (dataRoutes: DataRoutes, context: StaticHandlerContext): string =>
  `<!DOCTYPE html>${renderToString(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />)}`

/** Static handler of a locale, with the code of all its screens loaded. */
function handlerOf(locale: Locale): Promise<StaticHandler> {
  const known =
    handlers.get(locale) ?? loaded(routesOf(locale)).then((routes) => createStaticHandler(routes))
  handlers.set(locale, known)
  return known
}

async function loaded(routes: readonly RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    routes.map(async ({ lazy, ...route }) => {
      const found = typeof lazy === 'function' ? await lazy() : {}
      return {
        ...route,
        ...found,
        ...(route.children ? { children: await loaded(route.children) } : {}),
      } as RouteObject
    }),
  )
}

const screenFiles = Object.keys(import.meta.glob('./features/*/*-screen.tsx'))

/** Screen of a page, with its source file as named in the build manifest. */
function screenFile({ matches }: StaticHandlerContext): ScreenFile | undefined {
  const name = screenOfRouteId(matches.at(-1)?.route.id)
  if (name === undefined) return undefined
  const file = screenFiles.find((path) => path.endsWith(`/${name}-screen.tsx`))
  if (file === undefined) throw new Error(`No file ${name}-screen.tsx in app/features.`)
  return { name, file: `app/${file.slice('./'.length)}` }
}

function textSources({ matches }: StaticHandlerContext, locale: Locale): string[] {
  const texts: readonly LocalTexts[] = matches.at(-1)?.route.handle?.texts ?? []
  return [pageTexts, ...texts].map(({ name }) => `texts/compiled/${locale}/${name}.js`)
}

/** Hydration data for `createBrowserRouter`. Errors are reduced to their status. */
function hydrationData({ loaderData, errors }: StaticHandlerContext): object {
  const statuses = Object.entries(errors ?? {}).map(([route, error]) => [
    route,
    isRouteErrorResponse(error)
      ? { ...error, __type: 'RouteErrorResponse' }
      : { message: '', __type: 'Error' },
  ])
  return { loaderData, errors: errors ? Object.fromEntries(statuses) : null }
}

/** Logs errors that are bugs; expected failures are shown as error pages with their status. */
function logBugs({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {})) {
    if (!isRouteErrorResponse(error))
      process.stderr.write(
        `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      )
  }
}
