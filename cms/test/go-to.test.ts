/** @shell */
import { getPayload } from 'payload'
import type { FlattenedField, RelationshipField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { FindAnswer } from '#src/panel-calls/find.ts'
import type { listAnswerShape } from '#src/staff-index/list-shapes.ts'
import { recordAgain } from './support/background-steps.ts'
import { fetchCms, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { message, sendMessage } from './support/lead.ts'
import { staffRoles } from './support/staff.ts'
import type { StaffRole } from './support/staff.ts'

type ListAnswer = z.output<typeof listAnswerShape>

const stamp = String(Date.now()).slice(-6)
const code = `GT-${stamp}/10`
const gtin = '7890000000017'
let product: number
let subcategory: number

/** Relation fields in any depth. */
const relationsOf = (fields: readonly FlattenedField[]): RelationshipField[] =>
  fields.flatMap((field) => [
    ...(field.type === 'relationship' ? [field] : []),
    ...('flattenedFields' in field ? relationsOf(field.flattenedFields) : []),
  ])

const find = async (role: StaffRole, text: string, more = '') =>
  (await staff<FindAnswer>(role, 'GET', `/find?q=${encodeURIComponent(text)}${more}`)).body.results
const names = async (role: StaffRole, text: string, more = '') =>
  (await find(role, text, more)).map(({ name }) => name)

beforeAll(async () => {
  const category = await create('categories', published(`Achados ${stamp}`))
  subcategory = await create('subcategories', published(`Achados ${stamp}`, { category }))
  product = await create(
    'products',
    published(`Braçadeira ${stamp} de tração`, {
      subcategory,
      family: `GT${stamp}`,
      variants: [{ part_number: code, values: {} }],
    }),
  )
})

describe('a document is found', () => {
  it.each([
    ['its part number', code],
    ['the part number without separators', `gt${stamp}10`],
    ['the part number with others', `GT ${stamp} 10`],
    ['the end of the part number', `${stamp}/10`],
    ['words of its title without accents, in any order', `tracao ${stamp} bracadeira`],
    ['the beginning of a word', `braça ${stamp}`],
  ])('by %s', async (_, text) => {
    const [first] = await find('editor', text)
    expect(first).toMatchObject({
      kind: 'document',
      name: `Braçadeira ${stamp} de tração`,
      path: `/admin/collections/products/${product}`,
    })
  })

  it('by a title in another language, and by the draft that replaces it', async () => {
    await staff('editor', 'PATCH', `/products/${product}?locale=en&draft=true`, {
      title: `Pulling clamp ${stamp}`,
    })
    expect(await names('editor', `pulling ${stamp}`)).toEqual([`Braçadeira ${stamp} de tração`])
    expect(await names('editor', `pulling ${stamp}`, '&locale=en')).toEqual([
      `Pulling clamp ${stamp}`,
    ])
    await staff('editor', 'PATCH', `/products/${product}?locale=en&draft=true`, {
      title: `Strain clamp ${stamp}`,
    })
    expect(await names('editor', `pulling ${stamp}`)).toEqual([])
    expect(await names('editor', `strain ${stamp}`)).toHaveLength(1)
  })

  it('by its GTIN', async () => {
    await query(`delete from staff_keys where label = '${gtin}'`)
    await staff('editor', 'PATCH', `/products/${product}?locale=br&draft=true`, {
      variants: [{ part_number: code, values: { gtin } }],
    })
    expect(await names('editor', gtin)).toContain(`Braçadeira ${stamp} de tração`)
  })

  it('the exact one first', async () => {
    await create('categories', published(`Achados ${stamp} maiores`))
    const found = await names('editor', `achados ${stamp}`, '&in=categories')
    expect(found).toEqual([`Achados ${stamp}`, `Achados ${stamp} maiores`])
  })

  it('no longer once it is in the trash, and again when it is restored', async () => {
    const id = await create('categories', published(`Some ${stamp}`))
    await staff('editor', 'PATCH', `/categories/${id}`, { deletedAt: new Date().toISOString() })
    expect(await names('editor', `some ${stamp}`)).toEqual([])
    await staff('editor', 'PATCH', `/categories/${id}?trash=true`, { deletedAt: null })
    expect(await names('editor', `some ${stamp}`)).toEqual([`Some ${stamp}`])
    await staff('administrator', 'DELETE', `/categories/${id}`)
    expect(await names('editor', `some ${stamp}`)).toEqual([])
  })

  it('in data that an earlier release wrote', async () => {
    await query('delete from staff_keys')
    await query('delete from staff_entries')
    expect(await names('editor', code)).toEqual([])
    const { default: config } = await import('#src/payload.config.ts')
    const payload = await getPayload({ config })
    expect(await recordAgain(payload, 'staff-index')).toBeGreaterThan(1)
    expect(await names('editor', code)).toEqual([`Braçadeira ${stamp} de tração`])
    expect(await recordAgain(payload, 'staff-index')).toBe(0)
  })
})

describe('a misspelled query', () => {
  const answer = async (text: string) =>
    (await staff<FindAnswer>('editor', 'GET', `/find?q=${encodeURIComponent(text)}`)).body

  it.each([
    ['a word', `bracadiera ${stamp}`],
    ['two words', `tracoa bracadiera ${stamp}`],
    ['a part number', `GT-${stamp}/01`],
  ])('with an error in %s finds what it means, and says so', async (_, text) => {
    const { results, isNear } = await answer(text)
    expect(results.map(({ name }) => name)).toContain(`Braçadeira ${stamp} de tração`)
    expect(isNear).toBe(true)
  })

  it('is not read as another one that has results', async () =>
    expect((await answer(`braçadeira ${stamp}`)).isNear).toBe(false))

  it('finds a screen', async () => {
    const { results, isNear } = await answer('redirecionamnetos')
    expect([results[0]?.path, isNear]).toEqual(['/admin/collections/redirects', true])
  })

  it('finds in a list, which says so', async () => {
    const list = async (text: string) =>
      (
        await staff<ListAnswer>(
          'editor',
          'GET',
          `/list?collection=products&q=${encodeURIComponent(text)}`,
        )
      ).body
    const found = await list(`bracadiera ${stamp}`)
    expect([found.rows.map(({ id }) => id), found.isNear]).toEqual([[product], true])
    expect((await list(`braçadeira ${stamp}`)).isNear).toBe(false)
  })
})

it('a product stands before a synonym group that names it', async () => {
  const word = `Zqgrampo${stamp}`
  await create('synonyms', { words: word, meaning: 'grampo', language: 'br' })
  await create(
    'products',
    published(`Terminal ${word}`, { subcategory, family: `ZQ${stamp}`, variants: [] }),
  )
  expect((await find('editor', word)).map(({ path }) => path.split('/')[3])).toEqual([
    'products',
    'synonyms',
  ])
})

it('documents of one name are told apart by their parents', async () => {
  const name = `Gêmeas ${stamp}`
  for (const parent of ['Um', 'Dois']) {
    const category = await create('categories', published(`${parent} ${stamp}`))
    await create('subcategories', published(name, { category }))
  }
  const found = await find('editor', name, '&in=subcategories')
  expect(found.map(({ detail }) => detail).toSorted()).toEqual([`Dois ${stamp}`, `Um ${stamp}`])
})

it('without a query, what the account opened is first, then what it changed', async () => {
  await staff('editor', 'PATCH', `/products/${product}?locale=br&draft=true`, { position: 3 })
  const { body } = await staff<FindAnswer>(
    'editor',
    'GET',
    `/find?q=&opened=${encodeURIComponent(`subcategories:${subcategory},users:1,products:0`)}`,
  )
  expect(body.results[0]?.path).toBe(`/admin/collections/subcategories/${subcategory}`)
  expect(body.results.length).toBeGreaterThan(1)
  expect(body.results.every(({ kind }) => kind === 'document')).toBe(true)
  const others = await staff<FindAnswer>('attendant', 'GET', '/find?q=&opened=synonyms:1')
  expect(others.body.results).toEqual([])
})

it('an attendant finds what is published of the catalogue, and nothing of a draft', async () => {
  const title = `Pinça ${stamp}`
  const id = await create(
    'products',
    published(title, {
      subcategory,
      family: `PZ${stamp}`,
      variants: [{ part_number: `PZ-${stamp}-1`, values: {} }],
    }),
  )
  await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, {
    title: `Alicate ${stamp}`,
    variants: [
      { part_number: `PZ-${stamp}-1`, values: {} },
      { part_number: `PX-${stamp}-9`, values: {} },
    ],
  })
  await create('products', { title: `Secreto ${stamp}`, subcategory, _status: 'draft' })
  expect(await names('attendant', `PZ ${stamp} 1`)).toEqual([title])
  expect(await names('editor', `px ${stamp} 9`)).toEqual([`Alicate ${stamp}`])
  for (const text of [`px ${stamp} 9`, `alicate ${stamp}`, `secreto ${stamp}`, `secerto ${stamp}`])
    expect(await names('attendant', text), text).toEqual([])
})

describe('a relation field offers', () => {
  interface Choices {
    choices: { collection: string; id: number; title: string; detail: string }[]
    isNear: boolean
  }
  const choices = async (role: StaffRole, text: string) =>
    (await staff<Choices>(role, 'GET', `/find/choices?${text}`)).body

  it.each([
    ['a part number', `in=products&q=${encodeURIComponent(code)}`],
    ['words in any order', `in=products,posts&q=tracao%20${stamp}%20bracadeira`],
    ['its id', `in=products&ids=products:`],
  ])('a document by %s', async (_, text) => {
    const found = await choices('editor', text.endsWith(':') ? text + product : text)
    expect(found.choices).toContainEqual({
      collection: 'products',
      id: product,
      title: `Braçadeira ${stamp} de tração`,
      detail: expect.stringContaining(`Achados ${stamp}`),
    })
  })

  it('documents before anything is typed, of its collections alone', async () => {
    const found = await choices('editor', 'in=subcategories')
    expect(new Set(found.choices.map(({ collection }) => collection))).toEqual(
      new Set(['subcategories']),
    )
  })

  it('accounts to those who may read accounts alone', async () => {
    expect((await choices('administrator', 'in=users')).choices.length).toBeGreaterThan(0)
    expect((await choices('editor', 'in=users')).choices).toEqual([])
    expect((await choices('editor', 'in=users&ids=users:1')).choices).toEqual([])
  })

  it('as every relation field of every collection and global', async () => {
    const { default: config } = await import('#src/payload.config.ts')
    const { collections, globals } = await config
    const plain = [...collections, ...globals].flatMap(({ slug, flattenedFields }) =>
      relationsOf(flattenedFields)
        .filter(({ admin }) => admin?.components?.Field === undefined)
        .map(({ name }) => `${slug}.${name}`),
    )
    // Payload's own: locks, preferences and its migrations
    expect(plain.filter((name) => !name.startsWith('payload-'))).toEqual([])
  })
})

it.each([
  ['a part number in another spelling', `gt${stamp}10`],
  ['a title in another language', `strain ${stamp}`],
])('a relation field and a list find a product by %s', async (_, text) => {
  for (const where of [
    `where[title][like]=${text}`,
    `where[or][0][title][like]=${text}`,
    `where[and][0][or][0][title][like]=${text}&where[and][1][family][equals]=GT${stamp}`,
  ]) {
    const { body, status } = await staff<{ docs: { id: number }[] }>(
      'editor',
      'GET',
      `/products?${where}&depth=0&locale=br`,
    )
    expect(status).toBe(200)
    expect(
      body.docs.map(({ id }) => id),
      where,
    ).toEqual([product])
  }
})

describe('people, screens and commands', () => {
  beforeAll(async () => {
    await sendMessage(message({ name: `Zuleide Conceição ${stamp}`, company: `Rede ${stamp}` }))
  })

  it.each([
    ['the name without accents', `zuleide conceicao ${stamp}`],
    ['the company', `rede ${stamp}`],
  ])('a message is found by %s, by those who handle messages alone', async (_, text) => {
    const found = { kind: 'person', name: `Zuleide Conceição ${stamp}` }
    expect(await find('attendant', text)).toContainEqual(expect.objectContaining(found))
    expect(await find('editor', text)).toEqual([])
  })

  it('a screen and a command have the words of their names', async () => {
    expect(await find('editor', 'novo produto')).toContainEqual(
      expect.objectContaining({ kind: 'command', path: '/admin/new-product' }),
    )
    expect(await find('editor', 'redireciona')).toContainEqual(
      expect.objectContaining({ kind: 'place', path: '/admin/collections/redirects' }),
    )
    const importing = expect.objectContaining({ kind: 'command', path: '/admin/imports' })
    expect(await find('editor', 'importar plan')).toContainEqual(importing)
    expect(await find('translator', 'importar plan')).not.toContainEqual(importing)
    expect(await find('editor', 'nome da empresa')).toContainEqual(
      expect.objectContaining({ kind: 'setting', path: '/admin/globals/appearance#field-name' }),
    )
    expect(await find('attendant', 'nome da empresa')).toEqual([])
    expect(await find('attendant', 'encerrar sessão')).toContainEqual(
      expect.objectContaining({ kind: 'command', path: '/admin/logout' }),
    )
    expect(await find('editor', 'exportar produtos')).toContainEqual(
      expect.objectContaining({ kind: 'command', path: '/admin/collections/products#list-export' }),
    )
    const commands = (await find('translator', 'novo')).filter(({ kind }) => kind === 'command')
    // translators write no document, and propose terms
    expect(commands.map(({ name }) => name)).toEqual(['Criar: Termo'])
  })

  it.each(staffRoles)('%s finds nothing that the account may not open', async (role) => {
    for (const text of ['a', 'an', 'test', 'com', stamp]) {
      for (const { path } of await find(role, text)) {
        const [, , kind, slug = '', id] = path.split('/')
        if (kind !== 'collections' || id === 'create') continue
        const suffix = id === undefined ? '?limit=1' : `/${id}?depth=0`
        expect((await staff(role, 'GET', `/${slug}${suffix}`)).status, path).toBe(200)
      }
    }
  })
})

// the long one has the stamp: other tests write long texts of one letter into titles
const hostile = ['%', '_', '\\', "'", '%%%%', '\0\0\0', '🙂🙂', `x${stamp}`.repeat(700), '-- ;']

it.each(hostile)('answers the hostile query %j', async (text) => {
  const { status, body } = await staff<FindAnswer>(
    'editor',
    'GET',
    `/find?q=${encodeURIComponent(text)}`,
  )
  expect(status).toBeLessThan(500)
  if (status === 200) expect(body.results).toEqual([])
})

it('tells nothing without a session', async () => {
  expect((await fetchCms(`/admin/api/find?q=${stamp}`)).status).toBe(401)
})
