import { basename } from 'node:path'
import type { Document, Image } from '@vitrine/contract/shapes/types'
import { mimeOf } from '#src/content/media/file-kinds.ts'
import { environment } from '#src/platform/environment.ts'

/** SHA-256 of the bytes that an address serves, by its path. */
export type Digests = ReadonlyMap<string, string>

/** Address on the public origin. */
export const atOrigin = (path: string): string => environment.PUBLIC_ORIGIN + path

export const recordedDocument = (
  { url, name, mime, bytes, title, kind, language, revision, date }: Document,
  digests: Digests,
) => ({
  url: atOrigin(url),
  name,
  mime,
  bytes,
  sha256: digests.get(url) ?? null,
  title,
  kind,
  language,
  revision,
  date,
})

export const recordedPicture = ({ url, name, width, height }: Image, digests: Digests) => ({
  url: atOrigin(url),
  name: basename(name),
  mime: mimeOf(name),
  sha256: digests.get(url) ?? null,
  width,
  height,
})
