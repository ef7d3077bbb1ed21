import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeLingering, isLingering, lingerForBody } from './lingering-close.ts'

let handled = 0
const server = createServer((request, response) => {
  if (isLingering(request.socket)) return
  handled += 1
  lingerForBody(request)
  response.writeHead(413, { connection: 'close' }).end('too large')
}).on('clientError', (_, socket) => {
  if (socket.writable) socket.write('HTTP/1.1 431 Too Large\r\nconnection: close\r\n\r\n')
  closeLingering(socket as Socket)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** Sends the whole text before it reads, as a browser does that posts a file. */
async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const faults: string[] = []
  socket.on('error', (error: NodeJS.ErrnoException) => faults.push(error.code ?? error.message))
  socket.pause()
  socket.write(text, () => socket.resume())
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  await new Promise((closed) => socket.on('close', closed))
  return [...faults, answer.slice(0, 12)].join(' ')
}

const large = 8 * 1024 * 1024
const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${large}\r\n\r\n`

test.each([
  ['that is sending a body', head + 'x'.repeat(large), 'HTTP/1.1 413'],
  [
    'that is sending headers over the limit',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(large)}\r\n\r\n`,
    'HTTP/1.1 431',
  ],
])('a client %s gets its answer', async (_, text, answer) => {
  expect(await send(text)).toBe(answer)
})

test('a request behind the last answer is not handled', async () => {
  const before = handled
  await send(`${head}${'x'.repeat(large)}POST /again HTTP/1.1\r\nhost: a\r\n\r\n`)
  expect(handled - before).toBe(1)
})

test('a client that goes on sending is cut off', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let fault = ''
  socket.on('error', (error: NodeJS.ErrnoException) => (fault = error.code ?? ''))
  socket.resume()
  socket.write(head)
  const drip = setInterval(() => socket.write('x'), 100)
  await new Promise((closed) => socket.on('close', closed))
  clearInterval(drip)
  expect(fault).not.toBe('')
})
