import { mediaBase } from '@vitrine/contract/api-base'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import type { Payload } from 'payload'
import { publicApiBase, serveApi } from '#src/api/http/serve-api.ts'
import { serveMedia } from '#src/content/media/serve.ts'
import { servePanelApi } from '#src/panel-api/serve-panel-api.ts'
import { answerLiveness, answerReadiness } from '#src/platform/monitoring/probes.ts'

type Handler = (request: Request, payload: Payload) => Response | Promise<Response>

const exact = new Map<string, Handler>([
  ['/healthz', answerLiveness],
  ['/readyz', (_, payload) => answerReadiness(payload)],
])

/** Handlers by path prefix; the first match is used. */
const byPrefix: readonly [string, Handler][] = [
  [`${publicApiBase}/`, serveApi],
  [`${panelApiBase}/`, servePanelApi],
  [mediaBase, serveMedia],
]

const notFound: Handler = () =>
  new Response('not found\n', { status: 404, headers: { 'cache-control': 'no-store' } })

/** True for the panel's pages and their assets, which Next serves. */
export const isPanelPage = (path: string): boolean =>
  !path.startsWith(`${panelApiBase}/`) &&
  [panelBase, '/_next'].some((base) => path === base || path.startsWith(`${base}/`))

/** Handles a request for anything except the panel's pages. */
export function serve(request: Request, payload: Payload): Response | Promise<Response> {
  const { pathname } = new URL(request.url)
  const handler =
    exact.get(pathname) ?? byPrefix.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? notFound
  return handler(request, payload)
}
