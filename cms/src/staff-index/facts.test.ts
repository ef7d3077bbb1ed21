import { describe, expect, it } from 'vitest'
import type { FlattenedField } from 'payload'
import { factsOf, rowsWithout } from './facts.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import type { FactSource } from './facts.ts'

const field = (name: string, more: object = {}): FlattenedField =>
  ({ name, type: 'text', ...more }) as FlattenedField

const source = (draft: Record<string, unknown>, more: Partial<FactSource> = {}): FactSource => ({
  draft,
  fields: [
    field('title', { localized: true }),
    field('family'),
    field('pictures', { type: 'upload', hasMany: true }),
    field('seo', { type: 'group', flattenedFields: [field('title', { localized: true })] }),
  ],
  attributes: [{ key: 'section' }, { key: 'torque' }],
  alts: new Map(),
  kinds: new Map(),
  isCertified: false,
  ...more,
})

const products = (draft: Record<string, unknown>, more: Partial<FactSource> = {}) =>
  factsOf('products', source(draft, more))

const row = (values: Variant['values']) => ({ part_number: 'X', values })

describe('facts of a product', () => {
  it('are its fields, texts by language, and those of groups by path', () => {
    const facts = products({
      title: { br: 'Título', en: ' ' },
      family: 'TC',
      seo: { title: { en: 'Title' } },
    })
    expect(facts).toEqual(expect.arrayContaining(['title.br', 'family', 'seo.title.en']))
    for (const absent of ['title.en', 'seo.title.br', 'pictures'])
      expect(facts).not.toContain(absent)
    expect(products({ family: false })).not.toContain('family')
  })

  it('count values', () => {
    const counts = (count: number) =>
      products({ pictures: Array.from({ length: count }, (_, at) => at + 1) }).filter((fact) =>
        fact.startsWith('pictures'),
      )
    expect(counts(0)).toEqual([])
    expect(counts(3)).toEqual(['pictures', 'pictures.min2', 'pictures.min3'])
    expect(counts(200)).toHaveLength(20)
  })

  it('tell whether a family has the values that a limit says it needs', () => {
    const attributes = [
      { key: 'torque', limits: [{ kind: 'needed', text: 'TB; TU' }] },
    ] as FactSource['attributes']
    const facts = (family: string, ...values: Variant['values'][]) =>
      products({ family, variants: values.map(row) }, { attributes }).filter((fact) =>
        fact.endsWith('.torque'),
      )
    expect(facts('TB', { torque: 5 })).toContain('needed.torque')
    // a gap is named once, as what the family needs
    expect(facts('tb', { torque: 5 }, {})).toEqual(['column.torque'])
    expect(facts('TB', {})).toEqual(['column.torque'])
    expect(facts('PB', { torque: 5 }, {})).toEqual(['needed.torque'])
  })

  it('tell attributes with gaps from those that the family does not use', () => {
    const facts = products({
      variants: [row({ section: 1, gtin: '1' }), row({ section: false, gtin: ' ', packing: 5 })],
    })
    expect(facts).toEqual(
      expect.arrayContaining(['attribute.section', 'column.section', 'column.torque']),
    )
    for (const absent of ['attribute.torque', 'column.gtin', 'attribute.packing'])
      expect(facts).not.toContain(absent)
  })

  it('have no column that lacks something without part numbers', () => {
    const facts = products({ variants: [] })
    expect(facts).toContain('column.section')
    expect(facts).not.toContain('attribute.section')
  })

  it('name the alternative texts of all pictures, and of none', () => {
    const alts = new Map([
      [1, ['br' as const, 'en' as const]],
      [2, ['br' as const]],
    ])
    const facts = products({ pictures: [1, 2] }, { alts })
    expect(facts).toContain('alt.br')
    expect(facts).not.toContain('alt.en')
    expect(products({})).toEqual(expect.arrayContaining(['alt.br', 'alt.en']))
  })

  it('name kinds of documents, a certificate and the cover of a video', () => {
    const facts = products(
      { documents: [3, 4], video: { code: 'abc' } },
      { kinds: new Map([[3, 'manual']]), isCertified: true },
    )
    expect(facts).toEqual(expect.arrayContaining(['documents.manual', 'certificate']))
    expect(facts).not.toContain('video.poster')
    expect(products({ video: { code: 'abc', poster: 3 } })).toContain('video.poster')
    expect(products({})).toContain('video.poster')
  })

  it.each([
    [{ variants: 'x', pictures: {}, documents: null, video: 7 }],
    [{ variants: [null, 3, { values: null }] }],
  ])('are read of any stored form: %j', (draft) => {
    expect(() => products(draft)).not.toThrow()
  })
})

it('rows without a value are those of part numbers', () => {
  expect(rowsWithout([row({ a: 1 }), row({}), row({ a: null })], 'a')).toEqual([1, 2])
})
