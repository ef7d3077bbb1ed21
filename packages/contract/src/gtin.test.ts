import { expect, test } from 'vitest'
import { gtinCheckDigit, gtinForms, gtinOfPieces, isGtin, scannedGtin } from './gtin.ts'

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

test('lists the lengths in which a GTIN may be written, the longest first', () => {
  expect(gtinForms('6291041500213')).toEqual(['06291041500213', '6291041500213'])
  expect(gtinForms('00012345670').length).toBe(4)
  expect(gtinForms('10614141000415')).toEqual(['10614141000415'])
})

test.each([
  ['(01)06291041500213(10)LOT1', '06291041500213'],
  ['(10)LOT1(01)06291041500213', '06291041500213'],
  [']C101062910415002131017\u001d21A', '06291041500213'],
  ['\u001d0106291041500213', '06291041500213'],
  ['0106291041500213', '06291041500213'],
  ['https://id.example/01/06291041500213/10/LOT1', '06291041500213'],
  ['https://id.example/01/6291041500213?linkType=x', '6291041500213'],
  ['(01)06291041500214', undefined],
  ['6291041500213', undefined],
  ['XY-01/06', undefined],
])('the GTIN of the scanned %j is %s', (text, gtin) => expect(scannedGtin(text)).toBe(gtin))

test('the GTIN of a pack leads to that of its pieces', () => {
  expect(gtinOfPieces('16291041500210')).toBe('6291041500213')
  expect(gtinOfPieces('06291041500213')).toBeUndefined()
  expect(gtinOfPieces('6291041500213')).toBeUndefined()
})
