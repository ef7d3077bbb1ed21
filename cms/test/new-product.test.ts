/** @new-product */
import sharp from 'sharp'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { FormAnswer } from '#src/admin/forms/form-answer.ts'
import type { PlanPreview, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import type { StaffRole } from './support/staff.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = Date.now().toString(36)

async function send(fields: Record<string, string | Blob>, role: StaffRole = 'editor') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await fetchCms('/admin/api/new-product', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn(role)}` },
    body: form,
  })
  const body = (await response.json()) as FormAnswer
  const id = Number(body.href?.split('import=').at(-1))
  return { status: response.status, body, id }
}

const faultsOf = async (fields: Record<string, string | Blob>) =>
  (await send(fields)).body.faults?.map(({ field }) => field)

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
async function subcategory(): Promise<string> {
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
  return String(id)
}

const table = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join('\t')).join('\r\n')

const picture = async (): Promise<Blob> => {
  const flat = { width: 640, height: 480, channels: 3 as const, background: '#336699' }
  const bytes = await sharp({ create: flat }).png().toBuffer()
  return new File([new Uint8Array(bytes)], `part-${stamp}.png`, { type: 'image/png' })
}

const pictures = async () =>
  (
    await query<{ count: number }>(
      `select count(*)::int as count from media where filename like $1`,
      [`part-${stamp}%`],
    )
  )[0]?.count ?? 0

const titled = (title: string) =>
  query(`select 1 from staff_entries where collection = 'products' and titles::text like $1`, [
    `%${title}%`,
  ])

describe('a new product', () => {
  it('is compared first, then published in its languages as one change, and taken back', async () => {
    const fields = {
      subcategory: await subcategory(),
      'title.br': `Terminal ${stamp}`,
      'title.en': `Lug ${stamp}`,
      'summary.en': 'A lug.',
      'alt.en': 'A lug, seen from above',
      picture: await picture(),
      table: table([
        ['Código', 'Section (mm)', 'Furo'],
        [`XY-${stamp}-10`, '10,5', 'M8'],
        [`XY-${stamp}-16`, 'dezesseis', 'm10'],
      ]),
    }
    expect((await send(fields, 'translator')).status).toBe(403)
    const { status, body, id } = await send(fields)
    expect([status, body.done], JSON.stringify(body)).toEqual([200, true])
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
    // compared again, the same picture is not stored twice
    const stored = await pictures()
    expect(stored).toBe(1)
    await send({ ...fields, table: '' })
    expect(await pictures()).toBe(stored)

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
    expect(body.faults).toBeUndefined()
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
    expect(await faultsOf({})).toEqual(['title.br'])
    expect(await faultsOf({ ...title, table: 'Código\tSeção\nX\t1' })).toEqual(['subcategory'])
    expect(
      await faultsOf({ ...title, subcategory: await subcategory(), table: 'X-1\t1\nX-2\t2' }),
    ).toEqual(['table'])
    // texts of a language without a title would be lost
    expect(await faultsOf({ ...title, 'summary.es': 'Sin título' })).toEqual(['title.es'])
    expect(await faultsOf({ 'title.br': 'x'.repeat(500) })).toEqual(['title.br'])
    const fake = new File(['no picture'], `part-${stamp}-fake.png`, { type: 'image/png' })
    expect(await faultsOf({ ...title, picture: fake })).toEqual(['picture'])
    expect(await titled(title['title.br'])).toEqual([])

    const { id } = await send(title)
    expect(await order(id)).toMatchObject({ status: 422 })
    const done = await applied(id, { use: 'draft' })
    expect(await productOf(done)).toMatchObject({
      title: { br: title['title.br'] },
      _status: 'draft',
    })
  })

  it.each<[string, string, string[] | undefined]>([
    ['more rows than a file may have', `Código\tSeção\n${'X\t1\n'.repeat(50_001)}`, ['table']],
    ['more columns than a file may have', `Código\t${'Seção\t'.repeat(300)}\nX\t1`, ['table']],
    ['more than 4 MB', `Código\tSeção\nX\t${'1'.repeat(4 * 1024 * 1024)}`, ['table']],
    ['2 MB of quotes', `Código\tSeção\n${'"a""\t'.repeat(400_000)}`, ['table']],
  ])('refuses a table of %s in bounded time', async (_, text, faults) => {
    const began = performance.now()
    expect(
      await faultsOf({
        subcategory: await subcategory(),
        'title.br': `Hostil ${stamp}`,
        table: text,
      }),
    ).toEqual(faults)
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
    expect(body.done, JSON.stringify(body).slice(0, 300)).toBe(true)
    const { figures, refused, unknownColumns } = await compare(id)
    expect(figures).toMatchObject({ created: 5000 })
    expect(refused[0]).toMatchObject({ head: 'life-reason-br' })
    expect(unknownColumns).toHaveLength(16)
  })
})
