import { expect, test, vi } from 'vitest'
import { isRequestUnderWay, onRequests, underWay } from './requests-under-way.ts'

test('is pending from the start of the first request to the end of the last, failures included', async () => {
  const heard = vi.fn<() => void>()
  const stop = onRequests(heard)
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const requests = [underWay(first.promise), underWay(second.promise)]
  expect([isRequestUnderWay(), heard.mock.calls.length]).toEqual([true, 1])
  first.reject(new Error('no answer'))
  await expect(requests[0]).rejects.toThrow('no answer')
  expect(isRequestUnderWay()).toBe(true)
  second.resolve('answer')
  expect(await requests[1]).toBe('answer')
  expect([isRequestUnderWay(), heard.mock.calls.length]).toEqual([false, 2])
  stop()
  await underWay(Promise.resolve())
  expect(heard).toHaveBeenCalledTimes(2)
})
