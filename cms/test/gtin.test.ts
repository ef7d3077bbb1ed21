/** @artifacts @products */
import type { Answer } from '@vitrine/contract/client'
import { gtinCheckDigit } from '@vitrine/contract/gtin'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import { calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import { expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { create, published } from './support/content.ts'

const body = String(789_000_000_000 + (Date.now() % 900_000_000))
const gtin = body + gtinCheckDigit(body)

const read = async (digits: string) => {
  const { status, body: answer } = await call<{
    part_number: string
    product: number
    alternates: Record<string, { product: string }>
  }>(fillPath(calls['gtin-read'].path, { gtin: digits }))
  return { status, answer }
}

it('finds a part number by its GTIN in any length while its product is published', async () => {
  const category = await create('categories', published('Com código de barras'))
  const subcategory = await create('subcategories', published('Com código de barras', { category }))
  const title = `Embalado ${gtin}`
  const product = await create(
    'products',
    published(title, {
      subcategory,
      variants: [
        { part_number: `EM-${gtin}-1`, values: {} },
        { part_number: `EM-${gtin}-2`, values: { gtin } },
      ],
    }),
  )
  const pack = `1${body}`
  for (const digits of [gtin, `0${gtin}`, `${pack}${gtinCheckDigit(pack)}`]) {
    const { status, answer } = await read(digits)
    expect([status, answer.part_number, answer.product]).toEqual([200, `EM-${gtin}-2`, product])
    expect(answer.alternates['br']?.product).toBe(`embalado-${gtin}`)
  }
  // spellings of one GTIN in one request are all found
  const { body: lines } = await call<Answer<'part-numbers-find'>>('/web/part-numbers', {
    method: 'POST',
    body: JSON.stringify({ codes: [gtin, `0${gtin}`, `(01)0${gtin}`] }),
    headers: { 'content-type': 'application/json' },
  })
  expect(lines.lines.map(({ part_number: code }) => code)).toEqual(Array(3).fill(`EM-${gtin}-2`))
  await staff('editor', 'PATCH', `/products/${product}?locale=br`, { _status: 'draft' })
  const { status, answer } = await read(gtin)
  expect([status, answer]).toMatchObject([404, { code: 'not-found', was: `EM-${gtin}-2` }])
  expect(answer).not.toHaveProperty('replaced_by')
})

it('answers a GTIN of a removed part number with what it was and what replaces it, for good', async () => {
  const stamp = String(Date.now())
  const own = `46${stamp.slice(-10)}`
  const code = own + gtinCheckDigit(own)
  const category = await create('categories', published(`Retirados ${stamp}`))
  const subcategory = await create('subcategories', published(`Retirados ${stamp}`, { category }))
  const next = `NX-${stamp}-1`
  await create(
    'products',
    published(`Sucessor ${stamp}`, { subcategory, variants: [{ part_number: next, values: {} }] }),
  )
  const kept = { part_number: `EM-${stamp}-1`, values: {} }
  const values = { gtin: code, [lifeKeys.state]: 'discontinued', [lifeKeys.successor]: next }
  const removed = { part_number: `EM-${stamp}-2`, values }
  const product = await create(
    'products',
    published(`Retirado ${stamp}`, { subcategory, variants: [kept, removed] }),
  )
  expect((await read(code)).status).toBe(200)
  const withdrawn = { was: removed.part_number, replaced_by: { part_number: next } }
  await staff('editor', 'PATCH', `/products/${product}?locale=br`, {
    variants: [kept],
    _status: 'published',
  })
  expect((await read(code)).answer).toMatchObject(withdrawn)
  await staff('administrator', 'DELETE', `/products/${product}`)
  expect((await read(code)).answer).toMatchObject(withdrawn)
  expect((await read(`0${code}`)).status).toBe(404)
})

it('answers 404 for a wrong check digit and for an unknown GTIN', async () => {
  const wrong = `${body}${(gtinCheckDigit(body) + 1) % 10}`
  expect((await read(wrong)).status).toBe(404)
  expect((await read('10614141000415')).status).toBe(404)
})
