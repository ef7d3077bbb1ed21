import sharp from 'sharp'
import { getPayload } from 'payload'
import { expect } from 'vitest'
import type { PlanPreview, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { fetchCms, logIn, staff } from './api.ts'
import { create, published } from './content.ts'
import { query } from './database.ts'
import type { StaffRole } from './staff.ts'

const payload = await getPayload({ config, disableOnInit: true })
export const stamp = Date.now().toString(36)

/** Product with the fields that a test says; `title.br` is the title in a language. */
function bodyOf(fields: Record<string, unknown>): object {
  const inEach = (name: string) =>
    Object.fromEntries(
      ['br', 'en', 'es'].flatMap((code) =>
        fields[`${name}.${code}`] === undefined ? [] : [[code, fields[`${name}.${code}`]]],
      ),
    )
  const others = Object.entries(fields).filter(([name]) => !name.includes('.'))
  return {
    title: inEach('title'),
    description: inEach('summary'),
    subcategory: null,
    pictures: [],
    ...Object.fromEntries(others),
  }
}

export async function send(
  fields: Record<string, unknown>,
  role: StaffRole = 'editor',
  query = '',
) {
  const { status, body } = await staff<ProductCheck & { message: string }>(
    role,
    'POST',
    `/new-product${query}`,
    bodyOf(fields),
  )
  return { status, body, id: body.import?.id ?? 0 }
}

export const faultsOf = async (fields: Record<string, unknown>) =>
  (await send(fields)).body.fields?.map(({ field }) => field)

export const compare = async (id: number) =>
  (await staff<PlanPreview>('editor', 'GET', `/imports/${id}`)).body

export async function order(id: number, more: object = {}) {
  const { expected } = await compare(id)
  return staff<{ message: string }>('editor', 'POST', `/imports/${id}/order`, {
    expected,
    use: 'publish',
    isPartial: false,
    without: [],
    ...more,
  })
}

export const result = async (id: number) =>
  (await staff<PlanResult>('editor', 'GET', `/imports/${id}`)).body

export async function applied(id: number, more: object = {}): Promise<PlanResult> {
  expect(await order(id, more)).toMatchObject({ status: 200 })
  await runPlan(payload, id)
  return result(id)
}

export const productOf = async ({ made }: PlanResult, query_ = 'draft=true') => {
  const id = made[0]?.href.split('/').at(-1)
  const path = `/products/${id}?locale=all&depth=1&${query_}`
  return (await staff<Record<string, unknown>>('editor', 'GET', path)).body
}

let families = 0
export async function subcategory(): Promise<number> {
  families += 1
  const name = `Pasted ${stamp} ${families}`
  const category = await create('categories', published(name))
  const attributes = [
    { key: 'section', label: 'Seção', type: 'number', unit: 'mm', decimals: 1 },
    {
      key: 'stud',
      label: 'Furo',
      type: 'choice',
      choices: [
        { value: 'm8', label: 'M8' },
        { value: 'm10', label: 'M10' },
      ],
    },
  ]
  const id = await create('subcategories', published(name, { category, attributes }))
  const { body } = await staff<{ attributes: { key: string }[] }>(
    'editor',
    'GET',
    `/subcategories/${id}?locale=br&depth=0`,
  )
  const translated = body.attributes.map((attribute) =>
    attribute.key === 'section' ? { ...attribute, label: 'Section' } : attribute,
  )
  await staff('editor', 'PATCH', `/subcategories/${id}?locale=en`, {
    title: name,
    attributes: translated,
    _status: 'published',
  })
  return Number(id)
}

export const table = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join('\t')).join('\r\n')

/** Picture in the library, as the page stores it before the product. */
export async function picture(): Promise<number> {
  const flat = { width: 640, height: 480, channels: 3 as const, background: '#336699' }
  const bytes = await sharp({ create: flat }).png().toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], `part-${stamp}.png`, { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt: 'Terminal' }))
  const response = await fetchCms('/admin/api/media?locale=br&depth=0', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}` },
    body: form,
  })
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

export const titled = (title: string) =>
  query(`select 1 from staff_entries where collection = 'products' and titles::text like $1`, [
    `%${title}%`,
  ])
