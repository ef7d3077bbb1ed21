/** @completeness */
import { getPayload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { offered, offeredOf } from '#src/staff-index/offered-requirements.ts'
import type { RuledCollection } from '#src/staff-index/offered-requirements.ts'
import { recordAgain } from './support/background-steps.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import {
  check,
  declare,
  factsOf,
  launchedLanguages,
  needs,
  resetRules,
  site,
} from './support/completeness.ts'
import type { Check } from './support/completeness.ts'
import { query } from './support/database.ts'
import type { StaffRole } from './support/staff.ts'

/** Names of the fields of a collection, with those of groups by path. */
function namesIn(fields: readonly unknown[], path = ''): string[] {
  return fields.flatMap((field) => {
    const { name, type, tabs, fields: inner } = Object(field) as Record<string, unknown>
    const parts = [tabs, inner].flat().filter((each) => each !== undefined)
    if (typeof name !== 'string') return namesIn(parts, path)
    return [path + name, ...(type === 'group' ? namesIn(parts, `${name}.`) : [])]
  })
}

const stamp = String(Date.now()).slice(-6)
let subcategory: number
let other: number
let launched: string[]
const ids: Record<string, number> = {}

const attributes = [
  { key: 'section', label: 'Seção', type: 'number', unit: 'mm²', filter: true },
  { key: 'bore', label: 'Furo', type: 'number', unit: 'mm', filter: true },
  { key: 'torque', label: 'Torque', type: 'number', unit: 'Nm' },
]

interface List {
  total: number
  rows: { id: number; share: number; lacks: { name: string }[] }[]
}

const list = async (parameters: string): Promise<List> =>
  (
    await staff<List>(
      'editor',
      'GET',
      `/list?collection=products&parent=${subcategory}&order=title&${parameters}`,
    )
  ).body

beforeAll(async () => {
  launched = await launchedLanguages()
  const category = await create('categories', published(`Completos ${stamp}`))
  const of = (title: string) =>
    create('subcategories', published(`${title} ${stamp}`, { category, attributes }))
  subcategory = await of('Completa')
  other = await of('Outra completa')
  const product = (family: string, more: object) =>
    create('products', published(`Produto ${family} ${stamp}`, { family, subcategory, ...more }))
  const row = (number: string, values: object) => ({ part_number: `${number}-${stamp}`, values })
  ids['A'] = await product('KA', {
    description: 'Resumo',
    variants: [row('KA-1', { section: 1, gtin: '4006381333931' }), row('KA-2', {})],
  })
  ids['B'] = await product('KB', { variants: [row('KB-1', { section: 2 })] })
  ids['C'] = await product('KC', { subcategory: other, variants: [row('KC-1', { bore: 2 })] })
})

afterEach(() => resetRules(launched))

it.each(Object.keys(offered) as RuledCollection[])(
  'what %s can require are fields of the schema',
  async (collection) => {
    const { default: config } = await import('#src/payload.config.ts')
    const { collections } = await config
    const names = namesIn(collections.find(({ slug }) => slug === collection)?.fields ?? [])
    const fields = offeredOf(collection).filter(({ kind }) =>
      ['text', 'field', 'count', 'poster'].includes(kind),
    )
    expect(fields.map(({ key }) => key).filter((key) => !names.includes(key))).toEqual([])
  },
)

describe('completeness by the default rules', () => {
  it('names what is missing, its field, language, uses and part numbers', async () => {
    const { status, body } = await check(ids['A'])
    expect(status).toBe(200)
    const text = body.missing.find(({ fact }) => fact === 'text.es')
    expect(text).toMatchObject({
      locale: 'es',
      purposes: ['site'],
      field: 'text',
      href: `/admin/collections/products/${ids['A']}?locale=es#field-text`,
    })
    expect(body.missing.find(({ fact }) => fact === 'column.section')).toMatchObject({
      name: 'Seção',
      locale: null,
      field: 'variants',
      partNumbers: [{ row: 1, partNumber: `KA-2-${stamp}` }],
    })
    expect(body.share).toBe(
      Math.floor((100 * (body.required - body.missing.length)) / body.required),
    )
    expect(body.missing.map(({ fact }) => fact)).not.toContain('description.br')
  })

  it('does not ask for a column that the family leaves empty', async () => {
    expect(await factsOf(ids['A'])).not.toContain('column.bore')
    expect(await factsOf(ids['B'])).not.toContain('column.bore')
  })

  it('is in the language of the panel', async () => {
    const answer = await fetchCms(`/admin/api/completeness?collection=products&id=${ids['A']}`, {
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'en' },
    })
    const { missing } = (await answer.json()) as Check
    expect(missing.map(({ name }) => name)).toContain('Pictures, the main one first')
  })

  it.each([
    [undefined, 'products', 401],
    ['attendant', 'products', 403],
    ['editor', 'users', 403],
    ['editor', '__proto__', 403],
    ['editor', 'redirects', 403],
    ['translator', 'products', 200],
  ] as const)('opens for those who may read it: %s, %s', async (role, collection, status) => {
    const { status: found } = await staff(
      role,
      'GET',
      `/completeness?collection=${collection}&id=${ids['A']}`,
    )
    expect(found).toBe(status)
  })

  it.each(['0', 'x', '999999999', '1e3', ''])('answers 404 for the id %s', async (id) => {
    expect(
      (await staff('editor', 'GET', `/completeness?collection=products&id=${id}`)).status,
    ).toBe(404)
  })
})

describe('declared rules', () => {
  it('change lists, share and counters without a save of the products', async () => {
    const before = await list('')
    expect((await declare(needs({ family: site, ncm: site }))).status).toBe(200)
    expect(await factsOf(ids['A'])).toEqual(['ncm'])
    const after = await list('missing=ncm')
    expect(after.rows.map(({ id, share }) => [id, share])).toEqual([
      [ids['A'], 50],
      [ids['B'], 50],
    ])
    expect(before.rows[0]?.share).not.toBe(50)
    await declare(needs({ family: site }))
    expect((await list('missing=any')).total).toBe(0)
    expect((await list('')).rows.map(({ share }) => share)).toEqual([100, 100])
  })

  it('are of a subcategory in what differs', async () => {
    await declare(
      needs(
        { family: site, ncm: site },
        { [other]: { ncm: null, 'attribute.torque': { for: ['data-sheet'] } } },
      ),
    )
    expect(await factsOf(ids['A'])).toEqual(['ncm'])
    expect(await factsOf(ids['C'])).toEqual(['attribute.torque'])
  })

  it('ask for an attribute that the family does not use, and for no unknown one', async () => {
    await declare(needs({ 'attribute.bore': site, 'attribute.absent': site }))
    expect(await factsOf(ids['A'])).toEqual(['attribute.bore'])
  })

  it.each([
    ['gaps of any column', { 'columns.all': site }, ['column.section']],
    ['trade codes', { 'attribute.gtin': site }, ['attribute.gtin']],
    ['a count', { pictures: { ...site, min: 3 } }, ['pictures.min3']],
    ['a document of a kind', { 'documents.manual': site }, ['documents.manual']],
    ['a certificate', { certificate: site }, ['certificate']],
    ['the cover of a video that does not exist', { 'video.poster': site }, []],
    ['texts for search engines', { 'seo.title': { ...site, languages: ['es'] } }, ['seo.title.es']],
    ['nothing', {}, []],
  ])('ask for %s', async (_, products, missing) => {
    expect((await declare(needs(products))).status).toBe(200)
    expect(await factsOf(ids['A'])).toEqual(missing)
  })

  it('are of the chosen languages, and of none that is not public', async () => {
    await declare(needs({ text: { ...site, languages: ['br', 'en'] }, description: site }))
    expect(await factsOf(ids['A'])).toEqual([
      'description.en',
      'description.es',
      'text.br',
      'text.en',
    ])
    await query("update site_launch set launched_locales = '{br,es}'")
    expect(await factsOf(ids['A'])).toEqual(['description.es', 'text.br'])
    expect((await list('missing=text.en')).total).toBe(0)
  })

  it('are counted for one use', async () => {
    await declare(needs({ ncm: { for: ['export'] }, 'documents.manual': site }))
    const rows = async (parameters: string) =>
      (await list(parameters)).rows.map(({ lacks }) => lacks.length)
    expect(await rows('missing=any')).toEqual([2, 2])
    expect(await rows('missing=any&for=export')).toEqual([1, 1])
    expect(await rows('missing=any&for=data-sheet')).toEqual([])
  })

  it.each([
    [{ collections: { users: {} } }, 'rules.collections.users'],
    [needs({ password: site }), 'rules.collections.products.password'],
    [needs({ ncm: { for: [] } }), 'rules.collections.products.ncm'],
    [needs({ ncm: { for: ['moon'] } }), 'rules.collections.products.ncm'],
    [needs({ ncm: 'site' }), 'rules.collections.products.ncm'],
    [needs({ text: { ...site, languages: [] } }), 'rules.collections.products.text'],
    [needs({ text: { ...site, languages: ['xx'] } }), 'rules.collections.products.text'],
    [needs({ ncm: { ...site, languages: ['br'] } }), 'rules.collections.products.ncm'],
    [needs({ pictures: { ...site, min: 0 } }), 'rules.collections.products.pictures'],
    [needs({ pictures: { ...site, min: 1.5 } }), 'rules.collections.products.pictures'],
    [needs({ pictures: { ...site, min: 21 } }), 'rules.collections.products.pictures'],
    [{ collections: { posts: { title: { for: ['export'] } } } }, 'rules.collections.posts.title'],
    [needs({}, { 1: { nothing: site } }), 'rules.subcategories.1.nothing'],
    [needs({}, { x: {} }), 'rules.subcategories.x'],
    [{ more: 1 }, 'rules.more'],
    [[], 'rules'],
  ])('are refused at the requirement: %j', async (rules, path) => {
    const { status, body } = await declare(rules)
    expect(status).toBe(400)
    const [fault] = body.errors[0]?.data.errors ?? []
    expect([fault?.path, fault?.message]).toEqual([path, expect.stringMatching(/\S{3}/)])
  })

  it('are changed by editors and read by translators', async () => {
    for (const role of ['translator', 'attendant'] as const)
      expect((await declare(needs({}), role)).status).toBe(403)
    expect((await declare(needs({}), 'administrator')).status).toBe(200)
    const read = (role: StaffRole) => staff<object>(role, 'GET', '/completeness/rules')
    expect((await read('translator')).body).toMatchObject({
      sections: expect.arrayContaining([
        expect.objectContaining({ key: 'products' }),
        expect.objectContaining({ key: String(subcategory), isSubcategory: true }),
      ]),
      stored: needs({}),
    })
    expect((await read('attendant')).status).toBe(403)
  })

  it.each([['text'], [7], [{ collections: [] }], [needs({ ncm: 3, family: site })]])(
    'that the database holds in another form are left out: %j',
    async (rules) => {
      await declare(needs({}))
      await query('update completeness set rules = $1', [JSON.stringify(rules)])
      expect((await check(ids['A'])).status).toBe(200)
      expect((await list('missing=any')).rows.length).toBeLessThanOrEqual(2)
    },
  )
})

describe('facts of other documents', () => {
  it('follow a certificate, its scope and its end', async () => {
    await declare(needs({ certificate: site }))
    const certificate = await create('certificates', {
      number: `C-${stamp}`,
      standard: 'NBR',
      kind: 'product',
      body: 'OCP',
      title: 'Certificado',
      scope: [{ product: ids['A'] }],
      _status: 'published',
    })
    expect(await factsOf(ids['A'])).toEqual([])
    const change = (data: object) =>
      staff('administrator', 'PATCH', `/certificates/${certificate}?locale=br`, data)
    await change({ scope: [{ product: ids['B'] }], _status: 'published' })
    expect((await list('missing=certificate')).rows.map(({ id }) => id)).toEqual([ids['A']])
    await change({ deletedAt: new Date().toISOString() })
    expect((await list('missing=certificate')).total).toBe(2)
  })
})

it('entries of an earlier release are written again, with their authors', async () => {
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config })
  const read = () =>
    query<{ facts: string[]; changed_by: number }>(
      "select facts, changed_by from staff_entries where collection = 'products' and document_id = $1",
      [ids['A']],
    )
  const [before] = await read()
  await query(
    `update staff_entries set facts = '{}', facts_version = 0 where collection = 'products' and document_id = $1`,
    [ids['A']],
  )
  expect(await recordAgain(payload, 'staff-index')).toBe(1)
  expect(await read()).toEqual([before])
  expect(await recordAgain(payload, 'staff-index')).toBe(0)
})
