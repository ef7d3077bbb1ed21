/** @cross-references */
import type { Answer } from '@vitrine/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { call, fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { message, sendMessage } from './support/lead.ts'
import { edit, latest, since } from './support/publishing.ts'

/** Digits that no other test has; a leading zero would be a misspelt letter O. */
const stamp = String(Date.now()).slice(-6).replace(/^0/, '9')
const [whole, short, other] = [`XA-${stamp}-10`, `XB-${stamp}-10`, `XB-${stamp}-12`]
const family = `XF${stamp}`
const theirs = `ZQ ${stamp}/10`
const apart = `ZQ ${stamp.slice(0, 3)} ${stamp.slice(3)}/10`
const name = `Quorvel ${stamp}`
let long: number
let brief: number
let maker: number

const rows = [
  {
    part_number: theirs,
    values: { ours: short, grade: 'similar', note_br: 'Mais curto', note_en: 'Shorter' },
  },
  {
    part_number: theirs,
    values: { ours: whole, grade: 'direct', source: 'Catálogo', checked_on: '12/11/2026' },
  },
  { part_number: `ZF ${stamp}`, values: { ours: family, grade: 'upgrade' } },
]

const save = (references: object[], more: object = {}) =>
  staff('editor', 'PATCH', `/other-makers/${maker}?locale=br&depth=0`, {
    references,
    _status: 'published',
    ...more,
  })
const page = async (asked: string, locale = 'br') =>
  (await call<Answer<'cross-references-read'>>(`/web/cross-references?${asked}`, { locale })).body
const search = async (text: string, locale = 'br') =>
  (await call<Answer<'search-read'>>(`/web/search?search=${encodeURIComponent(text)}`, { locale }))
    .body
const suggest = async (text: string) =>
  (await call<Answer<'search-suggest'>>(`/web/search/suggest?search=${encodeURIComponent(text)}`))
    .body
const list = async (items: string) =>
  (await call<Answer<'parts-read'>>(`/web/parts?items=${encodeURIComponent(items)}`)).body.lines
const oursOf = (references: { ours: string }[]) => references.map(({ ours }) => ours)

beforeAll(async () => {
  const category = await create('categories', published('Com equivalentes'))
  const subcategory = await create('subcategories', published('Com equivalentes', { category }))
  const product = (title: string, variants: string[], more: object = {}) =>
    create(
      'products',
      published(`${title} ${stamp}`, {
        subcategory,
        variants: variants.map((code) => ({ part_number: code, values: {} })),
        ...more,
      }),
    )
  long = await product('Terminal longo', [whole])
  brief = await product('Terminal curto', [short, other], { family })
  const entries = { aliases: `QV${stamp}`, references: rows }
  maker = await create('other-makers', { name, ...entries, _status: 'published' })
})

afterAll(async () => {
  const { body } = await staff<{ docs: { id: number }[] }>(
    'editor',
    'GET',
    `/other-makers?where[name][like]=${stamp}&limit=20&draft=true`,
  )
  for (const { id } of body.docs) await staff('editor', 'DELETE', `/other-makers/${id}`)
})

describe('the page of other makers’ numbers', () => {
  it('answers a number in any spelling, best grade first, with the note of the language', async () => {
    const asked = `numbers=${encodeURIComponent(`zq${stamp}10\n\nnada-${stamp}\n${whole}`)}`
    const { lines, makers, products } = await page(asked)
    expect(lines.map(({ references, own }) => [oursOf(references), own?.part_number])).toEqual([
      [[whole, short], undefined],
      [[], undefined],
      [[], whole],
    ])
    expect(lines[0]?.references[0]).toEqual({
      maker: { slug: `quorvel-${stamp}`, name },
      number: theirs,
      grade: 'direct',
      note: null,
      source: 'Catálogo',
      checked_on: '2026-11-12',
      ours: whole,
      part_number: whole,
      product: long,
      title: `Terminal longo ${stamp}`,
    })
    expect(products.map(({ id }) => id).toSorted()).toEqual([long, brief].toSorted())
    expect(makers.find((one) => one.name === name)?.count).toBe(3)
    // the product has no English version
    expect((await page(asked, 'en')).lines[0]?.references).toMatchObject([
      { ours: whole, product: null, note: null },
      { ours: short, product: null, note: 'Shorter' },
    ])
  })

  it('lists the entries of a maker, also of a family, and has no other', async () => {
    const { listed } = await page(`maker=quorvel-${stamp}`)
    expect(oursOf(listed?.data ?? [])).toEqual([family, whole, short])
    expect(listed?.data[0]).toMatchObject({ part_number: null, product: brief })
    expect((await call(`/web/cross-references?maker=nobody`)).body['listed']).toBeNull()
    expect((await call(`/web/cross-references?numbers=${'x'.repeat(2001)}`)).status).toBe(422)
  })
})

describe('a search', () => {
  it('for a number finds what stands in for it, with and without the maker', async () => {
    for (const text of [
      theirs,
      apart,
      `zq${stamp}10`,
      `${name} ${theirs}`,
      `qv${stamp} ZQ-${stamp}-10`,
    ])
      expect(oursOf((await search(text)).equivalents), text).toEqual([whole, short])
    const { equivalents } = await search(theirs)
    expect(equivalents[0]?.product).toMatchObject({ title: `Terminal longo ${stamp}` })
  })

  it('for a maker names it; for our own part number finds that alone', async () => {
    expect((await search(name)).makers).toEqual([{ slug: `quorvel-${stamp}`, name, count: 3 }])
    const own = await search(whole)
    expect([own.equivalents, own.products.data[0]?.id]).toEqual([[], long])
  })

  it('suggests it from the beginning of the number', async () => {
    expect(oursOf((await suggest(`zq${stamp}`)).equivalents)).toEqual([whole, short])
  })
})

describe('a parts list', () => {
  it('offers what stands in for a line, and keeps what it was asked by when it is taken', async () => {
    const [line] = await list(`zq ${stamp}/10:25`)
    expect(line).toMatchObject({ state: 'equivalent', quantity: 25, part: null })
    expect(line?.candidates.map(({ part_number: code }) => code)).toEqual([whole, short])
    const [taken] = await list(`${short}~${name} ${theirs}:25`)
    expect(taken).toMatchObject({
      state: 'found',
      part: { part_number: short },
      asked: `${name} ${theirs}`,
      references: [{ grade: 'similar' }],
    })
  })

  it('keeps packs, whose size is another maker’s, open with what was asked for', async () => {
    const open = { quantity: null, packs: 3 }
    const [line] = await list(`${apart} 3 cx`)
    expect(line).toMatchObject({ state: 'equivalent', ...open })
    const asked = `${name} ${theirs} 3 cx`
    const [taken, counted] = await list(`${short}~${asked},${short}~${asked}:75`)
    expect(taken).toMatchObject({ ...open, asked, references: [{ grade: 'similar' }] })
    expect(counted).toMatchObject({ quantity: 75, packs: null, asked })
  })

  it('reads it from a pasted text, and drops none', async () => {
    const { body } = await call<Answer<'lines-read'>>('/web/parts/lines', {
      method: 'POST',
      body: JSON.stringify({ text: `${name} ${apart} – 12 pç\n${whole} 3` }),
      headers: { 'content-type': 'application/json' },
    })
    expect(body.lines.map(({ state, quantity }) => [state, quantity])).toEqual([
      ['equivalent', 12],
      ['found', 3],
    ])
  })

  it('goes into a quotation with what it was asked by', async () => {
    const body = message({ items: `${short}~${name} ${theirs}:4` })
    const { status, body: sent } = await sendMessage(body)
    expect(status).toBe(200)
    const [stored] = await query<{ part_number: string; asked: string }>(
      `select l.part_number, l.asked from messages_lines l join messages m on m.id = l._parent_id where m.receipt = $1`,
      [sent.receipt],
    )
    expect(stored).toEqual({ part_number: short, asked: `${name} ${theirs}` })
  })
})

describe('a change', () => {
  it('expires the lists, and the products that are named before and after', async () => {
    const replaced = async (id: number) =>
      (await call<Answer<'product-read'>>(`/web/products/${id}`)).body.replaces
    expect((await replaced(long)).map(({ number }) => number)).toEqual([theirs])
    let after = await latest()
    expect((await save(rows.slice(0, 1))).status).toBe(200)
    expect(await since(after)).toEqual(
      expect.arrayContaining(['cross-references', `product:${long}`, `product:${brief}`]),
    )
    expect(await replaced(long)).toEqual([])
    after = await latest()
    expect((await save(rows)).status).toBe(200)
    expect(await since(after)).toContain(`product:${long}`)
  })

  it('shows what is withdrawn, and lets its entry be saved again', async () => {
    expect((await edit(long, { _status: 'draft' })).status).toBe(200)
    const { lines } = await page(`numbers=zq${stamp}10`)
    expect(lines[0]?.references[0]).toMatchObject({ ours: whole, part_number: null, product: null })
    expect((await save(rows)).status).toBe(200)
    expect((await edit(long, { _status: 'published' })).status).toBe(200)
    expect((await page(`numbers=zq${stamp}10`)).lines[0]?.references[0]?.product).toBe(long)
  })
})

describe('a publication is refused', () => {
  it.each([
    [{ part_number: 'ZQ 1', values: { ours: 'XX-none-1', grade: 'direct' } }, 'values.ours'],
    [{ part_number: 'ZQ 1', values: { ours: whole, grade: 'best' } }, 'values.grade'],
    [{ part_number: 'abc', values: { ours: whole, grade: 'direct' } }, 'part_number'],
  ])('with %j', async (row, path) => {
    const answer = await save([...rows, row])
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining(`references.3.${path}`),
    ])
  })

  it('of a maker with the name of another', async () => {
    const answer = await staff('editor', 'POST', '/other-makers', {
      name: `qv-${stamp}`,
      references: [],
      _status: 'published',
    })
    expect(answer.status).toBe(400)
  })
})

it.each(['csv', 'xlsx'])('the export as %s changes nothing when it is imported', async (format) => {
  const exported = await fetchCms(`/admin/api/cross-references/export?format=${format}`, {
    headers: { authorization: `JWT ${await logIn('editor')}` },
  })
  const form = new FormData()
  form.set('file', new File([await exported.arrayBuffer()], `numbers.${format}`))
  const answer = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}` },
    body: form,
  })
  const { figures, ignoredSheets } = (await answer.json()) as PlanPreview
  expect(figures).toMatchObject({ created: 0, changed: 0, refused: 0 })
  expect([figures.equal > 0, ignoredSheets]).toEqual([true, []])
})

it('makes an entry from a search that found nothing', async () => {
  const text = `zs ${stamp} 77`
  const press = (fields: object) =>
    staff<{ errors?: object; tried?: { total: number } }>('editor', 'POST', '/searches/reference', {
      locale: 'br',
      text,
      maker: name,
      number: text,
      grade: 'direct',
      ...fields,
    })
  const refused = await press({ ours: 'XX-none-1' })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['ours']])
  const made = await press({ ours: whole })
  expect([made.status, made.body.tried?.total]).toEqual([200, 1])
  expect(oursOf((await search(text)).equivalents)).toEqual([whole])
})

describe('a number of another maker that is misspelt', () => {
  const letters = apart.replace('/10', '/1O')
  const digit = apart.replace('/10', '/19')
  const offered = [
    [theirs, whole, 'direct', `Terminal longo ${stamp}`],
    [theirs, short, 'similar', `Terminal curto ${stamp}`],
  ]

  it('is offered with its equivalents and their grades by a search', async () => {
    const near = async (text: string) => {
      const found = await search(text)
      expect(found.equivalents).toEqual([])
      return found.near_equivalents.map(({ number, ours, grade, product }) => [
        number,
        ours,
        grade,
        product?.title,
      ])
    }
    expect(await near(letters)).toEqual(offered)
    // imported entries of other tests may be equally similar
    expect(await near(digit)).toEqual(expect.arrayContaining(offered))
    expect((await search(theirs)).near_equivalents).toEqual([])
    expect(oursOf((await suggest(letters)).near_equivalents)).toEqual([whole, short])
  })

  it('is suggested where its digits are a size of other products', async () => {
    const group = stamp.slice(0, 3)
    const sized = { part_number: `ZY ${group} 070/10`, values: { ours: whole, grade: 'direct' } }
    await create('other-makers', {
      name: `Sized ${stamp}`,
      references: [sized],
      _status: 'published',
    })
    const { products, near_equivalents: near } = await suggest(`ZY ${group} 070/1O`)
    expect([products.length > 0, oursOf(near)]).toEqual([true, [whole]])
  })

  it('is offered by the page of other makers’ numbers where it is unknown', async () => {
    const asked = [letters, theirs, whole].join('\n')
    const { lines, products } = await page(`numbers=${encodeURIComponent(asked)}`)
    expect(lines.map(({ near }) => oursOf(near))).toEqual([[whole, short], [], []])
    expect(products.map(({ id }) => id).toSorted()).toEqual([long, brief].toSorted())
    // the products have no English version
    expect((await page(`numbers=${encodeURIComponent(letters)}`, 'en')).lines[0]?.near).toEqual([])
  })

  it('is a near line of a list, which takes nothing by itself', async () => {
    const [line] = await list(`${letters}:3`)
    expect([line?.state, line?.part, oursOf(line?.references ?? [])]).toEqual([
      'near',
      null,
      [whole, short],
    ])
  })
})

it('a translator changes the notes of one language, as a draft, and nothing else', async () => {
  const written = [
    { part_number: `ZT ${stamp}`, values: { ours: whole, grade: 'direct', note_br: 'Mais longo' } },
    { part_number: `ZU ${stamp}`, values: { ours: short, grade: 'similar' } },
  ]
  const id = await create('other-makers', {
    name: `Translated ${stamp}`,
    references: written,
    _status: 'published',
  })
  const [first, second] = written
  const sent = [
    { ...first, values: { ...first?.values, note_en: 'Longer' } },
    { ...second, values: { ...second?.values, grade: 'direct', note_en: 'x' } },
    { part_number: 'ZV 1', values: { ours: short, grade: 'direct', note_en: 'x' } },
  ]
  const path = `/other-makers/${id}?locale=en&depth=0`
  expect((await staff('translator', 'PATCH', path, { references: sent })).status).toBe(200)
  const stored = async (draft: boolean) =>
    (await staff<{ references: object[] }>('editor', 'GET', `${path}&draft=${draft}`)).body
      .references
  expect(await stored(true)).toEqual([sent[0], second])
  expect(await stored(false)).toEqual(written)
  const inPortuguese = path.replace('locale=en', 'locale=br')
  expect((await staff('translator', 'PATCH', inPortuguese, { references: sent })).status).toBe(403)
})
