import { knownLocale, locales } from '@vitrine/contract/locales'
import type { Document } from '@vitrine/contract/shapes/types'
import type { CallContext } from './call-context.ts'

/** Public address of a download. */
export const fileUrl = (name: string): string => `/media/files/${encodeURIComponent(name)}`

/** Downloads by id, in the given order: those of the locale and those without one. */
export async function readDocuments(
  { payload, locale, tag }: CallContext,
  ids: readonly number[],
): Promise<Document[]> {
  if (ids.length === 0) return []
  tag(...ids.map((id) => `media:file-${id}` as const))
  const { docs } = await payload.find({
    collection: 'files',
    where: { id: { in: [...ids] } },
    locale,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs
    .filter((file) => !file.language || file.language === locale)
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((file) => ({
      title: file.title || (file.filename ?? ''),
      kind: file.kind,
      url: fileUrl(file.filename ?? ''),
      name: file.filename ?? '',
      mime: file.mimeType ?? 'application/octet-stream',
      bytes: file.filesize ?? 0,
      language: file.language ? locales[knownLocale(file.language)].tag : null,
      date: file.date ? file.date.slice(0, 10) : null,
      width: file.width ?? null,
      height: file.height ?? null,
    }))
}
