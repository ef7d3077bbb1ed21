import { expect, test, vi } from 'vitest'
import { isRequestPending, subscribeToRequests, trackRequest } from './pending-requests.ts'

test('is pending from the start of the first request to the end of the last, failures included', async () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToRequests(listener)
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const requests = [trackRequest(first.promise), trackRequest(second.promise)]
  expect([isRequestPending(), listener.mock.calls.length]).toEqual([true, 1])
  first.reject(new Error('no answer'))
  await expect(requests[0]).rejects.toThrow('no answer')
  expect(isRequestPending()).toBe(true)
  second.resolve('answer')
  expect(await requests[1]).toBe('answer')
  expect([isRequestPending(), listener.mock.calls.length]).toEqual([false, 2])
  stop()
  await trackRequest(Promise.resolve())
  expect(listener).toHaveBeenCalledTimes(2)
})
