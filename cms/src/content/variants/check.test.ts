import { describe, expect, it } from 'vitest'
import { attributes, number } from '../../../test/support/attributes.ts'
import { checkVariants } from './check.ts'
import { withTrade } from './trade-attributes.ts'

describe('checkVariants', () => {
  const check = (values: Record<string, unknown>, part_number = 'A') =>
    checkVariants([{ part_number, values }], attributes, 'en').map((error) => error.message)
  it.each([
    [{ section: '50' }, 'Enter a number.'],
    [{ section: '21,5 cm' }, 'Enter a number in mm², without another unit.'],
    [{ cable: [16, 10] }, 'Enter a range, like 10–16, from least to greatest.'],
    [{ stud: 'M99' }, 'Choose one of: M8, Cobre estanhado.'],
    [{ tinned: 'yes' }, 'Answer yes or no.'],
    [{ stranger: 1 }, 'The subcategory does not declare this attribute.'],
  ])('%j', (values, message) => expect(check(values)).toEqual([message]))
  it('rejects missing and repeated part numbers', () => {
    expect(check({}, '')).toEqual(['Enter the part number.'])
    expect(check({}, '---')).toEqual(['The part number needs letters or digits.'])
    expect(
      checkVariants(
        [
          { part_number: 'tc 50', values: {} },
          { part_number: 'TC-50', values: {} },
        ],
        attributes,
        'en',
      ),
    ).toEqual([{ row: 1, key: 'part_number', message: 'This part number is in another row too.' }])
  })
  it.each(['A\nB', 'A\tB', 'A\u0001B', 'A\u2028B'])('rejects the part number %j', (code) =>
    expect(check({}, code)).toEqual([
      'The part number must be in one line, without tabs and control characters.',
    ]),
  )
  it('rejects too many decimals', () =>
    expect(
      checkVariants(
        [{ part_number: 'A', values: { section: 1.25 } }],
        [{ ...number, decimals: 1 }],
        'pt',
      ),
    ).toHaveLength(1))
  it('validates a GTIN by its check digit', () => {
    const columns = withTrade(attributes, 'en')
    const wrong = (gtin: string) =>
      checkVariants([{ part_number: 'A', values: { gtin } }], columns, 'en').map(({ key }) => key)
    expect([wrong('6291041500213'), wrong('6291041500214')]).toEqual([[], ['gtin']])
    const keys = withTrade([{ ...number, key: 'packing' }], 'br').map(({ key }) => key)
    expect(keys.filter((key) => !key.startsWith('life-'))).toEqual(['packing', 'gtin'])
  })
  it('rejects unknown fields of a row', () =>
    expect(
      checkVariants([{ part_number: 'A', values: {}, price: 3 }], attributes, 'pt'),
    ).toHaveLength(1))
})
