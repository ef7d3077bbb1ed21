import { describe, expect, it } from 'vitest'
import type { Variant } from '#src/content/variants/declaration.ts'
import { codeOfCopy } from '#src/content/variants/without-numbers.ts'
import {
  draftOf,
  draftOfOriginal,
  emptyDraft,
  isEmptyDraft,
  productOf,
  strangersIn,
  withBlankRow,
  withFamily,
} from './product-draft.ts'
import type { DraftFile } from './product-draft.ts'

const row = (code: string, values: Variant['values'] = {}): Variant => ({
  part_number: code,
  values,
})

const file = (id: number | null, more: Partial<DraftFile> = {}): DraftFile => ({
  key: String(id),
  collection: 'media',
  name: `${id}.png`,
  id,
  isLinked: false,
  way: 'name',
  view: null,
  kind: null,
  language: null,
  thumbnail: null,
  problem: '',
  ...more,
})

const original = {
  id: 7,
  name: 'PB · Pino',
  family: 'PB',
  title: { br: 'Pino' },
  description: {},
  subcategory: 3,
  ncm: '85369090',
  parts: [
    row('PB-16', { bore: 5, gtin: '789', 'life-state': 'active' }),
    row('pb-25', { bore: 7 }),
    row('XX-1'),
  ] as never,
  uploads: [],
}

describe('the draft of a new product', () => {
  it('has one blank row at its end, which is not sent', () => {
    const rows = withBlankRow([row('A'), row('', { bore: null })])
    expect(rows).toHaveLength(2)
    expect(withBlankRow([row('A')])).toHaveLength(2)
    const draft = { ...emptyDraft, parts: [row(''), row(' A ', { bore: 5, other: 1 }), row('')] }
    expect(productOf(draft, new Set(['bore'])).parts).toEqual([row('A', { bore: 5 })])
    expect(strangersIn(draft, new Set(['bore']))).toBe(1)
  })

  it('is empty until something would be lost', () => {
    expect(isEmptyDraft({ ...emptyDraft, subcategory: 3, parts: [row('')] })).toBe(true)
    expect(isEmptyDraft({ ...emptyDraft, title: { en: 'x' } })).toBe(false)
    expect(isEmptyDraft({ ...emptyDraft, parts: [row('', { bore: 5 })] })).toBe(false)
    expect(isEmptyDraft({ ...emptyDraft, files: [file(1)] })).toBe(false)
  })

  it('is read from what a browser kept, without files that were not stored', () => {
    expect(draftOf(undefined)).toBeUndefined()
    expect(draftOf({ parts: 'x' })).toBeUndefined()
    const kept = JSON.parse(JSON.stringify({ ...emptyDraft, files: [file(null), file(4)] }))
    expect(draftOf(kept)?.files.map(({ id }) => id)).toEqual([4])
  })

  it('sends stored files that somebody named, with the texts of the new ones', () => {
    const draft = {
      ...emptyDraft,
      title: { br: 'Pino' },
      files: [
        file(1, { view: 'front' }),
        file(2, { isLinked: true, way: 'content' }),
        file(3, { way: null }),
        file(5, { collection: 'files', kind: 'drawing' }),
      ],
    }
    const sent = productOf(draft, new Set())
    expect([sent.pictures, sent.documents]).toEqual([[1, 2], [5]])
    expect(sent.uploads?.map(({ id, texts }) => [id, texts.br])).toEqual([
      [1, 'Pino, vista frontal'],
      [5, expect.stringContaining('Pino')],
    ])
  })
})

describe('a duplicate', () => {
  it('takes over values, never codes, trade codes or the life cycle', () => {
    const draft = draftOfOriginal(original, 's')
    expect(draft.parts).toEqual([row('', { bore: 5 }), row('', { bore: 7 }), row('')])
    expect(draft).toMatchObject({ family: '', ncm: '85369090', subcategory: 3 })
  })

  it.each([
    ['PB-16', 'PX', 'PX-16'],
    ['pb-25', 'PX', 'PX-25'],
    ['XX-1', 'PX', ''],
    ['PB-16', '', ''],
    ['PB-16', ' pb ', ''],
  ])('makes of %s with the family "%s": "%s"', (code, family, made) => {
    expect(codeOfCopy(code, 'PB', family)).toBe(made)
  })

  it('has codes that follow the family until they are typed', () => {
    const named = withFamily(draftOfOriginal(original, 's'), 'PX')
    const typed = { ...named, parts: named.parts.with(1, row('MINE', { bore: 7 })) }
    const codes = withFamily(typed, 'PXY').parts.map((part) => part.part_number)
    expect(codes).toEqual(['PXY-16', 'MINE', ''])
  })
})
