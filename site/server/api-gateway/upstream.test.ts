import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import type { TypedCall } from '@vitrine/contract/client'
import { createUpstream } from './upstream.ts'

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

const layout: TypedCall = { name: 'layout-read', params: {}, query: {}, locale: 'br' }

const upstreamAt = (port: number) =>
  createUpstream({ baseUrl: `http://127.0.0.1:${port}/api`, secret: 'a secret of the test' })

async function serve(cms: RequestListener) {
  let requested = 0
  const server = createServer((request, response) => {
    requested += 1
    cms(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return {
    upstream: upstreamAt((server.address() as AddressInfo).port),
    requestCount: () => requested,
  }
}

/** Closes the connections of the first requests without an answer, then answers. */
function cutting(times: number): RequestListener {
  let left = times
  return (request, response) => {
    left -= 1
    if (left >= 0) request.socket.destroy()
    else response.end('{"ok":true}')
  }
}

test('retries a GET once after a connection reset', async () => {
  const { upstream, requestCount } = await serve(cutting(1))
  expect((await upstream.send(layout)).text).toBe('{"ok":true}')
  expect(requestCount()).toBe(2)
})

test('does not retry a second time', async () => {
  const { upstream, requestCount } = await serve(cutting(2))
  await expect(upstream.send(layout)).rejects.toThrow('fetch failed')
  expect(requestCount()).toBe(2)
})

test('does not retry a POST', async () => {
  const { upstream, requestCount } = await serve(cutting(1))
  await expect(upstream.send({ ...layout, name: 'contact-send', body: {} })).rejects.toThrow(
    'fetch failed',
  )
  expect(requestCount()).toBe(1)
})

test('rejects after the timeout', async () => {
  const { upstream, requestCount } = await serve(() => undefined)
  await expect(upstream.send(layout, { limit: 300 })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  expect(requestCount()).toBe(1)
})

/** Cms in another thread, which keeps running while this thread is blocked. */
const elsewhere = `
  const { parentPort } = require('node:worker_threads')
  const server = require('node:http').createServer((request, response) => {
    parentPort.postMessage('requested')
    setTimeout(() => response.end('late'), 500)
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`

test('reads an answer that arrived while the process was blocked', async () => {
  const worker = new Worker(elsewhere, { eval: true })
  closing.push(() => worker.terminate())
  const [port] = await once(worker, 'message')
  const answer = upstreamAt(Number(port)).send(layout, { limit: 1000 })
  await once(worker, 'message')
  const until = performance.now() + 1500
  while (performance.now() < until);
  expect((await answer).text).toBe('late')
})
