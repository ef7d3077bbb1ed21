import { describe, expect, it } from 'vitest'
import { askedAs, packsOf, partListLimits, readItems, splitAsked, writeItems } from './part-list.ts'

describe('the items of a parts list in an address', () => {
  it.each([
    ['AB-50-10:25', [{ code: 'AB-50-10', quantity: 25 }]],
    [
      'AB-50-10:25,AB 70/12:2.5,AB-9',
      [
        { code: 'AB-50-10', quantity: 25 },
        { code: 'AB 70/12', quantity: 2.5 },
        { code: 'AB-9', quantity: null },
      ],
    ],
    ['', []],
    [',,:5, ,', []],
    [
      'AB:0,AC:-1,AD:1.2.3,AE:1e9',
      ['AB 0', 'AC -1', 'AD 1.2.3', 'AE 1e9'].map((code) => ({ code, quantity: null })),
    ],
    ['AB:1000000', [{ code: 'AB 1000000', quantity: null }]],
    ['AB:99999999999999', [{ code: 'AB 99999999999999', quantity: null }]],
    ['A:B:3', [{ code: 'A B', quantity: 3 }]],
  ])('reads %j', (text, items) => expect(readItems(text)).toEqual(items))

  it('writes the items that it has read unchanged', () => {
    const text = 'AB-50-10:25,AB 70/12:2.5,AB-9'
    expect(writeItems(readItems(text))).toBe(text)
  })

  it('keeps separators out of a code', () =>
    expect(writeItems([{ code: ' A,B:\n C ', quantity: 2 }])).toBe('A B C:2'))

  it('holds no more lines than its limit', () =>
    expect(readItems('A:1,'.repeat(500))).toHaveLength(partListLimits.lines))

  it('holds no more characters than an address takes', () => {
    const written = writeItems(readItems(`${'ş'.repeat(80)}:1,`.repeat(200)))
    expect(encodeURIComponent(written).length).toBeLessThanOrEqual(partListLimits.address)
    expect(written).not.toBe('')
  })

  it('takes half of a character for another one', () =>
    expect(() => writeItems(readItems(`${'x'.repeat(59)}😀:1`))).not.toThrow())
})

describe('an item that was asked for by another maker’s number', () => {
  it('keeps the number in an address, whatever signs it has', () => {
    const code = askedAs('AB-50-10', 'Other, Ltd: OM~50/10')
    expect(readItems(writeItems([{ code, quantity: 25 }]))).toEqual([{ code, quantity: 25 }])
    expect(splitAsked(code)).toEqual({ code: 'AB-50-10', asked: 'Other Ltd OM 50/10' })
  })
  it.each([
    ['AB-50', { code: 'AB-50', asked: null }],
    ['~OM', { code: 'OM', asked: null }],
    ['AB-50~', { code: 'AB-50', asked: null }],
    ['A~B~C', { code: 'A', asked: 'B C' }],
  ])('reads %s', (code, expected) => expect(splitAsked(code)).toEqual(expected))
})

it.each([
  [100, 50, { packs: 2, whole: undefined }],
  [60, 50, { packs: 2, whole: 100 }],
  [0.5, 50, { packs: 1, whole: 50 }],
  [10, 1, undefined],
  [10, null, undefined],
  [null, 50, undefined],
])('%s in packs of %s', (quantity, packing, expected) =>
  expect(packsOf(quantity, packing)).toEqual(expected),
)
