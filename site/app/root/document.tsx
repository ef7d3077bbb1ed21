import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import { locales } from '@vitrine/configuration/locales'
import '@vitrine/appearance/fonts/fonts.css'
import '#app/ui/tokens/tokens.css'
import '#app/ui/tokens/base.css'
import { HeadElements } from '#app/core/head/head-elements.tsx'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { LazyErrorPage } from './lazy-error-page.tsx'

/** HTML document; the server inserts its scripts and styles (`page-files.ts`). */
export function Document() {
  return (
    <Html>
      <Outlet />
    </Html>
  )
}

/** Document of an error in the layout itself; uses only the texts of all pages. */
export function DocumentError() {
  const error = useRouteError()
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Html>
      <LazyErrorPage error={error} locale={locale} />
    </Html>
  )
}

function Html({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <html lang={locales[locale].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <HeadElements />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}
