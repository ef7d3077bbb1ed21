import { afterEach, expect, test } from 'vitest'
import { calls } from '@vitrine/contract/calls'
import { serveGateway } from '../../test/gateway-server.ts'
import { sessionCookie } from './cookie.ts'
import { visitorTransport } from './visitor.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

const logOut = {
  method: 'POST' as const,
  url: `/api/v1${calls['session-end'].path}`,
  headers: {
    origin: 'https://vitrine.example',
    'content-type': 'application/json',
    cookie: `${sessionCookie}=a-token-of-the-test-123`,
  },
  payload: '{}',
}
const cleared = `${sessionCookie}=; `

test.each([429, 500, 503])(
  'deletes the cookie on log-out when the cms answers %i',
  async (status) => {
    const server = await serveGateway(
      (_request, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
    )
    open.push(server)
    expect((await server.app.inject(logOut)).headers['set-cookie']).toContain(cleared)
  },
)

test('deletes the cookie on log-out when the cms is unreachable', async () => {
  const server = await serveGateway(() => undefined)
  await server.stopCms()
  const answer = await server.app.inject(logOut)
  expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([
    502,
    expect.stringContaining(cleared),
  ])
  await server.app.close()
})

test('deletes the cookie on log-out without JavaScript', async () => {
  const cookies: string[] = []
  const away = async () => {
    throw new Error('nobody answers')
  }
  const visitor = { token: 'a-token-of-the-test-123', address: '127.0.0.1', device: '' }
  const transport = visitorTransport({
    upstream: { send: away, fetchInternal: away },
    visitor,
    secure: true,
    onCookie: (line) => cookies.push(line),
  })
  await expect(
    transport({ name: 'session-end', params: {}, query: {}, body: {}, locale: 'br' }),
  ).rejects.toThrow('nobody answers')
  expect(cookies).toEqual([expect.stringContaining(cleared)])
})

test('rejects a cross-site log-out with 403', async () => {
  const server = await serveGateway((_request, response) => void response.end('{}'))
  open.push(server)
  const answer = await server.app.inject({
    ...logOut,
    headers: { ...logOut.headers, origin: 'https://evil.example' },
  })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
})
