/** @structure */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { PayloadErrorBody } from './support/content.ts'

describe('the attributes of a subcategory', () => {
  interface Subcategory {
    attributes: {
      id: string
      key: string
      type: string
      decimals: number | null
      choices: { id: string; value: string; label: string }[]
    }[]
  }
  const attributes = [
    { key: 'size', label: 'Medida', type: 'number', decimals: 2 },
    {
      key: 'finish',
      label: 'Acabamento',
      type: 'choice',
      choices: [
        { value: 'tin', label: 'Estanhado' },
        { value: 'bare', label: 'Nu' },
      ],
    },
    { key: 'spare', label: 'Sem uso', type: 'text' },
  ]
  const variants = [{ part_number: 'DECL-1', values: { size: 2.25, finish: 'tin' } }]

  async function declared(name: string) {
    const id = await create('subcategories', published(name, { category: 1, attributes }))
    const product = await create(
      'products',
      published(`Produto de ${name}`, {
        subcategory: id,
        variants: variants.map((variant) => ({ ...variant, part_number: `${name}-1` })),
      }),
    )
    const read = async () =>
      (await staff<Subcategory>('editor', 'GET', `/subcategories/${id}?locale=br&depth=0`)).body
        .attributes
    const save = (changed: unknown, draft = false) =>
      staff<PayloadErrorBody>('editor', 'PATCH', `/subcategories/${id}?locale=br&draft=${draft}`, {
        attributes: changed,
        _status: draft ? 'draft' : 'published',
      })
    return { id, product, read, save }
  }

  it('needs the name of a choice in each language, unless its value is a figure', async () => {
    const choice = (value: string) => ({ ...attributes[1], choices: [{ value, label: null }] })
    const publish = (id: number, value: string) =>
      staff<PayloadErrorBody>('editor', 'PATCH', `/subcategories/${id}?locale=br`, {
        attributes: [choice(value)],
        _status: 'published',
      })
    const id = await create('subcategories', published('Escolhas', { category: 1 }))
    expect((await publish(id, '14/23')).status).toBe(200)
    const refused = await publish(id, 'estanhado')
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('attributes.0.choices.0.label'),
    ])
  })

  it.each([
    [
      'a changed key',
      (at: Subcategory['attributes']) =>
        at.map((one) => (one.key === 'size' ? { ...one, key: 'length' } : one)),
    ],
    [
      'a removed attribute',
      (at: Subcategory['attributes']) => at.filter((one) => one.key !== 'finish'),
    ],
    [
      'a changed type',
      (at: Subcategory['attributes']) =>
        at.map((one) => (one.key === 'size' ? { ...one, type: 'boolean' } : one)),
    ],
    [
      'fewer decimals',
      (at: Subcategory['attributes']) =>
        at.map((one) => (one.key === 'size' ? { ...one, decimals: 1 } : one)),
    ],
    [
      'a removed choice',
      (at: Subcategory['attributes']) =>
        at.map((one) => ({
          ...one,
          choices: one.choices.filter((choice) => choice.value !== 'tin'),
        })),
    ],
  ])('rejects %s while published or drafted products have values', async (what, change) => {
    const { product, read, save } = await declared(`D${what.replaceAll(' ', '')}`)
    const before = await read()
    for (const draft of [false, true]) {
      const answer = await save(change(before), draft)
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining('Produto de'),
      ])
    }
    expect(await read()).toEqual(before)
    const again = await staff('editor', 'PATCH', `/products/${product}?locale=br`, {
      description: 'ainda publica',
      _status: 'published',
    })
    expect(again.status).toBe(200)
  })

  it('accepts a change that no value contradicts', async () => {
    const { read, save } = await declared('Livre')
    const before = await read()
    const answer = await save(
      before
        .map((one) =>
          one.key === 'spare'
            ? { ...one, key: 'note', type: 'number' }
            : one.key === 'size'
              ? { ...one, decimals: 3 }
              : one,
        )
        .toReversed(),
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })
})
