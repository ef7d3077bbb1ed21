/** @tooling */
import type { Answer } from '@vitrine/contract/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { PayloadErrorBody } from './support/content.ts'
import { edit, latest, since } from './support/publishing.ts'

const stamp = String(Date.now()).slice(-6)
const part = `LT-${stamp}-10`
const other = `LT-${stamp}-12`
const [small, large] = [`ZD-${stamp}-16`, `ZD-${stamp}-45`]
const [light, heavy] = [`ZP-${stamp}-12`, `ZP-${stamp}-45`]
let subcategory: number
let connector: number
let dies: number
let presses: number

const sets = [
  { part_number: part, values: { die: small, tool: light, crimps: 2 } },
  { part_number: part, values: { die: large, tool: `${heavy.toLowerCase()}` } },
]

beforeAll(async () => {
  const category = await create('categories', published('Com ferramental'))
  subcategory = await create(
    'subcategories',
    published('Com ferramental', {
      category,
      attributes: [
        { key: 'section', label: 'Seção', type: 'number', unit: 'mm²', decimals: 1, filter: true },
        { key: 'stud', label: 'Furo', type: 'text', filter: false },
      ],
    }),
  )
  const product = (title: string, variants: object[], more: object = {}) =>
    create('products', published(`${title} ${stamp}`, { subcategory, variants, ...more }))
  dies = await product('Matriz', [
    { part_number: small, values: {} },
    { part_number: large, values: {} },
  ])
  presses = await product('Prensa', [
    { part_number: light, values: { section: 12 } },
    { part_number: heavy, values: { section: 45 } },
  ])
  connector = await product(
    'Conector',
    [
      { part_number: part, values: { section: 10 } },
      { part_number: other, values: { section: 12 } },
    ],
    { tooling: sets },
  )
})

/** Life cycle in the answer for an active part number. */
const active = { state: null, successor: null }

const readProduct = async (id: number) =>
  (await call<Answer<'product-read'>>(`/web/products/${id}`)).body
const find = async (query: string) =>
  call<Answer<'tooling-read'>>(`/web/tooling?${query.replaceAll('#', encodeURIComponent(stamp))}`)
const messagesOf = (answer: { body: unknown }) =>
  JSON.stringify((answer.body as PayloadErrorBody).errors)

describe('a part number and what applies it', () => {
  it('are read from both sides, as the catalogue prints them', async () => {
    const { tooling, serves } = await readProduct(connector)
    expect(tooling.rows).toEqual([
      {
        part_number: part,
        parts: { die: [small], tool: [light] },
        values: { crimps: 2 },
        missing: [],
      },
      {
        part_number: part,
        parts: { die: [large], tool: [heavy] },
        values: {},
        missing: ['crimps'],
      },
    ])
    expect(tooling.parts).toContainEqual({
      part_number: heavy,
      product: presses,
      title: `Prensa ${stamp}`,
      ...active,
    })
    expect(tooling.products.map(({ id }) => id)).toEqual([dies, presses])
    expect(serves).toEqual([])
    expect((await readProduct(dies)).serves).toEqual([
      { part_number: small, role: 'die', count: 1 },
      { part_number: large, role: 'die', count: 1 },
    ])
  })

  it('have the figures of their own in the titles', async () => {
    const title = `Prensa de 45 mm² ${stamp}`
    expect((await edit(presses, { title })).status).toBe(200)
    try {
      const titles = [
        [light, `Prensa de 12,0 mm² ${stamp}`],
        [heavy, title],
      ]
      const titlesOf = (parts: { part_number: string; title: string }[]) =>
        parts
          .filter(({ part_number: code }) => code === light || code === heavy)
          .map(({ part_number: code, title: own }) => [code, own])
      expect(titlesOf((await readProduct(connector)).tooling.parts)).toEqual(titles)
      expect(titlesOf((await find(`filter=tool:${light}`)).body.parts)).toEqual(titles.slice(0, 1))
    } finally {
      await edit(presses, { title: `Prensa ${stamp}` })
    }
  })

  it('change on both sides at once', async () => {
    const touched = [`product:${connector}`, `product:${dies}`, `product:${presses}`]
    let after = await latest()
    expect((await edit(connector, { tooling: sets.slice(0, 1) })).status).toBe(200)
    expect(await since(after)).toEqual(expect.arrayContaining(touched))
    expect((await readProduct(dies)).serves.map(({ part_number: code }) => code)).toEqual([small])
    expect((await find(`filter=die:${large}`)).body.data).toEqual([])

    after = await latest()
    expect((await edit(connector, { tooling: sets })).status).toBe(200)
    expect(await since(after)).toEqual(expect.arrayContaining(touched))
    expect((await find(`filter=die:${large}`)).body.data).toHaveLength(1)
  })

  it('names a die that is withdrawn without a page, until it comes back', async () => {
    expect((await edit(dies, { _status: 'draft' })).status).toBe(200)
    const { rows, parts } = (await readProduct(connector)).tooling
    expect(rows[0]?.parts['die']).toEqual([small])
    expect(parts.map(({ part_number: code }) => code)).not.toContain(small)
    const after = await latest()
    expect((await edit(dies, { _status: 'published' })).status).toBe(200)
    expect(await since(after)).toContain(`product:${connector}`)
    expect((await readProduct(connector)).tooling.parts).toContainEqual({
      part_number: small,
      product: dies,
      title: `Matriz ${stamp}`,
      ...active,
    })
  })

  it('says of a die that it is discontinued, and what replaces it', async () => {
    const life = { state: 'discontinued', reason: 'x', successor_product: presses }
    expect((await edit(dies, { life_cycle: life })).status).toBe(200)
    try {
      const gone = {
        part_number: small,
        state: { value: 'discontinued', label: 'Descontinuado' },
        successor: { part_number: null, product: { title: `Prensa ${stamp}` } },
      }
      const found = (await find(`filter=die:${small}`)).body.parts
      expect(found.find(({ part_number: code }) => code === small)).toMatchObject(gone)
      const { parts } = (await readProduct(connector)).tooling
      expect(parts.find(({ part_number: code }) => code === small)).toMatchObject(gone)
    } finally {
      await edit(dies, { life_cycle: { state: 'active', reason: '', successor_product: null } })
    }
  })
})

describe('a publication is refused', () => {
  it('with a part number that is not published', async () => {
    const answer = await edit(connector, {
      tooling: [{ part_number: part, values: { die: `ZD-${stamp}-99` } }],
    })
    expect(answer.status).toBe(400)
    expect(messagesOf(answer)).toContain('tooling.0.values.die')
    expect(messagesOf(answer)).toContain(`ZD-${stamp}-99`)
  })

  it('with a column that is not declared, or a row of another product', async () => {
    for (const row of [
      { part_number: part, values: { stranger: 1 } },
      { part_number: small, values: { crimps: 1 } },
    ])
      expect((await edit(connector, { tooling: [row] })).status).toBe(400)
  })

  it('without a part number that rows of others name', async () => {
    const answer = await edit(dies, { variants: [{ part_number: small, values: {} }] })
    expect(answer.status).toBe(400)
    expect(messagesOf(answer)).toContain(large)
  })
})

describe('the questions', () => {
  const codes = ({ body }: { body: Answer<'tooling-read'> }) =>
    body.data.map(({ part_number: code }) => code)

  it('find part numbers by their values, by a die, and by what a tool has', async () => {
    expect(codes(await find(`filter=section:10`))).toContain(part)
    expect(codes(await find(`filter=section:12`))).not.toContain(other)
    const found = await find(`filter=section:10&filter=tool-section:45`)
    expect(found.body.data.find(({ part_number: code }) => code === part)?.rows).toEqual([
      {
        part_number: part,
        parts: { die: [large], tool: [heavy] },
        values: {},
        missing: ['crimps'],
      },
    ])
    expect(codes(await find(`filter=tool:${light}`))).toEqual([part])
    const { chosen } = (await find(`filter=tool:${light.toLowerCase()}`)).body
    expect(chosen.map(({ label }) => label)).toEqual([`Ferramenta em português: ${light}`])
  })

  it('find nothing by what is no question', async () => {
    const { status, body } = await find('filter=nothing:1')
    expect([status, body.meta.total]).toEqual([200, 0])
  })

  it('count what each value leaves', async () => {
    const { facets } = (await find(`filter=die:${small}`)).body
    const forces = facets.find(({ key }) => key === 'tool-section')
    expect(forces?.label).toBe('Ferramenta em português · Seção em português')
    expect(forces?.options.map(({ value, count }) => [value, count])).toEqual([['12', 1]])
  })

  it('do not exist without columns, and their screen is not linked', async () => {
    const global = (
      await staff<{ columns: object[] }>('editor', 'GET', '/globals/tooling?locale=br')
    ).body
    const write = (columns: object[]) =>
      staff('editor', 'POST', '/globals/tooling?locale=br', { columns })
    const screens = async () =>
      (await call<Answer<'layout-read'>>('/web/layout')).body.others.screens
    expect(await screens()).toContain('tooling')
    const after = await latest()
    expect((await write([])).status).toBe(200)
    try {
      expect(await since(after)).toContain('tooling')
      expect((await find('')).status).toBe(404)
      expect(await screens()).not.toContain('tooling')
      expect((await readProduct(connector)).tooling.rows).toEqual([])
      expect((await readProduct(dies)).serves).toEqual([])
    } finally {
      expect((await write(global.columns)).status).toBe(200)
    }
    expect((await find('')).status).toBe(200)
  })
})
