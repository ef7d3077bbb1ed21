import { apiBase, apiVersion, mediaBase } from '@vitrine/contract/api-base'
import { internalCalls } from '@vitrine/contract/calls'
import { matchCall } from '@vitrine/contract/match-call'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'

const api = `${apiBase}${apiVersion}`

/** Labels of the cms's parts by path prefix, longest first. */
const parts: [prefix: string, label: string][] = [
  [panelApiBase, 'panel-api'],
  [panelBase, 'panel'],
  ['/_next', 'panel-assets'],
  [mediaBase.slice(0, -1), 'media'],
  [`${api}/docs`, 'api-docs'],
]

/**
 * Label of a request in metrics and log: the call's name, or the part of the cms. Never contains
 * text of the request, so that the number of labels is bounded and no personal data is stored.
 *
 * @param path - Path without its query.
 */
export function routeLabel(method: string, path: string): string {
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return path.slice(1)
  if (path === `${panelApiBase}/users/login`) return 'panel-log-in'
  if (path.startsWith(`${api}/`)) {
    const call = path.slice(api.length)
    const internal = Object.entries(internalCalls).find(([, known]) => known.path === call)
    if (internal) return `internal-${internal[0]}`
    const match = matchCall(method, call)
    if (match && 'name' in match) return match.name
  }
  return (
    parts.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? 'unknown'
  )
}
