import { compress, encode } from '#server/caching/encodings.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { edgeHeaderNames } from '#server/edge/headers.ts'
import { inTime } from '#server/http/arrival.ts'
import { isServicePath, screenOfPath } from '#shared/routes/known-path.ts'
import { markdownType } from './markdown/asked-format.ts'
import type { Format } from './markdown/asked-format.ts'
import { markdownAddress } from './markdown/markdown-address.ts'
import type { Address } from './address.ts'
import { pageMarkdown } from './markdown/page-markdown.ts'
import type { Page, StoredMarkdown } from './page.ts'
import { flatLines, headLines } from './prepared-head.ts'

interface Options {
  origin: string
  /** Limiter of uncached work; undefined for a page that has just had its turn. */
  limiter: FairLimiter | undefined
  /** Key of the client's queue. */
  client: string
}

/** Pages as Markdown. It is made of the page's HTML at its first request, and stored with it. */
export class MarkdownPages {
  readonly #flights = new SingleFlight<StoredMarkdown>()

  /** The page in another format. `key`: its canonical path. */
  async read(
    page: Page,
    key: string,
    format: Exclude<Format, 'html'>,
    { origin, limiter, client }: Options,
  ): Promise<Page> {
    if (page.status >= 300 && page.status < 400)
      return { ...plain(page), lines: format === 'file' ? redirectLines(page.lines) : page.lines }
    const make = () => makeMarkdown(page, origin + key)
    const job = `markdown ${key} ${page.body.hash}`
    page.markdown ??= await (limiter ? this.#inTurn(job, make, { limiter, client }) : make())
    const { body, canonical } = page.markdown
    return { ...plain(page), body, lines: markdownLines(page.lines, format, canonical) }
  }

  /** Runs a job once for all clients that wait for it, at the first turn of any of them. */
  #inTurn(
    job: string,
    make: () => Promise<StoredMarkdown>,
    { limiter, client }: { limiter: FairLimiter; client: string },
  ): Promise<StoredMarkdown> {
    limiter.join(client, job)
    return inTime(this.#flights.run(job, () => limiter.run(client, make, job)))
  }
}

const plain = ({ status, body, route, forGuests, lines }: Page): Page => ({
  status,
  body,
  lines,
  route,
  forGuests,
  counted: undefined,
})

async function makeMarkdown(page: Page, address: string): Promise<StoredMarkdown> {
  const html = (await encode(page.body, 'identity')).toString()
  const { text, canonical } = pageMarkdown(html, address)
  return { body: await compress(text, 'seldomRead'), canonical }
}

/** Headers of the HTML that the Markdown does not have, or has with another value. */
const replaced = new Set(['content-type', 'content-security-policy', 'vary', 'link'])
const shared = new Set(['cache-control', ...edgeHeaderNames])

/**
 * Header lines of a page's Markdown. At the page's own address it is not for shared caches: some
 * store one answer for an address, whatever `Vary` says.
 */
function markdownLines(
  lines: string,
  format: Exclude<Format, 'html'>,
  canonical: string | undefined,
): string {
  const isShared = format === 'file'
  const own = pairsOf(lines).filter(
    ([name]) => !replaced.has(name) && (isShared || !shared.has(name)),
  )
  const control = pairsOf(lines).find(([name]) => name === 'cache-control')?.[1]
  return headLines(
    [
      ['content-type', `${markdownType}; charset=utf-8`],
      ['vary', isShared ? 'Accept-Encoding' : 'Accept, Accept-Encoding'],
      ...(isShared ? [] : [['cache-control', control?.replace('public', 'private') ?? 'no-store']]),
      ...(canonical === undefined ? [] : [['link', `<${canonical}>; rel="canonical"`]]),
      ...own,
    ].flat(),
  )
}

/** Header lines of a redirect, to the Markdown of the page to which it leads. */
const redirectLines = (lines: string): string =>
  headLines(
    pairsOf(lines).flatMap(([name, value]) => [
      name,
      name === 'location' ? markdownLocation(value) : value,
    ]),
  )

/** Target of a redirect as Markdown; unchanged if it is no page of the site. */
export const markdownLocation = (location: string): string =>
  location.startsWith('/') &&
  !location.includes('#') &&
  screenOfPath(location) !== undefined &&
  !isServicePath(location)
    ? markdownAddress(location)
    : location

function pairsOf(lines: string): [name: string, value: string][] {
  const flat = flatLines(lines)
  return Array.from({ length: flat.length / 2 }, (_, at) => [
    flat[at * 2] ?? '',
    flat[at * 2 + 1] ?? '',
  ])
}

/** Address in a format: pages of one visitor have no Markdown, redirects lead to it. */
export function addressIn(format: Format, address: Address): Address {
  if (format !== 'file') return address
  if (address.kind === 'moved') return { ...address, location: markdownLocation(address.location) }
  return address.kind === 'page' && address.personal
    ? { kind: 'unknown', locale: address.locale }
    : address
}
