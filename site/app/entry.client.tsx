import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { dataElement } from '#shared/page/page-files.ts'
import { reportCrash } from '#shared/page/crash-report.ts'
import { recoverLostCode } from './core/errors/lost-code.ts'
import { routesOf } from './root/routes.tsx'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'

declare global {
  interface Window {
    /** Where the router looks for the data that the server made the page of. */
    __staticRouterHydrationData?: unknown
  }
}

/**
 * The code of the screen that is shown must be there before React compares it with what the server
 * wrote.
 */
async function withShownScreen(routes: RouteObject[]): Promise<RouteObject[]> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  return routes
}

/** The screens' files import this one's: nothing here may be awaited at the top. */
async function takeOver(): Promise<void> {
  const routes = await withShownScreen(routesOf(localeOfPath(location.pathname)))
  window.__staticRouterHydrationData = JSON.parse(
    document.getElementById(dataElement)?.textContent ?? '{}',
  )
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

let target: Parameters<typeof recoverLostCode>[0] = () => undefined
recoverLostCode(() => target())
void takeOver()
