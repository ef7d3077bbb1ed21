import { panelApiBase } from '@vitrine/contract/panel'
import { callPath, request } from '#src/admin/changes/requests.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'
import type {
  ImportOrder,
  ImportPreview,
  ImportResult,
  ImportSummary,
} from '#src/changes/imports/import-answer.ts'
import { isOfFile } from './import-state.ts'

/** An import as it is read: with its comparison until it is ordered, then with what was left out. */
export type ReadImport = (ImportPreview & { state: 'checked' }) | ImportResult

export const isChecked = (read: ReadImport): read is ImportPreview & { state: 'checked' } =>
  read.state === 'checked'

/** Address of a call about an import. */
export const importCall = (endpoint: OwnEndpoint, id: number): string =>
  panelApiBase + endpoint.replace(':id', String(id))

/** Sends a file, which is compared and kept; with its damaged texts mended if it is asked for. */
export function sendFile(
  file: File,
  language: string,
  isMended = false,
): Promise<Answered<ImportPreview>> {
  const body = new FormData()
  body.set('file', file)
  if (isMended) body.set('mend', 'yes')
  return request<ImportPreview>(callPath(ownEndpoints.imports, {}), {
    language,
    method: 'POST',
    body,
  })
}

/**
 * Compares the kept file of an import with the content as it is now, as a new import; of another
 * source the import itself.
 */
export async function sendAgain(
  { id, fileName, source }: Pick<ImportSummary, 'id' | 'fileName' | 'source'>,
  language: string,
): Promise<Answered<ImportPreview>> {
  if (!isOfFile({ source }))
    return request<ImportPreview>(importCall(ownEndpoints.import, id), { language })
  const kept = await fetch(importCall(ownEndpoints.importFile, id), {
    credentials: 'same-origin',
  }).catch(() => undefined)
  if (!kept?.ok) return { problem: 'failed' }
  return sendFile(new File([await kept.blob()], fileName), language, source === 'mended')
}

export const orderImport = (
  id: number,
  order: ImportOrder,
  language: string,
): Promise<Answered<{ message: string; import?: ImportSummary }>> =>
  request(importCall(ownEndpoints.importOrder, id), { language, method: 'POST', body: order })

export const stopImport = (id: number, language: string): Promise<Answered<{ message: string }>> =>
  request(importCall(ownEndpoints.importStop, id), { language, method: 'POST' })
