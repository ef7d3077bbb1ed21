import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { internalCalls } from '@vitrine/contract/calls'
import type { TypedCall } from '@vitrine/contract/client'
import { matchCall } from '@vitrine/contract/match-call'
import type { PageCallName } from '@vitrine/contract/page-calls'
import { composeSite } from '../server/compose.ts'
import { readEnvironment } from '../server/environment.ts'
import { fixtures } from './fixtures/transport.ts'

/** A route of the site's router: pattern and methods. */
export interface SiteRoute {
  pattern: string
  methods: string[]
}

/** The composed site on a port of its own, in front of a cms that answers the fixtures. */
export async function serveSite() {
  const cms = createServer(async (request, response) => {
    request.resume()
    const { status, json } = await answerOf(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  cms.listen(0, '127.0.0.1')
  await once(cms, 'listening')
  const portOf = (address: unknown) => (address as AddressInfo).port
  const { app, stop } = await composeSite(
    readEnvironment({
      API_BASE_URL: `http://127.0.0.1:${portOf(cms.address())}/api`,
      PUBLIC_ORIGIN: 'https://vitrine.example',
      FEED_SECRET: 'a secret of the tests',
      LOG_LEVEL: 'silent',
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(app.server.address())
  return {
    port,
    routes: routesIn(app.printRoutes()),
    close: async () => {
      await stop()
      app.server.closeAllConnections()
      await app.close()
      cms.closeAllConnections()
      cms.close()
    },
  }
}

const launch = `/api/v1${internalCalls.launch.path}`

/** Answer of the fixtures to a read; 404 to all other requests. */
async function answerOf({ method, url = '' }: IncomingMessage) {
  if (url === launch) return { status: 200, json: { launched: true } }
  const { pathname } = new URL(url, 'http://cms')
  const match = method === 'GET' ? matchCall('GET', pathname.replace('/api/v1', '')) : undefined
  if (!match || 'methodMismatch' in match) return { status: 404, json: { code: 'not-found' } }
  return fixtures({ ...match, query: {}, locale: 'br' } as TypedCall<PageCallName>)
}

/** Routes of a tree that Fastify prints: a line for each pattern, indented below its prefix. */
function routesIn(tree: string): SiteRoute[] {
  const prefixes: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part, methods] =
      /^([ │]*)[├└]── (.*?)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? []
    if (part === undefined) return []
    const level = indent.length / 4
    prefixes.splice(level)
    prefixes[level] = part
    const pattern = prefixes.join('')
    return methods === undefined ? [] : [{ pattern, methods: methods.split(', ') }]
  })
}
