import { mediaBase } from '@vitrine/contract/calls'
import { ApiError } from '@vitrine/contract/errors'
import { parseContentLanguage } from '@vitrine/configuration/locales'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import type { Payload } from 'payload'
import { publicApiBase, serveApi } from '#src/api/http/serve-api.ts'
import { problem } from '#src/api/http/problem.ts'
import { serveMedia } from '#src/content/media/serve.ts'
import { servePanelApi } from '#src/panel-api/serve-panel-api.ts'
import { answerLiveness, answerReadiness } from '#src/platform/monitoring/probes.ts'

type Handler = (request: Request, payload: Payload) => Response | Promise<Response>

const exact = new Map<string, Handler>([
  ['/healthz', answerLiveness],
  ['/readyz', (_, payload) => answerReadiness(payload)],
])

/** Handlers by the beginning of a path; the first that fits. */
const byPrefix: readonly [string, Handler][] = [
  [`${publicApiBase}/`, serveApi],
  [`${panelApiBase}/`, servePanelApi],
  [mediaBase, serveMedia],
]

const notFound: Handler = ({ headers }) =>
  problem(new ApiError('endpoint-unknown'), parseContentLanguage(headers.get('content-language')))

/** Whether Next answers: the panel's pages and their assets. */
export const isPanelPage = (path: string): boolean =>
  !path.startsWith(`${panelApiBase}/`) &&
  [panelBase, '/_next'].some((base) => path === base || path.startsWith(`${base}/`))

/** Answers a request for anything but the panel's pages. */
export function serve(request: Request, payload: Payload): Response | Promise<Response> {
  const { pathname } = new URL(request.url)
  const handler =
    exact.get(pathname) ?? byPrefix.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? notFound
  return handler(request, payload)
}
