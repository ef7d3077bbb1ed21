/** @artifacts @news */
import { expect, it } from 'vitest'
import { call, internal, staff } from './support/api.ts'
import { create, published } from './support/content.ts'

interface Dated {
  updated_at: string
}

/** Creates a category with one subcategory and one product; returns functions that change them. */
async function family(name: string) {
  const category = await create('categories', published(`Categoria ${name}`))
  const attributes = [{ key: 'size', label: 'Medida', type: 'number', unit: 'mm' }]
  const subcategory = await create('subcategories', published(name, { category, attributes }))
  const product = await create('products', published(`Produto ${name}`, { subcategory }))
  const edit = (path: string, data: object) =>
    staff('editor', 'PATCH', `/${path}?locale=br`, { ...data, _status: 'published' })
  return {
    product,
    renameUnit: () =>
      edit(`subcategories/${subcategory}`, { attributes: [{ ...attributes[0], unit: 'cm' }] }),
    moveCategory: () => edit(`categories/${category}`, { title: `Outra ${name}` }),
  }
}

const read = async (id: number) => (await call<Dated>(`/web/products/${id}`)).body.updated_at

const listed = async (slug: string) => {
  const { body } = await internal<{ data: (Dated & { alternates: { br?: object } })[] }>(
    '/addresses',
  )
  return body.data.find(({ alternates }) => Object(alternates.br).product === slug)?.updated_at
}

it('dates an answer by the latest change of what it shows, and by no other', async () => {
  const { product, renameUnit } = await family('Datada')
  const first = await read(product)
  await create('products', published('Alheio', { subcategory: 1 }))
  expect(await read(product)).toBe(first)
  expect((await renameUnit()).status).toBe(200)
  const second = await read(product)
  expect(second > first).toBe(true)
})

it('dates the addresses in sitemaps by the document and its parents', async () => {
  const { product, moveCategory } = await family('Listada')
  const first = (await listed('produto-listada')) ?? ''
  expect(first).toBe(await read(product))
  expect((await moveCategory()).status).toBe(200)
  const second = (await listed('produto-listada')) ?? ''
  expect(second > first).toBe(true)
  expect(await read(product)).toBe(second)
})
