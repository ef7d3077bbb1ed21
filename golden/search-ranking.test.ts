import type { Attribute } from '@vitrine/contract/shapes/types'
import { describe, expect, test } from 'vitest'
import type { CatalogueDocument } from './catalogue.ts'
import { searchRanking } from './search-ranking.ts'
import { headOf } from '@vitrine/cms/src/search/ranking/title-head.ts'

const declared = (key: string, type: Attribute['type'], unit: string | null): Attribute => ({
  key,
  label: key,
  type,
  unit,
  symbol: null,
  decimals: null,
  filter: true,
  choices: [],
})

const product = (
  family: string,
  title: string,
  rest: Partial<CatalogueDocument> = {},
): CatalogueDocument => ({
  family,
  key: family,
  title,
  summary: '',
  subcategory: '',
  category: '',
  highlights: '',
  text: '',
  ncm: '',
  attributes: [declared('seção', 'number', 'mm²'), declared('rosca', 'choice', null)],
  variants: [{ partNumber: `${family}-1`, gtin: undefined, values: {} }],
  ...rest,
})

const sized = (family: string, title: string, sizes: [number, string][]): CatalogueDocument =>
  product(family, title, {
    variants: sizes.map(([section, thread]) => ({
      partNumber: `${family}-${section}-${thread.slice(1)}`,
      gtin: undefined,
      values: { seção: section, rosca: thread },
    })),
  })

const groups = [{ locale: 'br' as const, words: ['sapata', 'lug'], meaning: ['terminal'] }]
const rank = (documents: CatalogueDocument[], text: string) =>
  searchRanking(documents, groups, 'br')(text)

describe('the ranking', () => {
  const terminals = [
    sized('TA', 'Terminal curto', [
      [95, 'M10'],
      [70, 'M12'],
    ]),
    sized('TB', 'Terminal longo', [[95, 'M12']]),
  ]

  test('puts an exact part number first', () => {
    const worded = sized('TB', 'Luva longa estanhada inoxidável', [[95, 'M10']])
    const text = 'ta 95/10 luva longa estanhada inoxidável'
    expect(rank([worded, ...terminals], text)[0]).toBe('TA')
  })

  test('puts both of two part numbers before all others', () => {
    const found = rank([...terminals, sized('TX', 'Terminal', [[10, 'M6']])], 'TB-95-12 TA-70-12')
    expect(found.slice(0, 2).toSorted()).toEqual(['TA', 'TB'])
  })

  test('finds the neighbours of a part number that does not exist', () => {
    expect(rank(terminals, 'TA-95-99')).toEqual(['TA'])
  })

  test('wants all values in one variant', () => {
    expect(rank(terminals, 'terminal 95 m12')).toEqual(['TB'])
  })

  test('answers two quantities by two values', () => {
    const documents = [
      product('A', 'Emenda', {
        variants: [{ partNumber: 'A-1', gtin: undefined, values: { seção: 16 } }],
      }),
      sized('B', 'Emenda', [[16, 'M16']]),
    ]
    expect(rank(documents, '16 mm2 16')[0]).toBe('B')
  })

  test('puts a title before a category before a text', () => {
    const documents = [
      product('A', 'Peça', { text: 'para molde' }),
      product('B', 'Peça', { subcategory: 'Molde' }),
      product('C', 'Peça molde'),
    ]
    expect(rank(documents, 'molde')).toEqual(['C', 'B', 'A'])
  })

  test('puts the plain thing before its accessory', () => {
    const documents = [product('A', 'Grampo haste–cabo'), product('B', 'Haste de aterramento')]
    expect(rank(documents, 'haste')).toEqual(['B', 'A'])
  })

  test('leaves out the least telling words', () => {
    const documents = [...terminals, product('H', 'Haste cobreada')]
    expect(rank(documents, 'haste terminal inexistente')[0]).toBe('H')
  })

  test.each([
    ['a synonym', 'lug 95 m12'],
    ['a misspelling', 'termnal 95 m12'],
    ['a plural', 'terminais longos'],
    ['a beginning', 'termi 95 m12'],
  ])('finds by %s', (_, text) => {
    expect(rank(terminals, text)[0]).toBe('TB')
  })

  test.each(['pararaio', 'para-raios', 'pára raio'])('finds a compound by "%s"', (text) => {
    expect(rank([product('A', 'Poste'), product('B', 'Para-raio')], text)[0]).toBe('B')
  })

  test('finds nothing by words that stand nowhere', () => {
    expect(rank(terminals, 'xyzw')).toEqual([])
  })
})

test.each([
  ['br', 'Haste de aterramento cobreada', 'haste'],
  ['br', 'Grampo haste–cabo', 'grampo'],
  ['en', 'Copper-bonded ground rod, heavy layer', 'rod'],
  ['en', 'Rod-to-cable clamp', 'clamp'],
  ['en', 'Cover for wedge connector', 'cover'],
  ['es', 'Jabalina cobreada, capa gruesa', 'jabalina'],
] as const)('%s: "%s" names a %s', (locale, title, head) => {
  expect(headOf(title, locale)).toEqual([head])
})
