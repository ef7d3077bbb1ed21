import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { FormAnswer } from '../src/admin/forms/form-answer.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import type { StaffRole } from './support/staff.ts'

const stamp = String(Date.now()).slice(-6)

async function send(
  path: string,
  fields: Record<string, string | Blob>,
  role: StaffRole = 'editor',
): Promise<{ status: number; body: FormAnswer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await fetchCms(`/admin/api${path}`, {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn(role)}` },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as FormAnswer }
}

const subcategory = async (): Promise<string> => {
  const category = await create('categories', published(`Forms ${stamp}`))
  const attributes = [{ key: 'section', label: 'Seção', type: 'number', unit: 'mm', decimals: 1 }]
  const more = { category, attributes }
  return String(await create('subcategories', published(`Forms ${stamp}`, more)))
}

const picture = async (): Promise<Blob> => {
  const flat = { width: 640, height: 480, channels: 3 as const, background: '#336699' }
  const bytes = await sharp({ create: flat }).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'part.png', { type: 'image/png' })
}

const count = async (table: string): Promise<number> =>
  (await query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0

it('a form publishes a product in its languages, with its picture and part numbers', async () => {
  const fields = {
    subcategory: await subcategory(),
    'title.br': `Terminal ${stamp}`,
    'title.en': `Lug ${stamp}`,
    'summary.en': 'A lug.',
    'alt.en': 'A lug, seen from above',
    picture: await picture(),
    table: `Código\tSeção\nXY-${stamp}-10\t10,5`,
    action: 'publish',
  }
  expect((await send('/new-product', fields, 'translator')).status).toBe(403)

  const before = [await count('media'), await count('products')]
  const twice = { ...fields, table: `Código\tSeção\nXY-${stamp}-10\tdez` }
  const refused = await send('/new-product', twice)
  expect(refused).toMatchObject({
    status: 422,
    body: { done: false, faults: [{ field: 'table' }] },
  })
  const fake = new File(['no picture'], 'part.png', { type: 'image/png' })
  expect((await send('/new-product', { ...fields, picture: fake })).body).toMatchObject({
    done: false,
    faults: [{ field: 'picture' }],
  })
  expect(
    (await send('/new-product', { ...fields, 'title.br': '', 'title.en': '' })).body.faults,
  ).toMatchObject([{ field: 'title.br' }, { field: 'title.en' }])
  // rejected forms store nothing
  expect([await count('media'), await count('products')]).toEqual(before)

  const made = await send('/new-product', fields)
  expect(made).toMatchObject({ status: 200, body: { done: true } })
  const id = made.body.href?.split('/').at(-1)
  const { body } = await staff<Record<string, unknown>>(
    'editor',
    'GET',
    `/products/${id}?locale=all&depth=1`,
  )
  expect(body).toMatchObject({
    _status: 'published',
    title: { br: `Terminal ${stamp}`, en: `Lug ${stamp}` },
    description: { en: 'A lug.' },
    pictures: [{ alt: { br: `Terminal ${stamp}`, en: 'A lug, seen from above' } }],
    variants: [{ part_number: `XY-${stamp}-10`, values: { section: 10.5 } }],
  })
  expect(Object.keys(Object(body['title']))).not.toContain('es')
})

it('a form publishes what the editor would, and drafts a product with a title alone', async () => {
  const title = { 'title.br': `Rascunho ${stamp}` }
  const faultsOf = async (fields: Record<string, string>) =>
    (await send('/new-product', fields)).body.faults?.map(({ field }) => field)
  const before = await count('products')
  expect(await faultsOf({ ...title, action: 'publish' })).toEqual(['subcategory'])
  expect(await faultsOf({ action: 'publish' })).toEqual(['title.br', 'subcategory'])
  expect(await faultsOf({ ...title, table: 'Código\tSeção\nX\t1', action: 'draft' })).toEqual([
    'subcategory',
  ])
  // texts of a language without a title would be lost
  expect(await faultsOf({ ...title, 'summary.es': 'Sin título', action: 'draft' })).toEqual([
    'title.es',
  ])
  expect(await count('products')).toBe(before)
  const drafted = await send('/new-product', { ...title, subcategory: '', action: 'draft' })
  expect(drafted).toMatchObject({ status: 200, body: { done: true } })
  const id = drafted.body.href?.split('/').at(-1)
  expect((await staff('editor', 'GET', `/products/${id}?locale=br&draft=true`)).body).toMatchObject(
    {
      title: title['title.br'],
      _status: 'draft',
    },
  )
})

it('a form of the first page saves all of it or nothing', async () => {
  const look = () => staff('editor', 'GET', '/globals/appearance?depth=0')
  const layout = () => staff('editor', 'GET', '/globals/layout?locale=all&depth=0')
  const home = () => staff('editor', 'GET', '/globals/home?locale=all&depth=0&draft=true')
  const before = [await look(), await layout(), await home()].map(({ body }) => body)
  const company = { name: 'Parts & Co.', accent: '#fefefe', address: '1 Mill Lane', phone: '1' }
  expect((await send('/set-up/company', company, 'translator')).status).toBe(403)
  expect((await send('/set-up/company', company)).body).toMatchObject({
    done: false,
    faults: [{ field: 'accent' }],
  })
  expect((await send('/set-up/company', { ...company, surface: '#5a5a5a' })).body).toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ field: 'surface' })]),
  })
  const script = new File(['<svg><script/></svg>'], 'logo.svg', { type: 'image/svg+xml' })
  expect(
    (await send('/set-up/company', { ...company, accent: '', logo: script })).body,
  ).toMatchObject({ done: false, faults: [{ field: 'logo' }] })
  const heavy = new File([`<svg>${' '.repeat(600_000)}</svg>`], 'logo.svg')
  expect(await send('/set-up/company', { ...company, logo: heavy })).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/grande demais|too large/) },
  })
  expect((await send('/set-up/home', { 'title.br': 'Início', 'title.en': '' })).body).toMatchObject(
    { done: false, faults: [{ field: 'title.en' }] },
  )
  expect([await look(), await layout(), await home()].map(({ body }) => body)).toEqual(before)
})
