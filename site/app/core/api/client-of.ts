import { createClient } from '@vitrine/contract/client'
import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { RouterContextProvider } from 'react-router'
import { browserTransport } from './browser-transport.ts'
import { serverContext } from '#shared/page/server-context.ts'

/** API client of one page: the server's transport during rendering, `fetch` in the browser. */
export function clientOf(
  locale: Locale,
  context: Readonly<RouterContextProvider>,
  signal: AbortSignal,
): Client {
  if (import.meta.env.SSR)
    return createClient({ locale, transport: context.get(serverContext).transport })
  return browserClient(locale, signal)
}

export function browserClient(locale: Locale, signal: AbortSignal): Client {
  return createClient({ locale, transport: browserTransport, signal })
}
