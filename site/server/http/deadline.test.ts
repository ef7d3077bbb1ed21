import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('aborts at the limit and not before', () => {
  const { signal } = deadline(4000)
  vi.advanceTimersByTime(3999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('does not abort after the answer', () => {
  const { signal, end } = deadline(4000)
  end()
  vi.advanceTimersByTime(10_000)
  expect(signal.aborted).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
