/** @grid */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { GridAnswer } from '#src/staff-index/grid-shapes.ts'
import { requestApply } from '#src/changes/plans/plan-store.ts'
import { internal, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { apply, edit, order, payload, product, published, run, send } from './support/grid-edits.ts'
import { draft, stored } from './support/languages.ts'
import { latest } from './support/publishing.ts'
import type { Changes } from './support/publishing.ts'

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
    expect((await send([], { role: 'attendant' })).status).toBe(403)
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
      visible: { documents: { [`products ${id}`]: { languages: ['br'] } }, rows: 1 },
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
    const { body } = await send([edit(id, numbers[0], [10, 12]), edit(id, numbers[1], [99, 98])], {
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

describe('documents in the grid', () => {
  const picture = async () => {
    const [found] = await query<{ id: number }>('select id from media order by id limit 1')
    return found?.id ?? 0
  }

  it('have the columns of their fields, and take a text of a language', async () => {
    const id = await picture()
    const { body } = await staff<GridAnswer>('editor', 'GET', `/grid?collection=media&ids=${id}`)
    const columns = body.kinds['media'] ?? []
    expect(body).toMatchObject({ what: 'documents', collection: 'media', groups: [] })
    const alt = columns.find(({ place, locale }) => place === 'alt' && locale === 'en')
    expect(alt).toMatchObject({ isClosed: false, declared: { type: 'text' } })
    const [row] = body.rows
    const before = row?.values['alt:en'] ?? null
    const text = `Picture ${Date.now()}`
    const done = await apply([
      { collection: 'media', id, path: 'alt', locale: 'en', before, after: text },
    ])
    expect(done).toMatchObject({ state: 'done', leftOut: 0 })
    const again = await staff<GridAnswer>('editor', 'GET', `/grid?collection=media&ids=${id}`)
    expect(again.body.rows[0]?.values['alt:en']).toBe(text)
  })

  it('read choices, relations and days as a sheet does, and refuse what is none', async () => {
    const { id } = await product([10])
    const { body } = await staff<GridAnswer>(
      'editor',
      'GET',
      `/grid?collection=products&what=fields&ids=${id}`,
    )
    expect(body.kinds['products']?.find(({ place }) => place === 'subcategory')?.isClosed).toBe(
      true,
    )
    const field = (path: string, after: string, before: string | null = null) => ({
      collection: 'products',
      id,
      path,
      locale: null,
      before,
      after,
    })
    const checked = await send(
      [field('subcategory', 'Nada'), field('life_cycle/state', 'nada disso'), field('absent', 'x')],
      { dry: true },
    )
    expect(checked.body.changed).toBe(0)
    expect(checked.body.refused).toHaveLength(3)
  })
})

describe('an order whose process is killed', () => {
  it('leaves nothing, compares its edits again, and is applied once', async () => {
    const products: Awaited<ReturnType<typeof product>>[] = []
    for (let at = 0; at < 25; at += 1) products.push(await product([1]))
    const checked = await send(products.map(({ id, numbers }) => edit(id, numbers[0], [1, 2])))
    const { id = 0, expected = '' } = checked.body.import ?? {}
    // without a job, which the runner of this process would take
    await requestApply(payload, id, { expected, use: 'publish', isPartial: true, without: [] })
    const child = spawn(process.execPath, ['test/support/plan-runner.ts', String(id)], {
      cwd: resolve(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await vi.waitFor(
      async () =>
        expect(
          (await staff<{ done: number }>('editor', 'GET', `/imports/${id}`)).body.done,
        ).toBeGreaterThan(0),
      { timeout: 120_000, interval: 20 },
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    const values = async () =>
      (await Promise.all(products.map((each) => published(each.id)))).flat()
    expect(await values()).toEqual(products.map(() => 1))
    const [done] = await Promise.all([run(checked), run(checked)])
    expect(done.state).toBe('done')
    expect(await values()).toEqual(products.map(() => 2))
    const sets = await query(
      `select distinct change_set from value_changes where part_number = any($1) and what = 'value'`,
      [products.map(({ numbers }) => numbers[0])],
    )
    expect(sets).toEqual([{ change_set: done.set }])
  })
})

it('views that are saved in a grid keep its columns and are shown there alone', async () => {
  const stamp = `Grid ${Date.now()}`
  const saved = await staff<{ id: number }>('editor', 'POST', '/list-views', {
    collection: 'distributors',
    name: stamp,
    query: '?hide=phone&collection=distributors',
  })
  expect(saved.status).toBe(201)
  const { body } = await staff<{ views: { name: string }[] }>(
    'editor',
    'GET',
    '/list-views?collection=distributors',
  )
  expect(body.views.map(({ name }) => name)).not.toContain(stamp)
  const [row] = await query<{ query: string }>('select query from list_views where id = $1', [
    saved.body.id,
  ])
  expect(row?.query).toBe('?hide=phone')
  await staff('editor', 'DELETE', `/list-views/${saved.body.id}`)
})
