import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { requestedRange } from '@vitrine/http/byte-ranges'
import { matchesEntityTag } from '@vitrine/http/entity-tags'
import { writeLog } from '@vitrine/logging/log-output'
import { attachment } from '#src/platform/http/file-headers.ts'
import { requestFields } from '#src/platform/monitoring/request-id.ts'
import type { StoredFile } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'

/** Media types shown inline by the browser; other files are sent as attachments. */
const shown: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
}

/** Media types of attachments; further types are sent as `application/octet-stream`. */
const attached: Record<string, string> = {
  '.dxf': 'application/dxf',
  '.step': 'model/step',
  '.stp': 'model/step',
  '.p21': 'model/step',
  '.glb': 'model/gltf-binary',
  '.gz': 'application/gzip',
}

/** Response headers of a public file by its name. */
export function publicHeaders(name: string): Record<string, string> {
  const ending = extname(name).toLowerCase()
  const type = shown[ending]
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-type': type ?? attached[ending] ?? 'application/octet-stream',
    'cross-origin-resource-policy': 'same-site',
    // scripts in uploaded files must not run on the site's origin
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(type ? {} : { 'content-disposition': attachment(name) }),
  }
}

const failed = (status: number, text: string, more: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      ...more,
    },
  })

export const fileNotFound = (): Response => failed(404, 'not found')

function unavailable(error: unknown): Response {
  writeLog('error', { ...requestFields(), err: error }, 'a file could not be read from the storage')
  return failed(503, 'not available', { 'retry-after': '5' })
}

/**
 * Response with a stored file, for conditional and single-range requests too; 404 if the file is
 * missing, 503 if the storage is unreachable.
 */
export async function answerFile(
  request: { method?: string; headers: Headers },
  path: string,
  own: Record<string, string>,
): Promise<Response> {
  let file: StoredFile | undefined
  try {
    file = await storage.find(path)
  } catch (error) {
    return unavailable(error)
  }
  if (!file) return fileNotFound()
  const headers: Record<string, string> = {
    'content-type': 'application/octet-stream',
    ...own,
    etag: file.etag,
    'accept-ranges': 'bytes',
    'last-modified': file.changed.toUTCString(),
  }
  const given = (name: string) => request.headers.get(name) ?? undefined
  if (matchesEntityTag(given('if-none-match'), file.etag))
    return new Response(null, { status: 304, headers })
  const range = requestedRange(
    { method: request.method ?? 'GET', range: given('range'), ifRange: given('if-range') },
    file.bytes,
    { etag: file.etag, lastModified: headers['last-modified'] },
  )
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.bytes}` },
    })
  headers['content-length'] = String(range ? range.end - range.start + 1 : file.bytes)
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.bytes}`
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  try {
    const body = Readable.toWeb(await file.read(range)) as ReadableStream
    return new Response(body, { status, headers })
  } catch (error) {
    return unavailable(error)
  }
}
