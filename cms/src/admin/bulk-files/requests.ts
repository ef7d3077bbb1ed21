import { defaultLocale } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { callPath, request } from '#src/admin/changes/requests.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { ImportPreview } from '#src/changes/imports/import-shapes.ts'
import type { AttachedFile, BulkComparison } from '#src/content/media/bulk/bulk-answer.ts'
import type { BulkRow } from './bulk-row.ts'

export const compareFiles = (
  files: readonly { file: File; digest: string }[],
  language: string,
): Promise<Answered<BulkComparison>> =>
  request(callPath(ownEndpoints.compareFiles, {}), {
    language,
    method: 'POST',
    body: {
      files: files.map(({ file, digest }) => ({ name: file.name, bytes: file.size, digest })),
    },
  })

export const attachFiles = (
  files: readonly AttachedFile[],
  language: string,
): Promise<Answered<ImportPreview>> =>
  request(callPath(ownEndpoints.attachFiles, {}), { language, method: 'POST', body: { files } })

interface UploadError {
  message?: string
  data?: { errors?: { message?: string }[] }
}

/** Sentences of Payload's answer to a refused upload. */
function messagesIn(body: unknown): string {
  const { errors, message } = Object(body) as { errors?: UploadError[]; message?: string }
  const told = (errors ?? []).flatMap(({ message: whole, data }) => {
    const inside = (data?.errors ?? []).flatMap((each) => each.message ?? [])
    return inside.length > 0 ? inside : (whole ?? [])
  })
  return told.length > 0 ? told.join(' ') : (message ?? '')
}

export type UploadResult = { id: number } | { message: string }

/**
 * Uploads a file by Payload's own operation: as a new document, or in the place of the file of a
 * stored one.
 */
export async function uploadFile(
  { file, compared: { collection, read } }: BulkRow,
  { data, replaces, language }: { data: object; replaces: number | undefined; language: string },
): Promise<UploadResult> {
  const body = new FormData()
  body.set('file', new File([file], read.name, { type: file.type }))
  body.set('_payload', JSON.stringify(data))
  const path = `${panelApiBase}/${collection}${replaces === undefined ? '' : `/${replaces}`}`
  const query = new URLSearchParams({ locale: defaultLocale, depth: '0' })
  const answer = await fetch(`${path}?${query}`, {
    method: replaces === undefined ? 'POST' : 'PATCH',
    credentials: 'same-origin',
    headers: { 'accept-language': language },
    body,
  }).catch(() => undefined)
  const told: unknown = await answer?.json().catch(() => undefined)
  const { id } = Object(Object(told).doc) as { id?: unknown }
  return answer?.ok && typeof id === 'number' ? { id } : { message: messagesIn(told) }
}
