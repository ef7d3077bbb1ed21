import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { GridAnswer } from '#src/admin/grid/grid-answer.ts'
import { runImport } from '#src/changes/imports/run-import.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import type { ImportSummary } from '#src/changes/imports/import-answer.ts'
import type { GridCheck, GridEdit } from '#src/changes/imports/grid-edits.ts'
import config from '#src/payload.config.ts'
import { fetchCms, internal, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { draft, stored } from './support/languages.ts'
import { latest } from './support/publishing.ts'
import type { Changes } from './support/publishing.ts'
import type { StaffRole } from './support/staff.ts'

const payload = await getPayload({ config, disableOnInit: true })

let made = 0
async function product(sections: number[], more: object = {}) {
  made += 1
  const family = `GRD${made}`
  const numbers = sections.map((_, at) => `${family}-${at + 1}`)
  const id = await create('products', {
    title: `Em tabela ${made}`,
    subcategory: 1,
    family,
    variants: numbers.map((part_number, at) => ({
      part_number,
      values: { section: sections[at], stud: 'M8' },
    })),
    _status: 'published',
    ...more,
  })
  return { id, family, numbers }
}

const pathOf = (number: string | undefined, key: string): string =>
  `variants/${encodeURIComponent(`${number} 0`)}/${key}`

const edit = (
  id: number,
  number: string | undefined,
  [before, after]: [GridEdit['before'], GridEdit['after']],
  more: Partial<GridEdit> & { key?: string } = {},
): GridEdit => {
  const { key = 'section', ...others } = more
  return {
    collection: 'products',
    id,
    path: pathOf(number, key),
    locale: null,
    before,
    after,
    ...others,
  }
}

const send = (edits: unknown, { role = 'editor' as StaffRole, dry = false } = {}) =>
  staff<GridCheck & { message?: string }>(role, 'POST', `/grid${dry ? '?dry=1' : ''}`, edits)

const order = (
  { body }: Awaited<ReturnType<typeof send>>,
  more: object = {},
  role: StaffRole = 'editor',
) =>
  staff<{ message: string; import?: ImportSummary }>(
    role,
    'POST',
    `/imports/${body.import?.id}/order`,
    { digest: body.import?.digest, use: 'publish', isPartial: true, without: [], ...more },
  )

/** Applies ordered edits as their job does. */
async function run({ body }: Awaited<ReturnType<typeof send>>, role: StaffRole = 'editor') {
  const id = body.import?.id ?? 0
  await runImport(payload, id, recordEntity)
  return (await staff<ImportSummary>(role, 'GET', `/imports/${id}`)).body
}

async function apply(edits: readonly GridEdit[], more: object = {}) {
  const checked = await send(edits)
  expect(checked.status, JSON.stringify(checked.body)).toBe(200)
  await order(checked, more)
  return run(checked)
}

type Rows = { part_number: string; values: Record<string, unknown> }[]

const published = async (id: number, key = 'section'): Promise<unknown[]> =>
  (
    (await query<{ variants: Rows }>('select variants from products where id = $1', [id]))[0]
      ?.variants ?? []
  ).map((row) => row.values[key] ?? null)

describe('rows of the grid', () => {
  it('are the part numbers of the chosen products, with the columns of their subcategories', async () => {
    const [one, other] = [await product([10, 20]), await product([30])]
    const { body } = await staff<GridAnswer>(
      'editor',
      'GET',
      `/grid?collection=products&ids=${one.id},${other.id}`,
    )
    expect(body.rows.map(({ name, values }) => [name, values['section']])).toEqual([
      [one.numbers[0], 10],
      [one.numbers[1], 20],
      [other.numbers[0], 30],
    ])
    expect(body.groups).toEqual([
      { id: one.id, code: one.family, title: expect.any(String), total: 2 },
      { id: other.id, code: other.family, title: expect.any(String), total: 1 },
    ])
    const columns = body.kinds['1'] ?? []
    expect(columns.find(({ place }) => place === 'section')).toMatchObject({
      declared: { type: 'number' },
      locale: null,
      isClosed: false,
    })
    expect(columns.filter(({ locale }) => locale === 'en')).toHaveLength(1)
    expect(body.total).toBeGreaterThanOrEqual(3)
  })

  it('show the last draft', async () => {
    const { id, numbers } = await product([10])
    await draft(id, 'br', {
      variants: [{ part_number: numbers[0], values: { section: 11, stud: 'M8' } }],
    })
    const { body } = await staff<GridAnswer>('editor', 'GET', `/grid?collection=products&ids=${id}`)
    expect(body.rows[0]?.values['section']).toBe(11)
  })

  it('of a work view are those that it names', async () => {
    const { id, numbers } = await product([10, 20])
    await draft(id, 'br', {
      variants: numbers.map((part_number, at) => ({
        part_number,
        values: { section: 10, stud: 'M8', ...(at === 1 ? { 'life-state': 'discontinued' } : {}) },
      })),
    })
    const rows = async (work: string) =>
      (
        await staff<GridAnswer>('editor', 'GET', `/grid?collection=products&ids=${id}&work=${work}`)
      ).body.rows.map(({ name }) => name)
    expect(await rows('discontinued')).toEqual([numbers[1]])
    expect(await rows('nothing')).toEqual(numbers)
  })

  it('are not for those who do not read products', async () => {
    expect((await staff('attendant', 'GET', '/grid?collection=products')).status).toBe(403)
    expect((await staff(undefined, 'GET', '/grid?collection=products')).status).toBe(401)
    expect((await send([], { role: 'attendant' })).status).toBe(422)
  })

  it('without tooling are those of subcategories that have some', async () => {
    const subcategory = await create('subcategories', {
      title: `Com matriz ${Date.now()}`,
      category: 1,
      attributes: [{ key: 'section', label: 'Seção', type: 'number' }],
      _status: 'published',
    })
    const tooled = await product([10], { subcategory, variants: [] })
    const plain = await product([10, 20], { subcategory, variants: [] })
    const variants = (numbers: string[]) =>
      numbers.map((part_number) => ({ part_number, values: { section: 1 } }))
    await draft(tooled.id, 'br', {
      variants: variants(tooled.numbers),
      tooling: [{ part_number: tooled.numbers[0], values: {} }],
    })
    await draft(plain.id, 'br', { variants: variants(plain.numbers) })
    const { body } = await staff<GridAnswer>(
      'editor',
      'GET',
      `/grid?collection=products&work=untooled&ids=${tooled.id},${plain.id}`,
    )
    expect(
      body.rows?.map(({ name }) => name),
      JSON.stringify(body),
    ).toEqual(plain.numbers)
  })
})

describe('edits of the grid', () => {
  it('are compared first and change nothing', async () => {
    const { id, numbers } = await product([10, 20])
    const { body } = await send([edit(id, numbers[0], [10, 12]), edit(id, numbers[1], [20, 20])], {
      dry: true,
    })
    expect(body).toMatchObject({
      changed: 1,
      equal: 1,
      refused: [],
      visible: { documents: 1, rows: 1 },
    })
    expect(body.import).toBeUndefined()
    expect(await published(id)).toEqual([10, 20])
  })

  it('of 200 part numbers are one change, and are taken back as one', async () => {
    const products = [
      await product(Array.from({ length: 120 }, () => 10)),
      await product(Array.from({ length: 80 }, () => 10)),
    ]
    const bystander = await product([10])
    const updated = async () =>
      (await query('select updated_at from products where id = $1', [bystander.id]))[0]
    const untouched = await updated()
    const before = await latest()
    const done = await apply(
      products.flatMap(({ id, numbers }) =>
        numbers.map((number) => edit(id, number, [null, 20], { key: 'packing' })),
      ),
    )
    expect(done).toMatchObject({
      state: 'done',
      source: 'grid',
      figures: { changed: 200, values: 200 },
    })
    for (const { id } of products)
      expect(new Set(await published(id, 'packing'))).toEqual(new Set([20]))
    const { changes } = (await internal<Changes>(`/changes?after=${before}&wait=0`)).body
    const own = changes.filter(({ tags }) => tags.includes(`product:${products[0]?.id}`))
    expect(own).toHaveLength(1)
    expect(own[0]?.tags).toContain(`product:${products[1]?.id}`)
    expect(await updated()).toEqual(untouched)
    expect(
      await query('select kind, author_name from change_sets where id = $1', [done.set]),
    ).toEqual([{ kind: 'grid', author_name: 'editor' }])
    const undone = await staff('editor', 'POST', '/history/undo', { set: done.set, apply: true })
    expect(undone.body).toMatchObject({ isDone: true, values: 200 })
    for (const { id } of products)
      expect(new Set(await published(id, 'packing'))).toEqual(new Set([null]))
  }, 120_000)

  it('as a draft change nothing that visitors read', async () => {
    const { id, numbers } = await product([10])
    const done = await apply([edit(id, numbers[0], [10, 12])], { use: 'draft' })
    expect(done).toMatchObject({ state: 'done', use: 'draft' })
    expect(await published(id)).toEqual([10])
    expect((await stored(id, 'br', true)) as object).toMatchObject({
      variants: [{ values: { section: 12, stud: 'M8' } }],
    })
  })

  it('wait for their time', async () => {
    const { id, numbers } = await product([10])
    const checked = await send([edit(id, numbers[0], [10, 12])])
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await order(checked, { at })).body.import).toMatchObject({
      state: 'waiting',
      startsAt: at,
    })
    expect(await published(id)).toEqual([10])
  })

  it('that are invalid say why by cell and do not stop the others', async () => {
    const { id, numbers } = await product([10, 20])
    const checked = await send([
      edit(id, numbers[0], [10, 'muito']),
      edit(id, numbers[1], [20, 25]),
      edit(id, numbers[1], ['M8', 'M99'], { key: 'stud' }),
      edit(id, numbers[1], [null, 1], { key: 'absent' }),
      edit(id, `${numbers[1]}-X`, [null, 1]),
    ])
    expect(checked.body).toMatchObject({ changed: 1, equal: 0 })
    expect(checked.body.refused.map(({ edit: at, row }) => [at, row])).toEqual([
      [0, numbers[0]],
      [2, numbers[1]],
      [3, numbers[1]],
      [4, ''],
    ])
    expect(checked.body.refused[0]?.message).toContain('número')
    await order(checked)
    expect(await run(checked)).toMatchObject({ state: 'done', leftOut: 4 })
    expect(await published(id)).toEqual([10, 25])
    expect(await published(id, 'stud')).toEqual(['M8', 'M8'])
  })

  it('of a value that somebody else changed are refused with the present one', async () => {
    const { id, numbers } = await product([10, 20])
    await staff('editor', 'PATCH', `/products/${id}?locale=br`, {
      variants: numbers.map((part_number) => ({
        part_number,
        values: { section: 99, stud: 'M8' },
      })),
      _status: 'published',
    })
    const { body } = await send([edit(id, numbers[0], [10, 12]), edit(id, numbers[1], [99, 12])], {
      dry: true,
    })
    expect(body.changed).toBe(1)
    expect(body.refused).toEqual([
      expect.objectContaining({ edit: 0, row: numbers[0], present: { value: 99 } }),
    ])
  })

  it('are refused as a whole if the catalogue changed between order and turn', async () => {
    const { id, numbers } = await product([10])
    const checked = await send([edit(id, numbers[0], [10, 12])])
    await order(checked)
    await staff('editor', 'PATCH', `/products/${id}?locale=br`, {
      variants: [{ part_number: numbers[0], values: { section: 99, stud: 'M8' } }],
      _status: 'published',
    })
    expect(await run(checked)).toMatchObject({ state: 'failed' })
    expect(await published(id)).toEqual([99])
  })

  it('give no GTIN to two part numbers', async () => {
    const [one, other] = [await product([1]), await product([1])]
    const gtin = '7891234567895'
    const { body } = await send(
      [
        edit(one.id, one.numbers[0], [null, gtin], { key: 'gtin' }),
        edit(other.id, other.numbers[0], [null, gtin], { key: 'gtin' }),
      ],
      { dry: true },
    )
    expect(body.changed).toBe(0)
    expect(body.refused).toHaveLength(2)
  })

  it('remove a value, and change fields of documents in their language', async () => {
    const { id, numbers } = await product([10])
    const summary = {
      collection: 'products',
      id,
      path: 'title',
      locale: 'en',
      before: null,
      after: `In a table ${id}`,
    } as const
    const done = await apply([edit(id, numbers[0], ['M8', null], { key: 'stud' }), summary], {
      use: 'draft',
    })
    expect(done).toMatchObject({ state: 'done', leftOut: 0 })
    expect((await stored(id, 'en', true)) as object).toMatchObject({
      title: `In a table ${id}`,
      variants: [{ values: { section: 10 } }],
    })
  })
})

describe('permissions of the grid', () => {
  const reason = (
    { id, numbers }: Awaited<ReturnType<typeof product>>,
    locale: 'br' | 'en' | 'es',
  ) => edit(id, numbers[0], [null, 'No longer made'], { key: `life-reason-${locale}`, locale })

  it('let translators change the texts of their languages alone, as drafts', async () => {
    const made = await product([10])
    const [{ translates = [] } = {}] = (
      await payload.find({
        collection: 'users',
        where: { email: { equals: 'translator@example.com' } },
        depth: 0,
      })
    ).docs
    const [own] = (translates ?? []).filter((each) => each !== 'br')
    const [foreign] = (['en', 'es', 'br'] as const).filter((each) => each !== own)
    await draft(made.id, 'br', {
      variants: [
        {
          part_number: made.numbers[0],
          values: {
            section: 10,
            stud: 'M8',
            'life-state': 'phasing-out',
            'life-last-order': '2099-01-01',
          },
        },
      ],
    })
    const checked = await send(
      [
        reason(made, own as 'en'),
        reason(made, foreign ?? 'br'),
        edit(made.id, made.numbers[0], [10, 11]),
      ],
      { role: 'translator' },
    )
    expect(checked.body.refused.map(({ edit: at }) => at)).toEqual([1, 2])
    expect((await order(checked, {}, 'translator')).status).toBe(403)
    expect((await order(checked, { use: 'draft' }, 'translator')).status).toBe(200)
    expect(await run(checked, 'translator')).toMatchObject({ state: 'done' })
    expect((await stored(made.id, 'br', true)) as object).toMatchObject({
      variants: [{ values: { section: 10, [`life-reason-${own}`]: 'No longer made' } }],
    })
  })

  it('keep imports of others, and of files, from translators', async () => {
    const { id, numbers } = await product([10])
    const checked = await send([edit(id, numbers[0], [10, 12])])
    expect((await order(checked, {}, 'translator')).status).toBe(403)
    expect((await staff('translator', 'GET', `/imports/${checked.body.import?.id}`)).status).toBe(
      403,
    )
  })

  it('refuse collections of people and of programs', async () => {
    const { body } = await send(
      ['users', 'members', 'mails', '__proto__', 'nothing'].map((collection) => ({
        ...edit(1, 'X', ['a', 'b']),
        collection,
        path: 'name',
      })),
      { role: 'administrator', dry: true },
    )
    expect(body).toMatchObject({ changed: 0 })
    expect(body.refused).toHaveLength(5)
  })
})

describe('a hostile body', () => {
  it.each([
    ['no list', {}],
    ['an empty list', []],
    ['more than 50,000 edits', Array.from({ length: 50_001 }, () => edit(1, 'X', [1, 2]))],
    ['a foreign key', [{ ...edit(1, 'X', [1, 2]), more: true }]],
    ['a locale that does not exist', [{ ...edit(1, 'X', [1, 2]), locale: 'xx' }]],
    ['a value of another shape', [{ ...edit(1, 'X', [1, 2]), after: { row: {} } }]],
    ['a text that cannot be stored', [edit(1, 'X', [1, 'a\u0000b'])]],
    ['a text without end', [edit(1, 'X', [1, 'x'.repeat(20_001)])]],
  ])('is refused: %s', async (_, body) => {
    expect([400, 422]).toContain((await send(body)).status)
  })

  it('that is no JSON, or too large, is refused', async () => {
    const response = async (body: string, more: Record<string, string> = {}) =>
      (
        await fetchCms('/admin/api/grid', {
          method: 'POST',
          headers: {
            authorization: `JWT ${await logIn('editor')}`,
            'content-type': 'application/json',
            ...more,
          },
          body,
        })
      ).status
    expect(await response('[{')).toBe(422)
    expect(await response('[]', { 'content-length': String(21 * 1024 * 1024) })).toBe(422)
  })

  it.each(['__proto__', 'constructor', '%', '../x', 'a/b/c', ''])(
    'names no place: %s',
    async (place) => {
      const { id, numbers } = await product([10])
      const { body } = await send(
        [edit(id, numbers[0], [null, 1], { path: `variants/${place}/section` })].concat(
          edit(id, numbers[0], [null, 1], { path: pathOf(numbers[0], place) }),
        ),
        { dry: true },
      )
      expect(body).toMatchObject({ changed: 0 })
      expect(body.refused).toHaveLength(2)
    },
  )
})
