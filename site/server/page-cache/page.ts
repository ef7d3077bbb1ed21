import { formatTags, locales } from '@vitrine/contract'
import type { Locale } from '@vitrine/contract'
import { encode, encodedBytes, entityTag } from '../cache/encodings.ts'
import type { Encoded, Encoding } from '../cache/encodings.ts'
import { publicHeaders } from '../security/headers.ts'
import { pagePolicy } from './content-security-policy.ts'
import { headLines, prepareAnswer } from './prepared-head.ts'
import type { PreparedAnswer } from './prepared-head.ts'
import type { Rendered } from './render.ts'

/** A page as it is kept: bytes and header lines, ready to be written. */
export interface Page {
  status: number
  body: Encoded
  /** Header lines as text, but for those that depend on the encoding and on the state of the cache. */
  lines: string
  /** Of a page that is kept: what a hit in brotli is, whole. Its end is `body.br`. */
  hit?: PreparedAnswer
  counted: Rendered['counted']
}

const noIndex = /<meta name="robots" content="noindex/

/** Makes what is kept of what was rendered. */
export async function makePage(rendered: Rendered, options: { locale: Locale; secure: boolean; keep: boolean; policed: boolean; framed?: boolean }): Promise<Page> {
  const { html, tracked } = rendered
  const body = await encode(html)
  const headers = [
    'content-type', 'text/html; charset=utf-8',
    'content-language', locales[options.locale].tag,
    ...(options.policed ? ['content-security-policy', pagePolicy({ ...options, tracked })] : []),
    // the header says what the page's own tag says
    ...(noIndex.test(html) ? ['x-robots-tag', 'noindex'] : []),
    'vary', 'Accept-Encoding',
    // a shared cache may keep it but must ask; what it holds is purged by tag
    'cache-control', options.keep ? 'public, no-cache' : 'no-store',
    ...(rendered.location === undefined ? [] : ['location', rendered.location]),
    ...(rendered.tags.length === 0 || !options.keep ? [] : ['cache-tag', formatTags(rendered.tags)]),
    ...publicHeaders(options),
  ]
  const page = { status: rendered.status, body, lines: headLines(headers), counted: rendered.counted }
  return options.keep ? laidOut(page) : page
}

/** A page with its commonest answer laid out; its body is kept there and nowhere else. */
function laidOut(page: Page): Page {
  const { br, hash } = page.body
  const own = headLines([...representationHeaders(page.body, 'br'), 'cache-status', cacheStatus.hit, 'content-length', String(br.length)])
  const hit = prepareAnswer(page.status, page.lines + own, br)
  return { ...page, body: { br: hit.bytes.subarray(hit.bodyAt), hash }, hit }
}

/** How an answer came about (RFC 9211); `detail=stale` marks what may be older than its source. */
export const cacheStatus = {
  hit: 'vitrine; hit',
  stale: 'vitrine; hit; detail=stale',
  miss: 'vitrine; fwd=miss; stored',
  bypass: 'vitrine; fwd=bypass',
} as const

export type CacheState = keyof typeof cacheStatus

/** The lines that tell one representation from another. */
export function representationHeaders(body: Encoded, encoding: Encoding): string[] {
  return [...(encoding === 'identity' ? [] : ['content-encoding', encoding]), 'etag', entityTag(body, encoding)]
}

export function pageBytes(page: Page): number {
  return encodedBytes(page.body) + page.lines.length + (page.hit?.bodyAt ?? 0)
}
