import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import { locales } from '@vitrine/contract/locales'
import '#app/design/fonts.css'
import '#app/design/tokens.css'
import '#app/design/base.css'
import monoFont from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url'
import sansFont from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url'
import { colors } from '#app/design/tokens.ts'
import { ErrorScreen } from '#app/errors/error-screen.tsx'
import { statusOfError } from '#app/errors/status-of-error.ts'
import { HeadElements } from '#app/head/head-elements.tsx'
import { errors as br } from '#app/i18n/messages/br/errors.ts'
import { errors as en } from '#app/i18n/messages/en/errors.ts'
import { errors as es } from '#app/i18n/messages/es/errors.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'

/** The whole of a page; the files that it is made of stand in what the server sends (`page-files.ts`). */
export function Document() {
  return (
    <Html>
      <Outlet />
    </Html>
  )
}

/** When not even the shell could be read: an error page that needs nothing. */
export function DocumentError() {
  const error = useRouteError()
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Html>
      <ErrorScreen status={statusOfError(error)} locale={locale} messages={{ br, en, es }[locale]} />
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
        <meta name="theme-color" content={colors.paper} />
        {[sansFont, monoFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <HeadElements />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}
