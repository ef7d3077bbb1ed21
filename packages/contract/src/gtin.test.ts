import { expect, test } from 'vitest'
import { gtinCheckDigit, isGtin } from './gtin.ts'

// examples of the GS1 General Specifications
test.each([
  ['6291041500213', 3],
  ['629104150021', undefined],
  ['614141000036', 6],
  ['10614141000415', 5],
  ['12345670', 0],
])('%s', (gtin, digit) => {
  if (digit === undefined) expect(isGtin(gtin)).toBe(false)
  else {
    expect(gtinCheckDigit(gtin.slice(0, -1))).toBe(digit)
    expect(isGtin(gtin)).toBe(true)
  }
})

test.each(['6291041500214', '', '789', '62910 41500213', 'abcdefghijklm'])(
  'rejects %s as GTIN',
  (text) => expect(isGtin(text)).toBe(false),
)
