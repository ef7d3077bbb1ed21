/** @lists */
import { beforeAll, describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { StaffRole } from './support/staff.ts'

interface List {
  rows: { id: number; title: string; family: string; site: string; author: string }[]
}

const stamp = String(Date.now()).slice(-6)

const attributes = [
  { key: 'section', label: 'Seção', type: 'number', unit: 'mm²', filter: true },
  { key: 'torque', label: 'Torque', type: 'number', unit: 'Nm' },
]

describe('filters of part numbers', () => {
  let sized: number

  beforeAll(async () => {
    const category = await create('categories', published(`Medidas ${stamp}`))
    sized = await create('subcategories', published(`Medida ${stamp}`, { category, attributes }))
    const product = (family: string, more: object) =>
      create('products', {
        title: `Medido ${family} ${stamp}`,
        family,
        subcategory: sized,
        _status: 'published',
        ...more,
      })
    await product('MA', {
      variants: [
        { part_number: `MA-${stamp}-1`, values: { section: 10, torque: 5 } },
        { part_number: `MA-${stamp}-2`, values: { section: 95, torque: 10 } },
      ],
    })
    const changed = await product('MB', {
      variants: [{ part_number: `MB-${stamp}-1`, values: { section: 10, torque: 10 } }],
    })
    await product('MC', { _status: 'draft' })
    await staff('editor', 'PATCH', `/products/${changed}?locale=br&draft=true`, {
      title: `Rascunhado ${stamp}`,
    })
  })

  const found = async (parameters: string, role: StaffRole = 'editor') =>
    (
      await staff<List>(
        role,
        'GET',
        `/list?collection=products&parent=${sized}&order=title&${parameters}`,
      )
    ).body.rows

  it.each([
    ['a family in any case', 'family=ma,x', ['MA']],
    ['a range of an attribute', 'value=section~9..11~mm²', ['MA', 'MB']],
    ['a range in another unit of the quantity', 'value=section~0.9..1~cm²', ['MA']],
    ['a lower bound', 'value=section~10.1..~mm²', ['MA']],
    ['a range of another quantity', 'value=section~9..11~mm', []],
    ['attributes of one part number', 'value=section~..11~mm²&value=torque~9..~N·m', ['MB']],
    ['what a document has', 'with=variants', ['MA', 'MB']],
    ['what a document has not', 'without=variants', ['MC']],
    ['the last days', 'days=1', ['MA', 'MC', 'MB']],
  ])('by %s', async (_, filter, expected) =>
    expect((await found(filter)).map(({ family }) => family)).toEqual(expected),
  )

  it('follow a change of the values', async () => {
    const [{ id = 0 } = {}] = await found('family=MA')
    const { body } = await staff<{ variants: { values: object }[] }>(
      'editor',
      'GET',
      `/products/${id}?depth=0&locale=br&draft=true`,
    )
    const [first, second] = body.variants
    await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, {
      variants: [first, { ...second, values: { section: 120, torque: 10 } }],
    })
    expect(await found('value=section~95..95~mm²')).toEqual([])
    expect(await found('value=section~120..120~mm²')).toHaveLength(1)
  })

  it('have the distribution of an attribute, in a unit', async () => {
    const { body } = await staff<{ numbers: { number: number; parts: number }[] }>(
      'editor',
      'GET',
      `/list/values?collection=products&key=section&unit=${encodeURIComponent('cm²')}`,
    )
    expect(body.numbers.find(({ number }) => number === 0.1)?.parts).toBeGreaterThan(1)
  })

  it('show an attendant what is published, as it is published', async () => {
    const rows = await found('', 'attendant')
    expect(rows.map(({ family, title, site, author }) => [family, title, site, author])).toEqual([
      ['MA', `Medido MA ${stamp}`, 'public', ''],
      ['MB', `Medido MB ${stamp}`, 'public', ''],
    ])
    expect(await found(`q=rascunhado ${stamp}`, 'attendant')).toEqual([])
    expect(await found(`q=mb${stamp}1`, 'attendant')).toHaveLength(1)
    // filters that would tell of drafts are ignored
    expect(await found('site=draft', 'attendant')).toHaveLength(2)
  })
})
