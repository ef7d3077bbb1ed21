import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { TypedCall } from '@vitrine/contract/client'
import type { PageCallName } from '@vitrine/contract/page-calls'
import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { ApiKeys } from '#server/api-gateway/api-keys.ts'
import type { ApiCache } from '../server/api-gateway/api-cache.ts'
import { assistantRoutes } from '../server/assistants/routes.ts'
import { UpstreamAnswer } from '../server/api-gateway/upstream.ts'
import { FairLimiter } from '../server/caching/fair-limiter.ts'
import { callLimits, uncachedLimits } from '../server/caching/render-limits.ts'
import { readTrustedProxies } from '../server/http/client-address.ts'
import { fixtures } from './fixtures/transport.ts'

interface TestAnswer {
  status: number
  json: unknown
  stale?: boolean
}

/** Answer to a call; `fixture` gives that of the fixtures. */
export type Answers = (
  call: TypedCall,
  fixture: () => Promise<TestAnswer>,
) => TestAnswer | Promise<TestAnswer>

interface Settings {
  answers?: Answers
  prepared?: readonly Locale[]
  isUnderMaintenance?: boolean
  /** Origin of the site; by default that of the test's server. */
  origin?: string
}

/** MCP endpoint over the fixtures, on a port of its own; closed after the test. */
export async function serveAssistants({
  answers = (_call, fixture) => fixture(),
  prepared = [],
  isUnderMaintenance = false,
  origin,
}: Settings = {}) {
  const seen: TypedCall[] = []
  const answerOf = async (call: TypedCall): Promise<Required<TestAnswer>> => {
    seen.push(call)
    const answer = await answers(call, () => fixtures(call as TypedCall<PageCallName>))
    return { stale: false, ...answer }
  }
  const apiCache = {
    holds: () => false,
    read: async (call: TypedCall) => {
      const { status, json, stale } = await answerOf(call)
      return { status, json: () => json, stale, tags: [] }
    },
  } as unknown as ApiCache
  const upstream = {
    send: async (call: TypedCall): Promise<UpstreamAnswer> => {
      const { status, json } = await answerOf(call)
      return new UpstreamAnswer(status, JSON.stringify(json))
    },
    fetchInternal: () => Promise.reject(new ApiError('not-implemented')),
  }
  const app = Fastify()
  const options = {
    apiCache,
    upstream,
    limiter: new FairLimiter(uncachedLimits),
    calls: new FairLimiter(callLimits),
    launch: { prepared },
    origin: origin ?? '',
    proxies: readTrustedProxies(''),
    secure: false,
    keys: new ApiKeys({ upstream, log: { warn: () => undefined } }),
    isUnderMaintenance: () => isUnderMaintenance,
  }
  assistantRoutes(app, options)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  options.origin ||= address
  onTestFinished(() => app.close())
  return { app, seen, url: new URL('/mcp', address), origin: options.origin }
}

/** Official client at an endpoint; closed after the test. */
export async function connect(
  url: URL,
  {
    era = '2026-07-28',
    headers = {},
  }: { era?: '2026-07-28' | 'legacy'; headers?: Record<string, string> } = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: era } } },
  )
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  onTestFinished(() => client.close())
  return client
}

/** Result of a tool that answered, or the message of one that refused. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<{ data: Record<string, unknown>; links: string[]; refusal: string | undefined }> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
  const [text] = content
  return {
    data: Object(structuredContent),
    links: content.flatMap((part) => (part.type === 'resource_link' ? [part.uri] : [])),
    refusal: isError && text?.type === 'text' ? text.text : undefined,
  }
}
