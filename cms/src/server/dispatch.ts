import { createRequestListener } from '@remix-run/node-fetch-server'
import { ApiError } from '@vitrine/contract/errors'
import { defaultLocale, parseContentLanguage } from '@vitrine/configuration/locales'
import { writeLog } from '@vitrine/logging/log-output'
import type { Payload } from 'payload'
import { problem } from '#src/api/http/problem.ts'
import type { Environment } from '#src/platform/environment-schema.ts'
import { sendError } from '#src/platform/http/send-error.ts'
import { requestFields } from '#src/platform/monitoring/request-id.ts'
import { startPanelPages } from './panel-pages.ts'
import type { Dispatch } from './receive.ts'
import { isPanelPage, serve } from './routes.ts'

/** Methods that the Fetch standard forbids in a request. */
const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** Answers requests: those for the panel's pages by Next, all others by `serve`. */
export function createDispatch(
  environment: Environment,
  payload: Payload,
  folder: string,
): Dispatch {
  const pages = startPanelPages(environment, folder)
  pages.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
  const listener = createRequestListener((request) => serve(request, payload), {
    // of no consequence: addresses are made of PUBLIC_ORIGIN
    protocol: 'http:',
    host: 'cms',
    onError: (error) => {
      writeLog('error', { ...requestFields(), err: error }, 'a request failed')
      return problem(error, defaultLocale)
    },
  })
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const locale = parseContentLanguage(request.headers['content-language'])
    if (forbidden.has(request.method ?? ''))
      sendError(response, new ApiError('method-not-allowed'), locale)
    else if (isPanelPage(path)) void pages.then((render) => render(request, response))
    else void listener(request, response)
  }
}
