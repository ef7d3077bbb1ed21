/** @completeness @lists */
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { listDocuments } from '../src/staff-index/list-documents.ts'
import type { ListFilters } from '../src/staff-index/selection.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'

/** Attribute of a subcategory, named after its key. */
const attribute = (key: string, more: object) => ({ key, label: key, ...more })

const stamp = String(Date.now()).slice(-6)
let category: number
let subcategory: number
let product: number

interface Entry {
  titles: Record<string, string>
  parent: number | null
  part_numbers: number | null
  figures: Record<string, string>
  states: Record<string, string>
  site: string
  facts: string[]
  author: string | null
}

async function entryOf(collection: string, id: number): Promise<Entry | undefined> {
  const [entry] = await query<Entry>(
    `select e.*, u.email as author from staff_entries e left join users u on u.id = e.changed_by
     where collection = $1 and document_id = $2`,
    [collection, id],
  )
  return entry
}

beforeAll(async () => {
  category = await create('categories', published(`Listados ${stamp}`))
  subcategory = await create(
    'subcategories',
    published(`Listados ${stamp}`, {
      category,
      attributes: [
        attribute('section', { type: 'number', unit: 'mm²', filter: true }),
        attribute('torque', { type: 'number', unit: 'Nm' }),
      ],
    }),
  )
  product = await create(
    'products',
    published(`Listado ${stamp}`, {
      subcategory,
      family: 'LI',
      variants: [
        { part_number: `LI-${stamp}-10`, values: { section: 10, torque: 3 } },
        { part_number: `LI-${stamp}-95`, values: { section: 95 } },
      ],
    }),
  )
})

describe('the entry of a product', () => {
  it('has what a list shows of it', async () => {
    const entry = await entryOf('products', product)
    expect(entry).toMatchObject({
      titles: { br: `Listado ${stamp}` },
      parent: subcategory,
      part_numbers: 2,
      figures: { br: '10–95 mm²' },
      states: { br: 'public', en: 'absent', es: 'absent' },
      site: 'public',
    })
    expect(entry?.facts).toContain('attribute.section')
    expect(entry?.facts).toContain('title.br')
    expect(entry?.facts).toContain('column.section')
    for (const absent of ['attribute.torque', 'column.torque', 'title.es', 'pictures'])
      expect(entry?.facts).not.toContain(absent)
  })

  it('follows a draft, its author, and its revocation', async () => {
    await staff('editor', 'PATCH', `/products/${product}?locale=br&draft=true`, {
      title: `Alterado ${stamp}`,
      _status: 'draft',
    })
    expect(await entryOf('products', product)).toMatchObject({
      titles: { br: `Alterado ${stamp}` },
      states: { br: 'changed' },
      site: 'changed',
      author: 'editor@example.com',
    })
    const { status } = await staff(
      'administrator',
      'POST',
      `/products/${product}/revert?locale=br`,
      {
        locales: ['br'],
      },
    )
    expect(status).toBe(200)
    expect(await entryOf('products', product)).toMatchObject({
      titles: { br: `Listado ${stamp}` },
      states: { br: 'public' },
      site: 'public',
      author: 'administrator@example.com',
    })
  })

  it('follows the attributes of its subcategory', async () => {
    const { status } = await staff('editor', 'PATCH', `/subcategories/${subcategory}?locale=br`, {
      attributes: [
        attribute('section', { type: 'number', unit: 'mm²' }),
        attribute('torque', { type: 'number', unit: 'Nm', filter: true }),
      ],
      _status: 'published',
    })
    expect(status).toBe(200)
    expect((await entryOf('products', product))?.figures).toMatchObject({ br: '3 N·m' })
  })

  it('goes with the document', async () => {
    const id = await create('products', published(`Some ${stamp}`, { subcategory }))
    await staff('editor', 'PATCH', `/products/${id}`, { deletedAt: new Date().toISOString() })
    expect(await entryOf('products', id)).toBeUndefined()
  })
})

it('a page of documents follows filters, order and what they lack', async () => {
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config })
  const list = (filters: ListFilters) =>
    listDocuments(payload, {
      collection: 'products',
      filters: { parents: [subcategory], ...filters },
      requirements: [{ parent: null, facts: ['title.br', 'title.es', 'pictures'] }],
      sort: 'title',
      isDescending: false,
      page: 1,
      size: 10,
      timeZone: 'America/Sao_Paulo',
    })
  const all = await list({})
  expect(all).toMatchObject({ total: 1, partNumbers: 2 })
  expect(all.documents).toMatchObject([
    { id: product, missing: ['title.es', 'pictures'], required: 3, author: expect.any(String) },
  ])
  expect((await list({ text: `li ${stamp} 95` })).total).toBe(1)
  expect((await list({ text: 'nothing of this kind' })).total).toBe(0)
  expect((await list({ missing: 'title.es' })).total).toBe(1)
  expect((await list({ missing: 'title.br' })).total).toBe(0)
  expect((await list({ language: { locale: 'es', states: ['absent'] } })).total).toBe(1)
  expect((await list({ since: '2000-01-01', until: '2000-01-02' })).total).toBe(0)
})

it('what is refused leaves the entry as it was', async () => {
  const before = await entryOf('products', product)
  const { status } = await staff('editor', 'PATCH', `/products/${product}?locale=br`, {
    title: '',
    _status: 'published',
  })
  expect(status).toBe(400)
  expect(await entryOf('products', product)).toEqual(before)
})
