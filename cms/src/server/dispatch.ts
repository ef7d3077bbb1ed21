import type { Payload } from 'payload'
import type { Environment } from '#src/platform/environment-schema.ts'
import { fetchListener } from '#src/platform/http/fetch-listener.ts'
import { startPanelPages } from './panel-pages.ts'
import type { Dispatch } from './receive.ts'
import { isPanelPage, serve } from './routes.ts'

/** Dispatches requests: pages of the panel to Next, all others to `serve`. */
export function createDispatch(
  environment: Environment,
  payload: Payload,
  folder: string,
): Dispatch {
  const pages = startPanelPages(environment, payload, folder)
  pages.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
  const answer = fetchListener((request) => serve(request, payload))
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (isPanelPage(path)) void pages.then((render) => render(request, response))
    else answer(request, response)
  }
}
