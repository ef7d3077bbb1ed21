import { getEventListeners } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { EdgePurger } from './edge-purger.ts'
import { edgeTargets } from './purge-requests.ts'
import type { EdgeSettings } from './purge-requests.ts'

interface Purge {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

const silent = { warn: () => undefined, info: () => undefined }

/** Edge that answers with `status`, and its purger. */
async function purging(
  settings: Omit<EdgeSettings, 'EDGE_URL'>,
  times: { repeatMs?: number; behindMs?: number } = { repeatMs: 60_000 },
) {
  const state = { status: 200 }
  const received: Purge[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      if (state.status === 200) received.push({ method, url, headers, body })
      response.writeHead(state.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [target] = edgeTargets({ ...settings, EDGE_URL: [url] })
  if (target === undefined) throw new Error('there is no target')
  const metrics = createMetrics()
  const purger = new EdgePurger({ target, metrics, log: silent, ...times })
  onTestFinished(() => {
    purger.stop()
    server.closeAllConnections()
    server.close()
  })
  const failed = async () => {
    const { values } = await metrics.edgePurges.get()
    return values.find(({ labels }) => labels.result === 'failed')?.value ?? 0
  }
  return { purger, received, state, failed }
}

const keysOf = (purges: readonly Purge[]) => purges.map(({ headers }) => headers['surrogate-key'])

test('purges Varnish by tag, and everything by the tag that all answers bear', async () => {
  const { purger, received } = await purging({ EDGE: 'varnish', EDGE_TOKEN: 'a token' })
  purger.purge(new Set(['product:12', 'products']))
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]).toMatchObject({
    method: 'PURGE',
    headers: { 'surrogate-key': 'product:12 products', authorization: 'Bearer a token' },
  })
  purger.purge('everything')
  await vi.waitFor(() => expect(keysOf(received)[1]).toBe('vitrine'))
})

test('purges Fastly softly, 256 keys a request', async () => {
  const { purger, received } = await purging({
    EDGE: 'fastly',
    EDGE_TOKEN: 'key',
    EDGE_SERVICE: 's/1',
  })
  purger.purge(new Set(Array.from({ length: 300 }, (_, id) => `product:${id}`)))
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/service/s%2F1/purge',
    headers: { 'fastly-key': 'key', 'fastly-soft-purge': '1' },
  })
  expect(keysOf(received).map((keys) => String(keys).split(' ').length)).toEqual([256, 44])
})

test('purges Cloudflare, 30 tags a request', async () => {
  const { purger, received } = await purging({
    EDGE: 'cloudflare',
    EDGE_TOKEN: 'token',
    EDGE_SERVICE: 'zone',
  })
  purger.purge(new Set(Array.from({ length: 31 }, (_, id) => `post:${id}`)))
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[0]).toMatchObject({
    url: '/zones/zone/purge_cache',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
  })
  expect(received.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 1])
})

test('purges once more, for answers that were on their way', async () => {
  const { purger, received } = await purging({ EDGE: 'varnish' }, { repeatMs: 20 })
  purger.purge(new Set(['news']))
  await vi.waitFor(() => expect(keysOf(received)).toEqual(['news', 'news']))
})

test('repeats what an edge refuses, with what changed meanwhile', async () => {
  const { purger, received, state, failed } = await purging({ EDGE: 'varnish' })
  state.status = 503
  purger.purge(new Set(['news']))
  await vi.waitFor(async () => expect(await failed()).toBeGreaterThan(0))
  purger.purge(new Set(['products']))
  expect(purger.waiting).toBe(2)
  state.status = 200
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(String(received[0]?.headers['surrogate-key']).split(' ').toSorted()).toEqual([
    'news',
    'products',
  ])
  expect(purger.waiting).toBe(0)
})

test('purges everything at an edge that fell behind, by time or by number of tags', async () => {
  const late = await purging({ EDGE: 'varnish' }, { repeatMs: 60_000, behindMs: 50 })
  late.state.status = 500
  late.purger.purge(new Set(['news']))
  await vi.waitFor(async () => expect(await late.failed()).toBeGreaterThan(1))
  late.state.status = 200
  await vi.waitFor(() => expect(keysOf(late.received)).toEqual(['vitrine']))

  const many = await purging({ EDGE: 'varnish' })
  many.purger.purge(new Set(Array.from({ length: 5000 }, (_, id) => `media:${id}`)))
  await vi.waitFor(() => expect(keysOf(many.received)).toEqual(['vitrine']))
})

test('leaves no listener behind a purge that is over', async () => {
  const signals = new Set<AbortSignal>()
  const add = EventTarget.prototype.addEventListener
  const spy = vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...given
  ) {
    if (this instanceof AbortSignal) signals.add(this)
    add.apply(this, given)
  })
  onTestFinished(() => spy.mockRestore())
  const { purger, received } = await purging({ EDGE: 'varnish' }, { repeatMs: 1 })
  for (let id = 0; id < 12; id += 1) {
    purger.purge(new Set([`product:${id}`]))
    await vi.waitFor(() =>
      expect(keysOf(received).filter((keys) => keys === `product:${id}`)).toHaveLength(2),
    )
  }
  await vi.waitFor(() => expect(purger.waiting).toBe(0))
  const listeners = [...signals].flatMap((signal) => getEventListeners(signal, 'abort'))
  expect(listeners.length).toBeLessThan(5)
})
