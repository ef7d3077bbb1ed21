import { getPayload } from 'payload'
import { expect } from 'vitest'
import type { ImportPreview, ImportResult } from '#src/changes/imports/import-shapes.ts'
import { runImport } from '#src/changes/imports/run-import.ts'
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
): Promise<ImportPreview> {
  const body = new FormData()
  body.set('file', new File([text], 'planilha.csv'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn(role)}`, 'accept-language': language },
    body,
  })
  const answer = (await response.json()) as ImportPreview
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

/** Order of a checked import. */
export const orderImport = (
  { id, expected }: Pick<ImportPreview, 'id' | 'expected'>,
  more: object = {},
) =>
  staff<{ message: string; refused?: ImportPreview['refused'] }>(
    'editor',
    'POST',
    `/imports/${id}/order`,
    { expected, use: 'publish', isPartial: true, without: [], ...more },
  )

/** Orders a checked import and applies it as its job does. */
export async function applyImport(
  preview: Pick<ImportPreview, 'id' | 'expected'>,
  more: object = {},
): Promise<ImportResult> {
  const order = await orderImport(preview, more)
  expect(order.status, JSON.stringify(order.body)).toBe(200)
  await runImport(payload, preview.id)
  return (await staff<ImportResult>('editor', 'GET', `/imports/${preview.id}`)).body
}
