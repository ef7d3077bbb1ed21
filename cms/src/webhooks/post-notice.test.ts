import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { noticeSender } from './post-notice.ts'
import { receiverUrl } from './receiver-address.ts'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server)
      (server as { closeAllConnections(): void }).closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

const listening = async <S extends Server>(server: S): Promise<number> => {
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

const receiver = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listening(createServer(listener))}/hook?x=1`

const post = noticeSender({ networks: 'all', timeout: 1000 })
const notice = (address: string) => ({
  address,
  headers: { 'webhook-id': 'msg_1' },
  body: '{"a":1}',
})

it('posts body and headers, and reads the answer', async () => {
  let seen: { body: string; request: IncomingMessage } | undefined
  const address = await receiver(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen = { body, request }
    response.writeHead(202).end('thank\u0000 you\n')
  })
  expect(await post(notice(address))).toEqual({ status: 202, excerpt: 'thank you' })
  expect(seen?.body).toBe('{"a":1}')
  expect(seen?.request.method).toBe('POST')
  expect(seen?.request.url).toBe('/hook?x=1')
  expect(seen?.request.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'msg_1',
  })
})

it('does not follow a redirect', async () => {
  let asked = 0
  const target = await receiver((_, response) => {
    asked += 1
    response.end()
  })
  const address = await receiver((_, response) => {
    response.writeHead(307, { location: target }).end('elsewhere')
  })
  expect(await post(notice(address))).toEqual({ status: 307, excerpt: 'elsewhere' })
  expect(asked).toBe(0)
})

it('reads a few kilobytes of a huge answer', async () => {
  let isClosed: () => void = () => undefined
  const closed = new Promise<void>((done) => {
    isClosed = done
  })
  const address = await receiver((_, response) => {
    response.on('close', () => isClosed())
    const more = (): void => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  })
  const { status, excerpt } = await post(notice(address))
  expect(status).toBe(200)
  expect(excerpt).toBe('x'.repeat(1000))
  await closed
})

it('gives up on a receiver that does not answer, and on one that sends its head byte by byte', async () => {
  const silent = await receiver(() => undefined)
  await expect(post(notice(silent))).rejects.toMatchObject({ problem: 'timeout' })
  const slow = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    const timer = setInterval(() => socket.write('H'), 50)
    socket.on('close', () => clearInterval(timer))
    socket.resume()
  })
  const port = await listening(slow)
  await expect(post(notice(`http://127.0.0.1:${port}/`))).rejects.toMatchObject({
    problem: expect.stringMatching(/timeout|connection/),
  })
})

it('knows the status of an answer whose body never ends', async () => {
  const address = await receiver((_, response) => {
    response.writeHead(500)
    response.write('broken')
  })
  expect(await post(notice(address))).toEqual({ status: 500, excerpt: 'broken' })
})

it('names a closed port and an unknown name', async () => {
  const port = await listening(createTcpServer())
  await new Promise((done) => open.pop()?.close(done))
  await expect(post(notice(`http://127.0.0.1:${port}/`))).rejects.toMatchObject({
    problem: 'connection',
  })
  const unknown = noticeSender({
    networks: 'all',
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  })
  await expect(unknown(notice('http://receiver.example/'))).rejects.toMatchObject({
    problem: 'address-unknown',
  })
})

it('ends with the time of the attempt while a name is being resolved', async () => {
  const hanging = noticeSender({
    networks: 'public',
    timeout: 50,
    resolve: () => new Promise(() => undefined),
  })
  await expect(hanging(notice('https://receiver.example/'))).rejects.toMatchObject({
    problem: 'timeout',
  })
})

it.each([
  [['127.0.0.1']],
  [['8.8.8.8', '10.0.0.1']],
  [['2606:4700::1111', '::1']],
  [['::ffff:127.0.0.1']],
  [['64:ff9b::7f00:1']],
  [['fe80::1%lo']],
])('sends nothing to a name with the addresses %j', async (addresses) => {
  const refusing = noticeSender({
    networks: 'public',
    resolve: async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  })
  await expect(refusing(notice('https://receiver.example/'))).rejects.toMatchObject({
    problem: 'address-private',
  })
})

it('connects to the address that was checked, although the name then has another one', async () => {
  let asked = 0
  const address = await receiver((_, response) => {
    asked += 1
    response.end()
  })
  const port = new URL(address).port
  let lookups = 0
  const rebinding = noticeSender({
    networks: 'all',
    timeout: 500,
    // first an address of documentation, which nobody answers; then this machine
    resolve: async () => {
      lookups += 1
      return [{ address: lookups === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]
    },
  })
  await expect(rebinding(notice(`http://receiver.example:${port}/`))).rejects.toMatchObject({
    problem: expect.stringMatching(/timeout|connection/),
  })
  expect({ lookups, asked }).toEqual({ lookups: 1, asked: 0 })
  await rebinding(notice(`http://receiver.example:${port}/`))
  expect({ lookups, asked }).toEqual({ lookups: 2, asked: 1 })
})

it('sends nothing over http to public networks alone', async () => {
  const strict = noticeSender({ networks: 'public' })
  await expect(strict(notice('http://8.8.8.8/'))).rejects.toMatchObject({ problem: 'scheme' })
  await expect(strict(notice('https://127.0.0.1/'))).rejects.toMatchObject({
    problem: 'address-private',
  })
})

it.each([
  'http://receiver.example/',
  'ftp://receiver.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'receiver.example',
  'https://user:password@receiver.example/',
  'https://user@receiver.example/',
  'https://localhost/',
  'https://localhost./',
  'https://a.localhost:8443/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://１２７.0.0.1/',
  'https://0/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  `https://receiver.example/${'x'.repeat(2000)}`,
])('is no address of a receiver: %s', (text) => expect(receiverUrl(text, 'public')).toBeUndefined())

it('takes https addresses, without fragment', () => {
  expect(receiverUrl(' https://receiver.example:8443/a?b=c#d ', 'public')?.href).toBe(
    'https://receiver.example:8443/a?b=c',
  )
  expect(receiverUrl('https://8.8.8.8/', 'public')?.href).toBe('https://8.8.8.8/')
  expect(receiverUrl('http://127.0.0.1:9000/', 'all')?.href).toBe('http://127.0.0.1:9000/')
})
