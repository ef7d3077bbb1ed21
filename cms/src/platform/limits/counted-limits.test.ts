import { expect, test } from 'vitest'
import { announceLimits, noteCountedLimit } from './counted-limits.ts'

const limit = {
  name: 'form address',
  quota: 30,
  windowSeconds: 3600,
  remaining: 29,
  resetSeconds: 9,
}

test('announces the limits of a request with its response, and of no other', async () => {
  const [counted, other] = await Promise.all([
    announceLimits(async () => {
      await Promise.resolve()
      noteCountedLimit(limit)
      return new Response()
    }),
    announceLimits(async () => new Response()),
  ])
  expect(counted.headers.get('ratelimit-policy')).toBe('"form address";q=30;w=3600')
  expect(counted.headers.get('ratelimit')).toBe('"form address";r=29;t=9')
  expect(other.headers.has('ratelimit')).toBe(false)
})

test('a limit that is counted outside of a request is announced nowhere', () =>
  expect(() => noteCountedLimit(limit)).not.toThrow())
