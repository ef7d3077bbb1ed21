/** @releases */
import { expect, it } from 'vitest'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import type { Release } from '#src/changes/plans/release-shapes.ts'
import { staff } from './support/api.ts'
import { payload, product, published } from './support/grid-edits.ts'

const draft = (id: number, part_number: string | undefined, section: number) =>
  staff('editor', 'PATCH', `/products/${id}?locale=br&depth=0&draft=true`, {
    variants: [{ part_number, values: { section, stud: 'M8' } }],
    _status: 'draft',
  })

/** Orders a release of a draft for tomorrow. */
async function orderLater(product_: number): Promise<number> {
  const add = { drafts: [{ collection: 'products', id: product_, locales: ['br'] }] }
  const { body } = await staff<Release>('editor', 'POST', '/releases', { name: 'Amanhã', add })
  const { id } = body.release
  const { expected } = (await staff<PlanPreview>('editor', 'GET', `/imports/${id}`)).body
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const order = { expected, use: 'publish', isPartial: false, without: [], at }
  const ordered = await staff<object>('editor', 'POST', `/imports/${id}/order`, order)
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
  return id
}

async function run(id: number): Promise<PlanSummary> {
  await runPlan(payload, id)
  return (await staff<PlanSummary>('editor', 'GET', `/imports/${id}`)).body
}

it('a release for later publishes what its trial named, and stops before a value that came later', async () => {
  const [one, other] = [await product([10]), await product([10])]
  await draft(one.id, one.numbers[0], 99_999)
  expect(await run(await orderLater(one.id))).toMatchObject({ state: 'done' })
  expect(await published(one.id)).toEqual([99_999])
  await draft(other.id, other.numbers[0], 99_999)
  const ordered = await orderLater(other.id)
  await draft(other.id, other.numbers[0], -10)
  expect(await run(ordered)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining(other.numbers[0] ?? ''),
  })
  expect(await published(other.id)).toEqual([10])
})
