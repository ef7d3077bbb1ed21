/** @feed */
import type { Answer } from '@vitrine/contract/client'
import type { ErrorBody } from '@vitrine/contract/errors'
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFeedWriter } from '#src/jobs/feed-writer.ts'
import { prune } from '#src/publishing/changes/prune.ts'
import config from '#src/payload.config.ts'
import { call, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { Mirror, page } from './support/mirror.ts'
import type { Record } from './support/mirror.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = String(Date.now()).slice(-7)
const codeOf = (at: number): string => `FE-${stamp}-${at}`

const mirror = new Mirror(stamp)
let category = 0
let subcategory = 0
let product = 0

const update = async (collection: string, id: number, data: object, locale = 'br') => {
  const answer = await staff(
    'administrator',
    'PATCH',
    `/${collection}/${id}?locale=${locale}&depth=0`,
    {
      ...data,
      _status: 'published',
    },
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const variantsOf = (...sizes: number[]) =>
  sizes.map((size) => ({
    part_number: codeOf(size),
    values: { size, range: [size, size + 10], metal: 'cu', tinned: true, gtin: null, packing: 25 },
  }))

/** Follows until the record of a part number is as expected. */
const until = async (code: string, expected: object): Promise<void> =>
  await expect
    .poll(
      async () => {
        await mirror.follow()
        return mirror.records.get(code)
      },
      { timeout: 20_000 },
    )
    .toMatchObject(expected)

// two, as two programs of the cms have
const endWriters = [startFeedWriter(payload), startFeedWriter(payload)]
afterAll(() => Promise.all(endWriters.map((end) => end())))

beforeAll(async () => {
  category = await create('categories', published(`Alimentada ${stamp}`))
  subcategory = await create(
    'subcategories',
    published(`Alimentados ${stamp}`, {
      category,
      attributes: [
        { key: 'size', label: 'Medida', type: 'number', unit: 'mm', decimals: 1 },
        { key: 'range', label: 'Faixa', type: 'range', unit: ' qmm' },
        {
          key: 'metal',
          label: 'Metal',
          type: 'choice',
          choices: [{ value: 'cu', label: 'Cobre' }],
        },
        { key: 'tinned', label: 'Estanhado', type: 'boolean' },
      ],
    }),
  )
  product = await create(
    'products',
    published(`Alimentado ${stamp}`, {
      subcategory,
      family: `FE${stamp}`,
      description: 'Descrição.',
      variants: variantsOf(10, 16),
    }),
  )
})

it('answers a part number as a record with typed values, in all languages that are asked for', async () => {
  await until(codeOf(10), {
    part_number: codeOf(10),
    packing: 25,
    product: { id: product, family: `FE${stamp}` },
    state: { value: 'active', successor: null },
    values: [
      { key: 'size', type: 'number', number: 10, unit: 'mm', unit_code: 'MMT', decimals: 1 },
      // a unit is stored by its symbol
      { key: 'range', type: 'range', min: 10, max: 20, unit: 'mm²', unit_code: 'MMK' },
      { key: 'metal', type: 'choice', choice: 'cu' },
      { key: 'tinned', type: 'boolean', boolean: true },
    ],
    languages: {
      br: {
        title: `Alimentado ${stamp}`,
        description: 'Descrição.',
        subcategory: { title: `Alimentados ${stamp}` },
        names: { metal: { label: 'Metal', choice: 'Cobre' }, size: { label: 'Medida' } },
      },
    },
  })
  expect(mirror.records.get(codeOf(10))?.languages.en).toBeUndefined()
  expect(mirror.records.get(codeOf(10))?.languages.br?.url).toContain(codeOf(10))
})

it('follows each input of an answer, and gives numbers in order and once', async () => {
  await update('products', product, { title: `Produkt ${stamp}`, slug: `produkt-${stamp}` }, 'en')
  await until(codeOf(16), { languages: { en: { title: `Produkt ${stamp}` } } })
  const { body } = await staff<{ attributes: { key: string }[] }>(
    'administrator',
    'GET',
    `/subcategories/${subcategory}?locale=br&depth=0`,
  )
  await update('subcategories', subcategory, {
    attributes: body.attributes.map((one) =>
      one.key === 'size' ? { ...one, label: 'Bitola', unit: 'cm' } : one,
    ),
  })
  await until(codeOf(10), {
    values: [{ key: 'size', unit: 'cm', unit_code: 'CMT' }, {}, {}, {}],
    languages: { br: { names: { size: { label: 'Bitola' } } } },
  })
  await update('categories', category, { title: `Renomeada ${stamp}` })
  await until(codeOf(10), { languages: { br: { category: { title: `Renomeada ${stamp}` } } } })
  await create('certificates', {
    number: `CERT-${stamp}`,
    standard: 'NBR 5370',
    kind: 'product',
    body: 'Cepel',
    scope: [{ product, part_numbers: codeOf(16) }],
    _status: 'published',
  })
  await until(codeOf(16), { languages: { br: { certificates: [{ number: `CERT-${stamp}` }] } } })
  expect(mirror.records.get(codeOf(10))?.languages.br?.certificates).toEqual([])
  expect(mirror.given).toEqual(mirror.given.toSorted((a, b) => a - b))
  expect(new Set(mirror.given).size).toBe(mirror.given.length)
})

it('states the product that replaces a discontinued one, by its present name', async () => {
  const heir = await create('products', published(`Herdeiro ${stamp}`, { subcategory }))
  await update('products', product, {
    life_cycle: { state: 'discontinued', successor_product: heir },
  })
  const named = (title: string) => ({
    state: { value: 'discontinued', successor: null },
    languages: { br: { successor: { title } } },
  })
  await until(codeOf(10), named(`Herdeiro ${stamp}`))
  await update('products', heir, { title: `Sucessor ${stamp}` })
  await until(codeOf(10), named(`Sucessor ${stamp}`))
  await update('products', product, { life_cycle: { state: null, successor_product: null } })
  await until(codeOf(10), { state: { value: 'active' } })
  expect(mirror.records.get(codeOf(10))?.languages.br?.successor).toBeNull()
})

it('states the note of another maker’s number in each language', async () => {
  await create('other-makers', {
    name: `Outro ${stamp}`,
    references: [
      {
        part_number: `OM ${stamp}`,
        values: {
          ours: codeOf(10),
          grade: 'direct',
          note_br: 'Furo maior.',
          note_en: 'Larger hole.',
        },
      },
    ],
    _status: 'published',
  })
  const stated = (note: string) => ({
    cross_references: [{ maker: `Outro ${stamp}`, number: `OM ${stamp}`, grade: 'direct', note }],
  })
  await until(codeOf(10), {
    languages: { br: stated('Furo maior.'), en: stated('Larger hole.') },
  })
  expect(mirror.records.get(codeOf(16))?.languages.br?.cross_references).toEqual([])
})

it('answers deleted records with the reason and the successor', async () => {
  const gtin = `789${stamp}00`
  const digits = `${gtin}${(10 - ([...gtin].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) % 10}`
  const [ten, sixteen] = variantsOf(10, 16)
  const withGtin = { ...ten, values: { ...ten?.values, gtin: digits } }
  await update('products', product, { variants: [withGtin, sixteen] })
  await until(codeOf(10), { gtin: digits })
  await update('products', product, { variants: [{ ...withGtin, part_number: codeOf(11) }] })
  await until(codeOf(11), { gtin: digits })
  await expect
    .poll(async () => {
      await mirror.follow()
      return mirror.gone
    })
    .toContainEqual(
      expect.objectContaining({ key: codeOf(10), reason: 'renumbered', successor: codeOf(11) }),
    )
  expect(mirror.gone).toContainEqual(
    expect.objectContaining({ key: codeOf(16), reason: 'removed', successor: null }),
  )
  // a copy that begins now is told of neither
  const fresh = new Mirror(stamp)
  await fresh.follow()
  expect(fresh.own.map(({ part_number: code }) => code)).toEqual([codeOf(11)])
})

it.each([
  ['size:10', [11]],
  ['size:10~12', [11]],
  ['size:12~', []],
  ['size:~12', [11]],
  ['size:12~10', [11]],
  ['range:15~15', [11]],
  ['range:10..20', [11]],
  ['range:21~', []],
  ['metal:cu', [11]],
  ['tinned:true', [11]],
  ['tinned:false', []],
  ['size:10.0', [11]],
  ['size:010', [11]],
  ['size:999999999999999~', []],
])('filters by an attribute: %s', async (filter, sizes) => {
  const found = await page(
    `subcategory=alimentados-${stamp}&filter=${encodeURIComponent(filter)}&filter=packing:25`,
  )
  expect(found.body.data.map(({ part_number: code }) => code)).toEqual(sizes.map(codeOf))
})

it.each([
  ['filter=nothing:1', 422],
  ["filter=size:'; drop table feed_records; --", 422],
  ['filter=size:11 mm', 422],
  ['filter=size:~', 422],
  ['filter=metal:gold', 422],
  ['filter=metal:cu~', 422],
  ['subcategory=nothing', 404],
  ['changes_since=', 422],
  ['changes_since=0x10', 422],
  ['after=-1', 422],
])('refuses what would tell a copy that everything is gone: %s', async (asked, status) =>
  expect((await page(asked)).status).toBe(status),
)

it('finds a subcategory by a former address, and by that of another language', async () => {
  const read = async (slug: string) =>
    (await page(`subcategory=${slug}`)).body.data.map(({ part_number: code }) => code)
  await update('subcategories', subcategory, { slug: `outros-${stamp}` })
  await until(codeOf(11), { languages: { br: { subcategory: { slug: `outros-${stamp}` } } } })
  expect(await read(`alimentados-${stamp}`)).toEqual([codeOf(11)])
  await update('subcategories', subcategory, { slug: `alimentados-${stamp}` })
  await until(codeOf(11), { languages: { br: { subcategory: { slug: `alimentados-${stamp}` } } } })
})

it('answers one part number in any spelling, and what became of a former one', async () => {
  const spelled = codeOf(11).toLowerCase().replaceAll('-', ' ')
  const { body } = await call<Record>(`/web/part-numbers/${encodeURIComponent(spelled)}`)
  expect(body).toEqual({
    ...mirror.records.get(codeOf(11)),
    languages: { br: mirror.records.get(codeOf(11))?.languages.br },
  })
  const former = await call<ErrorBody & { was: string; replaced_by: { part_number: string } }>(
    `/web/part-numbers/${codeOf(10)}`,
  )
  expect([former.status, former.body.was, former.body.replaced_by.part_number]).toEqual([
    404,
    codeOf(10),
    codeOf(11),
  ])
  expect((await call(`/web/part-numbers/nothing-${stamp}`)).status).toBe(404)
})

it('answers a line for each of many codes, and each record once', async () => {
  const codes = [codeOf(11), `OM ${stamp}`, 'nothing at all', codeOf(11).toLowerCase()]
  const { status, body } = await call<Answer<'part-numbers-find'>>('/web/part-numbers?locales=*', {
    method: 'POST',
    body: JSON.stringify({ codes }),
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBe(200)
  expect(body.lines.map(({ code, state, part_number }) => [code, state, part_number])).toEqual([
    [codes[0], 'found', codeOf(11)],
    [codes[1], expect.stringMatching(/equivalent|near/), null],
    [codes[2], 'unknown', null],
    [codes[3], 'found', codeOf(11)],
  ])
  expect(body.data).toEqual([mirror.records.get(codeOf(11))])
  for (const wrong of [{ codes: [] }, { codes: [''] }, { codes: Array(1001).fill('x') }, {}])
    expect(
      (
        await call('/web/part-numbers', {
          method: 'POST',
          body: JSON.stringify(wrong),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(422)
})

it('filters by subcategory and state; a changed record that does not match is deleted in a copy', async () => {
  const found = await page(`subcategory=alimentados-${stamp}&state=active`)
  expect(found.body.data.map(({ part_number: code }) => code)).toEqual([codeOf(11)])
  expect((await page(`subcategory=alimentados-${stamp}&state=new`)).body.data).toEqual([])
  const before = mirror.next
  await update('products', product, { description: 'Outra descrição.' })
  await until(codeOf(11), { languages: { br: { description: 'Outra descrição.' } } })
  const { data, gone } = (await page(`changes_since=${before}&state=new`)).body
  expect(data.filter(({ part_number: code }) => code === codeOf(11))).toEqual([])
  expect(gone).toContainEqual(expect.objectContaining({ key: codeOf(11), reason: 'outside' }))
})

it('refuses numbers of another database and misshapen queries, by their field', async () => {
  for (const number of ['1', '9007199254740991'])
    expect((await page(`changes_since=${number}`)).body, number).toMatchObject({
      code: 'feed-restarted',
    })
  for (const search of [
    'changes_since=-1',
    'after=x',
    'limit=0',
    'limit=501',
    'locales=xx',
    'locales=br&locales=xx',
    'state=old',
  ])
    expect((await page(search)).status, search).toBe(422)
  expect((await page('changes_since=1%00')).status).toBe(422)
})

it('has copies begin again after a restored backup', async () => {
  const before = mirror.next
  await query('select restart_feeds()')
  expect((await page(`changes_since=${before}`)).body.code).toBe('feed-restarted')
  mirror.records.set('former', mirror.own[0] as Record)
  await mirror.follow()
  expect(mirror.own.map(({ part_number: code }) => code)).toEqual([codeOf(11)])
  expect(mirror.records.has('former')).toBe(false)
  expect(mirror.next).toBeGreaterThan(before)
})

it('removes deletions after two years, and refuses copies of before', async () => {
  await update('products', product, { variants: variantsOf(20) })
  await until(codeOf(20), { packing: 25 })
  const before = mirror.next
  await update('products', product, { variants: variantsOf(25) })
  await until(codeOf(25), { packing: 25 })
  await query(
    `update feed_records set gone_at = now() - interval '25 months' where kind = 'part-numbers' and key = $1`,
    [codeOf(20)],
  )
  await prune(payload)
  expect((await page(`changes_since=${before}`)).body.code).toBe('feed-restarted')
  await mirror.follow()
  const { status, body } = await page(`changes_since=${mirror.next}`)
  expect([status, body.gone]).toEqual([200, []])
  // a copy that begins is not told to begin again
  for (let at = 0, pages = 0; pages < 3; pages += 1) {
    const begun = await page(`changes_since=${at}&limit=1`)
    expect(begun.status).toBe(200)
    at = begun.body.next
  }
})

it('leaves a copy equal to the catalogue after many changes between its reads', async () => {
  const random = (() => {
    let state = 7
    return (below: number): number => (state = (state * 16_807) % 2_147_483_647) % below
  })()
  const steps = [
    () =>
      update('products', product, { variants: variantsOf(...[10, 16, 25, 35].slice(random(3))) }),
    () => update('products', product, { description: `Texto ${random(1000)}.` }),
    () => update('subcategories', subcategory, { title: `Alimentados ${random(1000)}` }),
    () => staff('administrator', 'PATCH', `/products/${product}?locale=br`, { _status: 'draft' }),
  ]
  for (let step = 0; step < 12; step += 1) {
    await steps[random(steps.length)]?.()
    if (step % 3 === 0) await mirror.follow()
  }
  await update('products', product, { variants: variantsOf(10, 95), description: 'Fim.' })
  await until(codeOf(95), { languages: { br: { description: 'Fim.' } } })
  const fresh = new Mirror(stamp)
  await fresh.follow()
  const byCode = ({ own }: Mirror) =>
    Object.fromEntries(own.map((record) => [record.part_number, record]))
  expect(byCode(mirror)).toEqual(byCode(fresh))
  expect(Object.keys(byCode(fresh)).toSorted()).toEqual([codeOf(10), codeOf(95)].toSorted())
})
