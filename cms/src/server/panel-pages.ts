import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiError } from '@vitrine/contract/errors'
import { parseContentLanguage } from '@vitrine/configuration/locales'
import next from 'next'
import type { Environment } from '#src/platform/environment-schema.ts'
import { callsServerFunction, checkServerFunction } from '#src/platform/http/refuse-unstorable.ts'
import { sendError } from '#src/platform/http/send-error.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Starts Next, which renders only the panel's pages; they use the Payload instance of
 * `running-payload.ts`.
 *
 * @param folder - Folder of `next.config.mjs` and the build.
 */
export async function startPanelPages(environment: Environment, folder: string): Promise<Handle> {
  const app = next({
    dev: environment.NODE_ENV === 'development',
    dir: folder,
    hostname: environment.CMS_HOST,
    port: environment.CMS_PORT,
  })
  await app.prepare()
  // installs the source maps of `tools/start/map-stacks.mjs` again, because Next replaces
  // `Error.prepareStackTrace`
  Reflect.get(globalThis, Symbol.for('vitrine.map-stacks'))?.()
  const render = app.getRequestHandler()
  return async (request, response) => {
    if (!callsServerFunction(request)) return render(request, response)
    let checked: IncomingMessage
    try {
      checked = await checkServerFunction(request)
    } catch (error) {
      // an aborted request needs no response
      if (!isApiError(error)) return void response.destroy()
      return sendError(response, error, parseContentLanguage(request.headers['content-language']))
    }
    return render(checked, response)
  }
}
