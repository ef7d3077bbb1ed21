/** @new-product */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import {
  applied,
  compare,
  faultsOf,
  order,
  picture,
  productOf,
  send,
  stamp,
  subcategory,
  table,
  titled,
} from './support/new-product.ts'

describe('a new product', () => {
  it('is compared first, then published in its languages as one change, and taken back', async () => {
    const image = await picture()
    const fields = {
      subcategory: await subcategory(),
      'title.br': `Terminal ${stamp}`,
      'title.en': `Lug ${stamp}`,
      'summary.en': 'A lug.',
      pictures: [image],
      uploads: [
        {
          collection: 'media',
          id: image,
          name: 'part.png',
          texts: { br: `Terminal ${stamp}`, en: 'A lug, seen from above' },
        },
      ],
      table: table([
        ['Código', 'Section (mm)', 'Furo'],
        [`XY-${stamp}-10`, '10,5', 'M8'],
        [`XY-${stamp}-16`, 'dezesseis', 'm10'],
      ]),
    }
    expect((await send(fields, 'translator')).status).toBe(403)
    const { status, body, id } = await send(fields)
    expect(status, JSON.stringify(body)).toBe(200)
    const preview = await compare(id)
    expect(preview).toMatchObject({ source: 'product', fileName: `Terminal ${stamp}` })
    expect(preview.refused).toMatchObject([
      { row: 3, column: 'B', head: 'Section (mm)', value: 'dezesseis' },
    ])
    expect(preview.documents[0]?.tables[0]?.rows.map(({ partNumber }) => partNumber)).toEqual([
      `XY-${stamp}-10`,
      `XY-${stamp}-16`,
    ])
    expect(await order(id)).toMatchObject({ status: 422 })
    const done = await applied(id, { isPartial: true })
    expect(done).toMatchObject({ state: 'done', made: [{ title: `Terminal ${stamp}` }] })
    expect(await productOf(done, '')).toMatchObject({
      _status: 'published',
      title: { br: `Terminal ${stamp}`, en: `Lug ${stamp}` },
      description: { en: 'A lug.' },
      pictures: [{ alt: { br: `Terminal ${stamp}`, en: 'A lug, seen from above' } }],
      variants: [
        { part_number: `XY-${stamp}-10`, values: { section: 10.5, stud: 'm8' } },
        { part_number: `XY-${stamp}-16`, values: { stud: 'm10' } },
      ],
    })
    expect(
      await query('select kind, title from change_sets where id = $1::uuid', [done.set]),
    ).toEqual([{ kind: 'product', title: `Terminal ${stamp}` }])
    await staff('editor', 'POST', '/history/undo', { set: done.set, apply: true })
    expect((await productOf(done, 'trash=true'))['deletedAt']).toBeTruthy()
  })

  it('takes titles, summaries and reasons of all languages from the columns of its table', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => [
      `XY-${stamp}-${100 + at}`,
      String(at + 1),
      `Haste ${stamp}`,
      `Rod ${stamp}`,
      at === 0 ? 'Resumo' : '',
      at === 0 ? 'Summary' : '',
      at === 7 ? 'descontinuado' : '',
      at === 7 ? 'Trocado' : '',
      at === 7 ? 'Replaced' : '',
    ])
    const heads = [
      'Código',
      'Seção',
      'title:br',
      'title:en',
      'description:br',
      'description:en',
      'life-state',
      'life-reason-br',
      'life-reason-en',
    ]
    const { id, body } = await send({
      subcategory: await subcategory(),
      table: table([heads, ...rows]),
    })
    expect(body.fields).toEqual([])
    const preview = await compare(id)
    expect(preview.refused.map(({ head, message }) => [head, message])).toEqual([])
    const done = await applied(id, { use: 'draft' })
    const product = await productOf(done)
    expect(product).toMatchObject({
      _status: 'draft',
      title: { br: `Haste ${stamp}`, en: `Rod ${stamp}` },
      description: { br: 'Resumo', en: 'Summary' },
    })
    const variants = product['variants'] as { values: Record<string, unknown> }[]
    expect(variants).toHaveLength(30)
    expect(variants[7]?.values).toMatchObject({ section: 8 })
    expect(Object.values(variants[7]?.values ?? {})).toEqual(
      expect.arrayContaining(['Trocado', 'Replaced']),
    )
  })

  it('refuses what contradicts the form, another row or the catalogue, by name', async () => {
    const first = await send({
      subcategory: await subcategory(),
      'title.br': `Dono ${stamp}`,
      table: table([['Código'], [`XY-${stamp}-900`]]),
    })
    await applied(first.id)
    const { id } = await send({
      subcategory: await subcategory(),
      'title.br': `Outro ${stamp}`,
      table: table([
        ['Código', 'title:br', 'Seção', 'Preço', 'Produto'],
        [`XY-${stamp}-900`, '', '1', '9', ''],
        [`XY-${stamp}-901`, 'Diferente', '=A1', '9', ''],
        [`XY-${stamp}-902`, '', '#REF!', '9', ''],
        [`xy ${stamp} 902`, '', '2', '9', ''],
        ['', '', '3', '9', ''],
        [`XY-${stamp}-903`, '', '4', '9', `Dono ${stamp}`],
        [`XY-${stamp}-904`, '', '5', '9', `Outro ${stamp}`],
      ]),
    })
    const { refused, unknownColumns, documents } = await compare(id)
    expect(refused.map(({ row, head }) => `${row} ${head}`).toSorted()).toEqual(
      [
        '2 Código',
        '3 title:br',
        '3 Seção',
        '4 Código',
        '5 Código',
        '6 Código',
        '7 Código',
      ].toSorted(),
    )
    expect(refused.find(({ row }) => row === 2)?.message).toContain(`Dono ${stamp}`)
    expect(unknownColumns).toMatchObject([{ head: 'Preço' }])
    expect(documents[0]?.tables[0]?.rows.map(({ partNumber }) => partNumber)).toEqual([
      `XY-${stamp}-901`,
      `XY-${stamp}-904`,
    ])
  })

  it('tells at its fields what a product needs; then nothing is kept', async () => {
    const title = { 'title.br': `Rascunho ${stamp}` }
    expect(await faultsOf({})).toEqual(['title:br'])
    expect(await faultsOf({ ...title, table: 'Código\tSeção\nX\t1' })).toEqual(['subcategory'])
    expect(
      await faultsOf({ ...title, subcategory: await subcategory(), table: 'X-1\t1\nX-2\t2' }),
    ).toEqual(['table'])
    // texts of a language without a title would be lost
    expect(await faultsOf({ ...title, 'summary.es': 'Sin título' })).toEqual(['title:es'])
    expect(await faultsOf({ 'title.br': 'x'.repeat(500) })).toEqual(['title:br'])
    expect(await titled(title['title.br'])).toEqual([])

    const { id } = await send(title)
    expect(await order(id)).toMatchObject({ status: 422 })
    const done = await applied(id, { use: 'draft' })
    expect(await productOf(done)).toMatchObject({
      title: { br: title['title.br'] },
      _status: 'draft',
    })
  })

  it.each([
    ['more rows than a file may have', `Código\tSeção\n${'X\t1\n'.repeat(50_001)}`, 422],
    ['more columns than a file may have', `Código\t${'Seção\t'.repeat(300)}\nX\t1`, 422],
    ['more than 4 MB', `Código\tSeção\nX\t${'1'.repeat(4 * 1024 * 1024)}`, 422],
    ['2 MB of quotes', `Código\tSeção\n${'"a""\t'.repeat(400_000)}`, 422],
  ])('refuses a table of %s in bounded time', async (_, text, status) => {
    const began = performance.now()
    const given = { subcategory: await subcategory(), 'title.br': `Hostil ${stamp}`, table: text }
    expect((await send(given)).status).toBe(status)
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  it('reads 100,000 cells with formulas and mixed signs', async () => {
    const others = Array.from({ length: 16 }, (_, at) => `Outra ${at}`)
    const lines = Array.from({ length: 5000 }, (_, at) =>
      [`XY-${stamp}-L${at}`, '1.234,5', 'M8', `=1+${at}`, ...others].join(';'),
    )
    const { id, body } = await send({
      subcategory: await subcategory(),
      'title.br': `Longo ${stamp}`,
      table: [['Código', 'Seção', 'Furo', 'life-reason-br', ...others].join(';'), ...lines].join(
        '\n',
      ),
    })
    expect(body.import, JSON.stringify(body).slice(0, 300)).toBeDefined()
    const { figures, refused, unknownColumns } = await compare(id)
    expect(figures).toMatchObject({ created: 5000 })
    expect(refused[0]).toMatchObject({ head: 'life-reason-br' })
    expect(unknownColumns).toHaveLength(16)
  })
})
