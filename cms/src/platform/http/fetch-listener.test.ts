import { once } from 'node:events'
import { Agent, createServer, request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchListener } from './fetch-listener.ts'

const waiting: Promise<unknown>[] = []
const server = createServer(
  fetchListener(async (request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/wait') {
      const aborted = new Promise((done) => request.signal.addEventListener('abort', done))
      waiting.push(aborted)
      await aborted
    }
    if (pathname === '/fail') throw new Error('of the handler')
    if (pathname === '/unread') return new Response('no', { status: 413 })
    return new Response(`${request.method} ${search} ${await request.text()}`, {
      headers: { 'content-length': '9' },
    })
  }),
)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const portOf = () => (server.address() as AddressInfo).port

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  agent.destroy()
  server.close()
})

/** Status and text of the response, and the client's port, which identifies the connection. */
async function ask(path: string, method = 'GET', body?: Buffer) {
  const sent = send({ port: portOf(), host: '127.0.0.1', path, method, agent })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer) text += String(part)
  return {
    status: answer.statusCode,
    text,
    length: answer.headers['content-length'],
    connection: sent.socket?.localPort,
  }
}

test('a connection goes on after a body that was not read', async () => {
  const large = Buffer.alloc(4 * 1024 * 1024)
  const refused = await ask('/unread', 'POST', large)
  expect(refused).toMatchObject({ status: 413, text: 'no' })
  const next = await ask('/?a', 'PUT', Buffer.from('ok'))
  expect(next).toMatchObject({ status: 200, text: 'PUT ?a ok' })
  expect(next.connection).toBe(refused.connection)
})

test('answers HEAD with the length alone', async () =>
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, text: '', length: '9' }))

test('tells the handler that its client went away', async () => {
  const sent = send({ port: portOf(), host: '127.0.0.1', path: '/wait' })
  sent.on('error', () => undefined).end()
  await expect.poll(() => waiting.length).toBe(1)
  sent.destroy()
  await waiting[0]
})

test('names the error of a handler that fails', async () =>
  expect(JSON.parse((await ask('/fail')).text)).toMatchObject({ code: 'internal' }))

test.each([
  ['a method that Fetch forbids', '/', 'TRACE', 405],
  ['a handler that fails', '/fail', 'GET', 500],
])('answers %s', async (_, path, method, status) =>
  expect((await ask(path, method)).status).toBe(status),
)
