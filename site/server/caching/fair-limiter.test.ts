import { expect, test, vi } from 'vitest'
import { fromArrival } from '#server/http/arrival.ts'
import { FairLimiter } from './fair-limiter.ts'
import { queueFullRetryAfterSeconds } from './render-limits.ts'

/** Limiter whose jobs end only when the test ends them, and the order in which they started. */
function limited(limits: Partial<ConstructorParameters<typeof FairLimiter>[0]> = {}) {
  const limiter = new FairLimiter({
    concurrency: 2,
    concurrencyPerClient: 1,
    queuedPerClient: 3,
    ...limits,
  })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (client: string, name: string, key?: string) =>
    limiter.run(
      client,
      () =>
        new Promise<void>((resolve) => {
          started.push(name)
          ends.set(name, resolve)
        }),
      key,
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { limiter, started, ask, end, ends }
}

/** Runs work as the handling of a request that has just arrived. */
const inRequest = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    fromArrival(
      () => void work().then(resolve, reject),
      () => undefined,
    )
  })

test('delays only the flooding client; starts another client’s job at once', async () => {
  const { started, ask, end } = limited()
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  void ask('b', 'b1')
  await end('')
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

test('serves queued clients round-robin', async () => {
  const { started, ask, end } = limited({ concurrency: 1 })
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  for (const name of ['b1', 'b2']) void ask('b', name)
  void ask('c', 'c1')
  await end('')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('rejects with too-many-requests and accepts again once the queue has moved', async () => {
  const { started, ask, end } = limited()
  const works = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
  await expect(ask('a', 'a5')).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfter: queueFullRetryAfterSeconds,
  })
  void ask('b', 'b1')
  await end('a1')
  void ask('a', 'a6')
  for (const name of ['a2', 'a3', 'a4', 'a6', 'b1']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'a6'])
  await Promise.all(works)
})

test('runs a shared job once, at the first turn of either client', async () => {
  const { limiter, started, ask, end } = limited()
  for (const name of ['a1', 'a2']) void ask('a', name)
  void ask('a', 'page', '/page')
  limiter.join('b', '/page')
  limiter.join('b', '/page')
  await end('')
  expect(started).toEqual(['a1', 'page'])
  for (const name of ['page', 'a1', 'a2']) await end(name)
  expect(started).toEqual(['a1', 'page', 'a2'])
  void ask('c', 'c1')
  void ask('b', 'b1')
  await end('')
  expect(started.slice(3)).toEqual(['c1', 'b1'])
})

test('frees the slot of a failed job', async () => {
  const { limiter, started, ask, end } = limited({ concurrency: 1 })
  await expect(limiter.run('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  void ask('a', 'a1')
  await end('')
  expect(started).toEqual(['a1'])
})

test('names the client at fault for a timeout in the queue, where the limits say so', async () => {
  vi.useFakeTimers()
  const limits = {
    concurrencyPerClient: 1,
    concurrency: 1,
    refusesLate: 'of busy clients',
  } as const
  const { ask } = limited(limits)
  void ask('a', 'a1')
  const [own, other] = ['a', 'b'].map((client) =>
    inRequest(() => ask(client, `${client} waits`)).catch((error: unknown) => error),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await own).toMatchObject({ code: 'too-many-requests' })
  expect(await other).toMatchObject({ code: 'unavailable' })
  vi.useRealTimers()
})

test('a request that times out while others end is told that the server is busy', async () => {
  vi.useFakeTimers()
  const { ask, ends } = limited({ concurrency: 1 })
  void ask('a', 'a1')
  void ask('a', 'a2')
  const late = inRequest(() => ask('a', 'a waits')).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3000)
  ends.get('a1')?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toMatchObject({ code: 'busy', retryAfter: queueFullRetryAfterSeconds })
  vi.useRealTimers()
})

test('refuses whoever waits too long, where the limits say so', async () => {
  vi.useFakeTimers()
  const { ask } = limited({ concurrencyPerClient: 1, concurrency: 1, refusesLate: 'always' })
  void ask('a', 'a1')
  const other = inRequest(() => ask('b', 'b waits')).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await other).toMatchObject({ code: 'too-many-requests' })
  vi.useRealTimers()
})

test('the 16 networks of one /60 have the share of two clients', async () => {
  const { started, ask, end } = limited({ concurrency: 24, concurrencyPerClient: 3 })
  for (let network = 0; network < 16; network += 1)
    for (let job = 0; job < 3; job += 1)
      void ask(`2001:db8:7:${(0x3a0 + network).toString(16)}`, `${network}`)
  await end('')
  expect(started).toHaveLength(6)
  void ask('2001:db8:8:0', 'other')
  void ask('192.0.2.1', 'third')
  await end('')
  expect(started.slice(6)).toEqual(['other', 'third'])
})

test('a costly job takes the share of several, and leaves room for as many', async () => {
  const { limiter, started, ask, end } = limited({ concurrency: 8, concurrencyPerClient: 4 })
  const list = Promise.withResolvers<void>()
  const heavy = limiter.run('a', () => list.promise, undefined, 40)
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  void ask('b', 'b1')
  await end('')
  expect(started).toEqual(['b1'])
  list.resolve()
  await heavy
  await end('')
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3'])
})

test('four lists of one client run one after the other, beside those of others', async () => {
  const { limiter, end } = limited({ concurrency: 64, concurrencyPerClient: 4, queuedPerClient: 9 })
  let running = 0
  let most = 0
  const list = async () => {
    running += 1
    most = Math.max(most, running)
    await end('')
    running -= 1
  }
  await Promise.all(
    ['a', 'a', 'a', 'a', 'b'].map((client) => limiter.run(client, list, undefined, 4)),
  )
  expect(most).toBe(2)
})
