/** @feed */
import type { Answer } from '@vitrine/contract/client'
import type { ErrorBody } from '@vitrine/contract/errors'
import { getPayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { followChanges } from '#src/api/feed/follow-changes.ts'
import { writeNextRecords } from '#src/api/feed/write-feed.ts'
import config from '#src/payload.config.ts'
import { call, fetchCms, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { page } from './support/mirror.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = String(Date.now()).slice(-7)
const codeOf = (at: number): string => `FL-${stamp}-${at}`
const count = 24
const products: number[] = []
let category = 0
let subcategory = 0

const save = async (address: string, data: object): Promise<void> => {
  const answer = await staff('administrator', 'PATCH', `${address}?locale=br&depth=0`, {
    ...data,
    _status: 'published',
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** Writes all records that are due. */
const writeAll = async (): Promise<void> => {
  do await followChanges(payload)
  while (await writeNextRecords(payload))
}

/** Records of the test's part numbers, by their number. */
const records = async () => {
  const found = await query<{ key: string; texts: string }>(
    "select key, texts::text as texts from feed_records where kind = 'part-numbers' and key like $1 and gone_at is null",
    [`FL-${stamp}-%`],
  )
  return new Map(found.map(({ key, texts }) => [key, texts]))
}

const find = async (...codes: string[]) =>
  (
    await call<Answer<'part-numbers-find'>>('/web/part-numbers', {
      method: 'POST',
      body: JSON.stringify({ codes }),
      headers: { 'content-type': 'application/json' },
    })
  ).body.lines

const read = (code: string) =>
  call<ErrorBody & { was?: string; former?: object }>(`/web/part-numbers/${code}`)

beforeAll(async () => {
  category = await create('categories', published(`Faixas ${stamp}`))
  subcategory = await create('subcategories', published(`Faixa ${stamp}`, { category }))
  for (let at = 0; at < count; at += 1)
    products.push(
      await create(
        'products',
        published(`Faixa ${stamp} ${at}`, {
          subcategory,
          variants: [{ part_number: codeOf(at), values: { packing: 1 } }],
        }),
      ),
    )
  await writeAll()
})

it('persons who save steadily and a renamed category both get their records', async () => {
  await save(`/categories/${category}`, { title: `Renomeada ${stamp}` })
  const renamed = async () =>
    [...(await records()).values()].filter((texts) => texts.includes(`Renomeada ${stamp}`)).length
  await save(`/products/${products[0]}`, { description: 'Salva' })
  for (let turn = 0; turn < 2 * count && (await renamed()) < count; turn += 1) {
    // more saves than a transaction writes, between each two of them
    for (const id of products.slice(0, 12))
      await query('insert into changes (tags) values ($1)', [[`product:${id}`, 'products']])
    await followChanges(payload)
    await writeNextRecords(payload)
  }
  expect(await renamed()).toBe(count)
  expect((await records()).get(codeOf(0))).toContain('Salva')
  await writeAll()
})

it('a save of one document precedes what follows from others', async () => {
  await save(`/categories/${category}`, { title: `Outra ${stamp}` })
  await followChanges(payload)
  await save(`/products/${products[count - 1]}`, { description: 'Primeiro' })
  await followChanges(payload)
  await writeNextRecords(payload)
  expect((await records()).get(codeOf(count - 1))).toContain('Primeiro')
  await writeAll()
})

it('an answer states how far it is behind, and no cache keeps it then', async () => {
  expect((await page('limit=1')).body.behind).toEqual({ pending: 0, seconds: 0 })
  await save(`/products/${products[0]}`, { description: 'Atrasada' })
  const answer = await fetchCms('/api/v1/web/part-numbers?limit=1')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await page(`changes_since=${(await page('limit=500')).body.next}`)).body).toMatchObject({
    more: false,
    behind: { pending: expect.toSatisfy((pending) => pending > 0) },
  })
  await followChanges(payload)
  expect((await page('limit=1')).body.behind.pending).toBeGreaterThan(0)
  await writeAll()
  expect((await page('limit=1')).body.behind).toEqual({ pending: 0, seconds: 0 })
})

it('tells a record that is not derived yet from one that does not exist', async () => {
  const code = codeOf(count)
  const id = await create(
    'products',
    published(`Nova ${stamp}`, { subcategory, variants: [{ part_number: code, values: {} }] }),
  )
  const early = await read(code)
  expect([early.status, early.body.code]).toEqual([503, 'not-derived'])
  expect((await read(`nothing-${stamp}`)).status).toBe(404)
  const states = async () => (await find(code, `nothing-${stamp}`)).map(({ record }) => record)
  expect(await states()).toEqual(['not-derived', null])
  await writeAll()
  expect((await read(code)).status).toBe(200)
  expect(await states()).toEqual(['sent', null])
  await staff('administrator', 'DELETE', `/products/${id}`)
  await writeAll()
})

it('what is gone is known by its code with reason, day and successor, wherever it is asked for', async () => {
  const old = codeOf(0)
  await save(`/products/${products[0]}`, {
    life_cycle: { state: 'discontinued', successor_product: products[1] },
  })
  await writeAll()
  await save(`/products/${products[0]}`, { variants: [] })
  await writeAll()
  const former = {
    part_number: old,
    reason: expect.stringMatching(/^(removed|withdrawn)$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    successor: { part_number: null, product: { title: `Faixa ${stamp} 1` } },
  }
  const { status, body } = await read(old)
  expect([status, body.was, body]).toMatchObject([404, old, { former }])
  const [line, other] = await find(old.toLowerCase(), `nothing-${stamp}`)
  expect([line, other?.former]).toMatchObject([{ former }, undefined])
  const { body: list } = await call<Answer<'parts-read'>>(`/web/parts?items=${old}:2`)
  expect(list.lines[0]).toMatchObject({ part: null, former })
})

it('a text of a document derives its own records, a title those that show it, and nothing is missed', async () => {
  const heir = Number(products[1])
  const due = async () =>
    (await query<{ source: number }>("select source from feed_due where kind = 'products'")).map(
      ({ source }) => source,
    )
  await save(`/products/${products[2]}`, {
    life_cycle: { state: 'discontinued', successor_product: heir },
  })
  await writeAll()
  await save(`/products/${heir}`, { description: 'Só o texto' })
  await followChanges(payload)
  // and the product that it replaces, whose page the change names
  expect((await due()).toSorted((a, b) => a - b)).toEqual([heir, products[2]])
  await writeNextRecords(payload)
  expect(await due()).toEqual([])
  await save(`/products/${heir}`, { title: `Outro nome ${stamp}` })
  await writeAll()
  expect((await records()).get(codeOf(2))).toContain(`Outro nome ${stamp}`)
  const last = async () =>
    (await query<{ last: string }>('select max(number) as last from feed_records'))[0]?.last
  const before = await last()
  await query("update feed_state set basis = ''")
  await writeAll()
  expect(await last()).toBe(before)
})
