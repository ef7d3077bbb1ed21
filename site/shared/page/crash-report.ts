import { isRouteErrorResponse } from 'react-router'

/** Endpoint for crash reports of the browser, which the server logs. */
export const crashPath = '/client-errors'

/** Maximum length of each field in characters; the server truncates. */
export const crashLimits = { message: 500, stack: 4000, path: 500 } as const

export type Crash = Record<keyof typeof crashLimits, string>

/**
 * Crash report of an error; `undefined` for error responses, which the server has logged, and for
 * aborted requests.
 */
export function crashReportOf(error: unknown, path: string): Crash | undefined {
  if (isRouteErrorResponse(error)) return undefined
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof Error && error.name === 'AbortError') return undefined
  return {
    message: message.slice(0, crashLimits.message),
    stack: (stack ?? '').slice(0, crashLimits.stack),
    path: path.slice(0, crashLimits.path),
  }
}

/** Sends a crash report; delivery failures are ignored. */
export function reportCrash(
  error: unknown,
  { location: { pathname } }: { location: { pathname: string } },
): void {
  const crash = crashReportOf(error, pathname)
  if (crash === undefined) return
  void fetch(crashPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(crash),
    keepalive: true,
  }).catch(() => undefined)
}
