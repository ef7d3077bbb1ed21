/** @lists */
import { beforeAll, describe, expect, it } from 'vitest'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import type { StaffRole } from './support/staff.ts'
import { sheetTexts } from './support/sheet-texts.ts'

interface Row {
  id: number
  title: string
  family: string
  parent: string
  partNumbers: number
  languages: { locale: string; state: string }[]
  site: string
  scheduled: string | null
  share: number
  lacks: { name: string; href: string }[]
  author: string
}

interface List {
  rows: Row[]
  total: number
  partNumbers: number
}

const stamp = String(Date.now()).slice(-6)
let subcategory: number
let other: number
const ids: Record<string, number> = {}

const list = (parameters: string, role: StaffRole | undefined = 'editor') =>
  staff<List>(role, 'GET', `/list?collection=products&${parameters}`)

/**
 * Families of the products created by this test that a query lists, in the order of the response.
 */
async function families(parameters: string): Promise<string[]> {
  const { status, body } = await list(`parent=${subcategory},${other}&${parameters}`)
  expect(status).toBe(200)
  return body.rows.map(({ family }) => family)
}

const attributes = [
  { key: 'section', label: 'Seção', type: 'number', unit: 'mm²', filter: true },
  { key: 'torque', label: 'Torque', type: 'number', unit: 'Nm' },
]

beforeAll(async () => {
  const category = await create('categories', published(`Listas ${stamp}`))
  const of = (title: string) =>
    create('subcategories', published(`${title} ${stamp}`, { category, attributes }))
  subcategory = await of('Listada')
  other = await of('Outra listada')
  const product = (family: string, more: object) =>
    create('products', { title: `Produto ${family} ${stamp}`, family, subcategory, ...more })
  ids['AA'] = await product('AA', {
    _status: 'published',
    description: 'Resumo',
    variants: [
      { part_number: `AA-${stamp}-10`, values: { section: 10 } },
      { part_number: `AA-${stamp}-95/12`, values: {} },
    ],
  })
  ids['BB'] = await product('BB', {
    _status: 'published',
    subcategory: other,
    variants: [{ part_number: `BB-${stamp}-10`, values: { torque: 10 } }],
  })
  ids['CC'] = await product('CC', { _status: 'draft' })
  await staff('editor', 'PATCH', `/products/${ids['BB']}?locale=en&draft=true`, {
    title: `Product BB ${stamp}`,
    _status: 'draft',
  })
})

describe('a list of products', () => {
  it('shows what a row needs', async () => {
    const { body } = await list(`q=aa${stamp}9512`)
    expect([body.total, body.partNumbers]).toEqual([1, 2])
    expect(body.rows[0]).toMatchObject({
      id: ids['AA'],
      title: `Produto AA ${stamp}`,
      parent: `Listada ${stamp}`,
      partNumbers: 2,
      languages: [
        { locale: 'br', state: 'public' },
        { locale: 'en', state: 'absent' },
        { locale: 'es', state: 'absent' },
      ],
      site: 'public',
      scheduled: null,
      author: 'administrator',
    })
    const lacks = body.rows[0]?.lacks ?? []
    expect(lacks.map(({ href }) => href)).toContain(
      `/admin/collections/products/${ids['AA']}?locale=es#field-title`,
    )
    expect(lacks.some(({ href }) => href.endsWith('#field-variants'))).toBe(true)
  })

  it.each([
    ['text', () => `q=Produto BB ${stamp}`, ['BB']],
    ['a text in another language', () => `q=Product BB ${stamp}`, ['BB']],
    ['a text too short to search', () => 'q=x', []],
    ['the parent', () => `parent=${other}`, ['BB']],
    ['the state on the site', () => 'site=draft&order=title', ['CC']],
    ['several states', () => 'site=draft,changed&order=title', ['BB', 'CC']],
    ['the state of a language', () => 'language=en&state=draft&order=title', ['BB']],
    ['the state of any language', () => 'state=absent&order=title', ['AA', 'BB', 'CC']],
    ['a missing text', () => 'missing=description.br&order=title', ['BB', 'CC']],
    ['an attribute with gaps', () => 'missing=column.section&order=title', ['AA']],
    ['an attribute that the family does not use', () => 'missing=column.torque', []],
    ['anything missing', () => 'missing=any&order=title', ['AA', 'BB', 'CC']],
    ['an unknown account', () => 'author=999999', []],
    ['days', () => 'since=2020-01-01&until=2999-12-31&order=title', ['AA', 'BB', 'CC']],
    ['days in the past', () => 'until=2020-01-01', []],
    ['schedules', () => 'scheduled=yes', []],
  ])('is filtered by %s', async (_, filter, expected) => {
    const parameters = filter()
    const scope = parameters.startsWith('parent') ? '' : `parent=${subcategory},${other}&`
    const { body } = await list(scope + parameters)
    expect(body.rows.map(({ family }) => family)).toEqual(expected)
    expect(body.total).toBe(expected.length)
  })

  it('is filtered by the account that looks at it', async () => {
    const { body: me } = await staff<{ user: { id: number } }>('editor', 'GET', '/users/me')
    expect(await families('author=me')).toEqual(['BB'])
    expect(await families(`author=${me.user.id}`)).toEqual(['BB'])
  })

  it('shows and filters what is scheduled', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const { status } = await staff('editor', 'POST', `/products/${ids['CC']}/schedule`, {
      type: 'publish',
      at,
      locales: ['br'],
    })
    expect(status).toBe(200)
    const { body } = await list(`scheduled=yes&parent=${subcategory}`)
    expect(body.rows.map(({ family, scheduled }) => [family, scheduled !== null])).toEqual([
      ['CC', true],
    ])
  })

  it.each([
    ['order=title', ['AA', 'BB', 'CC']],
    ['order=-title', ['CC', 'BB', 'AA']],
    ['order=-part-numbers', ['AA', 'BB', 'CC']],
    ['order=-complete', ['BB', 'AA', 'CC']],
    ['order=complete', ['CC', 'AA', 'BB']],
  ])('is ordered: %s', async (order, expected) => {
    expect(await families(order)).toEqual(expected)
  })

  it('has pages that leave nothing out', async () => {
    const { body: all } = await list('size=100&order=title')
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`size=25&order=title&page=${page}`)),
    )
    const listed = pages.flatMap(({ body }) => body.rows.map(({ id }) => id))
    expect(listed).toEqual(all.rows.map(({ id }) => id).slice(0, listed.length))
    expect(pages.every(({ body }) => body.total === all.total)).toBe(true)
    expect((await list('page=100000')).body.rows).toEqual([])
  })

  it.each([
    `q=${encodeURIComponent("'; drop table staff_entries; --")}`,
    'q=%25%25%25%25',
    'missing=%27%20or%201=1',
    'parent=1%20or%201=1',
    'site=%27&state=%27&language=%27',
    'since=9999-99-99&until=infinity',
    'page=-1&size=0',
    'page=1e309&size=1e309',
    'ids=%27,1;2',
    'order=changed_at;drop',
    `q=${'%F0%9F%94%A5'.repeat(300)}`,
  ])('takes hostile values: %s', async (parameters) => {
    expect((await list(parameters)).status).toBe(200)
  })

  it('is read by ids', async () => {
    const { body } = await list(`ids=${ids['AA']},${ids['CC']},0,x&order=title`)
    expect(body.rows.map(({ family }) => family)).toEqual(['AA', 'CC'])
  })

  it('is exported as a workbook', async () => {
    const answer = await fetchCms(`/admin/api/list/export?collection=products&ids=${ids['AA']}`, {
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    const cells = await sheetTexts(new Uint8Array(await answer.arrayBuffer()))
    expect(JSON.stringify(cells)).toContain(`Produto AA ${stamp}`)
  })

  it.each([
    ['attendant', 'products', 200],
    ['attendant', 'posts', 403],
    ['translator', 'products', 200],
    ['translator', 'redirects', 403],
    ['editor', 'users', 403],
    ['editor', 'messages', 403],
    ['editor', '__proto__', 403],
    [undefined, 'products', 401],
  ] as const)('opens for those who may read it: %s, %s', async (role, collection, status) => {
    const answer = await staff(role, 'GET', `/list?collection=${collection}`)
    expect(answer.status).toBe(status)
  })
})

describe('saved views', () => {
  interface View {
    id: number
    name: string
    query: string
    role: string | null
    isEditable: boolean
  }
  const read = async (role: StaffRole): Promise<View[]> =>
    (await staff<{ views: View[] }>(role, 'GET', '/list-views?collection=products')).body.views
  const save = (role: StaffRole, body: object) =>
    staff<{ id: number; message?: string }>(role, 'POST', '/list-views', {
      collection: 'products',
      ...body,
    })

  it('belong to the account that saved them, in one spelling', async () => {
    const { status, body } = await save('editor', {
      name: `  Minha\nvista ${stamp} `,
      query: '?order=title&site=draft&limit=10&page=3',
    })
    expect(status).toBe(201)
    expect((await read('editor')).find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      name: `Minha vista ${stamp}`,
      query: '?site=draft&order=title',
      role: null,
      isEditable: true,
    })
    expect((await read('translator')).map(({ id }) => id)).not.toContain(body.id)
    for (const role of ['translator', 'administrator'] as const) {
      expect((await staff(role, 'PATCH', `/list-views/${body.id}`, { name: 'x' })).status).toBe(404)
      expect((await staff(role, 'DELETE', `/list-views/${body.id}`)).status).toBe(404)
    }
    expect(
      (await staff('editor', 'PATCH', `/list-views/${body.id}`, { name: 'Outro nome' })).status,
    ).toBe(200)
    const filters = { query: '?value=section~70..~mm²&page=2&site=draft' }
    expect((await staff('editor', 'PATCH', `/list-views/${body.id}`, filters)).status).toBe(200)
    expect((await read('editor')).find(({ id }) => id === body.id)).toMatchObject({
      name: 'Outro nome',
      query: '?value=section~70..~mm%C2%B2&site=draft',
    })
    expect((await staff('editor', 'DELETE', `/list-views/${body.id}`)).status).toBe(200)
    expect((await read('editor')).map(({ id }) => id)).not.toContain(body.id)
  })

  it('are shared with a role by administrators alone', async () => {
    expect((await save('editor', { name: 'x', query: '', role: 'translator' })).status).toBe(403)
    const { body } = await save('administrator', {
      name: `Para tradutores ${stamp}`,
      query: '?state=absent',
      role: 'translator',
    })
    const seen = (await read('translator')).find(({ id }) => id === body.id)
    expect(seen).toMatchObject({ role: 'translator', isEditable: false })
    expect((await read('editor')).map(({ id }) => id)).not.toContain(body.id)
    expect((await staff('translator', 'DELETE', `/list-views/${body.id}`)).status).toBe(404)
    expect(
      (await staff('administrator', 'PATCH', `/list-views/${body.id}`, { role: null })).status,
    ).toBe(200)
    expect((await read('translator')).map(({ id }) => id)).not.toContain(body.id)
    await staff('administrator', 'DELETE', `/list-views/${body.id}`)
  })

  it('are counted', async () => {
    const { body } = await staff<{ counts: Record<string, number> }>(
      'editor',
      'GET',
      '/list-views?collection=products',
    )
    const [all] = await query<{ count: number }>(
      "select count(*)::int as count from staff_entries where collection = 'products'",
    )
    expect(body.counts['']).toBe(all?.count)
    expect(Object.keys(body.counts)).toContain('?state=absent')
  })

  it.each([
    [{ name: '' }],
    [{ name: ' \n' }],
    [{ name: 'a'.repeat(61) }],
    [{ name: 7 }],
    [{ name: ['x'] }],
    [{}],
  ])('are refused in words without a name: %j', async (body) => {
    const answer = await save('editor', body)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(/\S/)
  })

  it.each([
    [{ name: 'x', collection: 'users' }, 403],
    [{ name: 'x', collection: 'redirects' }, 403],
    [{ name: 'x', collection: 7 }, 422],
  ])('are only of lists that the account may open: %j', async (body, status) => {
    expect((await save('translator', body)).status).toBe(status)
  })

  it('keep a limit for each account', async () => {
    for (let count = 0; count < 100; count += 1) await save('translator', { name: `v${count}` })
    const answer = await save('translator', { name: 'mais uma' })
    expect(answer.status).toBe(422)
    for (const { id } of await read('translator'))
      await staff('translator', 'DELETE', `/list-views/${id}`)
  })

  it('are gone with the account', async () => {
    const [owner] = await query<{ id: number }>(
      "insert into users (name, email, role) values ('Some', $1, 'editor') returning id",
      [`views-${stamp}@example.com`],
    )
    await query(
      "insert into list_views (collection, name, query, owner_id) values ('products', 'x', '', $1)",
      [owner?.id],
    )
    await query('delete from users where id = $1', [owner?.id])
    expect(await query('select 1 from list_views where owner_id = $1', [owner?.id])).toEqual([])
  })
})
