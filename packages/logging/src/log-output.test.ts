import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogLimiter, logLimits } from './log-limiter.ts'
import { guardConsole } from './log-output.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Line = { level: number; msg: string; repeated?: number; err?: { stack?: string } }

/** Guards a console; returns it with the JSON lines that it writes. */
function open() {
  const texts: string[] = []
  const write = (...given: unknown[]) => void texts.push(String(given[0]))
  const target = { error: write, warn: write, info: write, log: write, debug: write }
  const limiter = new LogLimiter()
  guardConsole({ json: true, limiter }, target)
  return {
    target,
    limiter,
    lines: () => texts.map((text): Line => JSON.parse(text)),
    bytes: () => texts.join('\n').length,
  }
}

/** Error of a request while the database is down. */
const away = (path: string) =>
  Object.assign(new Error(`GET /${path} failed: connect ECONNREFUSED 127.0.0.1:5432`), {
    code: 'ECONNREFUSED',
  })

test('6,000 equal errors within a minute take less than 20,000 bytes, and the counts add up', () => {
  const { target, limiter, lines, bytes } = open()
  for (let sent = 0; sent < 6000; sent += 1) {
    target.error(`request ${sent} failed`, away(`page-${sent}?q=${sent}`))
    vi.advanceTimersByTime(10)
  }
  limiter.flush()
  expect(bytes()).toBeLessThan(20_000)
  const counted = lines().map(({ repeated = 1 }) => repeated)
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(6000)
  expect(counted.slice(0, 4)).toEqual([1, 1, 1, expect.any(Number)])
  expect(lines()[3]).toMatchObject({
    level: 50,
    err: { type: 'Error', code: 'ECONNREFUSED' },
    msg: expect.stringMatching(/^… and \d+ more like it in 10 s: request 1\d* failed$/),
  })
})

test('writes errors of other kinds in full during a burst', () => {
  const { target, lines } = open()
  const others = [
    new TypeError('x is not a function'),
    new Error('the disk is full'),
    Object.assign(new Error('connect'), { code: 'ETIMEDOUT' }),
    new Error('saving failed', { cause: new Error('the disk is read-only') }),
    new Error('saving failed', { cause: new RangeError('the disk is read-only') }),
  ]
  const burst = () => {
    for (let sent = 0; sent < 1000; sent += 1) target.error('a page failed', away('x'))
  }
  for (const other of others) {
    burst()
    target.error('a page failed', other)
  }
  target.warn('a page failed', away('x'))
  target.error({ task: 'send-mails' }, 'a page failed')
  target.error({ task: 'read-files' }, 'a page failed')
  expect(lines()).toHaveLength(logLimits.inFull + others.length + 3)
})

test('counts failed requests of all routes as one kind', () => {
  const { target, lines } = open()
  for (const route of ['search', 'product-read', 'layout-read', 'news', 'home'])
    target.warn({ reqId: crypto.randomUUID(), method: 'GET', route, status: 500 }, 'request')
  target.warn({ method: 'GET', route: 'home', status: 503 }, 'request')
  expect(lines()).toHaveLength(logLimits.inFull + 1)
})

test('limits the number of kinds, and counts further kinds together', () => {
  const { target, limiter, lines } = open()
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const words = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  for (const text of words) target.error(text)
  limiter.flush()
  const written = lines()
  expect(written).toHaveLength(logLimits.kinds + logLimits.inFull + 1)
  expect(written.at(-1)).toMatchObject({
    repeated: words.length - logLimits.kinds - logLimits.inFull,
    msg: expect.stringContaining('more of other kinds'),
  })
})

test('leaves lines below a warning alone', () => {
  const { target, lines } = open()
  for (let sent = 0; sent < 100; sent += 1) target.info({ status: 200 }, 'request')
  expect(lines()).toHaveLength(100)
})

test('writes a single repetition in full, and begins anew after a quiet interval', () => {
  const { target, lines } = open()
  for (let sent = 0; sent < logLimits.inFull + 1; sent += 1) target.error('slow', away('x'))
  expect(lines()).toHaveLength(logLimits.inFull)
  vi.advanceTimersByTime(logLimits.intervalMs)
  expect(lines()).toHaveLength(logLimits.inFull + 1)
  expect(lines().at(-1)).toMatchObject({ msg: 'slow', err: { stack: expect.any(String) } })
  vi.advanceTimersByTime(logLimits.intervalMs)
  for (let sent = 0; sent < logLimits.inFull; sent += 1) target.error('slow', away('x'))
  expect(lines()).toHaveLength(2 * logLimits.inFull + 1)
})

test('counts without input of the error, and ends with a count', () => {
  const { target, limiter, lines } = open()
  for (let sent = 0; sent < 10; sent += 1) {
    const error = Object.assign(new Error(`invalid input: "Ana Sigilosa ${sent}"`), {
      severity: 'ERROR',
      code: '22P02',
    })
    target.error({ err: error, msg: error.message })
  }
  limiter.flush()
  const last = lines().at(-1)
  expect(last).toMatchObject({ repeated: 10 - logLimits.inFull, err: { code: '22P02' } })
  expect(last?.msg).toMatch(/: Error$/)
})
