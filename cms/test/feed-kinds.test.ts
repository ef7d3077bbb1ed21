/** @feed */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Answer } from '@vitrine/contract/client'
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRecordsFileDue, writeRecordsFile } from '#src/api/feed/records-file.ts'
import { startFeedWriter } from '#src/jobs/feed-writer.ts'
import config from '#src/payload.config.ts'
import { call, fetchCms, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { Mirror } from './support/mirror.ts'
import type { Feed, Record } from './support/mirror.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = String(Date.now()).slice(-7)
const code = `FK-${stamp}-1`
let category = 0
let subcategory = 0
let product = 0

const update = async (collection: string, id: number, data: object): Promise<void> => {
  const answer = await staff('administrator', 'PATCH', `/${collection}/${id}?locale=br&depth=0`, {
    ...data,
    _status: 'published',
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

// the documents of other files are not derived here
await query('delete from feed_due')
const endWriter = startFeedWriter(payload)
afterAll(() => endWriter())

beforeAll(async () => {
  category = await create('categories', published(`Alimentada ${stamp}`))
  subcategory = await create('subcategories', published(`Alimentados ${stamp}`, { category }))
  product = await create(
    'products',
    published(`Alimentado ${stamp}`, {
      subcategory,
      variants: [{ part_number: code, values: { packing: 25 } }],
    }),
  )
  await create('certificates', {
    number: `CERT-${stamp}`,
    standard: 'NBR 5370',
    kind: 'product',
    body: 'Cepel',
    scope: [{ product, part_numbers: code }],
    _status: 'published',
  })
})

it('answers products, publications, news, distributors, certificates and documents', async () => {
  const section = await create('sections', published(`Alimentada ${stamp}`))
  const title = `alimentada-${stamp}`
  const { id: file } = await payload.create({
    collection: 'files',
    data: { title, kind: 'manual' },
    file: {
      data: Buffer.from(`%PDF-1.4\n% ${stamp}\n%%EOF\n`),
      name: `${title}.pdf`,
      mimetype: 'application/pdf',
      size: 32,
    },
  })
  await update('products', product, { documents: [file] })
  const publication = await create(
    'publications',
    published(`Guia ${stamp}`, { section, products: [product], documents: [file] }),
  )
  const news = await create('news-categories', published(`Notícia ${stamp}`))
  const post = await create(
    'posts',
    published(`Notícia ${stamp}`, { category: news, date: '2026-11-20' }),
  )
  const distributor = await create('distributors', {
    name: `Distribuidora ${stamp}`,
    city: 'Campinas',
    categories: [category],
  })
  const record = async (kind: string, key: string) =>
    (
      await call<{ data: { key: string }[] }>(`/web/records/${kind}?changes_since=0&limit=500`)
    ).body.data.find((one) => one.key === key)
  const becomes = async (kind: string, key: string, expected: object): Promise<void> =>
    await expect.poll(() => record(kind, key), { timeout: 60_000 }).toMatchObject(expected)
  await becomes('products', String(product), {
    id: product,
    part_numbers: [code],
    languages: { br: { documents: [{ title: `alimentada-${stamp}` }] } },
  })
  await becomes('publications', String(publication), {
    products: [product],
    languages: { br: { title: `Guia ${stamp}`, url: expect.stringContaining(`guia-${stamp}`) } },
  })
  await becomes('news', String(post), { languages: { br: { title: `Notícia ${stamp}` } } })
  await becomes('distributors', String(distributor), {
    city: 'Campinas',
    languages: { br: { categories: [{ title: expect.stringContaining(stamp) }] } },
  })
  const [stored] = await query<{ filename: string }>('select filename from files where id = $1', [
    file,
  ])
  await becomes('documents', stored?.filename ?? '', {
    products: [{ product, part_numbers: [] }],
    publications: [publication],
    languages: { br: { title: `alimentada-${stamp}` } },
  })
  const certified = (
    await call<Answer<'certificate-records-list'>>('/web/records/certificates?locales=*&limit=500')
  ).body.data.find(({ languages }) => languages.br?.number === `CERT-${stamp}`)
  expect(certified?.scope).toEqual([{ product, part_numbers: [code] }])
  // an attachment that is gone
  const before = (await call<Feed>('/web/records/documents?changes_since=0&limit=500')).body.next
  await update('products', product, { documents: [] })
  await update('publications', publication, { documents: [] })
  await expect
    .poll(
      async () =>
        (await call<Feed>(`/web/records/documents?changes_since=${before}&limit=500`)).body.gone,
      { timeout: 20_000 },
    )
    .toContainEqual(expect.objectContaining({ key: stored?.filename, reason: 'withdrawn' }))
})

it('writes a file from which a copy begins', async () => {
  await expect
    .poll(async () => (await query('select from feed_due')).length, { timeout: 60_000 })
    .toBe(0)
  await writeRecordsFile(payload)
  const { body } = await call<Answer<'records-file-read'>>('/web/records/file')
  const served = await fetchCms(new URL(body.url).pathname)
  const bytes = Buffer.from(await served.arrayBuffer())
  expect([served.status, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
    200,
    body.bytes,
    body.sha256,
  ])
  expect(served.headers.get('content-type')).toBe('application/gzip')
  const lines = gunzipSync(bytes)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { feed: string; record: Record })
  const [copy, mirror] = [new Mirror(stamp), new Mirror(stamp)]
  for (const { feed, record } of lines)
    if (feed === 'part-numbers') copy.records.set(record.part_number, record)
  copy.next = body.change
  await copy.follow()
  await mirror.follow()
  expect(Object.fromEntries(copy.records)).toEqual(Object.fromEntries(mirror.records))
  expect(new Set(lines.map(({ feed }) => feed))).toContain('distributors')
  // nothing has changed: the same file
  await writeRecordsFile(payload)
  expect((await call('/web/records/file')).body).toEqual(body)
  expect(await isRecordsFileDue(payload)).toBe(false)
})

it('answers the part numbers whose state began last, the latest first, without those that are gone', async () => {
  const ofStates: { [name: string]: object } = {
    early: { state: 'discontinued', since: '2023-02-01T12:00:00.000Z' },
    late: { state: 'not-for-new-projects', since: '2024-02-01T12:00:00.000Z' },
    undated: { state: 'discontinued' },
    active: {},
  }
  const ids = []
  for (const [name, life_cycle] of Object.entries(ofStates))
    ids.push(
      await create(
        'products',
        published(`Estado ${name} ${stamp}`, {
          subcategory,
          variants: [{ part_number: `SC-${name}-${stamp}`, values: {} }],
          life_cycle,
        }),
      ),
    )
  const read = async (query = '') => {
    const { body } = await call<Answer<'state-changes-list'>>(`/web/records/state-changes?${query}`)
    return body.data
  }
  const own = (data: Awaited<ReturnType<typeof read>>) =>
    data.flatMap(({ part_number: code }) =>
      code.endsWith(`-${stamp}`) ? [code.split('-')[1]] : [],
    )
  await expect
    .poll(async () => own(await read('limit=100')), { timeout: 20_000 })
    .toEqual(['undated', 'late', 'early'])
  expect(await read('limit=1&locales=*')).toHaveLength(1)
  const [gone] = ids.splice(2, 1)
  await staff('administrator', 'DELETE', `/products/${gone}`)
  await expect
    .poll(async () => own(await read('limit=100')), { timeout: 20_000 })
    .toEqual(['late', 'early'])
  expect((await call('/web/records/state-changes?limit=101')).status).toBe(422)
})
