import { createClient } from '@vitrine/contract/client'
import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { RouterContextProvider } from 'react-router'
import { browserTransport } from './browser-transport.ts'
import { serverContext } from '#shared/page/server-context.ts'

/**
 * The client of the API for one page: on the server what the site gave for it, in the browser our
 * own origin.
 */
export function clientOf(
  locale: Locale,
  context: Readonly<RouterContextProvider>,
  signal: AbortSignal,
): Client {
  if (import.meta.env.SSR)
    return createClient({ locale, transport: context.get(serverContext).transport })
  return browserClient(locale, signal)
}

/** The client of the API in the browser. */
export function browserClient(locale: Locale, signal: AbortSignal): Client {
  return createClient({ locale, transport: browserTransport, signal })
}
