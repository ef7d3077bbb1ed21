import { Outlet, data } from 'react-router'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { Document, DocumentError } from './document.tsx'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { LocaleError, LocaleLayout } from './locale-layout.tsx'
import { loadLayout } from '#app/core/layout-data/load-layout.ts'
import { layoutId, routeId, routeNames, routePattern, routeRow } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { loadMessages } from './messages.ts'
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
          children: [
            ...routeNames.map((name): RouteObject => ({
              id: routeId(name, locale),
              path: routePattern(name, locale),
              lazy: () => importOrReload(() => screenOf(name, locale)),
            })),
            {
              id: `unknown___${locale}`,
              path: `${locales[locale].prefix}/*`,
              loader: throwNotFound,
              Component: Outlet,
            },
          ],
        },
      ],
    },
  ]
}

type Lazy = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>

async function layoutOf(locale: Locale): Promise<Lazy> {
  const messages = await loadMessages(locale)
  return {
    loader: loadLayout,
    shouldRevalidate: () => false,
    // for heads and error pages, which render outside of `LanguageContext`
    handle: { messages },
    Component: () => <LocaleLayout locale={locale} messages={messages} />,
    ErrorBoundary: () => <LocaleError locale={locale} messages={messages} />,
  }
}

async function screenOf(name: RouteName, locale: Locale): Promise<Lazy> {
  const { default: Component, loader, meta, words = [] } = await loadScreen(name)
  const system =
    routeRow(name).layout === 'system' ? import('#app/shell/system-header.tsx') : undefined
  await Promise.all(words.map(({ load }) => load(locale)))
  return { Component, loader, handle: { meta, words, header: (await system)?.SystemHeader } }
}

/** Catch-all route: the 404 page inside the shell of the path's locale. */
function throwNotFound(): never {
  throw data({ code: 'not-found' }, { status: 404 })
}
