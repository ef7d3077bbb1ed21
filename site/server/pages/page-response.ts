import { matchesEntityTag } from '@vitrine/http/entity-tags'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { locales } from '@vitrine/configuration/locales'
import { errorStatuses } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { errorMessages } from '@vitrine/contract/error-body'
import { chooseEncoding, entityTag, encode } from '#server/caching/encodings.ts'
import type { Encoded, Encoding } from '#server/caching/encodings.ts'
import type { DecodedBodies } from '#server/caching/decoded-bodies.ts'
import { asOutdated } from '#server/edge/headers.ts'
import { queueFullRetryAfterSeconds } from '#server/caching/render-limits.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { cacheStatus, representationHeaders } from './page.ts'
import type { CacheState, Page } from './page.ts'
import { flatLines } from './prepared-head.ts'

/** `Retry-After` of the 502 page, s. */
const retryAfter = 10

/** Writes a page in the negotiated encoding; 304 if the ETag matches. */
export async function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, state, plain }: { page: Page; state: CacheState; plain: DecodedBodies },
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const lines = state === 'stale' ? asOutdated(page.lines) : page.lines
  const headers = [...flatLines(lines), 'cache-status', cacheStatus[state]]
  if (page.status === 502) headers.push('retry-after', String(retryAfter))
  if (
    page.status === 200 &&
    matchesEntityTag(request.headers['if-none-match'], entityTag(page.body, encoding))
  ) {
    response.writeHead(304, [...headers, 'etag', entityTag(page.body, encoding)])
    response.end()
    return
  }
  const body = await bytesOf(page.body, encoding, plain)
  const representation = [
    ...representationHeaders(page.body, encoding),
    'content-length',
    String(body.length),
  ]
  response.writeHead(page.status, [...headers, ...representation])
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function bytesOf(body: Encoded, encoding: Encoding, plain: DecodedBodies): Promise<Buffer> {
  if (encoding !== 'identity') return encode(body, encoding)
  const decoded = plain.get(body) ?? (await encode(body, encoding))
  plain.keep(body, decoded)
  return decoded
}

/** Writes a response without a body. */
export function writeEmpty(response: ServerResponse, status: number, headers: string[]): void {
  response.writeHead(status, ['content-length', '0', ...headers])
  response.end()
}

/** Writes 405. */
export function writeNotAllowed(response: ServerResponse, headers: readonly string[]): void {
  writeEmpty(response, 405, ['cache-control', 'no-store', 'allow', 'GET, HEAD', ...headers])
}

/** Writes a redirect to the canonical spelling of an address. */
export function writeMoved(
  response: ServerResponse,
  location: string,
  headers: readonly string[],
): void {
  const control = location.includes('?') ? 'no-store' : 'public, max-age=3600'
  writeEmpty(response, 301, ['location', location, 'cache-control', control, ...headers])
}

/**
 * Writes that a page was not made, in words: 429 for a client's full queue, 503 for a busy server.
 * A page would cost what the limit saves.
 */
export function writeRefused(
  request: IncomingMessage,
  response: ServerResponse,
  code: ErrorCode,
  headers: readonly string[],
): void {
  const locale = localeOfPath(request.url ?? '/')
  response.writeHead(errorStatuses[code], [
    'content-type',
    'text/plain; charset=utf-8',
    'content-language',
    locales[locale].tag,
    'retry-after',
    String(queueFullRetryAfterSeconds),
    ...(code === 'busy' ? ['refresh', String(queueFullRetryAfterSeconds)] : []),
    'cache-control',
    'no-store',
    ...headers,
  ])
  response.end(request.method === 'HEAD' ? undefined : errorMessages[locale][code])
}
