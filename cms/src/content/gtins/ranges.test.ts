import { isGtin } from '@vitrine/contract/gtin'
import { expect, test } from 'vitest'
import { gtinOfItem, rangeOf, wrongPartOf } from './ranges.ts'

test('GTINs of a prefix have its digits, the item number and a right check digit', () => {
  const range = { prefix: '7899990' }
  expect(gtinOfItem(range, 1101)).toBe('7899990011010')
  expect([0, 7, 1102, 99_999].map((item) => gtinOfItem(range, item)).every(isGtin)).toBe(true)
  expect(gtinOfItem({ prefix: '78999990110' }, 9)).toMatch(/^78999990110(9)\d$/)
})

test('a range ends with its prefix, and names what is wrong', () => {
  expect(rangeOf({ prefix: '7899999' })).toEqual({ prefix: '7899999', first: 0, last: 99_999 })
  expect(rangeOf({ prefix: '789999901', first: 110, last: 120 })).toEqual({
    prefix: '789999901',
    first: 110,
    last: 120,
  })
  for (const prefix of ['', '789', '789999901101', '78 99999', null])
    expect(wrongPartOf({ prefix })).toBe('prefix')
  expect(wrongPartOf({ prefix: '7899999', first: 100_000 })).toBe('first')
  expect(wrongPartOf({ prefix: '7899999', first: 1.5 })).toBe('first')
  expect(wrongPartOf({ prefix: '7899999', first: 10, last: 9 })).toBe('last')
  expect(rangeOf({ prefix: '7899999', last: 100_000 })).toBeUndefined()
})
