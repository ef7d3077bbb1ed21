import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortSlowBody } from './slow-body.ts'

let port = 0
const seen = { begun: false, received: 0 }
let done: (() => Promise<unknown>) | undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const server = createServer((request, response) => {
    abortSlowBody(request, response, { isFile: (path) => path === '/file', secure: true })
    seen.begun = true
    request.on('error', () => undefined)
    if (request.url === '/early') return void response.end('no')
    request.on('data', (chunk: Buffer) => (seen.received += chunk.length))
    request.on('end', () => response.end('whole'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  done = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    })
})
afterEach(async () => {
  vi.useRealTimers()
  await done?.()
})

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

async function until(is: () => boolean): Promise<void> {
  while (!is()) await soon()
}

/** Sends `pieces` chunks of `size` bytes, one per 15 s; returns the status line of the response. */
async function sendSlowly(path: string, pieces: number, size = 40_000): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answered = ''
  Object.assign(seen, { begun: false, received: 0 })
  socket.on('data', (chunk) => (answered += chunk.toString()))
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${pieces * size}\r\n\r\n`,
  )
  await until(() => seen.begun)
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
    socket.write(Buffer.alloc(size, 'x'))
    await until(() => seen.received >= (sent + 1) * size || socket.destroyed)
    if (sent + 1 === pieces) break
    vi.advanceTimersByTime(15_000)
    await soon()
  }
  await closed
  return answered.split('\r\n')[0] ?? ''
}

test('aborts a body without file after 15 s', async () => {
  expect(await sendSlowly('/words', 3)).toBe('HTTP/1.1 408 Request Timeout')
  expect(await sendSlowly('/words', 1)).toBe('HTTP/1.1 200 OK')
})

test('accepts an upload that progresses, for four minutes at most', async () => {
  expect(await sendSlowly('/file', 6)).toBe('HTTP/1.1 200 OK')
  expect(await sendSlowly('/file', 3, 1000)).toBe('HTTP/1.1 408 Request Timeout')
  expect(await sendSlowly('/file', 20)).toBe('HTTP/1.1 408 Request Timeout')
})

test('holds no request that has ended, read or not', async () => {
  for (const path of ['/words', '/early']) {
    await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x'.repeat(9000) }).then(
      (answer) => answer.text(),
    )
  }
  await expect.poll(() => vi.getTimerCount(), { timeout: 5000 }).toBe(0)
})

test('aborts a slow body after its response too', async () => {
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const answered = new Promise<Buffer>((resolve) => socket.once('data', resolve))
  socket.write('POST /early HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhel')
  expect((await answered).toString()).toContain('200 OK')
  vi.advanceTimersByTime(15_000)
  await closed
})
