import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorReporter, readErrorsAddress, reportLimits } from '@vitrine/logging/error-reporter'
import type { Reporting } from '@vitrine/logging/error-reporter'
import { loggableOptions } from '@vitrine/logging/log-output'
import { identifyRequests, requestId } from './request-id.ts'

const reporting: Reporting = {
  program: 'site',
  release: '1.2.3',
  environment: 'production',
  requestId,
}
const ends: (() => void)[] = []
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine.error-reporter'))
  for (const end of ends.splice(0)) end()
})

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Server that accepts Sentry's envelopes. */
async function openServer(answer: { status?: number; headers?: Record<string, string> } = {}) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const parts = await request.toArray()
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    })
    response.writeHead(answer.status ?? 200, answer.headers).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo
  const address = readErrorsAddress(`http://abc123@127.0.0.1:${port}/errors/42`)
  if (!address) throw new Error('no address')
  const reporter = new ErrorReporter(address, reporting)
  Reflect.set(globalThis, Symbol.for('vitrine.error-reporter'), reporter)
  return { received, reporter, server }
}

const eventIn = ({ body }: Received) => JSON.parse(body.split('\n')[2] ?? '')

test('reads an address, and no other text', () => {
  expect(readErrorsAddress('https://abc@o1.errors.example.com/42')).toEqual({
    url: 'https://o1.errors.example.com/api/42/envelope/',
    key: 'abc',
  })
  expect(readErrorsAddress('https://abc@example.com:9000/errors/42')?.url).toBe(
    'https://example.com:9000/errors/api/42/envelope/',
  )
  for (const dsn of [
    '',
    'abc',
    'https://example.com/42',
    'https://abc@example.com/',
    'ftp://a@b/1',
  ])
    expect(readErrorsAddress(dsn), dsn).toBeUndefined()
})

test('sends an unexpected error of a request with its identifier, and nothing that was asked', async () => {
  const { received, reporter } = await openServer()
  const app = Fastify({
    logger: { level: 'error', stream: { write: () => undefined }, ...loggableOptions },
  })
  identifyRequests(app)
  app.post('/form', (request, reply) => {
    const cause = new TypeError('x is undefined for ana@example.com at 203.0.113.7')
    request.log.error(
      { err: new Error('GET /busca?q=segredo failed', { cause }), body: request.body },
      'a page failed',
    )
    void reply.send('answered')
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/form?token=abcdef',
    headers: { cookie: 'session=secret', 'x-forwarded-for': '203.0.113.9' },
    payload: { name: 'Zulmira' },
  })
  expect(answer.body).toBe('answered')
  await reporter.flush()
  expect(received).toHaveLength(1)
  const [one] = received
  if (!one) return
  expect(one.path).toBe('/errors/api/42/envelope/')
  expect(one.headers).toMatchObject({
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': expect.stringContaining('sentry_key=abc123'),
  })
  const event = eventIn(one)
  expect(JSON.parse(one.body.split('\n')[0] ?? '').event_id).toBe(event.event_id)
  expect(event).toMatchObject({
    level: 'error',
    platform: 'node',
    release: 'vitrine@1.2.3',
    environment: 'production',
    tags: { program: 'site', request_id: answer.headers['x-request-id'] },
    logentry: { formatted: 'a page failed' },
    exception: {
      values: [
        { type: 'TypeError', value: 'x is undefined for …@… at …' },
        { type: 'Error', value: 'GET /busca?… failed' },
      ],
    },
  })
  const { frames } = event.exception.values[1].stacktrace
  expect(frames.at(-1)).toMatchObject({
    filename: 'site/server/http/error-reports.test.ts',
    in_app: true,
    lineno: expect.any(Number),
  })
  expect(one.body).not.toMatch(/segredo|Zulmira|secret|abcdef|203\.0|ana@|hostname|server_name/)
})

test('sends neither warnings nor answers to what was asked', async () => {
  const { received, reporter } = await openServer()
  const { log } = Fastify({
    logger: { level: 'trace', stream: { write: () => undefined }, ...loggableOptions },
  })
  log.warn({ err: new Error('the cms is away') }, 'a warning')
  log.info('a request')
  log.error({ err: Object.assign(new Error('the file is no picture'), { status: 400 }) }, 'refused')
  await reporter.flush()
  expect(received).toEqual([])
})

test('sends a bounded number, and never throws', async () => {
  const { received, reporter } = await openServer()
  for (let index = 0; index < 500; index += 1) reporter.report({ msg: `error ${index}` })
  await reporter.flush()
  expect(received).toHaveLength(reportLimits.waiting)
  for (let index = 0; index < 500; index += 1) reporter.report({ msg: 'more' })
  await reporter.flush()
  expect(received).toHaveLength(reportLimits.aMinute)
})

test('goes on without a server, and leaves one alone that is full', async () => {
  const { reporter, server, received } = await openServer({
    status: 429,
    headers: { 'retry-after': '60' },
  })
  reporter.report({ msg: 'one' })
  await reporter.flush()
  reporter.report({ msg: 'two' })
  await reporter.flush()
  expect(received).toHaveLength(1)
  server.close()
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  reporter.report({ msg: 'three' })
  await expect(reporter.flush()).resolves.toBeUndefined()
  vi.useRealTimers()
})
