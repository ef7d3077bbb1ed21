import { getPayload } from 'payload'
import { expect } from 'vitest'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import type { GridCheck, GridEdit } from '#src/changes/plans/grid-edits.ts'
import config from '#src/payload.config.ts'
import { staff } from './api.ts'
import { create } from './content.ts'
import { query } from './database.ts'
import type { StaffRole } from './staff.ts'

export const payload = await getPayload({ config, disableOnInit: true })

let made = 0
export async function product(sections: number[], more: object = {}) {
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

export const pathOf = (number: string | undefined, key: string): string =>
  `variants/${encodeURIComponent(`${number} 0`)}/${key}`

export const edit = (
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

export const send = (edits: unknown, { role = 'editor' as StaffRole, dry = false } = {}) =>
  staff<GridCheck & { message?: string }>(role, 'POST', `/grid${dry ? '?dry=1' : ''}`, edits)

export const order = (
  { body }: Awaited<ReturnType<typeof send>>,
  more: object = {},
  role: StaffRole = 'editor',
) =>
  staff<{ message: string; import?: PlanSummary }>(
    role,
    'POST',
    `/imports/${body.import?.id}/order`,
    { expected: body.import?.expected, use: 'publish', isPartial: true, without: [], ...more },
  )

/** Applies ordered edits as their job does. */
export async function run({ body }: Awaited<ReturnType<typeof send>>, role: StaffRole = 'editor') {
  const id = body.import?.id ?? 0
  await runPlan(payload, id)
  return (await staff<PlanSummary>(role, 'GET', `/imports/${id}`)).body
}

export async function apply(edits: readonly GridEdit[], more: object = {}) {
  const checked = await send(edits)
  expect(checked.status, JSON.stringify(checked.body)).toBe(200)
  await order(checked, more)
  return run(checked)
}

type Rows = { part_number: string; values: Record<string, unknown> }[]

export const published = async (id: number, key = 'section'): Promise<unknown[]> =>
  (
    (await query<{ variants: Rows }>('select variants from products where id = $1', [id]))[0]
      ?.variants ?? []
  ).map((row) => row.values[key] ?? null)
