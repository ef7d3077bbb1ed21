import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from 'react-router'
import { locales } from '@vitrine/contract/locales'
import '#app/design/fonts.css'
import '#app/design/tokens.css'
import '#app/design/base.css'
import monoFont from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url'
import sansFont from '#app/design/fonts/archivo.woff2?url'
import { colors } from '#app/design/tokens.ts'
import { ErrorScreen } from '#app/errors/error-screen.tsx'
import { statusOfError } from '#app/errors/status-of-error.ts'
import { HeadElements } from '#app/head/head-elements.tsx'
import { messagesOf } from '#app/i18n/messages-of-matches.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'

/**
 * The whole of a page; the files that it is made of stand in what the server sends
 * (`page-files.ts`).
 */
export function Document() {
  return (
    <Html>
      <Outlet />
    </Html>
  )
}

/** When the shell itself breaks: an error page that needs its texts alone. */
export function DocumentError() {
  const error = useRouteError()
  const messages = messagesOf(useMatches())
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Html>
      {messages ? (
        <ErrorScreen status={statusOfError(error)} locale={locale} messages={messages.errors} />
      ) : null}
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
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
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
