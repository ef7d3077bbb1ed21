import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { lotHeader, lotText } from '#src/content/media/bulk/lot.ts'
import type { Lot } from '#src/content/media/bulk/lot.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'

interface GivenFile {
  file: File
  collection: string | null
  /** Cleaned name. */
  name: string
}

interface UploadOptions {
  data: object
  /** Language of the texts. */
  locale?: Locale
  /** Document whose file it replaces. */
  replaces?: number | undefined
  language: string
  /** Files that are one entry of the history; absent: the file is one of its own. */
  lot?: Lot
}

/**
 * Uploads a file by Payload's own operation: as a new document, or in the place of the file of a
 * stored one.
 */
export function uploadFile(
  { file, collection, name }: GivenFile,
  { data, locale = defaultLocale, replaces, language, lot }: UploadOptions,
): Promise<Answered<{ doc: { id: number } }>> {
  const body = new FormData()
  body.set('file', new File([file], name, { type: file.type }))
  body.set('_payload', JSON.stringify(data))
  const path = `/${collection}${replaces === undefined ? '' : `/${replaces}`}`
  const query = new URLSearchParams({ locale, depth: '0' })
  const method = replaces === undefined ? 'POST' : 'PATCH'
  return send(`${path}?${query}`, {
    method,
    language,
    body,
    ...(lot ? { headers: { [lotHeader]: lotText(lot) } } : {}),
  })
}
