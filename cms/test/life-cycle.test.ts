/** @parts-list @products */
import type { Answer } from '@vitrine/contract/client'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { call, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { PayloadErrorBody } from './support/content.ts'
import { query } from './support/database.ts'
import { edit, latest, since } from './support/publishing.ts'

const stamp = String(Date.now()).slice(-6)
const word = `zirkon${stamp.replaceAll(/./g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
const [old, live, heir, fresh] = [
  `LO-${stamp}-10`,
  `LO-${stamp}-12`,
  `LN-${stamp}-10`,
  `LN-${stamp}-12`,
]
const ended = {
  'life-state': 'discontinued',
  'life-last-order': '2026-01-31',
  'life-last-delivery': '2026-03-31',
  'life-reason-br': 'Motivo',
  'life-reason-en': 'Reason',
  'life-successor': heir.toLowerCase(),
}
const oldVariants = [
  { part_number: old, values: { size: 10, ...ended } },
  { part_number: live, values: { size: 12 } },
]
let subcategory: number
let before: number
let after: number
let whole: number

beforeAll(async () => {
  const category = await create('categories', published('Com ciclo de vida'))
  subcategory = await create(
    'subcategories',
    published('Com ciclo de vida', {
      category,
      attributes: [{ key: 'size', label: 'Medida', type: 'number', unit: 'mm', filter: true }],
    }),
  )
  const product = (title: string, variants: object[], more: object = {}) =>
    create('products', published(`${title} ${word}`, { subcategory, variants, ...more }))
  after = await product('Novo', [
    { part_number: heir, values: { size: 10 } },
    {
      part_number: fresh,
      values: { size: 12, 'life-state': 'new', 'life-until': '2099-12-31' },
    },
  ])
  before = await product('Antigo', oldVariants)
  whole = await product('Retirado', [{ part_number: `LW-${stamp}-1`, values: { size: 30 } }], {
    life_cycle: { state: 'discontinued', reason: 'Tudo', successor_product: after },
  })
})

const readProduct = async (id: number, locale = 'br') =>
  (await call<Answer<'product-read'>>(`/web/products/${id}`, { locale })).body
const messagesOf = (answer: { body: unknown }) =>
  JSON.stringify((answer.body as PayloadErrorBody).errors)

describe('a part number that is discontinued', () => {
  it('says so on its product, with its dates, its reason and its successor', async () => {
    const {
      part_life_cycles: parts,
      variants,
      attributes,
      life_cycle: own,
    } = await readProduct(before)
    expect(own.state).toEqual({ value: 'active', label: 'Ativo' })
    expect(parts).toMatchObject([
      {
        part_number: old,
        state: { value: 'discontinued', label: 'Descontinuado' },
        last_order: '2026-01-31',
        reason: 'Motivo',
        successor: { part_number: heir },
      },
    ])
    expect(variants.map(({ values }) => values)).toEqual([
      { size: 10, 'life-state': 'discontinued', 'life-successor': heir },
      { size: 12, 'life-state': 'active' },
    ])
    expect(attributes.map(({ key }) => key)).toEqual(['size', 'life-state', 'life-successor'])
  })

  it('has its product’s state without one of its own', async () => {
    const { state, life_cycle: life } = await readProduct(whole)
    expect(state).toEqual({ value: 'discontinued', label: 'Descontinuado' })
    expect(life).toMatchObject({ reason: 'Tudo', successor: { part_number: null } })
    const list = await call<Answer<'parts-read'>>(`/web/parts?items=LW-${stamp}-1,${old}`)
    expect(
      list.body.lines.map(({ part }) => [part?.state?.value, part?.successor?.part_number]),
    ).toEqual([
      ['discontinued', null],
      ['discontinued', heir],
    ])
  })

  it('is named with its successor once its product is withdrawn', async () => {
    const id = await create(
      'products',
      published(`Fora de linha ${word}`, {
        subcategory,
        life_cycle: { state: 'discontinued', successor_part: heir },
      }),
    )
    const slug = `fora-de-linha-${word}`
    expect((await call(`/web/products/${slug}`)).status).toBe(200)
    const named = { part_number: heir, product: { title: expect.stringContaining('Novo') } }
    const answers = async () =>
      Promise.all([slug, String(id)].map((address) => call(`/web/products/${address}`)))
    for (const data of [{ _status: 'draft' }, { deletedAt: new Date().toISOString() }]) {
      await edit(id, data)
      for (const { status, body } of await answers())
        expect({ status, body }).toMatchObject({
          status: 404,
          body: { code: 'not-found', replaced_by: named },
        })
    }
    const never = await staff<{ doc: { id: number } }>('editor', 'POST', '/products?draft=true', {
      title: 'Nunca publicado',
      life_cycle: { successor_part: heir },
      _status: 'draft',
    })
    const unknown = await call(`/web/products/${never.body.doc.id}`)
    expect([unknown.status, 'replaced_by' in Object(unknown.body)]).toEqual([404, false])
  })

  it('is compared with its state', async () => {
    const { body } = await call<Answer<'comparison-read'>>(
      `/web/parts/comparison?items=${old},${heir}`,
    )
    expect(
      body.columns.map(({ state, successor }) => [state?.value, successor?.part_number]),
    ).toEqual([
      ['discontinued', heir],
      [undefined, undefined],
    ])
  })
})

describe('a search', () => {
  const search = async (text: string) =>
    (await call<Answer<'search-read'>>(`/web/search?search=${encodeURIComponent(text)}`)).body

  it('has what is discontinued below its successor', async () => {
    const ids = (await search(word)).products.data.map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect(ids.indexOf(whole)).toBeGreaterThan(ids.indexOf(after))
    const { products } = await search(`${word} 10 mm`)
    expect(products.data[0]?.id).toBe(after)
  })

  it('has an exact number first, with its successor', async () => {
    const { products } = await search(old)
    expect(products.data[0]).toMatchObject({ id: before, matched_part_number: old })
    expect(products.data[0]?.matched_variants?.rows[0]).toMatchObject({
      part_number: old,
      successor: { part_number: heir },
    })
    const { body } = await call<Answer<'search-suggest'>>(`/web/search/suggest?search=${old}`)
    expect(
      body.part_numbers
        .slice(0, 2)
        .map(({ part_number: code, state, replaces }) => [code, state?.value, replaces]),
    ).toEqual([
      [old, 'discontinued', null],
      [heir, undefined, old],
    ])
  })
})

it('filters by state, with true counts', async () => {
  const list = async (filter = '') =>
    (await call<Answer<'products-list'>>(`/web/products?subcategory=${subcategory}${filter}`)).body
  const facet = (answer: Answer<'products-list'>) =>
    answer.facets
      .find(({ key }) => key === 'life-state')
      ?.options.map(({ value, count }) => [value, count])
  expect(facet(await list())).toEqual([
    ['new', 1],
    ['active', 2],
    ['discontinued', 2],
  ])
  const gone = await list('&filter=life-state:discontinued')
  expect(gone.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([before, whole])
  expect(gone.chosen[0]?.label).toBe('Estado: Descontinuado')
  expect(facet(await list('&filter=size:30'))).toEqual([
    ['new', 0],
    ['active', 0],
    ['discontinued', 1],
  ])
})

describe('a publication is refused', () => {
  const values = (more: object) => ({
    variants: [{ part_number: old, values: { size: 10, ...more } }, oldVariants[1]],
  })
  it.each([
    ['an unknown successor', { 'life-state': 'discontinued', 'life-successor': 'XX-0' }, 'XX-0'],
    ['itself as successor', { 'life-state': 'discontinued', 'life-successor': old }, 'si mesmo'],
    ['days out of order', { ...ended, 'life-last-delivery': '2026-01-01' }, 'Último pedido'],
    ['what is no day', { ...ended, 'life-last-order': '31/31/2026' }, '2026-12-31'],
    ['new without an end', { 'life-state': 'new' }, 'até quando'],
    ['days without a state', { 'life-since': '2026-01-01' }, 'Informe o estado'],
  ])('with %s', async (_, more, text) => {
    const answer = await edit(before, values(more))
    expect(answer.status).toBe(400)
    expect(messagesOf(answer)).toContain(text)
    expect(messagesOf(answer)).toContain('variants.0.values.life-')
  })

  it('with successors in a circle', async () => {
    const circle = {
      variants: [
        {
          part_number: heir,
          values: { size: 10, 'life-state': 'discontinued', 'life-successor': old },
        },
        { part_number: fresh, values: { size: 12 } },
      ],
    }
    const answer = await edit(after, circle)
    expect(answer.status).toBe(400)
    expect(messagesOf(answer)).toContain(`${heir} → ${old} → ${heir}`)
    const ofProduct = await edit(after, {
      life_cycle: { state: 'discontinued', successor_product: whole },
    })
    expect(ofProduct.status).toBe(400)
    expect(messagesOf(ofProduct)).toContain('círculo')
    // the part number has no state of its own, so it has the product's successor
    const byPart = await edit(whole, {
      life_cycle: {
        state: 'discontinued',
        successor_part: `LW-${stamp}-1`,
        successor_product: null,
      },
    })
    expect(byPart.status).toBe(400)
    expect(messagesOf(byPart)).toContain('life_cycle.successor_part')
    expect(messagesOf(byPart)).toContain('círculo')
  })

  it('of a product with days out of order, but not of its draft', async () => {
    const wrong = {
      life_cycle: {
        state: 'discontinued',
        last_order: '2026-05-01T12:00:00.000Z',
        last_delivery: '2026-04-01T12:00:00.000Z',
      },
    }
    const answer = await edit(whole, wrong)
    expect(answer.status).toBe(400)
    expect(messagesOf(answer)).toContain('life_cycle.last_delivery')
    const draft = await staff('editor', 'PATCH', `/products/${whole}?draft=true&locale=br`, {
      ...wrong,
      _status: 'draft',
    })
    expect(draft.status).toBe(200)
    await edit(whole, {
      life_cycle: { state: 'discontinued', last_order: null, last_delivery: null },
      _status: 'published',
    })
  })
})

it('changes the pages that show a successor when it is withdrawn and when it comes back', async () => {
  const place = `product:${before}`
  expect((await edit(after, { _status: 'draft' })).status).toBe(200)
  expect((await readProduct(before)).part_life_cycles[0]?.successor).toBeNull()
  const at = await latest()
  expect((await edit(after, { _status: 'published' })).status).toBe(200)
  expect(await since(at)).toContain(place)
  expect((await readProduct(before)).part_life_cycles[0]?.successor?.part_number).toBe(heir)
})

it('ends what is new by its date, and says so to the caches', async () => {
  const stateOf = async () => (await readProduct(after)).part_life_cycles[0]?.state.value
  expect(await stateOf()).toBe('new')
  const variants = JSON.stringify([
    { part_number: heir, values: { size: 10 } },
    {
      part_number: fresh,
      values: { size: 12, 'life-state': 'new', 'life-until': '2020-12-31' },
    },
  ])
  // the data as if it had been published in 2020
  await query('update products set variants = $2::jsonb where id = $1', [after, variants])
  await query(`update search_products set changes_on = '2021-01-01' where product_id = $1`, [after])
  const at = await latest()
  await query(
    `insert into payload_jobs (task_slug, queue, wait_until, processing, has_error, total_tried, created_at, updated_at)
    values ('end-states', 'default', now(), false, false, 0, now(), now())`,
  )
  await vi.waitFor(async () => expect(await since(at)).toContain(`product:${after}`), {
    timeout: 40_000,
    interval: 500,
  })
  expect(await stateOf()).toBe('active')
  const [row] = await query<{ state: string; changes_on: null }>(
    `select v.state, p.changes_on from search_variants v join search_products p using (product_id) where v.printed = $1`,
    [fresh],
  )
  expect(row).toEqual({ state: 'active', changes_on: null })
})
