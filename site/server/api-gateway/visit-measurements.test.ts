import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { visitMeasurementPath } from '#shared/page/visit-measurement.ts'
import type { VisitMeasurement } from '#shared/page/visit-measurement.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { visitMeasurementRoutes } from './visit-measurement-routes.ts'

const publicOrigin = 'https://vitrine.example'
const browser = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}
const visit: VisitMeasurement = {
  screen: 'product',
  device: 'phone',
  lcp: 1700,
  inp: 90,
  ttfb: 150,
  cls: 0.02,
}

async function open() {
  let now = 0
  const metrics = createMetrics()
  const counted: [string, object][] = []
  const app = Fastify()
  await visitMeasurementRoutes(app, {
    metrics,
    views: { countVisit: (screen, times) => void counted.push([screen, times]) },
    proxies: readTrustedProxies('127.0.0.1'),
    publicOrigin,
    secure: true,
    now: () => now,
  })
  return {
    send: async (payload: unknown, headers: Record<string, string> = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url: visitMeasurementPath,
        headers: { 'content-type': 'application/json', ...browser, ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      })
      return answer.statusCode
    },
    pass: (ms: number) => void (now += ms),
    /** Metric series by name and labels. */
    counts: async () =>
      Object.fromEntries(
        (await metrics.registry.metrics())
          .split('\n')
          .filter((line) => /^vitrine_visit_\w+_count/.test(line))
          .map((line) => line.split(' ')),
      ),
    metrics,
    counted,
  }
}

test('counts each measurement by screen and device', async () => {
  const { send, counts, metrics } = await open()
  expect(await send(visit)).toBe(204)
  expect(await send({ screen: 'product', device: 'phone', cls: 0 })).toBe(204)
  expect(await counts()).toEqual({
    'vitrine_visit_lcp_seconds_count{screen="product",device="phone"}': '1',
    'vitrine_visit_inp_seconds_count{screen="product",device="phone"}': '1',
    'vitrine_visit_cls_count{screen="product",device="phone"}': '2',
    'vitrine_visit_ttfb_seconds_count{screen="product",device="phone"}': '1',
  })
  const text = await metrics.registry.metrics()
  expect(text).toContain('vitrine_visit_lcp_seconds_sum{screen="product",device="phone"} 1.7')
  expect(text).toContain(
    'vitrine_visit_lcp_seconds_bucket{le="2",screen="product",device="phone"} 1',
  )
})

test('counts each visit with its times to the first byte and to the largest content', async () => {
  const { send, counted } = await open()
  await send(visit)
  await send({ screen: 'home', device: 'desktop', cls: 0 })
  await send(visit, { dnt: '1' })
  expect(counted).toEqual([
    ['product', { ttfb: 150, lcp: 1700 }],
    ['home', {}],
  ])
})

test.each([
  ['{', 400],
  ['null', 400],
  [{}, 400],
  [{ ...visit, screen: 'admin' }, 400],
  [{ ...visit, screen: 'product___br' }, 400],
  [{ ...visit, screen: '__proto__' }, 400],
  [{ ...visit, device: 'tablet' }, 400],
  [{ ...visit, lcp: -1 }, 400],
  [{ ...visit, lcp: 1e9 }, 400],
  [{ ...visit, cls: '0' }, 400],
  ['{"screen":"product","device":"phone","cls":1e999}', 400],
  [{ ...visit, path: '/produtos' }, 400],
  [{ ...visit, screen: 'p'.repeat(2000) }, 413],
])('rejects %j with %i, and makes no series of it', async (payload, status) => {
  const { send, counts } = await open()
  expect(await send(payload)).toBe(status)
  expect(await counts()).toEqual({})
})

test('counts no robot, nobody who objects, and nothing of another site', async () => {
  const { send, counts } = await open()
  for (const [headers, status] of [
    [{ 'sec-gpc': '1' }, 204],
    [{ dnt: '1' }, 204],
    [{ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 204],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
  ] as const)
    expect([headers, await send(visit, headers)]).toEqual([headers, status])
  expect(await counts()).toEqual({})
})

test('counts a bounded number of visits of a network, and of all together', async () => {
  const { send, counts, pass } = await open()
  const total = async () =>
    Number((await counts())['vitrine_visit_cls_count{screen="product",device="phone"}'])
  const flood = async (times: number, address: (index: number) => string) => {
    for (let index = 0; index < times; index += 1)
      expect(await send(visit, { 'x-forwarded-for': address(index) })).toBe(204)
  }
  await flood(50, (index) => `2001:db8:1:2::${index}`)
  expect(await total()).toBe(20)
  pass(10_000)
  await flood(50, () => '2001:db8:1:2::1')
  expect(await total()).toBe(22)
  await flood(500, (index) => `198.51.${Math.floor(index / 200)}.${index % 200}`)
  expect(await total()).toBe(22 + 198)
})
