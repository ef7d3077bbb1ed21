import { describe, expect, it } from 'vitest'
import { convertNumber, fractionOf, inverseOf } from './exact.ts'
import { ratioBetween } from './units.ts'

const ratio = (factor: string) => ({
  multiply: fractionOf(factor) ?? { dividend: 0n, divisor: 1n },
  add: { dividend: 0n, divisor: 1n },
})

describe('numbers in exact arithmetic', () => {
  it.each([
    [0.1, '3', null, 0.3, true],
    [1.005, '1', 2, 1.01, false],
    [-1.005, '1', 2, -1.01, false],
    [1e-7, '1', 6, 0, false],
    [1e21, '1', 0, 1e21, true],
    [2.675, '1', 2, 2.68, false],
  ])('%d by %s with %j decimals is %d', (...[value, factor, decimals, expected, isExact]) =>
    expect(convertNumber(value, ratio(factor), decimals)).toEqual({ value: expected, isExact }),
  )

  it('goes there and back without a difference', () => {
    const there = ratioBetween('°F', '°C')
    const back = there && inverseOf(there)
    const celsius = there && convertNumber(71.6, there, null)
    expect(celsius).toEqual({ value: 22, isExact: true })
    expect(back && convertNumber(22, back, null)).toEqual({ value: 71.6, isExact: true })
  })

  it('has no ratio between units of different quantities, of conductors, or of unclear case', () => {
    expect(ratioBetween('mm', 'kg')).toBeUndefined()
    expect(ratioBetween('AWG', 'mm²')).toBeUndefined()
    expect(ratioBetween('kcmil', 'mm²')).toBeUndefined()
    expect(ratioBetween('mw', 'MW')).toBeUndefined()
  })
})
