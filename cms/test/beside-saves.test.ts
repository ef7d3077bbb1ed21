/** @imports @history */
import { getPayload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import { requestApply } from '#src/changes/plans/plan-store.ts'
import type { PlanPreview, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import config from '#src/payload.config.ts'
import { call, internal, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { edit, latest } from './support/publishing.ts'
import type { Changes } from './support/publishing.ts'
import { csvOf, sendCsv } from './support/spreadsheets.ts'
import { stopWrites, untilBlocked } from './support/stop-writes.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = Date.now().toString(36).toUpperCase()

let made = 0
async function product(section: number) {
  made += 1
  const number = `BES${stamp}${made}`
  const title = `Ao lado ${stamp} ${made}`
  const id = await create('products', {
    title,
    subcategory: 1,
    family: number,
    variants: [{ part_number: number, values: { section, stud: 'M8' } }],
    _status: 'published',
  })
  return { id, number, title }
}
type Product = Awaited<ReturnType<typeof product>>

/** Row of a product's table with other values. */
const rowsOf = ({ number }: Product, values: object) => ({
  variants: [{ part_number: number, values: { section: 10, stud: 'M8', ...values } }],
  _status: 'published',
})

const valuesOf = async ({ id }: Product) =>
  (
    await query<{ variants: { values: object }[] }>('select variants from products where id = $1', [
      id,
    ])
  )[0]?.variants[0]?.values

/** Compares a file and hands it over, without a job. */
async function order(lines: string[][], head = ['Código', 'section']): Promise<PlanPreview> {
  const preview = await sendCsv(csvOf([head, ...lines]))
  const { expected } = preview
  await requestApply(payload, preview.id, {
    expected,
    use: 'publish',
    isPartial: true,
    without: [],
  })
  return preview
}

const resultOf = async (id: number) =>
  (await staff<PlanResult>('editor', 'GET', `/imports/${id}`)).body

afterEach(() => vi.restoreAllMocks())

it('lets others save while it writes, and is visible as one change that the search finds', async () => {
  const [one, other, third] = [await product(10), await product(10), await product(10)]
  const { id } = await order([
    [one.number, '11'],
    [other.number, '12'],
  ])
  const before = await latest()
  const stops = stopWrites()
  const running = runPlan(payload, id)
  const { release } = await stops.next()
  stops.end()
  expect((await edit(third.id, rowsOf(third, { section: 30 }))).status).toBe(200)
  expect((await edit(third.id, { title: 'Rascunho' }, 'locale=br&draft=true')).status).toBe(200)
  expect(
    (await staff('editor', 'POST', '/globals/home?locale=br&draft=true', { _status: 'draft' }))
      .status,
  ).toBe(200)
  // an index in memory reads the entries of the other save
  const find = (text: string) =>
    call<{ data: { id: number }[] }>(`/web/products?search=${text}`, { locale: 'br' })
  expect((await find(third.number)).status).toBe(200)
  expect([await valuesOf(one), await valuesOf(other)]).toEqual([
    { section: 10, stud: 'M8' },
    { section: 10, stud: 'M8' },
  ])
  const revision = async (of: Product) =>
    Number(
      (
        await query<{ revision: string }>(
          "select max(revision) as revision from search_entries where collection = 'products' and document_id = $1",
          [of.id],
        )
      )[0]?.revision,
    )
  const ofOthers = await revision(third)
  release()
  await running
  expect(await resultOf(id)).toMatchObject({ state: 'done' })
  expect(stops.writes()).toBe(2)
  expect([await valuesOf(one), await valuesOf(other)]).toEqual([
    { section: 11, stud: 'M8' },
    { section: 12, stud: 'M8' },
  ])
  const { changes } = (await internal<Changes>(`/changes?after=${before}&wait=0`)).body
  const own = changes.filter(({ tags }) => tags.includes(`product:${one.id}`))
  expect(own).toHaveLength(1)
  expect(own[0]?.tags).toContain(`product:${other.id}`)
  expect(await revision(one)).toBeGreaterThan(ofOthers)
})

/** Products and a plan that changes them. */
async function orderSeveral() {
  const products = [await product(10), await product(10), await product(10), await product(10)]
  const { id } = await order(products.map(({ number }) => [number, '11']))
  return { id, products }
}

it('gives way to a save of a document that it has written, and keeps what that saved', async () => {
  const { id, products } = await orderSeveral()
  const stops = stopWrites()
  const running = runPlan(payload, id)
  const stop = await stops.next()
  stops.end()
  const written = products.find((each) => each.id === stop.id)
  if (!written) throw new Error('another product was written')
  const saving = edit(written.id, rowsOf(written, { stud: 'M10' }))
  await untilBlocked()
  stop.release()
  expect((await saving).status).toBe(200)
  await running
  expect(await resultOf(id)).toMatchObject({ state: 'done' })
  expect(stops.writes()).toBeGreaterThan(products.length)
  for (const each of products)
    expect(await valuesOf(each)).toEqual({ section: 11, stud: each === written ? 'M10' : 'M8' })
})

it('is refused as a whole if somebody saved one of its values meanwhile', async () => {
  const both = [await product(10), await product(10)]
  const { id } = await order(both.map(({ number }) => [number, '11']))
  const stops = stopWrites()
  const running = runPlan(payload, id)
  const stop = await stops.next()
  stops.end()
  const other = both.find((each) => each.id !== stop.id)
  if (!other) throw new Error('both products were written')
  expect((await edit(other.id, rowsOf(other, { section: 99 }))).status).toBe(200)
  stop.release()
  await running
  expect(await resultOf(id)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('mudou'),
  })
  for (const each of both)
    expect(await valuesOf(each)).toEqual({ section: each === other ? 99 : 10, stud: 'M8' })
})

it('begins again if part numbers are published meanwhile', async () => {
  const [one, other] = [await product(10), await product(10)]
  const { id } = await order([[one.number, '11']])
  const stops = stopWrites()
  const running = runPlan(payload, id)
  const { release } = await stops.next()
  stops.end()
  const variants = [other.number, `${other.number}A`].map((part_number) => ({
    part_number,
    values: { section: 10, stud: 'M8' },
  }))
  expect((await edit(other.id, { variants, _status: 'published' })).status).toBe(200)
  release()
  await running
  expect(await resultOf(id)).toMatchObject({ state: 'done' })
  expect(stops.writes()).toBe(2)
})

it('is applied although others save its documents again and again', async () => {
  const { id, products } = await orderSeveral()
  const stops = stopWrites()
  const running = runPlan(payload, id)
  const saves: Promise<{ status: number }>[] = []
  for (const stud of ['M10', 'M12', 'M16', 'M20']) {
    const stop = await stops.next()
    saves.push(staff('editor', 'PATCH', `/products/${stop.id}?locale=br`, { family: stud }))
    await untilBlocked()
    stop.release()
  }
  stops.end()
  await running
  expect(await resultOf(id)).toMatchObject({ state: 'done' })
  expect(stops.writes()).toBeGreaterThan(products.length)
  for (const save of saves) expect((await save).status).toBe(200)
  for (const each of products) expect(await valuesOf(each)).toEqual({ section: 11, stud: 'M8' })
})

it('is taken back beside the saves of others', async () => {
  const [one, other] = [await product(10), await product(10)]
  const { id } = await order([[one.number, '11']])
  await runPlan(payload, id)
  const { set } = await resultOf(id)
  const stops = stopWrites()
  const undoing = staff('editor', 'POST', '/history/undo', { set, apply: true })
  const { release } = await stops.next()
  stops.end()
  expect((await edit(other.id, rowsOf(other, { section: 30 }))).status).toBe(200)
  release()
  expect((await undoing).body).toMatchObject({ isDone: true, values: 1 })
  expect(await valuesOf(one)).toEqual({ section: 10, stud: 'M8' })
})
