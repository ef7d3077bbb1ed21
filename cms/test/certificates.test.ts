/** @certificates */
import type { Answer } from '@vitrine/contract/client'
import { dayPlus, siteDay } from '@vitrine/contract/validity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { latest, since } from './support/publishing.ts'

const stamp = String(Date.now()).slice(-6)
const [part, other] = [`CQ-${stamp}-10`, `CQ-${stamp}-12`]
const noon = (days: number): string => `${dayPlus(siteDay(), days)}T12:00:00.000Z`
let product: number
const made: number[] = []

const certificate = async (number: string, more: object = {}): Promise<number> => {
  const id = await create('certificates', {
    _status: 'published',
    number: `${number}-${stamp}`,
    standard: 'ZQ 1',
    kind: 'test',
    body: 'Body',
    note: 'for the staff alone',
    ...more,
  })
  made.push(id)
  return id
}
const change = (id: number, data: object, role: 'editor' | 'administrator' = 'editor') =>
  staff<{ errors?: unknown }>(role, 'PATCH', `/certificates/${id}?locale=br&depth=0`, data)

const all = async () => (await call<Answer<'certificates-read'>>('/web/certificates')).body
const numbers = async () =>
  (await all()).data.map(({ number }) => number).filter((number) => number.endsWith(stamp))
const ofProduct = async () =>
  (await call<Answer<'product-read'>>(`/web/products/${product}`)).body.certificates

beforeAll(async () => {
  const category = await create('categories', published(`Com certificados ${stamp}`))
  const subcategory = await create('subcategories', published('Certificados', { category }))
  product = await create(
    'products',
    published(`Certificado ${stamp}`, {
      subcategory,
      variants: [
        { part_number: part, values: {} },
        { part_number: other, values: {} },
      ],
    }),
  )
})

afterAll(async () => {
  for (const id of made) await staff('administrator', 'DELETE', `/certificates/${id}`)
})

describe('certificates', () => {
  it('are public when they are published, with what they say and without owner and note', async () => {
    const id = await certificate('P', {
      title: 'Ensaio',
      valid_from: noon(-10),
      valid_until: noon(10),
      scope: [{ product, part_numbers: part.toLowerCase().replaceAll('-', '') }],
    })
    const { data, products } = await all()
    expect(data.find((one) => one.id === id)).toEqual({
      id,
      title: 'Ensaio',
      number: `P-${stamp}`,
      standard: 'ZQ 1',
      body: 'Body',
      kind: 'test',
      plants: '',
      valid_from: dayPlus(siteDay(), -10),
      valid_until: dayPlus(siteDay(), 10),
      company: false,
      files: [],
      scope: [{ product, part_numbers: [part.toLowerCase().replaceAll('-', '')] }],
    })
    expect(products.map((one) => one.id)).toContain(product)
    expect((await ofProduct()).map(({ number }) => number)).toEqual([`P-${stamp}`])
    for (const text of [`p ${stamp}`, `certificado P-${stamp}`]) {
      const { body: found } = await call<Answer<'search-read'>>(
        `/web/search?search=${encodeURIComponent(text)}`,
      )
      expect(found.certificates.map(({ number }) => number)).toEqual([`P-${stamp}`])
      expect(found.products.data[0]?.id).toBe(product)
    }
    await change(id, { _status: 'draft' })
    expect(await numbers()).toEqual([])
    expect(await ofProduct()).toEqual([])
  })

  it('expire with a change the pages of their products, before and after, and no others', async () => {
    const start = await latest()
    const id = await certificate('T', { scope: [{ product }] })
    expect(new Set(await since(start))).toEqual(
      new Set([
        `certificate:${id}`,
        'certificate',
        `product:${product}`,
        ...(await layoutOfFirst()),
      ]),
    )
    const moved = await latest()
    await change(id, { scope: [] })
    expect(await since(moved)).toContain(`product:${product}`)
  })

  it('bear the days on which they change', async () => {
    const id = await certificate('D', { valid_from: noon(-10), valid_until: noon(10) })
    const answer = await call('/web/certificates')
    const tags = answer.headers.get('cache-tag')?.split(' ')
    expect(tags).toContain(`day:${dayPlus(siteDay(), 11)}`)
    expect(tags).toContain(`certificate:${id}`)
    expect(tags).not.toContain(`day:${dayPlus(siteDay(), -10)}`)
  })

  it('are refused when they end before they begin, or name part numbers of no product', async () => {
    const id = await certificate('R', { scope: [{ product, part_numbers: `${part}\n${other}` }] })
    const ends = await change(id, { valid_from: noon(3), valid_until: noon(2) })
    expect([ends.status, JSON.stringify(ends.body)]).toEqual([
      400,
      expect.stringContaining('termina antes de começar'),
    ])
    const unknown = await change(id, { scope: [{ product, part_numbers: `${part}, CQ-0` }] })
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
      400,
      expect.stringContaining('CQ-0'),
    ])
  })

  it('are read by the roles that write content, and by nobody without a session', async () => {
    for (const [role, status] of [
      ['editor', 200],
      ['translator', 200],
      ['attendant', 403],
      [undefined, 401],
    ] as const)
      expect((await staff(role, 'GET', '/certificates?limit=1')).status, role).toBe(status)
  })

  it('have owners that editors can choose by name', async () => {
    const { body } = await staff<{ name: string }[]>(
      'editor',
      'GET',
      '/lead-owners?of=certificates',
    )
    expect(body.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['administrator', 'editor']),
    )
    expect(body.map(({ name }) => name)).not.toContain('attendant')
    expect((await staff('attendant', 'GET', '/lead-owners?of=certificates')).status).toBe(403)
  })
})

/**
 * Expected tags of the first certificate: the layout changes when the first one is added or the
 * last one removed.
 */
const layoutOfFirst = async (): Promise<string[]> =>
  (await all()).data.length === 1 ? ['layout'] : []

describe('documents of part numbers', () => {
  const step = new File(['ISO-10303-21;\nHEADER;'], 'a.step', { type: 'text/plain' })
  const upload = async (title: string, data: object, file = step) => {
    const form = new FormData()
    form.set('file', file)
    form.set('_payload', JSON.stringify({ title, kind: 'model', ...data }))
    const answer = await fetchCms(`/admin/api/files?locale=br`, {
      method: 'POST',
      body: form,
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { doc: { id: number } }).doc.id
  }

  it('are typed, with revision and the part numbers that they hold for', async () => {
    const [one, whole] = [
      await upload(`Modelo ${stamp}`, { revision: 'B', part_numbers: part }),
      await upload(`Família ${stamp}`, {}),
    ]
    await staff('editor', 'PATCH', `/products/${product}?locale=br`, { documents: [one, whole] })
    const { documents } = (await call<Answer<'product-read'>>(`/web/products/${product}`)).body
    expect(documents).toEqual([
      expect.objectContaining({
        kind: 'model',
        mime: 'model/step',
        revision: 'B',
        part_numbers: [part],
      }),
      expect.objectContaining({ kind: 'model', revision: null, part_numbers: [] }),
    ])
    const { data } = (
      await call<Answer<'documents-read'>>(
        `/web/parts/documents?items=${other},${part},none-${stamp}`,
      )
    ).body
    expect(data.map(({ title, parts }) => [title, parts])).toEqual([
      [`Modelo ${stamp}`, [part]],
      [`Família ${stamp}`, [other, part]],
    ])
    const { headers } = await fetchCms(documents[0]?.url ?? '')
    expect([
      headers.get('content-disposition')?.split(';')[0],
      headers.get('x-content-type-options'),
    ]).toEqual(['attachment', 'nosniff'])
  })

  it('find their products by the number that is printed on them, in any spelling and whole', async () => {
    const drawing = await upload(`Corte ${stamp}`, { number: `DW ${stamp}/7` })
    await staff('editor', 'PATCH', `/products/${product}?locale=br`, { documents: [drawing] })
    const found = async (text: string) =>
      (
        await call<Answer<'search-read'>>(`/web/search?search=${encodeURIComponent(text)}`)
      ).body.products.data.map(({ id }) => id)
    expect((await found(`DW ${stamp}/7`))[0]).toBe(product)
    expect((await found(`dw${stamp}-7`))[0]).toBe(product)
    expect(await found(`DW ${stamp}/77`)).not.toContain(product)
    expect(await found(`W${stamp}7`)).not.toContain(product)
  })

  it('are without the drawing that states the values of one, which is made for each', async () => {
    const svg = (text: string) =>
      new File(
        [
          `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><g id="without-labels"/>${text}</svg>`,
        ],
        'a.svg',
        { type: 'image/svg+xml' },
      )
    const label = '<path data-label="{part_number}" data-x="1" data-y="9" data-size="4" d="M0 0"/>'
    const drawing = { kind: 'drawing', mimeType: 'image/svg+xml' }
    const [labelled, plain] = [
      await upload(`Cotado ${stamp}`, drawing, svg(label)),
      await upload(`Letras ${stamp}`, drawing, svg('')),
    ]
    const read = async () =>
      (await call<Answer<'documents-read'>>(`/web/parts/documents?items=${other},${part}`)).body
    await staff('editor', 'PATCH', `/products/${product}?locale=br`, { documents: [labelled] })
    expect(await read()).toEqual({
      data: [],
      drawings: [other, part].map((code) => ({ part_number: code, product })),
    })
    await staff('editor', 'PATCH', `/products/${product}?locale=br`, { documents: [plain] })
    expect(await read()).toMatchObject({ data: [{ parts: [other, part] }], drawings: [] })
  })
})

describe('owners', () => {
  const mails = () =>
    query<{ to: string; subject: string; locale: string }>(
      `select "to", subject, locale from mails where template = 'certificate-expiring' and subject like $1 order by id`,
      [`%${stamp}%`],
    )
  const run = async () => {
    const [job] = await query<{ id: number }>(
      `insert into payload_jobs (task_slug, queue, input, wait_until, processing, has_error, total_tried, created_at, updated_at)
      values ('notify-certificate-owners', 'default', '{}'::jsonb, now(), false, false, 0, now(), now()) returning id`,
    )
    await expect
      .poll(() => query('select id from payload_jobs where id = $1', [job?.id]), {
        timeout: 20_000,
        interval: 200,
      })
      .toEqual([])
  }

  it('are told once for each notice, in the language of their panel, and again after a renewal', async () => {
    const [owner] = await query<{ id: number }>(
      `select id from users where email = 'editor@example.com'`,
    )
    await query(`update users set panel_language = 'es' where id = $1`, [owner?.id])
    const id = await certificate('M', { owner: owner?.id, valid_until: noon(20) })
    await certificate('N', { valid_until: noon(20) })
    await certificate('O', { owner: owner?.id, valid_until: noon(91) })
    await certificate('E', { owner: owner?.id, valid_until: noon(-1) })
    await run()
    expect(await mails()).toEqual([
      { to: 'editor@example.com', subject: `ZQ 1 M-${stamp} vence en 20 días`, locale: 'es' },
    ])
    await run()
    expect(await mails()).toHaveLength(1)
    await change(id, { valid_until: noon(6) })
    await run()
    await run()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `ZQ 1 M-${stamp} vence en 20 días`,
      `ZQ 1 M-${stamp} vence en 6 días`,
    ])
    await query(`update users set panel_language = null where id = $1`, [owner?.id])
  })
})
