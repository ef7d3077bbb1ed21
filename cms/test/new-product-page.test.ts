/** @new-product */
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Original, ReadTable } from '#src/changes/plans/product-check.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import {
  applied,
  picture,
  productOf,
  send,
  stamp,
  subcategory,
  table,
} from './support/new-product.ts'

describe('the page of a new product', () => {
  it('names the owner of a family and of codes, asks about a doubtful value, and keeps nothing', async () => {
    const place = await subcategory()
    const owner = {
      subcategory: place,
      'title.br': `Dona ${stamp}`,
      family: `FM${stamp}`,
      parts: Array.from({ length: 6 }, (_, at) => ({
        part_number: `FM${stamp}-${at + 1}`,
        values: { section: at + 1.5, stud: 'm8' },
      })),
    }
    const first = await send(owner)
    expect(first.body).toMatchObject({
      family: null,
      fields: [],
      cells: [],
      doubts: [],
      addresses: { br: `/dona-${stamp}` },
      locales: ['br'],
    })
    const done = await applied(first.id, { use: 'draft' })
    expect(Object(await productOf(done)).variants[5]).toMatchObject({
      part_number: `FM${stamp}-6`,
      values: { section: 6.5, stud: 'm8' },
    })
    const { body } = await send(
      {
        ...owner,
        'title.en': `Owner ${stamp}`,
        ncm: '123',
        parts: [
          { part_number: `fm ${stamp} 1`, values: { section: 1 } },
          { part_number: `NV${stamp}-1`, values: { section: 'dez', stud: 'M99' } },
          ...[2, 3, 4, 5, 600].map((section) => ({
            part_number: `NV${stamp}-${section}`,
            values: { section },
          })),
        ],
      },
      'editor',
      '?dry=1',
    )
    expect(body.import).toBeUndefined()
    expect(body.family?.title).toContain(`FM${stamp} · Dona`)
    expect(body.fields.map(({ field }) => field)).toEqual(['ncm'])
    expect(body.cells.map(({ row, key }) => `${row} ${key}`)).toEqual([
      '0 part_number',
      '1 section',
      '1 stud',
    ])
    expect(body.cells[0]?.message).toContain(`Dona ${stamp}`)
    expect(body.doubts.map(({ part, column }) => `${part} ${column}`)).toEqual(['6 section'])
    expect(body.missing.map(({ fact }) => fact)).toContain('pictures')
  })

  it('duplicates texts and values, never the codes', async () => {
    const place = await subcategory()
    const first = await send({
      subcategory: place,
      'title.br': `Original ${stamp}`,
      family: `OR${stamp}`,
      parts: [
        {
          part_number: `OR${stamp}-1`,
          values: { section: 4, packing: 10 },
        },
      ],
    })
    const done = await applied(first.id, { use: 'draft' })
    const id = Number(done.made[0]?.href.split('/').at(-1))
    const highlights = [{ label: 'Peso', value: '1 kg' }]
    await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, { highlights })
    const { body: original } = await staff<Original>(
      'editor',
      'GET',
      `/new-product/original?id=${id}`,
    )
    expect(original).toMatchObject({
      family: `OR${stamp}`,
      title: { br: `Original ${stamp}` },
      subcategory: place,
      parts: [{ part_number: `OR${stamp}-1`, values: { section: 4, packing: 10 } }],
    })
    const copy = await send({
      subcategory: place,
      'title.br': `Cópia ${stamp}`,
      family: `CP${stamp}`,
      parts: [{ part_number: `CP${stamp}-1`, values: { section: 4 } }],
      from: { id, seed: stamp },
    })
    expect(await productOf(await applied(copy.id, { use: 'draft' }))).toMatchObject({
      title: { br: `Cópia ${stamp}` },
      family: `CP${stamp}`,
      highlights: [{ label: { br: 'Peso' }, value: { br: '1 kg' } }],
    })
    expect(await productOf(done)).toMatchObject({ highlights: [{ label: { br: 'Peso' } }] })
  })

  it('duplicates the tooling of codes that follow those of the original, and of no others', async () => {
    const place = await subcategory()
    const parts = (...codes: string[]) =>
      codes.map((part_number) => ({ part_number, values: { section: 4 } }))
    const first = await send({
      subcategory: place,
      'title.br': `Com ferramental ${stamp}`,
      family: `OT${stamp}`,
      parts: parts(`OT${stamp}-1`, `OT${stamp}-2`, `OT${stamp}-3`),
    })
    const done = await applied(first.id, { use: 'draft' })
    const id = Number(done.made[0]?.href.split('/').at(-1))
    const tooling = [1, 2, 3, 3].map((at, crimps) => ({
      part_number: `OT${stamp}-${at}`,
      values: { crimps: crimps + 1 },
    }))
    await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, { tooling })
    const copy = await send({
      subcategory: place,
      'title.br': `Com o mesmo ferramental ${stamp}`,
      family: `CT${stamp}`,
      parts: parts(`CT${stamp}-1`, `CT${stamp}-OTHER`, `CT${stamp}-3`),
      from: { id, seed: stamp },
    })
    const without = [`new products 1 variants/CT${stamp}-1%200`]
    const made = await applied(copy.id, { use: 'draft', without })
    // a code that is left out takes its tooling along
    expect(Object(await productOf(made)).tooling).toEqual([
      { part_number: `CT${stamp}-3`, values: { crimps: 3 } },
      { part_number: `CT${stamp}-3`, values: { crimps: 4 } },
    ])
  })

  it('as a draft saves the texts of its pictures at once, which have no drafts', async () => {
    const image = await picture()
    const { id, body } = await send({
      'title.br': `Só rascunho ${stamp}`,
      pictures: [image],
      uploads: [{ collection: 'media', id: image, name: 'a.png', texts: { br: `Alt ${stamp}` } }],
    })
    // its text is saved with it; no other language has one
    const facts = body.missing.map(({ fact }) => fact)
    expect([facts.includes('alt.br'), facts.includes('alt.en')]).toEqual([false, true])
    const product = await productOf(await applied(id, { use: 'draft' }))
    expect(product).toMatchObject({
      _status: 'draft',
      pictures: [{ alt: { br: `Alt ${stamp}` } }],
    })
  })

  it('is in the scope of its certificates, as one change that is taken back', async () => {
    const made = await staff<{ doc: { id: number } }>('editor', 'POST', '/certificates?locale=br', {
      number: `C-${stamp}`,
      standard: 'ISO 9001',
      kind: 'product',
      body: 'TÜV',
      _status: 'published',
    })
    const { id: certificate } = made.body.doc
    const scope = async (draft: boolean) => {
      const path = `/certificates/${certificate}?locale=br&depth=0&draft=${draft}`
      const { body } = await staff<{ scope: { product: number }[] }>('editor', 'GET', path)
      return body.scope.map(({ product }) => product)
    }
    const { id } = await send({
      subcategory: await subcategory(),
      'title.br': `Certificado ${stamp}`,
      certificates: [certificate],
    })
    const done = await applied(id)
    expect(done.state, done.message ?? '').toBe('done')
    const product = Number(done.made[0]?.href.split('/').at(-1))
    expect([await scope(false), await scope(true)]).toEqual([[product], [product]])
    const undone = await staff('editor', 'POST', '/history/undo', { set: done.set, apply: true })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect([await scope(false), await scope(true)]).toEqual([[], []])
  })

  it('reads a pasted table by its heads, converts units, and asks which column a head means', async () => {
    const given = {
      subcategory: await subcategory(),
      table: table([
        ['cod.', 'Section (cm)', 'obs', 'title:en', 'Furo'],
        [`PT${stamp}-1`, '1,5', 'M10', 'Pasted', 'M8'],
        [`PT${stamp}-2`, 'dois', '', '', 'M7'],
      ]),
    }
    const read = async (heads: object) =>
      (await staff<ReadTable>('editor', 'POST', '/new-product/table', { ...given, heads })).body
    const { columns, parts, title } = await read({})
    expect(columns.map(({ head, key, from }) => [head, key, from])).toEqual([
      ['cod.', '@part_number', null],
      ['Section (cm)', 'section', 'cm'],
      ['obs', null, null],
      ['title:en', 'title:en', null],
      ['Furo', 'stud', null],
    ])
    expect(title).toEqual({ en: 'Pasted' })
    // a cell that is not understood keeps its text
    expect(parts).toEqual([
      { part_number: `PT${stamp}-1`, values: { section: 15, stud: 'm8' } },
      { part_number: `PT${stamp}-2`, values: { section: 'dois', stud: 'M7' } },
    ])
    // a workbook is read as the same table
    const form = new FormData()
    const rows = [
      ['cod.', 'Section'],
      [`PT${stamp}-1`, 1.125],
    ]
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }] })
    form.set('file', new File([new Uint8Array(bytes)], 'a.xlsx'))
    const sent = await fetchCms('/admin/api/new-product/workbook', {
      method: 'POST',
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
      body: form,
    })
    expect(await sent.json()).toEqual({
      table: `cod.\tSection\r\nPT${stamp}-1\t1,125`,
    })
    form.set('file', new File(['PK\u0003\u0004 no workbook'], 'a.xlsx'))
    const refused = await fetchCms('/admin/api/new-product/workbook', {
      method: 'POST',
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
      body: form,
    })
    expect(refused.status).toBe(422)
    const chosen = await read({ 2: 'stud', 4: '' })
    expect(chosen.columns.map(({ key }) => key)).toEqual([
      '@part_number',
      'section',
      'stud',
      'title:en',
    ])
    expect(chosen.parts[0]?.values).toEqual({ section: 15, stud: 'm10' })
  })
})
