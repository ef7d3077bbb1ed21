/** @knowledge @search */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Answer } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#src/admin/searches/search-answer.ts'
import { call, fetchCms, logIn, staff } from '../support/api.ts'
import { create, edit } from '../support/publishing.ts'

type Documents = Answer<'search-read'>['documents']

const search = async (text: string, locale = 'br', query = ''): Promise<Documents> =>
  (
    await call<Answer<'search-read'>>(`/web/search?search=${encodeURIComponent(text)}${query}`, {
      locale,
    })
  ).body.documents

const titles = async (text: string, locale?: string) =>
  (await search(text, locale)).data.map(({ title }) => title)

/** Timeout and poll interval for the text extraction after an upload, ms. */
const reading = { timeout: 20_000, interval: 100 }

const manual = readFileSync(
  resolve(import.meta.dirname, '../../../demo/aterra/files/instrucao-solda-exotermica-br.pdf'),
)

async function upload(title: string, data: object = {}, bytes: Buffer = manual, to = 'files') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'manual.pdf')
  form.set('_payload', JSON.stringify({ title, kind: 'manual', ...data }))
  const answer = await fetchCms(`/admin/api/${to}?locale=br`, {
    method: 'POST',
    body: form,
    headers: { authorization: `JWT ${await logIn('editor')}` },
  })
  const { doc } = (await answer.json()) as { doc: { id: number } }
  expect(answer.status).toBe(201)
  return doc.id
}

describe('documents in the search', () => {
  it('are found by the text of their pages while a published product lists them', async () => {
    const file = await upload('Instrução zqdoc')
    const product = await create({ title: 'Com manual', documents: [file] })
    await expect.poll(() => titles('maçarico zqdoc'), reading).toEqual(['Instrução zqdoc'])
    const { data, meta } = await search('solda porosa zqdoc', 'br', '&kind=documents&perPage=5')
    expect([meta.total, meta.perPage]).toEqual([1, 5])
    expect(data[0]).toMatchObject({ kind: 'manual', mime: 'application/pdf', pages: 1, page: 1 })
    expect(data[0]?.url).toMatch(/^\/media\/files\/.+\.pdf$/)
    const marked = data[0]?.snippet.flatMap((part) => (part.marked ? [part.text] : []))
    expect(marked).toEqual(expect.arrayContaining(['solda', 'porosa']))
    const tried = await staff<SearchAnswer>('editor', 'POST', '/searches/try', {
      locale: 'br',
      text: 'maçarico zqdoc',
    })
    expect(tried.body.tried).toMatchObject({ total: 1, first: [{ path: data[0]?.url }] })
    // a file without a language is found in all languages of its product, which is Portuguese only
    expect(await titles('maçarico', 'en')).toEqual([])

    await edit(product, { _status: 'draft' }, 'locale=br&unpublishAllLocales=true')
    await staff('editor', 'DELETE', `/products/${product}`)
    expect(await titles('maçarico zqdoc')).toEqual([])
  })

  it('are found by their title as soon as it is changed, and not in another language', async () => {
    const file = await upload('Folheto zqum', { language: 'br' })
    await create({ title: 'Com folheto', documents: [file] })
    await expect.poll(() => titles('zqum'), reading).toEqual(['Folheto zqum'])
    await staff('editor', 'PATCH', `/files/${file}?locale=br`, { title: 'Folheto zqdois' })
    await expect.poll(() => titles('zqdois'), reading).toEqual(['Folheto zqdois'])
    expect(await titles('zqum')).toEqual([])
    expect((await search('zqdois maçarico')).meta.total).toBe(1)
  })

  it('are found by their title when the file cannot be read', async () => {
    const file = await upload(
      'Ilegível zqtres',
      {},
      Buffer.concat([manual.subarray(0, 1024), Buffer.alloc(5000, 'x')]),
    )
    await create({ title: 'Com ilegível', documents: [file] })
    await expect.poll(() => titles('zqtres'), reading).toEqual(['Ilegível zqtres'])
    expect((await search('zqtres')).data[0]).toMatchObject({ page: null, snippet: [] })
  })

  it('tell the staff on the first page when the file cannot be read', async () => {
    const broken = Buffer.concat([manual.subarray(0, 1024), Buffer.alloc(5000, 'y')])
    const file = await upload('Ilegível zqseis', {}, broken)
    const shown = async () => {
      const answer = await fetchCms(`/admin`, {
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: `payload-token=${await logIn('editor')}`,
        },
      })
      return (await answer.text()).includes(`/collections/files/${file}"`)
    }
    await expect.poll(shown, reading).toBe(true)
    await staff('editor', 'DELETE', `/files/${file}`)
    expect(await shown()).toBe(false)
  })

  it('are not found when nothing published lists them, nor when they are restricted', async () => {
    await upload('Solto zqquatro')
    await upload('', { notes: 'Restrito zqquatro' }, manual, 'restricted-files')
    // uploaded last: when it is found, the text of the others has been extracted
    const last = await upload('Último zqcinco')
    await create({ title: 'Com último', documents: [last] })
    await expect.poll(() => titles('zqcinco'), reading).toEqual(['Último zqcinco'])
    expect(await titles('zqquatro')).toEqual([])
    const own = await titles('maçarico')
    expect(own).toContain('Último zqcinco')
    expect(own).not.toContain('manual.pdf')
  })

  it.each(["'", '\\', "a' | 'b", '& | ! ( ) <->', ':*', '𝔘', 'x'.repeat(500)])(
    'answer the text %j without an error',
    async (text) => expect((await search(text)).data).toBeInstanceOf(Array),
  )
})
