import { expect, test } from 'vitest'
import { Allowance } from './allowance.ts'

test('what is used up comes back evenly, and never more than there was', () => {
  const allowance = new Allowance({ perMinute: 2, now: 0 })
  expect([allowance.take(0), allowance.take(0), allowance.take(0)]).toEqual([true, true, false])
  expect([allowance.take(29_000), allowance.take(31_000), allowance.take(31_000)]).toEqual([
    false,
    true,
    false,
  ])
  expect([allowance.take(3_600_000), allowance.take(3_600_000), allowance.take(3_600_000)]).toEqual(
    [true, true, false],
  )
})
