/** @editor */
import { describe, expect, it } from 'vitest'
import { loadedAtHeader, loadedAtValue } from '#src/admin/panel/loaded-at.ts'
import type { Stale } from '#src/admin/panel/loaded-at.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'

interface Document {
  updatedAt: string
  family: string | null
}
interface Answer {
  doc: Document
  errors?: { data?: { stale?: Stale } }[]
}

/** Saves a form that was opened at `loadedAt`. */
async function save(document: string, loadedAt: string, data: object) {
  const headers = {
    authorization: `JWT ${await logIn('editor')}`,
    'content-type': 'application/json',
    [loadedAtHeader]: loadedAtValue(document, loadedAt),
  }
  const global = document.startsWith('globals/')
  const url = `/admin/api/${document}?locale=br&depth=0&draft=true`
  const body = JSON.stringify({ ...data, _status: 'draft' })
  const answer = await fetchCms(url, { method: global ? 'POST' : 'PATCH', headers, body })
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const read = async (document: string) =>
  (await staff<Document>('editor', 'GET', `/${document}?locale=br&depth=0&draft=true`)).body

describe('a form of the panel', () => {
  it('is rejected with the stored document when it has a newer version', async () => {
    const id = await create('products', published('Formulário velho', { subcategory: 1 }))
    const document = `products/${id}`
    const { updatedAt } = await read(document)
    expect((await save(document, updatedAt, { family: 'COLEGA' })).status).toBe(200)
    const refused = await save(document, updatedAt, { family: 'MINHA' })
    const stale = refused.body.errors?.[0]?.data?.stale
    expect([refused.status, stale?.document['family']]).toEqual([409, 'COLEGA'])
    expect((await read(document)).family).toBe('COLEGA')
    expect((await save(document, stale?.updatedAt ?? '', { family: 'MINHA' })).status).toBe(200)
  })

  it('is saved once of several concurrent saves', async () => {
    const id = await create('products', published('Ao mesmo tempo', { subcategory: 1 }))
    const document = `products/${id}`
    const { updatedAt } = await read(document)
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((family) => save(document, updatedAt, { family })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('of a global is rejected too', async () => {
    const { updatedAt } = await read('globals/institutional')
    const data = { title: 'De um colega' }
    expect((await save('globals/institutional', updatedAt, data)).status).toBe(200)
    expect((await save('globals/institutional', updatedAt, { title: 'Velho' })).status).toBe(409)
  })
})
