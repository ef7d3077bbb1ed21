import { origin } from './system-under-test.ts'
import { alternatesOf, canonicalOf, tagsOf } from './page-head.ts'

/** A crawled page. */
export interface Crawled {
  /** Path and query. */
  address: string
  status: number
  /** Redirect target. */
  location: string | undefined
  /** Page with the first link to it. */
  from: string
  lang: string | undefined
  contentLanguage: string | null
  title: string | undefined
  headings: number
  canonical: string | undefined
  alternates: Record<string, string>
  indexable: boolean
  /** Links of our origin with fragments. */
  links: string[]
  ids: Set<string>
}

/** Concurrent requests; limited for other tests. */
const concurrency = 4

/** The address without its fragment. */
export function withoutFragment(address: string): string {
  return address.split('#')[0] ?? ''
}

/** Links of our origin, apart from those that are not to be followed: a list of each part number. */
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

async function read(address: string, from: string): Promise<Crawled> {
  // like browsers; Node's default would make the site compress with another encoding
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
    headings: tagsOf(html, 'h1').length,
    canonical: canonicalOf(html)?.replace(origin, ''),
    alternates: alternatesOf(html),
    indexable:
      isPage &&
      !/noindex/.test(
        tagsOf(html, 'meta').find((tag) => tag['name'] === 'robots')?.['content'] ?? 'noindex',
      ),
    links: linksOf(html, origin + address),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  }
}

/**
 * Whether it is the canonical address; sorted, filtered or searched views are read but their links
 * not followed.
 */
export function isOwn(page: Crawled): boolean {
  return page.canonical === page.address
}

/** Crawls the links of our origin from the start pages, apart from those that `skips` names. */
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
  // workers end on an empty queue and are restarted when others have added to it
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, worker))
  return pages
}
