import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rendered, servePages, servePagesInTest } from '../../test/page-cache-server.ts'
import { headLines } from './prepared-head.ts'

let site: Awaited<ReturnType<typeof servePages>>
const br = { 'accept-encoding': 'br' }

beforeAll(async () => {
  site = await servePages(async () =>
    rendered({ html: '<!doctype html><title>página</title>', tags: ['products', 'product:1'] }),
  )
})
afterAll(() => site.close())

test.each(['br', 'gzip'])('answers a hit like the first response, in %s', async (encoding) => {
  const before = site.pages.stores.pages.bytes
  const made = await site.ask('/produtos', { 'accept-encoding': encoding })
  expect(site.pages.stores.pages.bytes).toBeGreaterThan(before)
  const hit = await site.ask('/produtos', { 'accept-encoding': encoding })
  expect(hit.headers['content-encoding']).toBe(encoding)
  expect(hit.headers['cache-status']).toContain('hit')
  expect(hit.body.equals(made.body)).toBe(true)
  const headersOf = ({
    headers: { 'cache-status': _, date: __, 'keep-alive': ___, ...headers },
  }: typeof hit) => headers
  expect(headersOf(hit)).toEqual(headersOf(made))
  expect(Math.abs(Date.parse(hit.headers.date ?? '') - Date.now())).toBeLessThan(2000)
})

/** All bytes of the response to a request, without the value of `Date`. */
function receivedFrom(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let text = ''
    socket
      .setEncoding('latin1')
      .on('data', (chunk: string) => (text += chunk))
      .on('end', () => resolve(text.replaceAll(/(?<=\r\nDate: )[^\r]*/g, '')))
      .on('error', reject)
  })
}

test.each([
  ['a hit in brotli', 200, 'GET', 'accept-encoding: br'],
  ['a hit in gzip', 200, 'GET', 'accept-encoding: gzip'],
  ['a hit without encoding', 200, 'GET', 'accept-encoding: identity'],
  ['HEAD', 200, 'HEAD', 'accept-encoding: br'],
  ['304', 304, 'GET', 'accept-encoding: br\r\nif-none-match: *'],
])(
  'sends %s byte for byte alike with prepared and with generated heads',
  async (_, status, method, headers) => {
    const sent = []
    for (const preparedHeads of [true, false]) {
      const { ask, port } = await servePagesInTest(
        async () => rendered({ html: '<!doctype html><title>página</title>', tags: ['products'] }),
        { preparedHeads, edge: 'varnish' },
      )
      for (const encoding of ['br', 'gzip', 'identity'])
        await ask('/produtos', { 'accept-encoding': encoding })
      const request = `${method} /produtos HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`
      // the second request closes the connection
      const last = 'GET /x HTTP/1.0\r\n\r\n'
      sent.push((await receivedFrom(port, request + last)).split('HTTP/1.1 404')[0])
    }
    expect(sent[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(sent[0]).toContain('\r\ncache-status: vitrine; hit\r\n')
    expect(sent[1]).toBe(sent[0])
  },
)

test('sends the current date with a prepared response', async () => {
  const first = await site.ask('/produtos', br)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  try {
    const later = await site.ask('/produtos', br)
    expect(
      Date.parse(later.headers.date ?? '') - Date.parse(first.headers.date ?? ''),
    ).toBeGreaterThanOrEqual(86_399_000)
    expect(later.body.equals(first.body)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('sends HEAD and 304 without body', async () => {
  const hit = await site.ask('/produtos', br)
  const head = await site.ask('/produtos', br, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(hit.body.length),
    0,
  ])
  const same = await site.ask('/produtos', { ...br, 'if-none-match': hit.headers.etag ?? '' })
  expect([
    same.status,
    same.headers.etag,
    same.headers['content-length'],
    same.body.length,
  ]).toEqual([304, hit.headers.etag, undefined, 0])
})

test('answers pipelined requests in order; closes when asked to', async () => {
  const port = site.port
  const ask = (version: string, extra = '') =>
    `GET /produtos HTTP/${version}\r\nhost: x\r\naccept-encoding: br\r\n${extra}\r\n`
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(ask('1.1') + ask('1.1') + ask('1.1', 'connection: close\r\n')),
    )
    let text = ''
    socket
      .setEncoding('latin1')
      .on('data', (chunk: string) => (text += chunk))
      .on('end', () => resolve(text))
      .on('error', reject)
  })
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(received.toLowerCase().match(/connection: (keep-alive|close)/g)).toEqual([
    'connection: keep-alive',
    'connection: keep-alive',
    'connection: close',
  ])
})

test('rejects an invalid header line before it is cached', () => {
  expect(() => headLines(['location', '/a\r\nset-cookie: x=1'])).toThrow(/not a header line/)
})
