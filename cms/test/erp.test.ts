/** @leads */
import { calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from './support/api.ts'
import { query } from './support/database.ts'
import { create, published } from './support/content.ts'
import { setErpMode, requestCount } from './support/erp.ts'

const erp = process.env['ERP_TEST_URL'] ?? ''

/** Product whose category has one distributor. */
let product = 0
beforeAll(async () => {
  const category = await create('categories', published('Vendida por um'))
  const subcategory = await create('subcategories', published('Vendida por um', { category }))
  product = await create('products', published('Vendido por um', { subcategory }))
  await create('distributors', { name: 'Vende só isto', state: 'SP', categories: [category] })
})

const sellers = async () => {
  const answer = await call<{ data: { name: string }[] }>(
    fillPath(calls['product-distributors-list'].path, { id: String(product) }),
  )
  return {
    status: answer.status,
    names: answer.body.data.map(({ name }) => name),
    tags: answer.headers.get('cache-tag'),
  }
}
const age = (minutes: number) =>
  query('update erp_answers set answered_at = now() - make_interval(mins => $1)', [minutes])

afterAll(() => setErpMode(erp, 'unknown'))

it('uses the distributors of the cms when the ERP does not know the product', async () => {
  await setErpMode(erp, 'unknown')
  // Those of other files that sell all categories are answered too.
  expect((await sellers()).names).toContain('Vende só isto')
})

it('serves and caches the answer of the ERP, refreshes it, and appends a change when it differs', async () => {
  await setErpMode(erp, 'good', 'Primeira')
  const first = await sellers()
  expect([first.status, first.names]).toEqual([200, ['Primeira', 'Sem site']])
  expect(first.tags).toContain(`distributor:erp-${product}`)
  await setErpMode(erp, 'good', 'Segunda')
  expect((await sellers()).names[0]).toBe('Primeira')
  expect(await requestCount(erp)).toBe(0)
  await age(31)
  expect((await sellers()).names[0]).toBe('Segunda')
  expect(
    await query('select 1 from changes where $1 = any(tags)', [`distributor:erp-${product}`]),
  ).not.toHaveLength(0)
})

it.each(['broken', 'malformed', 'wrong', 'cut'] as const)(
  '%s: its last good word counts, in good time',
  async (mode) => {
    await setErpMode(erp, mode)
    await age(31)
    const began = performance.now()
    expect((await sellers()).names[0]).toBe('Segunda')
    expect(performance.now() - began).toBeLessThan(4000)
    expect(await requestCount(erp)).toBeGreaterThan(0)
  },
)
