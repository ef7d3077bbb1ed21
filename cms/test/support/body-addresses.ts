import { callNames, calls, internalCalls } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { panelEndpoints } from '#src/panel-api/panel-endpoints.ts'

/** Method and path of a request, with its headers. */
export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
}

/** Path with its parameters filled in; no document has the id. */
const filled = (path: string): string =>
  path
    .replaceAll(':id', String(2 ** 31 - 1))
    .replaceAll(':number', '1')
    .replaceAll(/:\w+/g, 'x')

/** All addresses that may have a body: endpoints of the panel, calls, internal calls, unknown. */
export const bodyAddresses: Sent[] = [
  ...panelEndpoints.map(({ method, path }) => ({ method, path: panelApiBase + filled(path) })),
  ...callNames.map((name) => ({ method: 'POST', path: `/api/v1${filled(calls[name].path)}` })),
  ...Object.values(internalCalls).map(({ path }) => ({ method: 'POST', path: `/api/v1${path}` })),
  { method: 'POST', path: `${panelApiBase}/nothing` },
  { method: 'POST', path: '/api/v1/nothing' },
  { method: 'POST', path: '/nothing' },
].filter(({ method }) => method !== 'GET')
