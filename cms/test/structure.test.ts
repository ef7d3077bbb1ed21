/** @structure */
import { describe, expect, it } from 'vitest'
import { internal, staff } from './support/api.ts'
import { draft, publish, titles } from './support/languages.ts'
import { latest, read } from './support/publishing.ts'
import type { Changes } from './support/publishing.ts'
import {
  applyStructure,
  attributesOf,
  checkOf,
  orderOf,
  previewOf,
  productWith,
  subcategoryWith,
  valuesOf,
  save,
  undo,
} from './support/structure.ts'

const torque = { key: 'torque', label: 'Torque', type: 'number', unit: 'lbf·in', decimals: 1 }
const size = { key: 'size', label: 'Medida', type: 'text' }
const finish = {
  key: 'finish',
  label: 'Acabamento',
  type: 'choice',
  choices: [
    { value: 'tin', label: 'Estanhado' },
    { value: 'bare', label: 'Nu' },
  ],
}
describe('a product that moves to another subcategory', () => {
  it('carries, converts, notes and drops its values, and is taken back as one', async () => {
    const from = await subcategoryWith([torque, size, finish])
    const to = await subcategoryWith([
      { key: 'moment', label: 'Momento', type: 'number', unit: 'N·m', decimals: 1 },
      { key: 'length', label: 'Comprimento', type: 'number', unit: 'mm', decimals: 0 },
      { key: 'remarks', label: 'Notas', type: 'text' },
    ])
    const values = [
      { torque: 100, size: '25 mm', finish: 'tin' },
      { torque: 200, size: 'grande', finish: 'bare' },
    ]
    const { id, numbers } = await productWith(from.id, values)
    await draft(id, 'br', { description: 'ainda não' })
    const how = (more: object) => ({ subcategory: from.id, ...more })
    const structure = {
      kind: 'move' as const,
      products: [id],
      target: to.id,
      rules: [
        how({ from: 'torque', action: 'map', to: 'moment' }),
        how({ from: 'size', action: 'map', to: 'length' }),
        how({ from: 'finish', action: 'note', how: { note: 'remarks' } }),
      ] as never,
    }
    const view = (await previewOf(structure)).body
    expect(view.rules.map(({ from: { key }, counts }) => [key, counts])).toEqual([
      ['size', expect.objectContaining({ converted: 1, refused: 1 })],
      ['torque', expect.objectContaining({ rounded: 2 })],
      ['finish', expect.objectContaining({ noted: 2 })],
    ])
    expect(view.rules[0]?.cells[0]).toMatchObject({
      partNumber: numbers[1],
      before: 'grande',
      outcome: 'refused',
    })
    const set = await applyStructure(structure)
    const moved = [
      { moment: 11.3, length: 25, remarks: 'Acabamento: Estanhado' },
      { moment: 22.6, remarks: 'Acabamento: Nu' },
    ]
    expect(await valuesOf(id)).toEqual({
      public: moved,
      draft: moved,
      subcategory: to.id,
      draftSubcategory: to.id,
    })
    expect((await undo(set)).body).toMatchObject({ isDone: true, kept: [], refused: [] })
    expect(await valuesOf(id)).toEqual({
      public: values,
      draft: values,
      subcategory: from.id,
      draftSubcategory: from.id,
    })
  })

  it('carries back what somebody wrote under the new attributes, and names it before', async () => {
    const length = { key: 'len', label: 'Comprimento', type: 'number', unit: 'mm', decimals: 1 }
    const from = await subcategoryWith([length, size])
    const to = await subcategoryWith([
      { key: 'compr', label: 'Compr.', type: 'number', unit: 'cm', decimals: 2 },
      torque,
      size,
    ])
    const { id, numbers } = await productWith(from.id, [
      { len: 10, size: 'M8' },
      { len: 20, size: 'M10' },
    ])
    const set = await applyStructure({
      kind: 'move',
      products: [id],
      target: to.id,
      rules: [{ subcategory: from.id, from: 'len', action: 'map', to: 'compr' }],
    })
    const saved = await save(id, [
      [numbers[0], { compr: 1.5, size: 'M9', torque: 7 }],
      [numbers[1], { compr: 2, size: 'M10' }],
      ['NOVO', { compr: 3 }],
    ])
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const preview = (await undo(set, false)).body
    expect(preview).toMatchObject({ isDone: false, refused: [] })
    expect(preview.kept.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/1,5.*15/),
        expect.stringMatching(/7.*atributos anteriores/),
      ]),
    )
    const { body } = await undo(set, true, { collection: 'products', id })
    expect(body).toMatchObject({ isDone: true, refused: [], kept: preview.kept })
    expect(body.values).toBe(preview.values)
    const before = [{ len: 15, size: 'M9' }, { len: 20, size: 'M10' }, { len: 30 }]
    expect(await valuesOf(id)).toEqual({
      public: before,
      draft: before,
      subcategory: from.id,
      draftSubcategory: from.id,
    })
  })

  it('is not taken back if it moved again', async () => {
    const from = await subcategoryWith([torque])
    const [to, last] = [await subcategoryWith([torque]), await subcategoryWith([torque])]
    const { id } = await productWith(from.id, [{ torque: 5 }])
    const set = await applyStructure({ kind: 'move', products: [id], target: to.id })
    await applyStructure({ kind: 'move', products: [id], target: last.id })
    for (const apply of [false, true]) {
      const { body } = await undo(set, apply)
      expect(body).toMatchObject({ isDone: false, values: 0, refused: [expect.anything()] })
      expect(body.message).not.toContain('Não há nada')
    }
    expect(await valuesOf(id)).toMatchObject({ subcategory: last.id, draft: [{ torque: 5 }] })
  })

  it('names values of which nobody decided, which stop the move, and deletes those that were', async () => {
    const from = await subcategoryWith([size])
    const to = await subcategoryWith([torque])
    const { id, numbers } = await productWith(from.id, [{ size: 'M8' }])
    const { body } = await checkOf({ kind: 'move', products: [id], target: to.id })
    expect(body.refused).toEqual([
      expect.objectContaining({
        sheet: expect.stringContaining(numbers[0] ?? '-'),
        value: 'M8',
        message: expect.stringContaining('Medida'),
      }),
    ])
    for (const isPartial of [true, false]) {
      const refused = await orderOf(body, { isPartial })
      expect(refused).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/^Decida antes .* 1 valor de Medida/) },
      })
    }
    const drop = { subcategory: from.id, from: 'size', action: 'drop' as const }
    const decided = { kind: 'move' as const, products: [id], target: to.id, rules: [drop] }
    expect((await previewOf(decided)).body).toMatchObject({ lost: 1, undecided: 0 })
    await applyStructure(decided)
    expect(await valuesOf(id)).toMatchObject({ subcategory: to.id, draft: [{}] })
  })
})

describe('attributes that change with their values', () => {
  it('are renamed and retyped in drafts and on the site, and taken back as one', async () => {
    const { id: subcategory } = await subcategoryWith([torque, size, finish])
    const values = [{ torque: 100, size: '25', finish: 'tin' }, { size: '30' }]
    const { id } = await productWith(subcategory, values)
    const unpublished = await productWith(subcategory, [{ size: '7' }], { _status: 'draft' })
    await draft(id, 'br', {
      variants: [{ part_number: 'NOVO', values: { torque: 10, size: '26', finish: 'bare' } }],
    })
    const before = await valuesOf(id)
    const set = await applyStructure({
      kind: 'attributes',
      subcategory,
      operations: [
        {
          kind: 'change',
          from: 'size',
          to: { key: 'length', type: 'number', unit: 'mm', decimals: 1 },
        },
        {
          kind: 'change',
          from: 'torque',
          to: { key: 'torque', type: 'number', unit: 'N·m', decimals: 2 },
        },
      ],
    })
    expect(await valuesOf(id)).toMatchObject({
      public: [{ torque: 11.3, length: 25, finish: 'tin' }, { length: 30 }],
      draft: [{ torque: 1.13, length: 26, finish: 'bare' }],
    })
    expect((await valuesOf(unpublished.id)).draft).toEqual([{ length: 7 }])
    expect(
      (await attributesOf(subcategory)).map(({ key, type, unit }) => [key, type, unit]),
    ).toEqual([
      ['torque', 'number', 'N·m'],
      ['length', 'number', 'mm'],
      ['finish', 'choice', null],
    ])
    expect((await undo(set)).body).toMatchObject({ isDone: true, kept: [], refused: [] })
    expect(await valuesOf(id)).toEqual(before)
    expect((await valuesOf(unpublished.id)).draft).toEqual([{ size: '7' }])
    expect((await attributesOf(subcategory))[1]).toMatchObject({ key: 'size', type: 'text' })
  })
})

describe('a change of attributes for visitors', () => {
  it('is one change of the feed, keeps every language public, and renames completeness rules', async () => {
    const { id: subcategory } = await subcategoryWith([torque, finish])
    const one = await productWith(subcategory, [{ torque: 100, finish: 'tin' }])
    const other = await productWith(subcategory, [{ torque: 50, finish: 'bare' }])
    for (const locale of ['en', 'es'])
      await publish(one.id, locale, { title: `Title ${one.family}`, slug: `s-${one.id}-${locale}` })
    const inEach = await titles(one.id)
    expect(inEach.every((title) => title !== undefined)).toBe(true)
    const rules = (await staff('editor', 'GET', '/globals/completeness')).body as {
      rules: { subcategories?: object } | null
    }
    const own = { 'attribute.torque': { for: ['site'] } }
    const saved = await staff('editor', 'POST', '/globals/completeness', {
      rules: {
        collections: {},
        ...rules.rules,
        subcategories: { ...rules.rules?.subcategories, [subcategory]: own },
      },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const before = await latest()
    const set = await applyStructure({
      kind: 'attributes',
      subcategory,
      operations: [
        {
          kind: 'change',
          from: 'torque',
          to: {
            key: 'moment',
            type: 'number',
            unit: 'N·m',
            decimals: 2,
            labels: { br: 'Momento' },
          },
        },
        {
          kind: 'change',
          from: 'finish',
          to: { key: 'finish', type: 'choice', unit: null, decimals: null },
          how: { choices: { tin: 'bare' } },
        },
      ],
    })
    const { changes } = (await internal<Changes>(`/changes?after=${before}&wait=0`)).body
    const tagged = changes.filter(({ tags }) => tags.includes(`product:${one.id}`))
    expect(tagged).toHaveLength(1)
    expect(tagged[0]?.tags).toContain(`product:${other.id}`)
    expect(await titles(one.id)).toEqual(inEach)
    expect(await valuesOf(one.id)).toMatchObject({ public: [{ moment: 11.3, finish: 'bare' }] })
    const needs = async () =>
      (
        (await staff('editor', 'GET', '/globals/completeness')).body as {
          rules: { subcategories: Record<string, object> }
        }
      ).rules.subcategories[String(subcategory)]
    expect(await needs()).toEqual({ 'attribute.moment': { for: ['site'] } })
    expect((await read(String(one.id), 'en')).body).toMatchObject({
      attributes: [{ key: 'moment', unit: 'N·m' }, { key: 'finish' }],
    })
    expect((await undo(set)).body).toMatchObject({ isDone: true, kept: [], refused: [] })
    expect(await valuesOf(one.id)).toMatchObject({ public: [{ torque: 100, finish: 'tin' }] })
    expect(await titles(one.id)).toEqual(inEach)
    expect(await needs()).toEqual(own)
  })
})

describe('the page of the structure', () => {
  it.each(['translator', 'attendant'] as const)('is closed to the %s', async (role) => {
    const structure = { kind: 'move' as const, products: [1], target: 1 }
    expect((await previewOf(structure, role)).status).toBe(403)
    expect((await checkOf(structure, role)).status).toBe(403)
    expect((await staff(role, 'GET', '/structure?subcategory=1')).status).toBe(403)
  })

  it('refuses drafts alone for attributes, and what cannot be planned', async () => {
    const { id: subcategory } = await subcategoryWith([torque, size])
    const to = { key: 'size', type: 'number' as const, unit: null, decimals: null }
    const change = (from: string) => ({
      kind: 'attributes' as const,
      subcategory,
      operations: [{ kind: 'change' as const, from, to }],
    })
    const { body } = await checkOf(change('size'))
    expect((await orderOf(body, { use: 'draft' })).status).toBe(422)
    for (const refused of [change('torque'), change('absent')])
      expect((await checkOf(refused)).status).toBe(422)
  })

  it.each([
    ['a key of the trade columns', { to: { key: 'packing' } }, /packing/],
    ['a key of the trade columns in capitals', { to: { key: 'GTIN' } }, /GTIN/],
    ['a key of the life cycle', { to: { key: 'life-x' } }, /life-x/],
    ['a key that every object has', { to: { key: 'constructor' } }, /constructor/],
    ['a note in a key of the trade', { how: { note: 'packing', rest: 'note' } }, /packing/],
    ['a factor of 0', { how: { factor: '0.0' } }, /[Ff]ator/],
    ['a negative factor', { how: { factor: '-2' } }, /[Ff]ator/],
    ['a name of spaces', { to: { labels: { en: '  ' } } }, /nome/],
    ['a choice of spaces', { to: { type: 'choice', choices: [{ value: ' ' }] } }, /opções/],
    ['a choice that becomes spaces', { how: { choices: { M8: '  ' } } }, /opções/],
  ])('refuses %s with a reason', async (_, more, reason) => {
    const { id: subcategory } = await subcategoryWith([size])
    await productWith(subcategory, [{ size: 'M8', packing: 10 }])
    const { to = {}, ...how } = more as { to?: object }
    const made = { key: 'length', type: 'text' as const, unit: null, decimals: null, ...to }
    const operation = { kind: 'change' as const, from: 'size', to: made, ...how }
    const { status, body } = await checkOf({
      kind: 'attributes',
      subcategory,
      operations: [operation],
    })
    expect([status, body.message]).toEqual([422, expect.stringMatching(reason)])
  })

  it('carries a text that is the name of a member of every object', async () => {
    const { id: subcategory } = await subcategoryWith([size])
    const { id } = await productWith(subcategory, [{ size: 'constructor' }])
    const to = { key: 'length', type: 'text' as const, unit: null, decimals: null }
    await applyStructure({
      kind: 'attributes',
      subcategory,
      operations: [{ kind: 'change', from: 'size', to }],
    })
    expect(await valuesOf(id)).toMatchObject({ public: [{ length: 'constructor' }] })
  })

  it('lists attributes with their values', async () => {
    const { id: subcategory, title } = await subcategoryWith([torque, finish])
    await productWith(subcategory, [{ torque: 5, finish: 'tin' }, { torque: 5 }])
    const { body } = await staff('editor', 'GET', `/structure?subcategory=${subcategory}`)
    expect(body).toMatchObject({
      groups: [
        {
          title,
          attributes: [
            { key: 'torque', count: 2, distinct: [{ text: '5', count: 2 }] },
            {
              key: 'finish',
              choices: [
                { value: 'tin', count: 1 },
                { value: 'bare', count: 0 },
              ],
            },
          ],
        },
      ],
    })
  })
})
