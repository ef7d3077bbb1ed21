import Fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { crashLimits, crashReportOf, crashPath } from '#shared/page/crash-report.ts'
import { clientErrorRoutes } from './client-error-routes.ts'
import { TokenBucket } from '@vitrine/http/token-bucket'

const publicOrigin = 'https://vitrine.example'
const own = { 'sec-fetch-site': 'same-origin' }
let lines: { msg: string; crash?: Record<string, string> }[] = []
beforeEach(() => {
  lines = []
})

async function open(bucket?: TokenBucket) {
  const app = Fastify({
    logger: {
      level: 'error',
      stream: { write: (line: string) => void lines.push(JSON.parse(line)) },
    },
  })
  await clientErrorRoutes(app, { publicOrigin, secure: true, ...(bucket ? { bucket } : {}) })
  return (payload: unknown, headers: Record<string, string> = own) =>
    app.inject({
      method: 'POST',
      url: crashPath,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
}

const broken = crashReportOf(new TypeError('x is undefined'), '/produtos')

test('logs a browser error as one line', async () => {
  const report = await open()
  expect((await report(broken)).statusCode).toBe(204)
  expect(lines.map(({ crash }) => [crash?.['message'], crash?.['path']])).toEqual([
    ['x is undefined', '/produtos'],
  ])
  expect(lines[0]?.crash?.['stack']).toContain('TypeError')
})

test('truncates fields, drops unknown ones and escapes line breaks', async () => {
  const report = await open()
  expect(
    (await report({ message: 'm'.repeat(2000), stack: '', path: '/\n{"level":60}', password: 'x' }))
      .statusCode,
  ).toBe(204)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.crash).toEqual({
    message: 'm'.repeat(crashLimits.message),
    stack: '',
    path: '/\n{"level":60}',
  })
})

test.each([
  ['{', 400],
  ['null', 400],
  [{ message: 1 }, 400],
  [{ ...broken, stack: 's'.repeat(20_000) }, 413],
])('rejects %j with %i', async (payload, status) => {
  expect((await (await open())(payload)).statusCode).toBe(status)
  expect(lines).toEqual([])
})

test('rejects reports from other origins with 403', async () => {
  const report = await open()
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { 'content-type': 'application/json' },
  ]) {
    expect((await report(broken, headers)).statusCode, JSON.stringify(headers)).toBe(403)
  }
  expect((await report(broken, { origin: publicOrigin })).statusCode).toBe(204)
  expect((await report('x', { ...own, 'content-type': 'text/plain' })).statusCode).toBe(415)
})

test('limits the rate with 429 and refills over time', async () => {
  let now = 0
  const report = await open(new TokenBucket({ size: 2, perSecond: 0.5, now: () => now }))
  const statuses = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await report(broken)).statusCode))
  expect((await statuses(4)).sort()).toEqual([204, 204, 429, 429])
  now += 2000
  expect((await statuses(2)).sort()).toEqual([204, 429])
  now += 3_600_000
  expect((await statuses(3)).sort()).toEqual([204, 204, 429])
  expect(lines).toHaveLength(5)
})

test('does not report an error response that has its own page', () => {
  expect(
    crashReportOf({ status: 404, statusText: '', internal: false, data: null }, '/'),
  ).toBeUndefined()
  expect(crashReportOf(new DOMException('left', 'AbortError'), '/')).toBeUndefined()
  expect(crashReportOf('thrown text', '/')?.message).toBe('thrown text')
})
