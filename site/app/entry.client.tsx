import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { hydrationDataId } from '#shared/page/page-files.ts'
import { reportCrash } from '#shared/page/crash-report.ts'
import { installChunkReload } from './core/errors/chunk-reload.ts'
import { loadErrorPage } from './root/lazy-error-page.tsx'
import { routesOf } from './root/routes.tsx'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'

declare global {
  interface Window {
    /** Hydration data of React Router, read by `createBrowserRouter`. */
    __staticRouterHydrationData?: unknown
  }
}

/** Loads the current screen's code before hydration, so that it does not suspend. */
async function withCurrentScreen(routes: RouteObject[]): Promise<RouteObject[]> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  return routes
}

/** No top-level await in this module: the screens' chunks import it, which would deadlock. */
async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const data = JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? '{}')
  const [routes] = await Promise.all([
    withCurrentScreen(routesOf(locale)),
    data.errors ? loadErrorPage(locale) : undefined,
  ])
  window.__staticRouterHydrationData = data
  const router = createBrowserRouter(routes)
  target = () => router.state.navigation.location
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} flushSync={flushSync} onError={reportCrash} />
      </StrictMode>,
    )
  })
}

let target: Parameters<typeof installChunkReload>[0] = () => undefined
installChunkReload(() => target())
void hydrate()
