/** @lists */
import { Client } from 'pg'
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSteps, workAtSteps } from '#src/jobs/steps/run-steps.ts'
import { readFigures } from '#src/staff-index/figures.ts'
import { listDocuments } from '#src/staff-index/list-documents.ts'
import type { ListQuery } from '#src/staff-index/list-documents.ts'
import { nextDocument } from '#src/staff-index/next-document.ts'
import { countDocuments, maxCounted } from '#src/staff-index/selection.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'

const stamp = String(Date.now()).slice(-6)
const counted = `select group_key, sum(documents)::int as documents, sum(part_numbers)::int as parts, sum(untooled)::int as untooled,
    sum(tooled)::int as tooled, sum(discontinued)::int as discontinued from staff_groups group by 1
    having (sum(documents), sum(part_numbers), sum(untooled), sum(tooled), sum(discontinued)) <> (0, 0, 0, 0, 0)`
const present = `select group_key, count(*)::int as documents, coalesce(sum(part_numbers), 0)::int as parts, coalesce(sum(untooled), 0)::int as untooled,
    (count(*) filter (where is_tooled))::int as tooled, coalesce(sum(discontinued), 0)::int as discontinued from staff_entries group by 1`

/** Groups whose figures differ from those of their entries. */
const differing = () =>
  query(`((${counted}) except (${present})) union all ((${present}) except (${counted}))`)

const { default: config } = await import('#src/payload.config.ts')
const payload = await getPayload({ config })

let subcategory: number
beforeAll(async () => {
  const category = await create('categories', published(`Grupos ${stamp}`))
  subcategory = await create('subcategories', published(`Grupos ${stamp}`, { category }))
})

const product = (name: string, more: object = {}) =>
  create('products', published(`Grupo ${name} ${stamp}`, { subcategory, ...more }))

const part = (number: string, values: object = {}) => ({ part_number: number, values })

describe('the groups of the index', () => {
  it('count what the entries have, after saves, drafts, exceptions and deletions', async () => {
    const before = await readFigures(payload, 'products')
    const id = await product('A', {
      variants: [part(`GA-${stamp}-1`), part(`GA-${stamp}-2`, { 'life-state': 'discontinued' })],
    })
    expect(await differing()).toEqual([])
    expect(await readFigures(payload, 'products')).toMatchObject({
      documents: before.documents + 1,
      partNumbers: before.partNumbers + 2,
      discontinued: before.discontinued + 1,
      // no product of its subcategory has tooling
      untooled: before.untooled,
    })
    await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, {
      tooling: [part(`GA-${stamp}-1`)],
      _status: 'draft',
    })
    expect((await readFigures(payload, 'products')).untooled).toBe(before.untooled + 1)
    await staff('editor', 'POST', '/completeness/exceptions', {
      collection: 'products',
      id,
      fact: 'title.es',
      applies: false,
    })
    expect(await differing()).toEqual([])
    await staff('editor', 'PATCH', `/products/${id}`, { deletedAt: new Date().toISOString() })
    expect(await differing()).toEqual([])
    expect(await readFigures(payload, 'products')).toEqual(before)
  })

  it('are counted by transactions at once, none of which waits, and of which one fails', async () => {
    const connection = async () => {
      const client = new Client({ connectionString: process.env['DATABASE_URL'] })
      await client.connect()
      await client.query(`set lock_timeout = '2s'`)
      await client.query('begin')
      return client
    }
    const insert = `insert into staff_entries (collection, document_id, titles, sort_title, family, part_numbers, pictures, figures, states, site, facts, facts_version)
      values ('products', $1, '{}', 'x', '', 3, '{}', '{}', '{}', 'draft', '{}', 2)`
    const clients = await Promise.all([connection(), connection(), connection()])
    try {
      for (const [index, client] of clients.entries())
        for (const id of [1, 2]) await client.query(insert, [900_000_000 + index * 10 + id])
      for (const [index, client] of clients.entries())
        await client.query(index === 1 ? 'rollback' : 'commit')
    } finally {
      for (const client of clients) await client.end()
    }
    expect(await differing()).toEqual([])
    const removed = await query(
      'delete from staff_entries where document_id >= 900000000 returning 1',
    )
    expect(removed).toHaveLength(4)
    expect(await differing()).toEqual([])
  })

  it('say which documents an earlier release saved', async () => {
    await product('B', { variants: [part(`GB-${stamp}-1`)] })
    const before = await readFigures(payload, 'products')
    await query(
      `update staff_entries set facts_version = 1, untooled = null, is_tooled = null, discontinued = null where collection = 'products' and parent = $1`,
      [subcategory],
    )
    expect((await readFigures(payload, 'products')).unrecorded).toBe(before.unrecorded + 1)
    const { body } = await staff<{ unrecorded: number }>(
      'editor',
      'GET',
      '/grid?collection=products',
    )
    expect(body.unrecorded).toBe(before.unrecorded + 1)
    expect(await differing()).toEqual([])
    // the next start finds them, although the step has ended
    await orderSteps(payload)
    while (await workAtSteps(payload));
    expect(await readFigures(payload, 'products')).toEqual({ ...before, unrecorded: 0 })
    expect(await differing()).toEqual([])
  })
})

describe('a list of more documents than are counted', () => {
  const many = maxCounted + 5
  const requirements = [{ parent: null, facts: ['title.br', 'pictures'] }]
  const all: ListQuery = {
    collection: 'restricted-files',
    filters: {},
    requirements,
    timeZone: 'America/Sao_Paulo',
    sort: 'title',
    isDescending: false,
    page: 1,
    size: 50,
  }
  const word = `comum${stamp}`
  const clear = () =>
    query('delete from staff_entries where document_id between 800000000 and 800099999').then(() =>
      query('delete from staff_keys where document_id between 800000000 and 800099999'),
    )

  beforeAll(async () => {
    await query(
      `insert into staff_entries (collection, document_id, titles, sort_title, family, part_numbers, pictures, figures, states, site, facts, changed_at)
       select 'restricted-files', 800000000 + n, '{}', '${word} ' || lpad(n::text, 5, '0'), '', 2, '{}', '{}', '{}', 'public',
         case when n % 100 = 0 then array['title.br', 'pictures'] else array['title.br'] end, now() - n * interval '1 minute' from generate_series(1, ${many}) n`,
    )
    await query(
      `insert into staff_keys (collection, document_id, kind, locale, key, label)
       select 'restricted-files', 800000000 + n, 'title', 'br', ' ${word} n' || n, 'x' from generate_series(1, ${many}) n`,
    )
  })
  afterAll(clear)

  it('is counted whole by its groups', async () => {
    const { total, partNumbers, isMore } = await listDocuments(payload, all)
    expect([total >= many, partNumbers >= 2 * many, isMore]).toEqual([true, true, false])
    const lacking = await listDocuments(payload, { ...all, filters: { missing: 'pictures' } })
    expect(lacking.total).toBe(total - 10)
    expect(await countDocuments(payload, { ...all, filters: { missing: '' } })).toMatchObject({
      total: lacking.total,
      isMore: false,
    })
  })

  it('says "more" of a text that more documents have, and has their pages', async () => {
    const list = (filters: ListQuery['filters'], page = 1) =>
      listDocuments(payload, { ...all, filters, page })
    const found = await list({ text: word })
    expect([found.total, found.isMore]).toEqual([maxCounted, true])
    expect(found.documents).toHaveLength(50)
    const last = await list({ text: word }, Math.ceil(many / 50))
    expect(last.documents.at(-1)?.id).toBe(800_000_000 + many)
    const few = await list({ text: `${word} n10` })
    expect([few.total, few.isMore]).toEqual([17, false])
  })

  it('is completed one by one without counting what is left', async () => {
    const asked = { ...all, filters: { text: word, missing: '' } }
    const first = await nextDocument(payload, asked, undefined)
    expect(first).toMatchObject({ missing: ['pictures'], totals: { isMore: false } })
    expect(first.id).toBe(800_000_001)
    const after = await nextDocument(payload, asked, 800_000_099)
    // the hundredth is complete
    expect(after).toMatchObject({ id: 800_000_101, totals: undefined })
    expect((await nextDocument(payload, asked, 800_000_000 + many)).id).toBeNull()
  })

  it.each([
    ['title', false],
    ['title', true],
    ['changed', false],
    ['changed', true],
    ['part-numbers', true],
    ['complete', false],
    ['complete', true],
  ] as const)(
    'has pages by %s, descending %s, that leave nothing out',
    async (sort, isDescending) => {
      const seen = new Set<number>()
      for (let page = 1; page <= 12; page += 1) {
        const { documents } = await listDocuments(payload, {
          ...all,
          sort,
          isDescending,
          page,
          size: 100,
        })
        for (const { id } of documents) seen.add(id)
      }
      expect([...seen].filter((id) => id > 800_000_000)).toHaveLength(many)
    },
  )
})

it('family codes have the order of a person', async () => {
  const codes = ['F10', 'f2', 'F2-A', 'TC 100', 'TC 20', '10', '9', 'A', `X${'9'.repeat(20)}`]
  const found = await query<{ code: string }>(
    `select code from unnest($1::text[]) code order by natural_order(code) collate "C"`,
    [codes],
  )
  expect(found.map(({ code }) => code)).toEqual(
    codes.toSorted(new Intl.Collator('en', { numeric: true }).compare),
  )
})
