import { getPayload } from 'payload'
import { expect } from 'vitest'
import type { PlanPreview, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { fetchCms, logIn, staff } from './api.ts'
import type { StaffRole } from './staff.ts'

const payload = await getPayload({ config, disableOnInit: true })

/** CSV of cells, each quoted. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n')

/** Compares a CSV file with the content. */
export async function sendCsv(
  text: string,
  { role = 'editor' as StaffRole, language = 'pt' } = {},
): Promise<PlanPreview> {
  const body = new FormData()
  body.set('file', new File([text], 'planilha.csv'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn(role)}`, 'accept-language': language },
    body,
  })
  const answer = (await response.json()) as PlanPreview
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

/** Request to apply a checked plan. */
export const requestApply = (
  { id, expected }: Pick<PlanPreview, 'id' | 'expected'>,
  more: object = {},
) =>
  staff<{ message: string; refused?: PlanPreview['refused'] }>(
    'editor',
    'POST',
    `/imports/${id}/order`,
    { expected, use: 'publish', isPartial: true, without: [], ...more },
  )

/** Requests to apply a checked plan, and applies it as its job does. */
export async function applyStoredPlan(
  preview: Pick<PlanPreview, 'id' | 'expected'>,
  more: object = {},
): Promise<PlanResult> {
  const order = await requestApply(preview, more)
  expect(order.status, JSON.stringify(order.body)).toBe(200)
  await runPlan(payload, preview.id)
  return (await staff<PlanResult>('editor', 'GET', `/imports/${preview.id}`)).body
}
