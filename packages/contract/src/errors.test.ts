import { expect, test, vi } from 'vitest'
import { ApiError, isApiError } from './errors.ts'

test('recognizes an error of another copy of the module by its code', async () => {
  vi.resetModules()
  const copy = await import('./errors.ts')
  expect(copy.ApiError).not.toBe(ApiError)
  const error: unknown = new copy.ApiError('not-found')
  expect(isApiError(error)).toBe(true)
  expect(isApiError(error, 'not-found', 'forbidden')).toBe(true)
  expect(isApiError(error, 'forbidden')).toBe(false)
})

test.each([
  ['an error body', { code: 'not-found', message: 'x' }],
  ['an error of Node', Object.assign(new Error('x'), { code: 'ECONNRESET' })],
  ['an unknown code', { name: 'ApiError', code: 'strange' }],
  ['null', null],
  ['undefined', undefined],
])('does not take %s for one', (_, value) => {
  expect(isApiError(value)).toBe(false)
})
