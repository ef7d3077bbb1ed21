import { localeOfPath } from '../site/shared/routes/locale-of-path.ts'
import { origin } from './system-under-test.ts'
import { alternatesOf, canonicalOf, metaOf, structuredOf, tagsOf, textOf } from './page-head.ts'
import { pageTexts } from './texts.ts'

/** A crawled page. */
export interface Crawled {
  /** Path and query of the page. */
  address: string
  status: number
  /** Redirect target. */
  location: string | undefined
  /** Path and query of the page with the first link to this one. */
  from: string
  lang: string | undefined
  contentLanguage: string | null
  title: string | undefined
  description: string | undefined
  /** Texts of the h1 elements. */
  headings: string[]
  /** Names of the landmarks in document order. */
  landmarks: string[]
  canonical: string | undefined
  alternates: Record<string, string>
  indexable: boolean
  /** Links of the same origin, with fragments. */
  links: string[]
  ids: Set<string>
  /** Paths of the links in the header's navigation. */
  navigation: string[]
  /** Links of the footer to the page in other languages: tag → path. */
  translations: Record<string, string>
  breadcrumbs: { name: string; path: string | undefined }[]
  pictures: string[]
  /** True if the page links to a video that it can play. */
  hasVideo: boolean
  shared: string | undefined
  structured: Record<string, unknown>[]
  /** Part numbers in the row headers of the table. */
  partNumbers: string[]
  /** Text of the main element. */
  text: string
}

/** Number of concurrent requests; limited for the sake of other tests. */
const concurrency = 4

/** Path and query without the fragment. */
export function withoutFragment(address: string): string {
  return address.split('#')[0] ?? ''
}

/**
 * Links of the same origin, except those with `rel="nofollow"`, which robots do not follow either.
 */
function linksOf(html: string, base: string): string[] {
  const targets = tagsOf(html, 'a').flatMap(({ href, rel }) =>
    href === undefined || rel === 'nofollow' ? [] : [new URL(href, base)],
  )
  return [
    ...new Set(
      targets.filter((url) => url.origin === origin).map((url) => url.href.slice(origin.length)),
    ),
  ]
}

/** Part of a page between two texts; empty without the first. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start)
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from))
}

/** Links of the breadcrumbs, and the page itself as the last item. */
function breadcrumbsOf(html: string, label: string): Crawled['breadcrumbs'] {
  const items = between(html, `aria-label="${label}"`, '</nav>').split('<li').slice(1)
  return items.map((item) => ({
    name: textOf(item.slice(item.indexOf('>') + 1)),
    path: tagsOf(item, 'a')[0]?.['href'],
  }))
}

/**
 * Landmarks outside of the main element, and the main element: header and footer within it do not
 * count.
 */
function landmarksOf(html: string): string[] {
  const main = between(html, '<main', '</main>')
  return [...html.replace(main, '<main>').matchAll(/<(header|main|footer)\b/g)].map(
    ([, name = '']) => name,
  )
}

/** Reads a page; `from`: path and query of the page with the link to it. */
export async function read(address: string, from = ''): Promise<Crawled> {
  // encodings of browsers; Node's default would make the site compress differently
  const answer = await fetch(origin + address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'br' },
  })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  const html = isPage ? await answer.text() : (await answer.body?.cancel(), '')
  return {
    address,
    from,
    status: answer.status,
    location: answer.headers.get('location') ?? undefined,
    lang: tagsOf(html, 'html')[0]?.['lang'],
    contentLanguage: answer.headers.get('content-language'),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: metaOf(html, 'description'),
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) =>
      textOf(text),
    ),
    landmarks: landmarksOf(html),
    canonical: canonicalOf(html)?.replace(origin, ''),
    alternates: alternatesOf(html),
    indexable:
      isPage &&
      !/noindex/.test(
        tagsOf(html, 'meta').find((tag) => tag['name'] === 'robots')?.['content'] ?? 'noindex',
      ),
    links: linksOf(html, origin + address),
    navigation: tagsOf(between(between(html, '<header', '</header>'), '<nav', '</nav>'), 'a').map(
      ({ href = '' }) => href,
    ),
    translations: Object.fromEntries(
      tagsOf(between(html, '<footer', '</footer>'), 'a').flatMap(({ hreflang, href = '' }) =>
        hreflang === undefined ? [] : [[hreflang, href]],
      ),
    ),
    breadcrumbs: breadcrumbsOf(
      html,
      pageTexts[localeOfPath(new URL(address, origin).pathname)].listing.breadcrumbs,
    ),
    pictures: tagsOf(html, 'img').flatMap(({ src }) => src ?? []),
    hasVideo: tagsOf(html, 'a').some(({ href }) =>
      href?.startsWith('https://www.youtube.com/watch?'),
    ),
    shared: metaOf(html, 'og:image'),
    structured: structuredOf(html),
    partNumbers: tagsOf(between(html, '<table', '</table>'), 'th').flatMap(
      ({ scope, 'aria-label': number }) => (scope === 'row' && number ? [number] : []),
    ),
    text: textOf(between(html, '<main', '</main>')),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  }
}

/**
 * True for a page at its canonical URL; links of sorted, filtered or searched views are not
 * followed.
 */
export function isOwn(page: Crawled): boolean {
  return page.canonical === page.address
}

/**
 * Crawls the links of the same origin from the start pages, except those for which `skips` is true.
 * Of a page at another than its canonical URL, the links are followed only if it is a start page.
 */
export async function crawl(
  starts: readonly string[],
  skips: (address: string) => boolean,
): Promise<Map<string, Crawled>> {
  const pages = new Map<string, Crawled>()
  const known = new Set(starts)
  const waiting = starts.map((address) => ({ address, from: '' }))
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const page = await read(next.address, next.from)
      pages.set(page.address, page)
      if (!isOwn(page) && page.from !== '') continue
      for (const link of page.links.map(withoutFragment)) {
        if (known.has(link) || skips(link)) continue
        known.add(link)
        waiting.push({ address: link, from: page.address })
      }
    }
  }
  // workers end when the queue is empty, and are restarted if others have added to it
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, worker))
  return pages
}
