import { isRouteErrorResponse } from 'react-router'

/** Where the browser reports to; the site's server writes it to its log. */
export const crashPath = '/client-errors'

/** The longest that each field may be, in characters; the server cuts what is longer. */
export const crashLimits = { message: 500, stack: 4000, path: 500 } as const

export type Crash = Record<keyof typeof crashLimits, string>

/**
 * A screen that broke in the browser, as it is reported; `undefined`: an answer that has its own
 * error page, which the server knows of.
 */
export function crashOf(error: unknown, path: string): Crash | undefined {
  if (isRouteErrorResponse(error)) return undefined
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof Error && error.name === 'AbortError') return undefined
  return {
    message: message.slice(0, crashLimits.message),
    stack: (stack ?? '').slice(0, crashLimits.stack),
    path: path.slice(0, crashLimits.path),
  }
}

/** Tells the site's log; whether it gets there is nothing to the visitor. */
export function reportCrash(
  error: unknown,
  { location: { pathname } }: { location: { pathname: string } },
): void {
  const crash = crashOf(error, pathname)
  if (crash === undefined) return
  void fetch(crashPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(crash),
    keepalive: true,
  }).catch(() => undefined)
}
