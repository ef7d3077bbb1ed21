import { knownLocale, locales } from '@vitrine/configuration/locales'
import type { Document } from '@vitrine/contract/shapes/types'
import { listedPartNumbers } from '#src/content/variants/part-number.ts'
import type { File as FileOf } from '#src/platform/payload-types.ts'
import type { CallContext } from './call-context.ts'

/** URL path of a download. */
export const fileUrl = (name: string): string => `/media/files/${encodeURIComponent(name)}`

/** Stored downloads by id, in all languages; ids without a file are omitted. */
export async function readFiles(
  { payload, locale, tag }: CallContext,
  ids: readonly number[],
): Promise<Map<number, FileOf>> {
  if (ids.length === 0) return new Map()
  tag(...ids.map((id) => `media:file-${id}` as const))
  const { docs } = await payload.find({
    collection: 'files',
    where: { id: { in: [...ids] } },
    locale,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return new Map(docs.map((file) => [file.id, file]))
}

/** Downloads by id, in the given order: those in the locale and those without a language. */
export async function readDocuments(
  context: CallContext,
  ids: readonly number[],
): Promise<Document[]> {
  const files = await readFiles(context, ids)
  return ids.flatMap((id) => {
    const file = files.get(id)
    return file && (!file.language || file.language === context.locale) ? [documentOf(file)] : []
  })
}

/** Columns of a stored file that the API's document needs. */
interface StoredFile {
  title?: string | null
  filename?: string | null
  kind: Document['kind']
  mimeType?: string | null
  filesize?: number | null
  language?: string | null
  revision?: string | null
  /** Part numbers, one per line. */
  part_numbers?: string | null
  /** Date of the file's revision, ISO 8601. */
  date?: string | null
  width?: number | null
  height?: number | null
}

/** File in the contract's format. */
export const documentOf = (file: StoredFile): Document => ({
  title: file.title || (file.filename ?? ''),
  kind: file.kind,
  url: fileUrl(file.filename ?? ''),
  name: file.filename ?? '',
  mime: file.mimeType ?? 'application/octet-stream',
  bytes: file.filesize ?? 0,
  language: file.language ? locales[knownLocale(file.language)].tag : null,
  revision: file.revision || null,
  date: file.date ? file.date.slice(0, 10) : null,
  part_numbers: listedPartNumbers(file.part_numbers),
  width: file.width ?? null,
  height: file.height ?? null,
})
