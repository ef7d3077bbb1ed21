import { expect, it } from 'vitest'
import { barsOf } from './histogram.ts'

const of = (...numbers: number[]) => numbers.map((number) => ({ number, parts: number % 10 }))

it('counts the part numbers of a range, its bounds included', () => {
  const { bars, within } = barsOf(of(11, 12, 13, 14), { from: 12, to: 13 })
  expect(within).toBe(5)
  expect(bars).toEqual([
    { height: 25, isWithin: false },
    { height: 50, isWithin: true },
    { height: 75, isWithin: true },
    { height: 100, isWithin: false },
  ])
})

it('draws sixteen bars at most', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => ({ number: at, parts: 1 }))
  const { bars } = barsOf(numbers, { from: null, to: null })
  expect([bars.length <= 16, bars.every(({ isWithin }) => isWithin)]).toEqual([true, true])
})

it('draws nothing of nothing', () =>
  expect(barsOf([], { from: 1, to: null })).toEqual({ bars: [], within: 0 }))
