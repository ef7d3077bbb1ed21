import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Payload } from 'payload'
import { fileUrl } from '#src/api/reading/documents.ts'
import { mediaUrl } from '#src/api/reading/images.ts'
import { uploadPath } from '#src/content/media/stored-uploads.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { storage } from '#src/platform/storage/storage.ts'
import type { Digests } from './recorded-files.ts'

const downloads = fileUrl('')
const pictures = mediaUrl('')

/** Place in the storage of the file that an address serves; undefined for another address. */
function storedPath(url: string): string | undefined {
  const name = basename(decodeURIComponent(url))
  if (url.startsWith(downloads)) return uploadPath('files', name)
  return url.startsWith(pictures) ? uploadPath('media', name) : undefined
}

async function digestOf(url: string): Promise<string | undefined> {
  const path = storedPath(url)
  const file = path === undefined ? undefined : await storage.find(path)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const part of await file.read()) hash.update(part as Buffer)
  return hash.digest('hex')
}

/**
 * SHA-256 of the files behind addresses, each read once: the name of a file contains a hash of its
 * content. Missing files have none.
 */
export async function readDigests(payload: Payload, urls: readonly string[]): Promise<Digests> {
  const wanted = [...new Set(urls)]
  if (wanted.length === 0) return new Map()
  const known = await rows<{ path: string; sha256: string }>(
    payload,
    sql`select path, sha256 from served_digests where path = any(${sql.param(wanted)}::text[])`,
  )
  const digests = new Map(known.map(({ path, sha256 }) => [path, sha256]))
  for (const url of wanted) {
    if (digests.has(url)) continue
    const sha256 = await digestOf(url)
    if (sha256 === undefined) continue
    digests.set(url, sha256)
    await rows(
      payload,
      sql`insert into served_digests (path, sha256) values (${url}, ${sha256}) on conflict do nothing`,
    )
  }
  return digests
}
