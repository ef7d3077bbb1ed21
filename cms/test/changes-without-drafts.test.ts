import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { ImportPreview } from '#src/changes/imports/import-answer.ts'
import { runImport } from '#src/changes/imports/run-import.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { order as orderEdits, payload, run, send } from './support/grid-edits.ts'
import { stored } from './support/languages.ts'

let made = 0
const stamp = () => `${Date.now().toString(36)}${(made += 1)}`

type Row = (string | number)[]

/** Compares a workbook with one sheet for each pair of a head and a row. */
async function check(...sheets: [head: Row, row: Row][]) {
  const bytes = await writeXlsx({
    sheets: sheets.map((rows, at) => ({ name: `Folha ${at + 1}`, rows })),
  })
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'planilha.xlsx'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'en' },
    body,
  })
  return (await response.json()) as ImportPreview
}

const orderFile = ({ id, digest }: ImportPreview, more: object = {}) =>
  staff<{ message: string }>('editor', 'POST', `/imports/${id}/order`, {
    digest,
    use: 'draft',
    isPartial: true,
    without: [],
    ...more,
  })

describe('a file with documents that have no drafts', () => {
  it('is not saved as drafts, and changes nothing until it is published', async () => {
    const name = stamp()
    const id = await create('distributors', { name: `Loja ${name}`, city: 'Itu' })
    const preview = await check([
      ['Nº (Distribuidores)', 'Cidade'],
      [id, 'Salto'],
    ])
    expect(preview).toMatchObject({ hasDrafts: false, documents: [{ keepsDrafts: false }] })
    const refused = await orderFile(preview)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toContain('Distribuidor')
    const cityNow = async () =>
      (await staff<{ city: string }>('editor', 'GET', `/distributors/${id}`)).body.city
    expect(await cityNow()).toBe('Itu')
    expect((await orderFile(preview, { use: 'publish' })).status).toBe(200)
    await runImport(payload, preview.id, recordEntity)
    expect(await cityNow()).toBe('Salto')
  })

  it('makes none as a draft either', async () => {
    const name = stamp()
    const preview = await check([
      ['De', 'Para'],
      [`/de-${name}`, '/produtos'],
    ])
    expect(preview).toMatchObject({ hasDrafts: false, figures: { created: 1 } })
    expect((await orderFile(preview)).status).toBe(422)
    expect(
      (await staff<{ totalDocs: number }>('editor', 'GET', `/redirects?where[from][like]=${name}`))
        .body.totalDocs,
    ).toBe(0)
  })
})

describe('the grid of documents that have no drafts', () => {
  const alternative = async (locale: 'br' | 'en' | 'es') => {
    const [found] = await query<{ id: number; alt: string | null }>(
      `select m.id, l.alt from media m left join media_locales l
       on l._parent_id = m.id and l._locale = '${locale}' order by m.id limit 1`,
    )
    const text = `Picture ${stamp()}`
    const edits = [
      {
        collection: 'media',
        id: found?.id ?? 0,
        path: 'alt',
        locale,
        before: found?.alt ?? null,
        after: text,
      },
    ]
    const now = async () =>
      (
        await staff<{ alt: string | null }>(
          'editor',
          'GET',
          `/media/${found?.id}?locale=${locale}&depth=0&fallback-locale=none`,
        )
      ).body.alt
    return { edits, text, now }
  }

  it('publishes, and saves no drafts', async () => {
    const { edits, text, now } = await alternative('en')
    const checked = await send(edits)
    expect((await orderEdits(checked, { use: 'draft' })).status).toBe(422)
    expect(await now()).not.toBe(text)
    expect((await orderEdits(checked)).status).toBe(200)
    expect(await run(checked)).toMatchObject({ state: 'done' })
    expect(await now()).toBe(text)
  })

  it('lets translators save the texts of their languages, as their forms do', async () => {
    const [{ translates = [] } = {}] = (
      await payload.find({
        collection: 'users',
        where: { email: { equals: 'translator@example.com' } },
        depth: 0,
      })
    ).docs
    const [own = 'en'] = (translates ?? []).filter((each) => each !== 'br')
    const { edits, text, now } = await alternative(own)
    const checked = await send(edits, { role: 'translator' })
    expect((await orderEdits(checked, {}, 'translator')).status).toBe(200)
    expect(await run(checked, 'translator')).toMatchObject({ state: 'done' })
    expect(await now()).toBe(text)
  })
})

describe('a file of several kinds, saved as drafts', () => {
  it('leaves out what would change at once, by name', async () => {
    const name = stamp()
    const product = await create('products', {
      title: `Antes ${name}`,
      subcategory: 1,
      family: `UD${name}`,
      _status: 'published',
    })
    const shop = await create('distributors', { name: `Loja ${name}`, city: 'Itu' })
    const preview = await check(
      [
        ['Nº (Produtos)', 'Título (Português)'],
        [product, `Depois ${name}`],
      ],
      [
        ['Nº (Distribuidores)', 'Cidade'],
        [shop, 'Salto'],
      ],
    )
    expect(preview).toMatchObject({ hasDrafts: true, figures: { changed: 2 } })
    expect((await orderFile(preview)).status).toBe(422)
    const left = preview.documents.find(({ keepsDrafts }) => !keepsDrafts)?.key
    expect((await orderFile(preview, { without: [left] })).status).toBe(200)
    await runImport(payload, preview.id, recordEntity)
    expect(await stored(product, 'br', true)).toMatchObject({ title: `Depois ${name}` })
    expect(await stored(product, 'br', false)).toMatchObject({ title: `Antes ${name}` })
    expect((await staff('editor', 'GET', `/distributors/${shop}`)).body).toMatchObject({
      city: 'Itu',
    })
  })
})
