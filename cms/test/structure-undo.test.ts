/** @history @structure */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { read } from './support/publishing.ts'
import {
  applyStructure,
  productWith,
  subcategoryWith,
  valuesOf,
  save,
  undo,
} from './support/structure.ts'

const torque = { key: 'torque', label: 'Torque', type: 'number', unit: 'lbf·in', decimals: 1 }
const size = { key: 'size', label: 'Medida', type: 'text' }
describe('a change of attributes that is taken back later', () => {
  const renamed = (subcategory: number) =>
    applyStructure({
      kind: 'attributes',
      subcategory,
      operations: [
        {
          kind: 'change',
          from: 'torque',
          to: { key: 'moment', type: 'number', unit: 'N·m', decimals: 2 },
        },
        {
          kind: 'change',
          from: 'size',
          to: { key: 'size', type: 'number', unit: null, decimals: null },
        },
      ],
    })

  it('carries back what somebody wrote meanwhile, and names it', async () => {
    const { id: subcategory } = await subcategoryWith([torque, size])
    const { id, numbers } = await productWith(subcategory, [
      { torque: 100, size: '25' },
      { torque: 200, size: '30' },
    ])
    const set = await renamed(subcategory)
    const rest = { moment: 22.6, size: 30 }
    expect(await valuesOf(id)).toMatchObject({ public: [{ moment: 11.3, size: 25 }, rest] })
    const saved = await save(id, [
      [numbers[0], { moment: 5.65, size: 26 }],
      [numbers[1], rest],
    ])
    expect(saved.status).toBe(200)
    const later = await productWith(subcategory, [{ moment: 11.3, size: 7 }])
    const { body } = await undo(set)
    expect(body).toMatchObject({ isDone: true, refused: [] })
    expect(body.kept.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([expect.stringMatching(/5,65.*50/), expect.stringMatching(/26.*26/)]),
    )
    expect(await valuesOf(id)).toMatchObject({
      public: [
        { torque: 50, size: '26' },
        { torque: 200, size: '30' },
      ],
      draft: [
        { torque: 50, size: '26' },
        { torque: 200, size: '30' },
      ],
    })
    expect(await valuesOf(later.id)).toMatchObject({ public: [{ torque: 100, size: '7' }] })
  })

  it('carries products in the trash, which come out with their values', async () => {
    const { id: subcategory, title } = await subcategoryWith([torque, size])
    const [publicOne, draftOne] = [
      await productWith(subcategory, [{ torque: 100, size: '25 mm' }]),
      await productWith(subcategory, [{ torque: 40 }], { _status: 'draft' }),
    ]
    const inTrash = (id: number, isIn: boolean) =>
      staff('editor', 'PATCH', `/products/${id}?locale=br&depth=0&trash=true`, {
        deletedAt: isIn ? new Date().toISOString() : null,
      })
    for (const { id } of [publicOne, draftOne]) expect((await inTrash(id, true)).status).toBe(200)
    const before = [await valuesOf(publicOne.id), await valuesOf(draftOne.id)]
    const set = await applyStructure({
      kind: 'attributes',
      subcategory,
      operations: [
        {
          kind: 'change',
          from: 'torque',
          to: { key: 'moment', type: 'number', unit: 'N·m', decimals: 1 },
        },
      ],
    })
    expect(await valuesOf(publicOne.id)).toMatchObject({
      draft: [{ moment: 11.3, size: '25 mm' }],
      public: [{ moment: 11.3, size: '25 mm' }],
    })
    expect(await valuesOf(draftOne.id)).toMatchObject({ draft: [{ moment: 4.5 }] })
    expect((await read(String(publicOne.id))).status).toBe(404)
    expect((await undo(set)).body, title).toMatchObject({ isDone: true, refused: [] })
    expect([await valuesOf(publicOne.id), await valuesOf(draftOne.id)]).toEqual(before)
    const { id: other } = await subcategoryWith([torque])
    const { id: control } = await productWith(other, [{ torque: 100 }])
    await inTrash(control, true)
    const statusOf = async (id: number) => {
      expect((await inTrash(id, false)).status).toBe(200)
      return (await read(String(id))).status
    }
    expect(await statusOf(publicOne.id)).toBe(await statusOf(control))
  })

  it('is refused for one document of it alone', async () => {
    const { id: subcategory } = await subcategoryWith([torque, size])
    const { id } = await productWith(subcategory, [{ torque: 100 }])
    const set = await renamed(subcategory)
    const { body } = await staff('editor', 'POST', '/history/undo', {
      set,
      apply: true,
      document: { collection: 'products', id },
    })
    expect(body).toMatchObject({ isDone: false, refused: [{ reason: expect.any(String) }] })
    expect(await valuesOf(id)).toMatchObject({ public: [{ moment: 11.3 }] })
  })

  it('is not taken back if the attribute changed again', async () => {
    const { id: subcategory } = await subcategoryWith([torque, size])
    const { id } = await productWith(subcategory, [{ torque: 100 }])
    const set = await renamed(subcategory)
    await applyStructure({
      kind: 'attributes',
      subcategory,
      operations: [
        {
          kind: 'change',
          from: 'moment',
          to: { key: 'moment', type: 'number', unit: 'N·m', decimals: 0 },
        },
      ],
    })
    expect((await undo(set)).body).toMatchObject({
      isDone: false,
      refused: expect.arrayContaining([expect.objectContaining({ reason: expect.any(String) })]),
    })
    expect(await valuesOf(id)).toMatchObject({ public: [{ moment: 11 }] })
  })
})
