import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { panelLimits } from '#server/caching/render-limits.ts'
import { serveGateway } from '../../test/gateway-server.ts'

const large = 28 * 1024 * 1024

test('asks the cms once for an address without a file, until files change', async () => {
  const { app, seen, media } = await serveGateway((_request, response) =>
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n'),
  )
  for (let time = 0; time < 5; time += 1)
    expect((await app.inject('/media/gone.png')).statusCode).toBe(404)
  expect(seen).toHaveLength(1)
  media.expire(new Set(['media:7']))
  expect((await app.inject('/media/gone.png')).statusCode).toBe(404)
  expect(seen).toHaveLength(2)
})

test.each([
  '/media/',
  '/media/a/b/c.png',
  '/media/files/a/b.pdf',
  '/media/other/a.pdf',
  '/media/%20.png',
  '/media/a%2fb.png',
  '/media/a..b.png',
  '/media/-a.png',
])('answers 404 to %s without asking the cms', async (url) => {
  const { app, seen } = await serveGateway((_request, response) => response.end('x'))
  expect((await app.inject(url)).statusCode).toBe(404)
  expect(seen).toEqual([])
})

test.each([
  ['panel', '/admin/x', panelLimits.concurrencyPerClient],
  ['panel’s assets', '/_next/static/x', panelLimits.concurrencyPerClient],
  ['media', '/media/x', 3],
])('sends the cms few requests of one client for the %s at once', async (_, path, limit) => {
  let running = 0
  let most = 0
  const { app } = await serveGateway((_request, response) => {
    running += 1
    most = Math.max(most, running)
    setTimeout(() => {
      running -= 1
      response.writeHead(404).end()
    }, 20)
  })
  await Promise.all(Array.from({ length: 30 }, (__, n) => app.inject(`${path}${n}`)))
  expect(most).toBe(limit)
})

/** Gateway in front of a cms with a large file; counts the bytes that the cms has sent. */
async function serveLarge(withLength: boolean) {
  const sent = { bytes: 0, closed: 0 }
  const gateway = await serveGateway((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      ...(withLength ? { 'content-length': String(large) } : {}),
    })
    let left = large
    const piece = Buffer.alloc(64 * 1024)
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= piece.length
        sent.bytes += piece.length
        if (!response.write(piece)) return void response.once('drain', more)
      }
      response.end()
    }
    response.once('close', () => (sent.closed += 1))
    more()
  })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) =>
      httpRequest({ port, host: '127.0.0.1', path: '/media/files/a.pdf' }, resolve)
        .on('error', reject)
        .end(),
    )
  return { ...gateway, sent, open }
}

test.each([true, false])(
  'streams a large file as it is read (length stated: %s)',
  async (withLength) => {
    const { seen, sent, open } = await serveLarge(withLength)
    const idle = await Promise.all([open(), open(), open(), open()])
    await new Promise((resolve) => setTimeout(resolve, 300))
    const before = sent.bytes
    for (const response of idle) response.destroy()
    // the cms has filled only the buffers of the loopback sockets, not sent four whole files
    expect(before).toBeLessThan(3.5 * large)
    const whole = await open()
    let size = 0
    for await (const part of whole) size += Buffer.from(part).length
    expect([whole.statusCode, size]).toEqual([200, large])
    await vi.waitFor(() => expect(sent.closed).toBe(seen.length))
  },
)

test('sends the head alone of a large file to HEAD', async () => {
  const { app, sent } = await serveLarge(true)
  const answer = await app.inject({ method: 'HEAD', url: '/media/files/a.pdf' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(sent.bytes).toBeLessThan(large / 2)
})

test('sends parts of a file, to pages of any origin, and the whole to another version', async () => {
  const { app } = await serveGateway((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/avif', etag: '"1"' }).end('0123456789'),
  )
  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/media/a.avif', headers })
  const part = await get({ range: 'bytes=2-4', 'if-range': '"1"' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
  expect(part.headers['access-control-allow-origin']).toBe('*')
  expect((await get({ range: 'bytes=2-4', 'if-range': '"2"' })).statusCode).toBe(200)
  const beyond = await get({ range: 'bytes=10-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
  expect((await get({ 'if-none-match': '"0", W/"1"' })).statusCode).toBe(304)
  const head = await get({ range: 'bytes=2-4' }, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10'])
})
