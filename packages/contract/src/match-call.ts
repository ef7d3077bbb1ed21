import { pathMatcher } from '@vitrine/http/path-pattern'
import { calls } from './calls.ts'
import { siteCalls } from './site-calls.ts'
import type { CallName } from './calls.ts'

const matcherOf = (method: string) =>
  pathMatcher(
    siteCalls
      .filter((name) => calls[name].method === method)
      .map((name) => [calls[name].path, name] as const),
  )

const byMethod = new Map(['GET', 'POST'].map((method) => [method, matcherOf(method)]))

/**
 * Finds the call of a method and path (below API base and version), with decoded parameters.
 * `undefined` for an unknown path; `methodMismatch` if the path exists under another method.
 */
export function matchCall(
  method: string,
  path: string,
): { name: CallName; params: Record<string, string> } | { methodMismatch: true } | undefined {
  const match = byMethod.get(method === 'HEAD' ? 'GET' : method)?.(path)
  if (!match)
    return [...byMethod.values()].some((matches) => matches(path))
      ? { methodMismatch: true }
      : undefined
  const params = decoded(match.params)
  return params && { name: match.value, params }
}

/** Parameters without percent-encoding; `undefined` if it is malformed. */
function decoded(params: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return undefined
  }
}
