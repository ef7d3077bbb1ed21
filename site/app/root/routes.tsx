import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router'
import type { Locale } from '@vitrine/configuration/locales'
import { Document, DocumentError } from './document.tsx'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { loadErrorPage } from './lazy-error-page.tsx'
import { LocaleError, LocaleLayout } from './locale-layout.tsx'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { layoutId, routeId, routeNames, routePattern, routeRow } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { pageTexts } from '#texts/page.js'
import { loadScreen } from './screens.ts'

/**
 * React Router routes of one locale, from the route table. A change of language loads a new
 * document (R2).
 */
export function routesOf(locale: Locale): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Document,
      ErrorBoundary: DocumentError,
      children: [
        {
          id: layoutId(locale),
          lazy: () => layoutOf(locale),
          children: routeNames.map((name): RouteObject => ({
            id: routeId(name, locale),
            path: routerPath(name, locale),
            lazy: () => importOrReload(() => screenOf(name, locale)),
          })),
        },
      ],
    },
  ]
}

type Lazy = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>

async function layoutOf(locale: Locale): Promise<Lazy> {
  await Promise.all([
    pageTexts.load(locale),
    import.meta.env.SSR ? loadErrorPage(locale) : undefined,
  ])
  return {
    loader: loadLayout,
    shouldRevalidate: () => false,
    Component: () => <LocaleLayout locale={locale} />,
    ErrorBoundary: () => <LocaleError locale={locale} />,
  }
}

/**
 * `loader` of a locale's layout. Runs on the server only, since a change of language loads a new
 * document (R2). In the browser, React Router calls it only if the server's loader failed; then it
 * rejects.
 */
async function loadLayout(args: LoaderFunctionArgs): Promise<LayoutData> {
  if (!import.meta.env.SSR) throw new Error('The shell comes with the page.')
  const { readLayout } = await import('#app/core/layout-data/read-layout.ts')
  return readLayout(args)
}

async function screenOf(name: RouteName, locale: Locale): Promise<Lazy> {
  const { default: Component, loader, meta, texts = [] } = await loadScreen(name)
  const system =
    routeRow(name).layout === 'system' ? import('#app/shell/system-header.tsx') : undefined
  await Promise.all(texts.map(({ load }) => load(locale)))
  return { Component, loader, handle: { meta, texts, header: (await system)?.SystemHeader } }
}

/** Pattern of React Router, whose parameter of several segments has no name. */
const routerPath = (name: RouteName, locale: Locale): string =>
  routePattern(name, locale).replace(/:\w+\+$/, '*')
