import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeavyCalls } from './heavy-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = { concurrency: 4, concurrencyPerClient: 2, queuedPerClient: 2, waitMs: 1000 }

it('refuses a call that has no turn in time, and lets other accounts pass', async () => {
  const calls = new HeavyCalls(limits)
  const first = Promise.withResolvers<string>()
  const running = calls.run('1', 2, () => first.promise)
  const late = calls.run('1', 1, async () => 'late').catch((error: unknown) => error)
  expect(await calls.run('2', 2, async () => 'other')).toBe('other')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toMatchObject({ code: 'busy', retryAfter: 5 })
  first.resolve('first')
  expect(await running).toBe('first')
  expect(await calls.run('1', 2, async () => 'again')).toBe('again')
})

it('runs a queued call at its turn, and refuses those beyond the queue at once', async () => {
  const calls = new HeavyCalls(limits)
  const first = Promise.withResolvers<void>()
  const running = calls.run('1', 2, () => first.promise)
  const queued = ['a', 'b'].map((name) => calls.run('1', 2, async () => name))
  await expect(calls.run('1', 2, async () => 'c')).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfter: 5,
  })
  first.resolve()
  await running
  expect(await Promise.all(queued)).toEqual(['a', 'b'])
})
