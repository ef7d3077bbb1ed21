/** @products */
import type { Answer } from '@vitrine/contract/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { message, sendMessage } from './support/lead.ts'

const stamp = String(Date.now()).slice(-6)
const [light, heavy, former] = [`KP-${stamp}-06`, `KP-${stamp}-45`, `KO-${stamp}-01`]
const family = `Prensa de 45 t ${stamp}`
const own = `Prensa de 6 t ${stamp}`
const theirs = `KZ ${stamp}/06`
let press: number

const read = async <Of>(path: string) => (await call<Of>(`/web/${path}`)).body

beforeAll(async () => {
  const category = await create('categories', published('Prensas'))
  const subcategory = await create(
    'subcategories',
    published('Prensas', {
      category,
      attributes: [{ key: 'force', label: 'Força', type: 'number', unit: 't', filter: true }],
    }),
  )
  press = await create(
    'products',
    published(family, {
      subcategory,
      variants: [
        { part_number: light, values: { force: 6 } },
        { part_number: heavy, values: { force: 45 } },
      ],
    }),
  )
  await create(
    'products',
    published(`Prensa antiga ${stamp}`, {
      subcategory,
      variants: [
        {
          part_number: former,
          values: { 'life-state': 'discontinued', 'life-successor': light, force: 6 },
        },
      ],
    }),
  )
  await create('other-makers', {
    name: `Kelvor ${stamp}`,
    references: [{ part_number: theirs, values: { ours: light, grade: 'direct' } }],
    _status: 'published',
  })
})

describe('a part number of a family with the figure of another in its title has its own in', () => {
  it('cards of a search, and the family has its own', async () => {
    const found = await read<Answer<'search-read'>>(`search?search=${light}`)
    expect(found.products.data[0]).toMatchObject({ matched_part_number: light, title: own })
    const listed = await read<Answer<'products-list'>>(`products?search=${light}`)
    expect(listed.data.map(({ title }) => title)).toContain(own)
    const both = await read<Answer<'search-read'>>(`search?search=prensa ${stamp}`)
    expect(both.products.data.map(({ title }) => title)).toContain(family)
  })

  it('suggestions, also of numbers spelled like it', async () => {
    const typed = await read<Answer<'search-suggest'>>(`search/suggest?search=${light}`)
    const titles = typed.part_numbers.map(({ part_number: code, product }) => [code, product.title])
    expect(titles).toContainEqual([light, own])
    const near = await read<Answer<'search-suggest'>>(`search/suggest?search=PK-${stamp}-06`)
    const nearTitles = near.near.map(({ part_number: code, product }) => [code, product.title])
    expect(nearTitles).toContainEqual([light, own])
  })

  it('lines of a list', async () => {
    const { lines } = await read<Answer<'parts-read'>>(`parts?items=${heavy},${light}`)
    expect(lines.map(({ part }) => part?.title)).toEqual([family, own])
  })

  it('a comparison', async () => {
    const { columns } = await read<Answer<'comparison-read'>>(
      `parts/comparison?items=${light},${heavy}`,
    )
    expect(columns.map(({ title }) => title)).toEqual([own, family])
  })

  it('what stands in for another maker’s number', async () => {
    const asked = encodeURIComponent(`${theirs}\n${light}`)
    const { lines } = await read<Answer<'cross-references-read'>>(
      `cross-references?numbers=${asked}`,
    )
    expect(lines.map((line) => line.references[0]?.title ?? line.own?.title)).toEqual([own, own])
    const found = await read<Answer<'search-read'>>(`search?search=${encodeURIComponent(theirs)}`)
    expect(found.equivalents.map(({ product }) => product?.title)).toEqual([own])
  })

  it('what replaces a discontinued one', async () => {
    const { lines } = await read<Answer<'parts-read'>>(`parts?items=${former}`)
    expect(lines[0]?.part?.successor).toMatchObject({
      part_number: light,
      product: { title: own },
    })
  })

  it('messages: lines of a quotation, and what a question is about', async () => {
    const quoted = message({ items: `${light}:2,${heavy}:1` })
    const about = message({ product: press, part_number: light.toLowerCase() })
    for (const body of [quoted, about]) expect((await sendMessage(body)).status).toBe(200)
    // both e-mails contain the titles of the stored message
    const key = (body: Record<string, unknown>) => [body['idempotency_key']]
    const lines = `select l.title from messages_lines l join messages m on m.id = l._parent_id where m.key = $1 order by l._order`
    expect(await query(lines, key(quoted))).toEqual([{ title: own }, { title: family }])
    expect(await query('select product_title from messages where key = $1', key(about))).toEqual([
      { product_title: `${own} · ${light}` },
    ])
  })
})
