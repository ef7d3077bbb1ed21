import { request as sendRequest } from 'node:http'
import { expect, test } from 'vitest'
import { connect, serveAssistants } from '../../test/assistants-server.ts'

const revision = '2026-07-28'
const envelope = {
  'io.modelcontextprotocol/protocolVersion': revision,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const messageOf = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } })

const toolCall = (name: string, input: object) =>
  messageOf('tools/call', { name, arguments: input })

/** Headers that repeat what a message says, as the protocol requires. */
const headersFor = (message: string): Record<string, string> => {
  const { method, params } = JSON.parse(message)
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': revision,
    'mcp-method': method,
    ...(params?.name ? { 'mcp-name': params.name } : {}),
  }
}

const post = (url: URL, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: {
      ...(typeof body === 'string' && body.startsWith('{"jsonrpc')
        ? headersFor(body)
        : { 'content-type': 'application/json' }),
      ...headers,
    },
  })

test.each([
  ['no JSON', '{', 400, 'malformed-request'],
  ['no text', '', 400, 'malformed-request'],
  ['a batch', `[${messageOf('tools/list')}]`, 400, 'malformed-request'],
  ['a batch of thousands', `[${'{},'.repeat(9999)}{}]`, 400, 'malformed-request'],
  ['a message that is too deep', `${'['.repeat(70_000)}${']'.repeat(70_000)}`, 400, undefined],
  [
    'an argument that is too deep',
    toolCall('search', { text: 'x', deep: '@' }).replace(
      '"@"',
      '['.repeat(50_000) + ']'.repeat(50_000),
    ),
    400,
    'malformed-request',
  ],
  ['malformed UTF-8', new Uint8Array([123, 34, 255, 34, 58, 49, 125]), 400, 'malformed-request'],
  [
    'a body above the limit',
    toolCall('search', { text: 'x'.repeat(200_000) }),
    413,
    'body-too-large',
  ],
])('refuses %s', async (_, body, status, code) => {
  const { url, seen } = await serveAssistants()
  const answer = await post(url, body)
  expect(answer.status).toBe(status)
  if (code) expect(await answer.json()).toMatchObject({ code })
  expect(seen).toEqual([])
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'refuses a body of the type %s',
  async (type) => {
    const { url } = await serveAssistants()
    const answer = await post(url, messageOf('tools/list'), { 'content-type': type })
    expect(answer.status).toBe(415)
  },
)

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
  'refuses %s, and names POST',
  async (method) => {
    const { url } = await serveAssistants()
    const answer = await fetch(url, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  },
)

test.each([
  ['an unknown tool', toolCall('order', {}), 200, -32602],
  ['a name of the language’s objects', toolCall('constructor', {}), 200, undefined],
  ['an unknown method', messageOf('tools/order'), 404, -32601],
  ['a message without its version', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', 400, -32602],
])('answers %s with an error of the protocol', async (_, body, status, code) => {
  const { url } = await serveAssistants()
  const answer = await post(url, body)
  expect(answer.status).toBe(status)
  const { error, result } = await answer.json()
  if (code) expect(error.code).toBe(code)
  else expect(error ?? result.isError).toBeTruthy()
})

test('names the versions that it knows to a client with an unknown one', async () => {
  const { url } = await serveAssistants()
  const message = messageOf('tools/list').replace(revision, '2099-01-01')
  const answer = await post(url, message, { 'mcp-protocol-version': '2099-01-01' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { code: -32022, data: { supported: [revision] } },
  })
})

test('refuses headers that say something else than the message', async () => {
  const { url, seen } = await serveAssistants()
  const answer = await post(url, toolCall('search', { text: 'x' }), { 'mcp-name': 'check_list' })
  expect([answer.status, (await answer.json()).error.code]).toEqual([400, -32020])
  expect(seen.map(({ name }) => name)).not.toContain('search-read')
})

test.each([
  { text: 'a\0b' },
  { text: '\ud800' },
  { text: '' },
  { text: 'x'.repeat(600) },
  { text: 7 },
  { text: 'x', page: -1 },
  { text: 'x', page: 1e9 },
  { text: 'x', extra: true },
  { text: 'x', locale: 'x'.repeat(36) },
  { text: ['x'] },
  {},
])('refuses the arguments %j, and asks nothing of the catalogue', async (input) => {
  const { url, seen } = await serveAssistants()
  const { result } = await (await post(url, toolCall('search', input))).json()
  expect(result.isError).toBe(true)
  expect(seen.map(({ name }) => name)).not.toContain('search-read')
})

test('refuses the messages of a flood beyond the queue of its client', async () => {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
  const { url } = await serveAssistants({
    answers: async (call, fixture) => {
      if (call.name === 'search-read') await refused
      return fixture()
    },
  })
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const answer = await post(url, toolCall('search', { text: `lug ${index}` }))
      if (answer.status === 429) refuse()
      const { headers, status } = answer
      return { status, text: await answer.text(), headers }
    }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const refusal = answers.find(({ status }) => status === 429)
  expect(JSON.parse(refusal?.text ?? '').code).toBe('too-many-requests')
  expect(refusal?.headers.get('retry-after')).toBe('5')
  expect(refusal?.headers.get('ratelimit')).toBe('"calls";r=0;t=5')
  expect((await post(url, toolCall('search', { text: 'after' }))).status).toBe(200)
})

test('answers errors as problem details if the client prefers them', async () => {
  const { url } = await serveAssistants()
  const answer = await fetch(url, {
    method: 'GET',
    headers: { accept: 'application/problem+json' },
  })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

/** Status of a message with a Host header of its own, which `fetch` does not send. */
const statusFor = (url: URL, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const message = messageOf('tools/list')
    sendRequest(
      url,
      { method: 'POST', headers: { ...headersFor(message), ...headers } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
      .on('error', reject)
      .end(message)
  })

test('answers pages of any origin at its own host, and none at another host', async () => {
  const { url } = await serveAssistants({ origin: 'https://vitrine.example' })
  const elsewhere = { origin: 'https://evil.example' }
  expect(await statusFor(url, { host: 'vitrine.example', ...elsewhere })).toBe(200)
  expect(await statusFor(url, { host: 'vitrine.example', origin: 'null' })).toBe(200)
  expect(await statusFor(url, { host: 'evil.example', ...elsewhere })).toBe(403)
  expect(await statusFor(url, { host: '127.0.0.1', ...elsewhere })).toBe(403)
  // programs send no Origin, and behind some proxies another Host
  expect(await statusFor(url, { host: 'upstream:3000' })).toBe(200)
})

test('tells pages of other origins what they may send', async () => {
  const { url } = await serveAssistants()
  const answer = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase()
  for (const name of ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'])
    expect(allowed).toContain(name)
  expect(allowed).not.toContain('authorization')
})

test('refuses an API key that is not valid, as the API does', async () => {
  const { url } = await serveAssistants()
  const answer = await post(url, toolCall('search', { text: 'lug' }), {
    authorization: 'Bearer vk.nope',
  })
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'api-key-invalid' }])
})

test('reads no token and no cookie of a page of another origin', async () => {
  const { url, seen } = await serveAssistants()
  const answer = await post(url, messageOf('tools/list'), {
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
    authorization: 'Bearer a-token',
    cookie: 'session=a-token',
  })
  const { result } = await answer.json()
  expect(result.tools.map(({ name }: { name: string }) => name)).not.toContain(
    'list_member_documents',
  )
  expect(seen.filter(({ token }) => token !== undefined)).toEqual([])
})

test('lets the list of tools be shared without a token alone', async () => {
  const { url } = await serveAssistants()
  const scopeOf = async (headers: object) =>
    (await (await post(url, messageOf('tools/list'), headers)).json()).result.cacheScope
  expect(await scopeOf({})).toBe('public')
  expect(await scopeOf({ authorization: 'Bearer a-token' })).toBe('private')
})

test('ends a subscription at once, since nothing changes during a connection', async () => {
  const { url } = await serveAssistants()
  const answer = await post(
    url,
    messageOf('subscriptions/listen', { notifications: { toolsListChanged: true } }),
  )
  const text = await answer.text()
  expect(text).toMatch(/acknowledged.*"resultType":"complete"/s)
})

test('answers 502 while the site is under maintenance', async () => {
  const { url } = await serveAssistants({ isUnderMaintenance: true })
  expect((await post(url, messageOf('tools/list'))).status).toBe(502)
})

test('is read by the official client after all of this', async () => {
  const { url } = await serveAssistants()
  await post(url, '{')
  expect((await (await connect(url)).listTools()).tools.length).toBeGreaterThan(0)
})
