import { describe, expect, it } from 'vitest'
import { attributes, choice, number } from '../../../test/support/attributes.ts'
import type { AttributeValue, Variant } from './declaration.ts'
import { undeclaredValues, valuesThatDoNotFit, withoutMisfits } from './misfits.ts'

const rows = (...values: Record<string, AttributeValue>[]): Variant[] =>
  values.map((own, at) => ({ part_number: `A-${at}`, values: own }))

describe('values under another subcategory', () => {
  const variants = rows(
    { section: 50, stud: 'm8', tinned: true },
    { section: 70, stud: 'm8', voltage: 15, cable: [10, 16] },
    { section: 70, voltage: null },
  )

  it.each([
    ['the same attributes', attributes, ['voltage false 15 1']],
    [
      'none',
      [],
      [
        'section false 50,70 3',
        'stud false m8 2',
        'tinned false true 1',
        'voltage false 15 1',
        'cable false 10,16 1',
      ],
    ],
  ])('%s: the attributes that it does not have are named once each', (_, declared, expected) =>
    expect(
      undeclaredValues(variants, declared).map((one) =>
        [one.key, one.declared, one.values.join(), one.count].join(' '),
      ),
    ).toEqual(expected),
  )
  it.each([
    ['another type', [{ ...number, key: 'stud' }], 'stud'],
    ['other choices', [{ ...choice, choices: [{ value: 'm10', label: 'M10' }] }], 'stud'],
    ['the same key and type', [choice], undefined],
    ['fewer decimals', [{ ...number, decimals: 0 }], undefined],
  ])('%s: values of the key stay unless they do not fit', (_, declared, key) =>
    expect(valuesThatDoNotFit(variants, declared).find((one) => one.declared)?.key).toBe(key),
  )
  it('removes those that do not fit alone', () => {
    const misfits = valuesThatDoNotFit(variants, [number, choice])
    expect(withoutMisfits(variants, misfits)).toEqual(
      rows(
        { section: 50, stud: 'm8' },
        { section: 70, stud: 'm8' },
        { section: 70, voltage: null },
      ),
    )
    expect(valuesThatDoNotFit(withoutMisfits(variants, misfits), [number, choice])).toEqual([])
  })
  it.each([null, 'row', { values: 'none' }, { values: [1] }, {}])('%j has none', (row) =>
    expect(valuesThatDoNotFit([row as unknown as Variant], [])).toEqual([]),
  )
  it('keeps values of the same key that fit', () => {
    const mixed = rows({ section: 50 }, { section: 'fifty' })
    const misfits = valuesThatDoNotFit(mixed, [number])
    expect(misfits).toMatchObject([{ key: 'section', declared: true, values: ['fifty'], count: 1 }])
    expect(withoutMisfits(mixed, misfits)).toEqual(rows({ section: 50 }, {}))
  })
})
