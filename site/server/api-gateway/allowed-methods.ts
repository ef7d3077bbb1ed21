import { scopeOfCall } from '@vitrine/contract/api-keys'
import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { matchCall } from '@vitrine/contract/match-call'
import { preflightHeaders } from '@vitrine/http/cross-origin'

/** Files of the API's description, which pages of any origin may read. */
const descriptionFile = /^\/(openapi\.json|docs(\/[\w.-]+)?)$/

/**
 * Headers of the response to OPTIONS for a path below base and version: its methods, and those of a
 * preflight if pages of other origins may send the requested method. Undefined for an unknown path.
 */
export function optionsHeaders(
  path: string,
  requested: string | undefined,
): Record<string, string> | undefined {
  const isFile = descriptionFile.test(path)
  const names = callsAt(path)
  if (names.length === 0 && !isFile) return undefined
  const methodsOf = (among: readonly CallName[]): string[] =>
    isFile ? ['GET'] : among.map((name) => calls[name].method)
  const open = methodsOf(names.filter((name) => scopeOfCall(name) !== undefined)).flatMap(withHead)
  const takesLeads = names.some((name) => scopeOfCall(name) === 'leads')
  const isPreflight = requested !== undefined && open.includes(requested)
  return {
    allow: [...methodsOf(names).flatMap(withHead), 'OPTIONS'].join(', '),
    'cache-control': 'no-store',
    ...(isPreflight ? preflightHeaders(open.join(', ')) : {}),
    // pages of partners send leads with a key
    ...(isPreflight && takesLeads
      ? { 'access-control-allow-headers': 'Content-Language, Content-Type, Authorization' }
      : {}),
  }
}

const withHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

/** Calls of a path, by any method. */
const callsAt = (path: string): CallName[] =>
  ['GET', 'POST'].flatMap((method) => {
    const match = matchCall(method, path)
    return match && 'name' in match ? [match.name] : []
  })
