import { expect, test } from 'vitest'
import { Turnstile } from './turnstile.ts'

test('no more than allowed run at once, in the order in which they came, and failures make room', async () => {
  const turnstile = new Turnstile(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      turnstile.pass(async () => {
        begun.push(index)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
        if (index % 3 === 0) throw new Error('failed')
      }),
    ),
  )
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(3)
})
