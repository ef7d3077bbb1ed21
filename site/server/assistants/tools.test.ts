import { siteDay } from '@vitrine/contract/validity'
import { expect, test } from 'vitest'
import { callTool, connect, serveAssistants } from '../../test/assistants-server.ts'
import type { Answers } from '../../test/assistants-server.ts'
import { partsList } from '../../test/fixtures/parts.ts'

const page = '/en/products/terminals/compression/long-lug/TC-50-10'

async function call(
  name: string,
  input: Record<string, unknown>,
  settings: Parameters<typeof serveAssistants>[0] = {},
) {
  const { url, seen, origin } = await serveAssistants(settings)
  return { ...(await callTool(await connect(url), name, input)), seen, origin }
}

test('states values with their units, and each one that is missing as not stated', async () => {
  const { data, links, origin } = await call('get_part_number', {
    part_number: 'TC-50-10',
    locale: 'en',
  })
  expect(data).toMatchObject({
    part_number: 'TC-50-10',
    address: origin + page,
    data_sheet: `${origin}${page}.pdf`,
    locale: 'en-US',
    date: siteDay(),
    is_outdated: false,
    state: {
      value: 'discontinued',
      last_order: '2026-06-30',
      successor: { part_number: 'TX-50-10' },
    },
    values: [
      {
        key: 'conductor',
        label: 'Conductor',
        type: 'number',
        value: 12,
        unit: 'mm²',
        unit_code: 'MMK',
        text: '12 mm²',
      },
    ],
    missing: [{ key: 'spacing', label: 'Between holes', unit: 'mm' }],
    missing_note: expect.stringContaining('Nothing may be assumed'),
  })
  expect(links).toEqual(
    expect.arrayContaining([
      `${origin}/media/files/m.glb`,
      `${origin}${page}.drawing.svg`,
      `${origin}${page}.drawing.pdf`,
    ]),
  )
})

test('answers in the language that is asked for, by tag, language or code', async () => {
  const { url } = await serveAssistants()
  const client = await connect(url)
  for (const [locale, label] of [
    ['pt-BR', 'Condutor'],
    ['pt', 'Condutor'],
    ['br', 'Condutor'],
    ['es-AR', 'Cable'],
    ['EN', 'Conductor'],
    [undefined, 'Condutor'],
  ] as const) {
    const { data } = await callTool(client, 'get_part_number', { part_number: 'TC-50-10', locale })
    expect(data['values'], String(locale)).toMatchObject([{ label }])
  }
})

test('refuses a language without texts, and does not name one that is not launched', async () => {
  const { refusal } = await call('search', { text: 'lug', locale: 'es' }, { prepared: ['es'] })
  expect(refusal).toContain('pt-BR, en-US.')
  expect(refusal).not.toContain('es-ES')
})

test('takes no similar part in the place of one that does not exist', async () => {
  const { refusal } = await call('get_part_number', { part_number: 'XY-1' })
  expect(refusal).toContain('“XY-1” is no part number')
  expect(refusal).toContain('other parts: TC-50-10')
})

test('says what a former part number was, and what replaces it', async () => {
  const product = { title: 'Successor', slug: 'successor', category: null, sub_category: null }
  const { refusal } = await call(
    'get_part_number',
    { part_number: 'xy 70 8' },
    {
      answers: replacing('part-number-read', () => ({
        status: 404,
        json: {
          code: 'not-found',
          was: 'XY-70-8',
          former: { part_number: 'XY-70-8', reason: 'removed', at: '2026-11-20T10:00:00.000Z' },
          replaced_by: { part_number: 'XY-70-9', product },
        },
      })),
    },
  )
  expect(refusal).toMatch(
    /“XY-70-8” was a part number, which is withdrawn.* since 2026-11-20 \(it was removed.*XY-70-9/,
  )
})

test('names the successor of a part number that was withdrawn, by its GTIN', async () => {
  const product = { title: 'Successor', slug: 'successor', category: null, sub_category: null }
  const { refusal } = await call(
    'get_part_number',
    { part_number: '04012345678901' },
    {
      answers: replacing('gtin-read', () => ({
        status: 404,
        json: {
          code: 'not-found',
          was: 'XY-70-8',
          replaced_by: { part_number: 'XY-70-9', product },
        },
      })),
    },
  )
  expect(refusal).toMatch(/was part number XY-70-8, which is withdrawn.*XY-70-9/)
})

test('passes on sets of tooling as stated, with conditions that are not', async () => {
  const { data, origin } = await call('find_tooling', { part_number: 'TC-50-10', locale: 'en' })
  expect(data['sets']).toMatchObject([
    {
      parts: [
        {
          role: 'die',
          label: 'Die',
          any_of: [{ part_number: 'XY-16', state: { value: 'discontinued' } }],
          unlisted: [],
        },
        { role: 'tool', any_of: [], unlisted: ['XY-12', 'unlisted'] },
      ],
      conditions: [{ key: 'crimps', value: 2 }],
      missing: [],
    },
    { conditions: [], missing: [{ key: 'crimps', label: 'Crimps' }] },
  ])
  expect(data['address']).toBe(origin + page)
})

test('lists what a die serves, with the address of all of it', async () => {
  const { data, origin } = await call(
    'find_tooling',
    { part_number: 'TC-50-10', locale: 'en' },
    {
      answers: async ({ name }, fixture) => {
        const { status, json } = await fixture()
        const serves = [{ part_number: 'TC-50-10', role: 'die', count: 31 }]
        return { status, json: name === 'product-read' ? { ...Object(json), serves } : json }
      },
    },
  )
  expect(data['serves']).toMatchObject([
    { role: 'die', label: 'Die', total: 31, address: `${origin}/en/tooling?filter=die%3ATC-50-10` },
  ])
})

test('passes on grade and note of an equivalent, and states none for an unknown number', async () => {
  const { data, origin } = await call('cross_reference', {
    numbers: ['OM 50/10', 'x'],
    locale: 'en',
  })
  expect(data['lines']).toMatchObject([
    {
      asked: 'OM 50/10',
      is_known: true,
      equivalents: [
        {
          grade: 'direct',
          ours: 'TC-50-10',
          checked_on: '2026-11-12',
          address: origin + page,
        },
        { grade: 'similar', note: 'Shorter barrel', ours: 'TC-50-99', address: null },
      ],
    },
    { asked: 'x', is_known: false, equivalents: [] },
  ])
})

test('reads a pasted list line by line, with the address of the list', async () => {
  const { data, links, origin, seen } = await call(
    'check_list',
    { text: '10 x tc5010\nTC-50-11', locale: 'en' },
    {
      answers: replacing('lines-read', ({ locale }) => ({
        status: 200,
        json: {
          ...partsList(locale),
          lines: partsList(locale).lines.map((line, at) => ({
            ...line,
            number: at + 1,
            source: line.code,
          })),
          items: 'TC-50-10:10',
          left_out: [],
        },
      })),
    },
  )
  expect(data).toMatchObject({
    counts: { found: 2, near: 1, unknown: 1, equivalent: 1 },
    address: `${origin}/en/list?items=TC-50-10:10`,
  })
  expect(Object(data['lines'])[0]).toMatchObject({
    number: 1,
    state: 'found',
    quantity: 10,
    part: { part_number: 'TC-50-10', address: origin + page, packing: 50 },
  })
  expect(links).toContain(`${origin}/en/list.pdf?items=TC-50-10:10`)
  expect(seen.find(({ name }) => name === 'lines-read')?.body).toEqual({
    text: '10 x tc5010\nTC-50-11',
  })
})

test('reads nothing of a list with too many lines', async () => {
  const { refusal, seen } = await call('check_list', { text: 'a\n'.repeat(201) })
  expect(refusal).toContain('at most 200')
  expect(seen.some(({ name }) => name === 'lines-read')).toBe(false)
})

test('names the distributors of a part number', async () => {
  const { data, origin } = await call('where_to_buy', { part_number: 'TC-50-10', locale: 'en' })
  expect(Object(data['distributors'])[0]).toMatchObject({
    name: 'Norte Materiais',
    street: 'Rua A, 1',
    region: 'AM',
  })
  expect(data['address']).toMatch(`${origin}/en/products/terminals/compression/long-lug/`)
})

test('reads a publication by the address that the search answers, in another language too', async () => {
  const { url, origin } = await serveAssistants()
  const client = await connect(url)
  const found = await callTool(client, 'search', { text: 'torque', locale: 'en' })
  const address = Object(found.data['publications']).results[0].address
  const read = async (locale?: string) =>
    (await callTool(client, 'read_publication', { address, locale })).data
  expect(await read()).toMatchObject({
    title: 'Tightening torque',
    address,
    locale: 'en-US',
    updated_at: '2026-11-12T12:00:00.000Z',
    text: '## A\n\n…\n\n| A |\n| - |\n\n## B\n\n## C',
    next_offset: null,
    documents: [{ address: `${origin}/media/files/d.pdf`, revision: 'B' }],
  })
  expect(await read('pt')).toMatchObject({ title: 'Torque de aperto', locale: 'pt-BR' })
})

test('reads a page of blocks by the address that the search answers, in another language too', async () => {
  const { url, origin } = await serveAssistants()
  const client = await connect(url)
  const found = await callTool(client, 'search', { text: 'torque', locale: 'en' })
  const address = Object(found.data['pages']).results[0].address
  expect(address).toBe(`${origin}/en/campaign/line`)
  const read = async (locale?: string) =>
    (await callTool(client, 'read_publication', { address, locale })).data
  expect(await read()).toMatchObject({
    title: 'New line',
    address,
    text: '## New line\n\nB\n\n## ?\n\n### A?\n\nB.\n\n## D\n\nE',
  })
  expect(await read('es')).toMatchObject({ title: 'Línea nueva', locale: 'es-ES' })
})

test.each([
  'https://elsewhere.example/en/knowledge-base/a/b',
  '/en/products',
  'javascript:alert(1)',
  '/%ff/%ff/%ff',
  '//elsewhere.example/en/knowledge-base/a/b',
  'http://[',
])('refuses %s as the address of a publication', async (address) => {
  const { refusal, seen } = await call('read_publication', { address })
  expect(refusal).toContain('no address of a publication')
  expect(seen.some(({ name }) => name === 'publication-read')).toBe(false)
})

test('says that there is no page at an address', async () => {
  const { refusal } = await call('read_publication', { address: '/nothing' })
  expect(refusal).toContain('no publication or page at “/nothing”')
})

test('says that the catalogue has nothing for a text', async () => {
  const { data } = await call(
    'search',
    { text: 'nothing' },
    { answers: replacing('search-read', () => emptySearch) },
  )
  expect(data['is_found']).toBe(false)
})

test('says that an answer is outdated while the cms is unreachable', async () => {
  const { data } = await call(
    'get_part_number',
    { part_number: 'TC-50-10' },
    { answers: async (_, fixture) => ({ ...(await fixture()), stale: true }) },
  )
  expect(data['is_outdated']).toBe(true)
})

test('states nothing while the cms does not answer', async () => {
  const { refusal } = await call(
    'get_part_number',
    { part_number: 'TC-50-10' },
    { answers: replacing('product-read', () => ({ status: 502, json: { code: 'unavailable' } })) },
  )
  expect(refusal).toContain('does not answer')
})

test('shows members’ documents to a member alone, and sends the token with no other call', async () => {
  const { url, seen } = await serveAssistants({
    answers: replacing('restricted-sections-list', ({ token }) =>
      token === 'a-token' ? sections : { status: 401, json: { code: 'session-required' } },
    ),
  })
  const visitor = await connect(url)
  expect((await visitor.listTools()).tools.map(({ name }) => name)).not.toContain(
    'list_member_documents',
  )
  const asMember = (token: string) =>
    connect(url, { headers: { authorization: `Bearer ${token}` } })
  const member = await asMember('a-token')
  expect((await callTool(member, 'list_member_documents', {})).data['sections']).toMatchObject([
    { title: 'Prices', section: 'prices' },
  ])
  await callTool(member, 'get_part_number', { part_number: 'TC-50-10' })
  expect(new Set(seen.filter(({ token }) => token).map(({ name }) => name))).toEqual(
    new Set(['restricted-sections-list']),
  )
  const ended = await callTool(await asMember('ended'), 'list_member_documents', {})
  expect(ended.refusal).toContain('token is not valid')
})

/** Fixtures with another answer to one call. */
const replacing =
  (
    name: string,
    answer: (call: Parameters<Answers>[0]) => { status: number; json: unknown },
  ): Answers =>
  (call, fixture) =>
    call.name === name ? answer(call) : fixture()

const sections = {
  status: 200,
  json: {
    data: [
      {
        id: 1,
        title: 'Prices',
        slug: 'prices',
        description: '',
        document_count: 0,
        new_count: 0,
        updated_at: '2026-11-12T12:00:00.000Z',
      },
    ],
    documents: [],
    meta: { page: 1, perPage: 12, total: 1, lastPage: 1 },
  },
}

const nothing = { data: [], meta: { page: 1, perPage: 12, total: 0, lastPage: 1 } }
const emptySearch = {
  status: 200,
  json: {
    redirect: null,
    understood: [],
    certificates: [],
    products: nothing,
    applications: nothing,
    publications: nothing,
    pages: nothing,
    news: nothing,
    documents: nothing,
    near: [],
    near_equivalents: [],
    equivalents: [],
    makers: [],
  },
}
