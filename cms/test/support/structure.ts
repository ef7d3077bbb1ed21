import { getPayload } from 'payload'
import { expect } from 'vitest'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { SentStructure } from '#src/changes/structure/request.ts'
import type { StructureView } from '#src/changes/structure/structure-shapes.ts'
import config from '#src/payload.config.ts'
import { staff } from './api.ts'
import { create, published } from './content.ts'
import { query } from './database.ts'
import type { StaffRole } from './staff.ts'

type Told<Body> = Body & { message: string }

export const previewOf = (structure: SentStructure, role: StaffRole = 'editor') =>
  staff<Told<StructureView>>(role, 'POST', '/structure/preview', { structure })

export const checkOf = (structure: SentStructure, role: StaffRole = 'editor') =>
  staff<Told<PlanPreview>>(role, 'POST', '/structure', structure)

export const orderOf = (
  { id, expected }: Pick<PlanPreview, 'id' | 'expected'>,
  more: object = {},
) =>
  staff<Told<object>>('editor', 'POST', `/imports/${id}/order`, {
    expected,
    use: 'publish',
    isPartial: true,
    without: [],
    ...more,
  })

/** Runs an ordered change as its job does. */
export async function runOf(id: number): Promise<PlanSummary> {
  const payload = await getPayload({ config, disableOnInit: true })
  await runPlan(payload, id)
  return (await staff<PlanSummary>('editor', 'GET', `/imports/${id}`)).body
}

/** Checks, orders and applies a change of the structure; returns its change set. */
export async function applyStructure(structure: SentStructure, more: object = {}): Promise<string> {
  const { status, body } = await checkOf(structure)
  expect(status, JSON.stringify(body)).toBe(200)
  const ordered = await orderOf(body, more)
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
  const done = await runOf(body.id)
  expect(done, JSON.stringify(done)).toMatchObject({ state: 'done' })
  return done.set ?? ''
}

let made = 0

/** Subcategory with attributes and a name of its own. */
export async function subcategoryWith(attributes: object[], more: object = {}) {
  made += 1
  const title = `Estrutura ${made} ${Date.now()}`
  const id = await create('subcategories', published(title, { category: 1, attributes, ...more }))
  return { id, title }
}

/** Product with a part number for each set of values. */
export async function productWith(subcategory: number, values: object[], more: object = {}) {
  made += 1
  const family = `EST${made}X${Date.now() % 100_000}`
  const numbers = values.map((_, at) => `${family}-${at + 1}`)
  const id = await create('products', {
    title: `Produto ${family}`,
    subcategory,
    family,
    variants: values.map((own, at) => ({ part_number: numbers[at], values: own })),
    _status: 'published',
    ...more,
  })
  return { id, family, numbers }
}

type Row = { values: Record<string, unknown> }

/** Values of the part numbers that visitors read, and those of the latest version. */
export async function valuesOf(product: number) {
  const [row] = await query<{ variants: Row[]; subcategory_id: number; _status: string }>(
    'select variants, subcategory_id, _status from products where id = $1',
    [product],
  )
  const [draft] = await query<{ variants: Row[]; subcategory: number }>(
    `select version_variants as variants, version_subcategory_id as subcategory
     from _products_v where parent_id = $1 and latest`,
    [product],
  )
  return {
    public: row?.variants.map(({ values }) => values),
    draft: draft?.variants.map(({ values }) => values),
    subcategory: row?.subcategory_id,
    draftSubcategory: draft?.subcategory,
  }
}

interface StoredAttribute {
  key: string
  label: string
  type: string
  unit: string | null
  decimals: number | null
  choices: { value: string; label: string }[]
}

/** Attributes of a subcategory as last saved. */
export const attributesOf = async (id: number, locale = 'br') =>
  (
    await staff<{ attributes: StoredAttribute[] }>(
      'editor',
      'GET',
      `/subcategories/${id}?locale=${locale}&depth=0&draft=true`,
    )
  ).body.attributes

interface Undone {
  isDone: boolean
  message: string
  values: number
  kept: { document: string; label: string; reason: string }[]
  refused: { reason: string }[]
}
/** Takes a change set back, or tells what that would do. */
export const undo = (set: string, apply = true, document?: object) =>
  staff<Undone>('editor', 'POST', '/history/undo', { set, apply, document })
/** Publishes part numbers of a product with their values. */
export const save = (id: number, rows: [partNumber: string | undefined, values: object][]) =>
  staff('editor', 'PATCH', `/products/${id}?locale=br`, {
    variants: rows.map(([part_number, values]) => ({ part_number, values })),
    _status: 'published',
  })
