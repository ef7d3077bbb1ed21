/** @new-product */
import sharp from 'sharp'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Original, ProductCheck, ReadTable } from '#src/changes/plans/product-check.ts'
import type { PlanPreview, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import type { StaffRole } from './support/staff.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = Date.now().toString(36)

/** Product with the fields that a test says; `title.br` is the title in a language. */
function bodyOf(fields: Record<string, unknown>): object {
  const inEach = (name: string) =>
    Object.fromEntries(
      ['br', 'en', 'es'].flatMap((code) =>
        fields[`${name}.${code}`] === undefined ? [] : [[code, fields[`${name}.${code}`]]],
      ),
    )
  const others = Object.entries(fields).filter(([name]) => !name.includes('.'))
  return {
    title: inEach('title'),
    description: inEach('summary'),
    subcategory: null,
    pictures: [],
    ...Object.fromEntries(others),
  }
}

async function send(fields: Record<string, unknown>, role: StaffRole = 'editor', query = '') {
  const { status, body } = await staff<ProductCheck & { message: string }>(
    role,
    'POST',
    `/new-product${query}`,
    bodyOf(fields),
  )
  return { status, body, id: body.import?.id ?? 0 }
}

const faultsOf = async (fields: Record<string, unknown>) =>
  (await send(fields)).body.fields?.map(({ field }) => field)

const compare = async (id: number) =>
  (await staff<PlanPreview>('editor', 'GET', `/imports/${id}`)).body

async function order(id: number, more: object = {}) {
  const { expected } = await compare(id)
  return staff<{ message: string }>('editor', 'POST', `/imports/${id}/order`, {
    expected,
    use: 'publish',
    isPartial: false,
    without: [],
    ...more,
  })
}

const result = async (id: number) =>
  (await staff<PlanResult>('editor', 'GET', `/imports/${id}`)).body

async function applied(id: number, more: object = {}): Promise<PlanResult> {
  expect(await order(id, more)).toMatchObject({ status: 200 })
  await runPlan(payload, id)
  return result(id)
}

const productOf = async ({ made }: PlanResult, query_ = 'draft=true') => {
  const id = made[0]?.href.split('/').at(-1)
  const path = `/products/${id}?locale=all&depth=1&${query_}`
  return (await staff<Record<string, unknown>>('editor', 'GET', path)).body
}

let families = 0
async function subcategory(): Promise<number> {
  families += 1
  const name = `Pasted ${stamp} ${families}`
  const category = await create('categories', published(name))
  const attributes = [
    { key: 'section', label: 'Seção', type: 'number', unit: 'mm', decimals: 1 },
    {
      key: 'stud',
      label: 'Furo',
      type: 'choice',
      choices: [
        { value: 'm8', label: 'M8' },
        { value: 'm10', label: 'M10' },
      ],
    },
  ]
  const id = await create('subcategories', published(name, { category, attributes }))
  const { body } = await staff<{ attributes: { key: string }[] }>(
    'editor',
    'GET',
    `/subcategories/${id}?locale=br&depth=0`,
  )
  const translated = body.attributes.map((attribute) =>
    attribute.key === 'section' ? { ...attribute, label: 'Section' } : attribute,
  )
  await staff('editor', 'PATCH', `/subcategories/${id}?locale=en`, {
    title: name,
    attributes: translated,
    _status: 'published',
  })
  return Number(id)
}

const table = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join('\t')).join('\r\n')

/** Picture in the library, as the page stores it before the product. */
async function picture(): Promise<number> {
  const flat = { width: 640, height: 480, channels: 3 as const, background: '#336699' }
  const bytes = await sharp({ create: flat }).png().toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], `part-${stamp}.png`, { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt: 'Terminal' }))
  const response = await fetchCms('/admin/api/media?locale=br&depth=0', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}` },
    body: form,
  })
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const titled = (title: string) =>
  query(`select 1 from staff_entries where collection = 'products' and titles::text like $1`, [
    `%${title}%`,
  ])

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

  it('as a draft saves the texts of its pictures at once, which have no drafts', async () => {
    const image = await picture()
    const { id } = await send({
      'title.br': `Só rascunho ${stamp}`,
      pictures: [image],
      uploads: [{ collection: 'media', id: image, name: 'a.png', texts: { br: `Alt ${stamp}` } }],
    })
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
    // what is no value stays in its cell
    expect(parts).toEqual([
      { part_number: `PT${stamp}-1`, values: { section: 15, stud: 'm8' } },
      { part_number: `PT${stamp}-2`, values: { section: 'dois', stud: 'M7' } },
    ])
    const chosen = await read({ 2: 'stud', 4: '' })
    expect(chosen.columns.map(({ key }) => key)).toEqual([
      '@part_number',
      'section',
      'stud',
      'title:en',
    ])
    expect(chosen.parts[0]?.values).toEqual({ section: 15, stud: 'm10' })
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
