/** @comparison @parts-list */
import { partListLimits } from '@vitrine/contract/part-list'
import type { Answer } from '@vitrine/contract/client'
import { gtinCheckDigit } from '@vitrine/contract/gtin'
import { localeCodes } from '@vitrine/configuration/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { message, sendMessage } from './support/lead.ts'
import { mailTo } from './support/members.ts'

const stamp = String(Date.now()).slice(-6)
const [first, second, third] = [`LK-${stamp}-10`, `LK-${stamp}-12`, `LK-${stamp}-16`]
const roll = `RL-${stamp}-10`
const gtin = '7890000000130'
let product: number

beforeAll(async () => {
  const category = await create('categories', published('Para listas'))
  const subcategory = await create('subcategories', published('Para listas', { category }))
  const rolls = await create(
    'subcategories',
    published('Rolos para listas', {
      category,
      attributes: [{ key: 'metres', label: 'Comprimento', type: 'number', unit: 'm' }],
    }),
  )
  await create(
    'products',
    published(`Rolo ${stamp}`, {
      subcategory: rolls,
      family: `RL${stamp}`,
      variants: [{ part_number: roll, values: { metres: 10 } }],
    }),
  )
  product = await create(
    'products',
    published(`Listável ${stamp}`, {
      subcategory,
      family: `LK${stamp}`,
      variants: [
        { part_number: first, values: { packing: 50, gtin } },
        { part_number: second, values: {} },
        { part_number: third, values: {} },
      ],
    }),
  )
})

const read = async (items: string) =>
  (await call<Answer<'parts-read'>>(`/web/parts?items=${encodeURIComponent(items)}`)).body
const paste = (text: string, items?: string) =>
  call<Answer<'lines-read'> & { errors: { field: string; message: string }[] }>(
    '/web/parts/lines',
    {
      method: 'POST',
      body: JSON.stringify({ text, items }),
      headers: { 'content-type': 'application/json' },
    },
  )

describe('the lines of a parts list', () => {
  it('has a line for each item, in any spelling and by GTIN, with its pack and product', async () => {
    const { lines, products } = await read(`lk ${stamp}/10:25,${gtin},LK-${stamp}-12:2`)
    expect(
      lines.map(({ state, quantity, part }) => [state, quantity, part?.part_number, part?.packing]),
    ).toEqual([
      ['found', 25, first, 50],
      ['found', null, first, 50],
      ['found', 2, second, null],
    ])
    expect(products.map(({ id }) => id)).toEqual([product])
  })

  it('refuses more items than a list holds, and takes 500 that are posted', async () => {
    const codes = (count: number) => Array.from({ length: count }, (_, at) => `X${at}`)
    for (const path of ['/web/parts', '/web/parts/comparison', '/web/parts/documents']) {
      const many = codes(partListLimits.lines + 1).join(',')
      const refused = await call<{ errors: { field: string; message: string }[] }>(
        `${path}?items=${many}`,
      )
      expect([path, refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
        path,
        422,
        ['query.items'],
      ])
      expect(refused.body.errors[0]?.message).toContain(String(partListLimits.lines))
    }
    expect((await read(codes(partListLimits.lines).join(','))).lines).toHaveLength(
      partListLimits.lines,
    )
    const post = (items: object[]) =>
      call<Answer<'parts-find'>>('/web/parts', {
        method: 'POST',
        body: JSON.stringify({ items }),
        headers: { 'content-type': 'application/json' },
      })
    const posted = [{ code: first, quantity: 25 }, ...codes(499).map((code) => ({ code }))]
    const { status, body } = await post(posted)
    expect([status, body.lines.length, body.lines[0]?.part?.part_number]).toEqual([200, 500, first])
    expect((await post([...posted, { code: second }])).status).toBe(422)
    expect((await post([])).status).toBe(422)
  })

  it('offers similar part numbers and takes none of them', async () => {
    const { lines } = await read(`LK-${stamp}-11:3,nada disso:1`)
    expect(lines.map(({ state, part }) => [state, part])).toEqual([
      ['near', null],
      ['unknown', null],
    ])
    expect(lines[0]?.candidates.map(({ part_number: code }) => code)).toContain(first)
  })

  it('no longer has a part number whose product is a draft', async () => {
    await staff('editor', 'PATCH', `/products/${product}?locale=br`, { _status: 'draft' })
    expect((await read(first)).lines[0]?.state).not.toBe('found')
    await staff('editor', 'PATCH', `/products/${product}?locale=br`, { _status: 'published' })
    expect((await read(first)).lines[0]?.state).toBe('found')
  })
})

describe('a comparison', () => {
  const compare = async (items: string) =>
    (
      await call<Answer<'comparison-read'>>(
        `/web/parts/comparison?items=${encodeURIComponent(items)}`,
      )
    ).body

  it('has the stated values of part numbers and of a product, by its name or family', async () => {
    const { columns, others, products } = await compare(
      `lk ${stamp} 10:3,LK-${stamp}-12,Listável ${stamp},lk${stamp}`,
    )
    expect(columns.map(({ part_number: number, values }) => [number, values])).toEqual([
      [first, { packing: [50], gtin: [gtin] }],
      [second, {}],
      [null, { packing: [50] }],
    ])
    expect(others).toEqual([{ code: `lk${stamp}`, state: 'repeated', candidates: [] }])
    expect(products.map(({ id, attributes }) => [id, attributes.map(({ key }) => key)])).toEqual([
      [product, ['packing', 'gtin']],
    ])
  })

  it('says every item that is no column, and why', async () => {
    const codes = [first, second, third, `lk ${stamp} 10`, 'nada disso', `LK-${stamp}-11`, '12']
    const { columns, others } = await compare(codes.join())
    expect(columns.map(({ part_number: number }) => number)).toEqual([first, second, third])
    expect(others.map(({ code, state }) => [code, state])).toEqual([
      [`lk ${stamp} 10`, 'repeated'],
      ['nada disso', 'unknown'],
      [`LK-${stamp}-11`, 'near'],
      ['12', 'unknown'],
    ])
    const many = await compare(Array.from({ length: 20 }, (_, at) => `ZZ-${at}`).join())
    expect(many.others).toHaveLength(20)
    expect(many.others.filter(({ state }) => state === 'exceeding')).toHaveLength(8)
  })
})

describe('a pasted text', () => {
  it('is answered line by line, with nothing left out in silence', async () => {
    const { body } = await paste(
      `Olá, segue:\n\nCódigo;Qtd\n${first} – 10 pç\n5x LK ${stamp} 12\nLK-${stamp}-11;3\n${first} ou ${second} 2 un`,
      `${third}:1`,
    )
    expect(body.lines.map(({ number, state, quantity }) => [number, state, quantity])).toEqual([
      [1, 'text', null],
      [3, 'text', null],
      [4, 'found', 10],
      [5, 'found', 5],
      [6, 'near', 3],
      [7, 'several', 2],
    ])
    expect(body.left_out).toEqual(['Olá, segue:', 'Código;Qtd'])
    // reading the answer's items again gives the same lines
    const { lines } = await read(body.items)
    expect(lines.map(({ state, quantity }) => [state, quantity])).toEqual([
      ['found', 1],
      ['found', 10],
      ['found', 5],
      ['near', 3],
      ['several', 2],
    ])
  })

  it('marks the code and the quantity each for itself', async () => {
    const { body } = await paste(
      [
        `001 85369090 ${first} TERMINAL 5102 UN 60,0000 12,3400 740,40`,
        `${roll} 100 m`,
        `${second} 5 kg`,
        `${second} 20 CANCELADO`,
        `${second} 3 cx`,
        `${second}`,
        'João, (11) 98765-4321',
      ].join('\n'),
    )
    expect(
      body.lines.map(({ state, quantity, quantity_doubt: doubt, measure }) => [
        state,
        quantity,
        doubt,
        measure,
      ]),
    ).toEqual([
      ['found', 60, null, null],
      ['found', 10, 'measured', '100 m'],
      ['found', null, 'measured', '5 kg'],
      ['found', null, 'withdrawn', null],
      ['found', null, 'packs', null],
      ['found', null, 'unstated', null],
      ['text', null, 'unstated', null],
    ])
    expect(body.items).not.toContain('98765')
    // the address of the list keeps the doubt about a length
    const { lines } = await read(body.items)
    expect(lines[1]).toMatchObject({ quantity: 10, quantity_doubt: 'measured', measure: '100 m' })
  })

  it('offers what a gauge and the GTIN of a pack may mean, and takes none of it', async () => {
    const pack = `1${gtin.slice(0, -1)}`
    const { body } = await paste(
      [`LK-${stamp}-1/0 3`, `${pack}${gtinCheckDigit(pack)}\t2`, `HTML <b>${first}</b> 7 pç`].join(
        '\n',
      ),
    )
    expect(
      body.lines.map(({ state, quantity, candidates }) => [
        state,
        quantity,
        candidates.some(({ part_number: number }) => number === first),
      ]),
    ).toEqual([
      ['near', 3, true],
      ['near', 2, true],
      ['found', 7, false],
    ])
    const { lines } = await read(body.items)
    expect(lines.map(({ state }) => state)).toEqual(['near', 'near', 'found'])
  })

  it('counts packs of a known size in pieces, and keeps those of an unknown one', async () => {
    const { body } = await paste(
      `${first} – 3 cx\n${second} 2 packs\n${first}: 2 cx de 20\nLK-${stamp}-11 4 caixas\n${first};5;VPE`,
    )
    const expected = [
      ['found', 150, 3],
      ['found', null, 2],
      ['found', 40, null],
      ['near', null, 4],
      ['found', 250, 5],
    ]
    const short = (lines: Answer<'parts-read'>['lines']) =>
      lines.map(({ state, quantity, packs }) => [state, quantity, packs])
    expect(
      short(
        body.lines.flatMap(({ number: _, source: __, ...line }) =>
          line.state === 'text' ? [] : [{ ...line, state: line.state }],
        ),
      ),
    ).toEqual(expected)
    // reading the answer's items again gives the same lines
    expect(short((await read(body.items)).lines)).toEqual(expected)
    // a stated number of pieces has priority over packs
    expect(short((await read(`${first} 3 cx:120`)).lines)).toEqual([['found', 120, null]])
  })

  it.each(localeCodes)('of too many lines is refused with the limit, in %s', async (locale) => {
    const { status, body } = await call<{ errors: { field: string; message: string }[] }>(
      '/web/parts/lines',
      {
        method: 'POST',
        locale,
        body: JSON.stringify({ text: `${first}\n`.repeat(partListLimits.lines + 1) }),
        headers: { 'content-type': 'application/json' },
      },
    )
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ field: 'text', message: expect.stringContaining('200') }])
  })

  it('is refused where the list would become longer than its limit', async () => {
    const { status, body } = await paste(
      first,
      `${second}:1,`.repeat(partListLimits.lines).slice(0, partListLimits.address),
    )
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'text'])
  })
})

it('stores the lines of a quotation as the catalogue has them', async () => {
  const body = message({ items: `lk ${stamp} 12:40,nada disso:2` })
  const { status, body: sent } = await sendMessage(body)
  expect(status).toBe(200)
  const lines = await query(
    `select l.part_number, l.title, l.quantity::float from messages_lines l
    join messages m on m.id = l._parent_id where m.receipt = $1 order by l._order`,
    [sent.receipt],
  )
  expect(lines).toEqual([
    { part_number: second, title: `Listável ${stamp}`, quantity: 40 },
    { part_number: 'nada disso', title: null, quantity: 2 },
  ])
  const mail = await mailTo(String(body['email']))
  expect(mail.text).toContain(second)
  expect(mail.text).toContain(encodeURIComponent(`${second}:40`))
  expect(mail.text, 'nobody sends words of their own to another’s address').not.toContain(
    'nada disso',
  )
})
