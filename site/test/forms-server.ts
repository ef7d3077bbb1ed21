import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { FormState } from '#shared/forms/form-state.ts'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { callLimits } from '#server/caching/render-limits.ts'
import { formRoutes } from '#server/posted-forms/routes.ts'
import { createUpstream } from '#server/api-gateway/upstream.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'

export const origin = 'https://vitrine.example'

interface CmsResponse {
  status: number
  json: unknown
  headers?: Record<string, string>
}
interface ReceivedRequest {
  url: string
  body: string
  headers: Record<string, string | string[] | undefined>
}

/** Form handler in front of a fake cms; renders each page as the JSON of its form state. */
export async function serveForms(
  respond: (requests: ReceivedRequest) => CmsResponse | Promise<CmsResponse>,
  { maintenance = false } = {},
) {
  const requests: ReceivedRequest[] = []
  const cms = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const entry = {
        url: request.url ?? '',
        body: Buffer.concat(parts).toString('latin1'),
        headers: request.headers,
      }
      requests.push(entry)
      const { status, json, headers } = await respond(entry)
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const upstream = createUpstream({
    baseUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}/api`,
    secret: 'a secret of the test',
  })
  const shown: { state: FormState | undefined; status: number; cookie?: string | undefined }[] = []
  const app = Fastify()
  const pages: Parameters<typeof formRoutes>[1]['pages'] = {
    serveForm: async (_request, response, posted) => {
      shown.push(posted)
      response.writeHead(posted.status, { 'content-type': 'text/html' }).end('the page')
    },
  }
  await formRoutes(app, {
    calls: new FairLimiter(callLimits),
    upstream,
    pages,
    publicOrigin: origin,
    secure: true,
    proxies: readTrustedProxies(''),
    isUnderMaintenance: () => maintenance,
  })
  await app.ready()
  const post = (
    url: string,
    fields: Record<string, string | string[]>,
    headers: Record<string, string> = {},
  ) => {
    const payload = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((entry) => [name, entry]),
      ),
    ).toString()
    return app.inject({
      method: 'POST',
      url,
      payload,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }
  const stopCms = () =>
    new Promise((resolve) => {
      cms.closeAllConnections()
      cms.close(resolve)
    })
  return {
    app,
    requests,
    shown,
    post,
    stopCms,
    close: async () => {
      await app.close()
      await stopCms()
    },
  }
}

/** Headers of a form submitted by script. */
export const byScript = { accept: 'application/json' }
