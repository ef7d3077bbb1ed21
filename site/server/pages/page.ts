import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { compress, sizeOfEncoded, entityTag } from '#server/caching/encodings.ts'
import type { Encoded, Encoding } from '#server/caching/encodings.ts'
import type { EdgeHeaders } from '#server/edge/headers.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { pagePolicy } from './content-security-policy.ts'
import { headLines, linesOf, prepareAnswer } from './prepared-head.ts'
import type { PreparedAnswer } from './prepared-head.ts'
import type { Rendered } from './render.ts'

/** Markdown of a page, stored with its HTML. */
export interface StoredMarkdown {
  body: Encoded
  /** Absolute address of the canonical page; undefined on error pages. */
  canonical: string | undefined
}

/** A cached page: body and header lines, ready to send. */
export interface Page {
  status: number
  body: Encoded
  /** Header lines as text, except those that depend on encoding and cache state. */
  readonly lines: string
  /** Complete brotli response of a cached page; `body.br` and `lines` are views of it. */
  hit?: PreparedAnswer
  counted: Rendered['counted']
  /** Name of its screen, for the metrics. */
  readonly route: string
  /** True for pages of the restricted area that only visitors without a session get. */
  readonly forGuests: boolean
  /** Its Markdown, from its first request on. */
  markdown?: StoredMarkdown
}

const noIndex = /<meta name="robots" content="noindex/

/** Converts a render result to a page. */
export async function makePage(
  rendered: Rendered,
  options: {
    locale: Locale
    secure: boolean
    keep: boolean
    withPolicy: boolean
    edge: EdgeHeaders
    route: string
    forGuests?: boolean
    framed?: boolean
    /** Address of its Markdown. */
    markdown?: string
  },
): Promise<Page> {
  const { html, tracked } = rendered
  const isUnindexed = noIndex.test(html)
  // pages of one visitor's input or choices are seldom requested twice
  const body = await compress(html, isUnindexed ? 'seldomRead' : 'cached')
  const headers = [
    'content-type',
    'text/html; charset=utf-8',
    'content-language',
    locales[options.locale].tag,
    ...(options.withPolicy ? ['content-security-policy', pagePolicy({ ...options, tracked })] : []),
    // same value as the page's robots meta tag
    ...(isUnindexed ? ['x-robots-tag', 'noindex'] : []),
    'vary',
    'Accept, Accept-Encoding',
    ...(options.markdown === undefined || rendered.status !== 200
      ? []
      : ['link', `<${options.markdown}>; rel="alternate"; type="text/markdown"`]),
    // shared caches may store the page but must revalidate; the site purges them by tag
    'cache-control',
    options.keep && !options.forGuests ? 'public, no-cache' : 'no-store',
    ...(rendered.location === undefined ? [] : ['location', rendered.location]),
    ...(options.keep && !options.forGuests ? options.edge(rendered.tags) : []),
    ...publicHeaders(options),
  ]
  const page = {
    status: rendered.status,
    body,
    lines: headLines(headers),
    counted: rendered.counted,
    route: options.route,
    forGuests: options.forGuests ?? false,
  }
  return options.keep ? new PreparedPage(page) : page
}

/**
 * Page with its most frequent response prepared as one buffer, which also holds its body and header
 * lines.
 */
class PreparedPage implements Page {
  readonly status: number
  readonly body: Encoded
  readonly counted: Page['counted']
  readonly hit: PreparedAnswer
  readonly route: string
  readonly forGuests: boolean
  markdown?: StoredMarkdown
  readonly #linesLength: number

  constructor({ status, body, lines, counted, route, forGuests }: Page) {
    const own = headLines([
      ...representationHeaders(body, 'br'),
      'cache-status',
      cacheStatus.hit,
      'content-length',
      String(body.br.length),
    ])
    this.status = status
    this.hit = prepareAnswer(status, lines + own, body.br)
    this.body = { br: this.hit.bytes.subarray(this.hit.bodyAt), hash: body.hash }
    this.counted = counted
    this.route = route
    this.forGuests = forGuests
    this.#linesLength = lines.length
  }

  get lines(): string {
    return linesOf(this.hit, this.#linesLength)
  }
}

/** Restores a saved page of status 200; its views are counted from its next render on. */
export function savedPage({
  hash,
  lines,
  route,
  body,
}: {
  hash: string
  lines: string
  route: string
  body: string
}): Page {
  const br = Buffer.from(body, 'base64')
  return new PreparedPage({
    status: 200,
    body: { br, hash },
    lines,
    counted: undefined,
    route,
    forGuests: false,
  })
}

/** `Cache-Status` values (RFC 9211); `detail=stale` marks possibly outdated content. */
export const cacheStatus = {
  hit: 'vitrine; hit',
  stale: 'vitrine; hit; detail=stale',
  miss: 'vitrine; fwd=miss; stored',
  bypass: 'vitrine; fwd=bypass',
} as const

export type CacheState = keyof typeof cacheStatus

/** Headers that differ between encodings. */
export function representationHeaders(body: Encoded, encoding: Encoding): string[] {
  return [
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'etag',
    entityTag(body, encoding),
  ]
}

export function pageBytes(page: Page): number {
  return (
    sizeOfEncoded(page.body) +
    (page.markdown ? sizeOfEncoded(page.markdown.body) : 0) +
    (page.hit?.bodyAt ?? page.lines.length)
  )
}
