import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { environment } from '#src/platform/environment.ts'

/** Media types shown inline; other files are sent as attachments. */
const shown: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
}

const notFound = (): Response =>
  new Response('not found\n', {
    status: 404,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
    },
  })

/**
 * Single byte range of a request; undefined for anything else, which is answered with the whole
 * file.
 */
function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}

/**
 * Serves public files (`/media/<name>`, `/media/files/<name>`), immutable because their names
 * contain a hash of the content.
 */
export async function serveMedia(request: Request, path: string[]): Promise<Response> {
  const name = path.at(-1) ?? ''
  const folder =
    path.length === 1 ? '' : path.length === 2 && path[0] === 'files' ? 'files' : undefined
  if (folder === undefined || !/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name) || name.includes('..'))
    return notFound()
  const file = join(environment.VITRINE_DATA, 'media', folder, name)
  const info = await stat(file).catch(() => undefined)
  if (!info?.isFile()) return notFound()
  const etag = `"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`
  const type = shown[extname(name).toLowerCase()]
  const headers: Record<string, string> = {
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-type': type ?? 'application/octet-stream',
    'last-modified': info.mtime.toUTCString(),
    'cross-origin-resource-policy': 'same-site',
    // scripts in uploaded files do not run on the site's origin
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(type
      ? {}
      : { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }),
  }
  if (
    request.headers
      .get('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  )
    return new Response(null, { status: 304, headers })
  const range = rangeOf(request.headers.get('range'), info.size)
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${info.size}` },
    })
  headers['content-length'] = String(range ? range.end - range.start + 1 : info.size)
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${info.size}`
  const body =
    request.method === 'HEAD'
      ? null
      : (Readable.toWeb(createReadStream(file, range)) as ReadableStream)
  return new Response(body, { status: range ? 206 : 200, headers })
}
