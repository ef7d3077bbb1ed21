import { defaultLocale } from '@vitrine/configuration/locales'
import { lotHeader, lotText } from '#src/content/media/bulk/lot.ts'
import type { Lot } from '#src/content/media/bulk/lot.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import type { BulkRow } from './bulk-row.ts'

/**
 * Uploads a file by Payload's own operation: as a new document, or in the place of the file of a
 * stored one.
 */
export function uploadFile(
  { file, compared: { collection, read } }: BulkRow,
  {
    data,
    replaces,
    language,
    lot,
  }: { data: object; replaces: number | undefined; language: string; lot: Lot },
): Promise<Answered<{ doc: { id: number } }>> {
  const body = new FormData()
  body.set('file', new File([file], read.name, { type: file.type }))
  body.set('_payload', JSON.stringify(data))
  const path = `/${collection}${replaces === undefined ? '' : `/${replaces}`}`
  const query = new URLSearchParams({ locale: defaultLocale, depth: '0' })
  const method = replaces === undefined ? 'POST' : 'PATCH'
  return send(`${path}?${query}`, {
    method,
    language,
    body,
    headers: { [lotHeader]: lotText(lot) },
  })
}
