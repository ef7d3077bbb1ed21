import { describe, expect, it } from 'vitest'
import { products } from '../../test/fixtures/catalogue.ts'
import { references } from '../../test/fixtures/cross-references.ts'
import { listRows, printedItems } from './list-rows.ts'
import type { Line } from './list-rows.ts'

const part = (code: string) => ({
  part_number: code,
  product: 1,
  title: 'T',
  values: [],
  packing: 50,
  gtin: null,
  state: null,
  successor: null,
})
const line = (
  code: string,
  quantity: number | null,
  printed?: string,
  asked: string | null = null,
): Line => ({
  code,
  quantity,
  state: printed ? 'found' : 'unknown',
  part: printed ? part(printed) : null,
  candidates: [],
  asked,
  references: [],
  packs: null,
  quantity_doubt: quantity === null ? 'unstated' : null,
  measure: null,
})

describe('the rows of a parts list', () => {
  const rows = listRows({
    lines: [
      line('ab 50', 10, 'AB-50'),
      line('nada', 3),
      line('AB-50', 15.5, 'AB-50'),
      line('AB-50', null, 'AB-50'),
      line('nada', 3),
    ],
    products: [],
  })

  it('are one for each part number, with the sum, and one for each line that is none', () =>
    expect(rows.map(({ line: { code }, quantity, merged }) => [code, quantity, merged])).toEqual([
      ['ab 50', 25.5, [10, 15.5, null]],
      ['nada', 3, []],
      ['nada', 3, []],
    ]))

  it('are shared with their part numbers as printed', () =>
    expect(printedItems(rows).map(({ code }) => code)).toEqual(['AB-50', 'nada', 'nada']))

  it('are shared as their lines where the sum is above the largest quantity', () => {
    const large = listRows({
      lines: [line('AB-50', 999_999, 'AB-50'), line('ab50', 5, 'AB-50')],
      products: [],
    })
    expect(printedItems(large).map(({ quantity }) => quantity)).toEqual([999_999, 5])
  })

  it('keep apart what was asked for by different numbers of other makers', () => {
    const rows = listRows({
      lines: [
        line('AB-50', 10, 'AB-50'),
        line('AB-50', 5, 'AB-50', 'Other OM 50'),
        line('AB-50', 2, 'AB-50', 'Other OM 50'),
      ],
      products: [],
    })
    expect(rows.map(({ quantity }) => quantity)).toEqual([10, 7])
    expect(printedItems(rows).map(({ code }) => code)).toEqual(['AB-50', 'AB-50~Other OM 50'])
  })
})

it('names the family that stands in for a number of another maker', () => {
  const [product] = products('br')
  const [reference] = references('br')
  if (!product || !reference) throw new Error('the catalogue of the tests has both')
  const family = { ...reference, part_number: null, product: product.id }
  const other = { ...line('OM 50/10', 2), state: 'equivalent' as const }
  const familiesOf = (one: typeof family) =>
    listRows({ lines: [{ ...other, references: [one] }], products: [product] })[0]?.families
  expect(familiesOf(family)).toEqual([{ reference: family, product }])
  expect(familiesOf({ ...family, product: 99_999 })).toEqual([])
  const near = { ...other, state: 'near' as const, references: [family] }
  expect(listRows({ lines: [near], products: [product] })[0]?.families).toHaveLength(1)
})
