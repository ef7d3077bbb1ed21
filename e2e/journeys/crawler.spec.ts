/** @long @configuration */
import { expect, test } from '@playwright/test'
import { defaultLocale, localeCodes, locales, rootLocale } from '@vitrine/contract/locales'
import { robotsPath } from '../../site/server/artifacts/crawlers/paths.ts'
import { localeOfPath } from '../../site/shared/routes/locale-of-path.ts'
import { screenOfPath } from '../../site/shared/routes/known-path.ts'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { knownProduct, productPath } from '../addresses.ts'
import { crawl, isOwn, withoutFragment } from '../crawl.ts'
import type { Crawled } from '../crawl.ts'
import { readSitemaps } from '../sitemap.ts'
import { origin } from '../system-under-test.ts'

/** Timeout of the crawl, ms: all pages and list views on a busy machine. */
const timeoutMs = 300_000

// one crawl for all tests: parallel workers would crawl once each
test.describe.configure({ mode: 'default' })

let pages: Map<string, Crawled>
/** Pages at their canonical address. */
let own: Crawled[]
let listed: Awaited<ReturnType<typeof readSitemaps>>

/**
 * Whether it is a sorted or filtered view in another locale than the default one: a third of all
 * links, whose code and data are those of the default locale's views.
 */
function isViewOfOtherLocale(address: string): boolean {
  const { pathname, searchParams } = new URL(address, origin)
  const locale = localeOfPath(pathname)
  return (
    locale !== defaultLocale &&
    [...searchParams.keys()].some((name) => name !== queryNames.page[locale])
  )
}

/**
 * Whether it is one of the pages, files and views that every product has alike, of another product
 * than the known one; of part numbers, those of the default locale only.
 */
function isOfOtherProduct(
  address: string,
  known: { id: number; paths: readonly string[] },
): boolean {
  const { pathname, searchParams } = new URL(address, origin)
  const asked = searchParams.get(queryNames.product[localeOfPath(pathname)])
  if (asked !== null) return asked !== String(known.id)
  const isOfKnown = known.paths.some(
    (path) => pathname.startsWith(`${path}/`) || pathname.startsWith(`${path}.`),
  )
  const screen = screenOfPath(pathname)
  if (screen === 'part') return !isOfKnown || localeOfPath(pathname) !== defaultLocale
  return (
    !isOfKnown && (screen === 'where-to-buy' || (screen === 'product' && pathname.includes('.')))
  )
}

test.beforeAll(async () => {
  test.setTimeout(timeoutMs)
  const { id } = await knownProduct()
  const paths = await Promise.all(
    localeCodes.map(async (locale) => productPath(await knownProduct(locale), locale)),
  )
  pages = await crawl(
    localeCodes.map((locale) => routePath('home', locale)),
    (address) => isViewOfOtherLocale(address) || isOfOtherProduct(address, { id, paths }),
  )
  own = [...pages.values()].filter(isOwn)
  listed = await readSitemaps()
})

const isPage = (page: Crawled) => page.lang !== undefined
const everyPage = () => [...pages.values()].filter(isPage)

test('links only to pages that answer 200 without redirect', () => {
  expect(own.length).toBeGreaterThan(localeCodes.length * 10)
  expect(
    [...pages.values()]
      .filter(({ status }) => status !== 200)
      .map(
        ({ address, status, location, from }) =>
          `${from} → ${address}: ${status} ${location ?? ''}`,
      ),
  ).toEqual([])
})

test('leads from the root to a home page', async () => {
  const answer = await fetch(`${origin}/`)
  expect([answer.status, new URL(answer.url).pathname]).toEqual([
    200,
    routePath('home', rootLocale ?? defaultLocale),
  ])
})

test('links only to existing fragments', () => {
  const lost = own.flatMap((page) =>
    page.links
      .filter((link) => link.includes('#'))
      .flatMap((link) => {
        const target = pages.get(withoutFragment(link))
        const id = decodeURIComponent(link.split('#')[1] ?? '')
        return target && isPage(target) && !target.ids.has(id) ? [`${page.address} → ${link}`] : []
      }),
  )
  expect(lost).toEqual([])
})

test('has one h1, a title and the locale’s lang on every page', () => {
  const wrong = everyPage().filter((page) => {
    const { tag } = locales[localeOfPath(page.address)]
    return page.headings !== 1 || !page.title || page.lang !== tag || page.contentLanguage !== tag
  })
  expect(
    wrong.map(({ address, headings, title, lang, contentLanguage }) => ({
      address,
      headings,
      title,
      lang,
      contentLanguage,
    })),
  ).toEqual([])
})

test('has unique titles per locale', () => {
  const byTitle = new Map<string, string[]>()
  for (const { address, title } of own) {
    const key = `${localeOfPath(address)} ${title}`
    byTitle.set(key, [...(byTitle.get(key) ?? []), address])
  }
  expect([...byTitle].filter(([, same]) => same.length > 1)).toEqual([])
})

test('has the canonical of the unfiltered list on its views', () => {
  const lost = everyPage().filter(
    (page) =>
      page.canonical === undefined || pages.get(page.canonical)?.canonical !== page.canonical,
  )
  expect(lost.map(({ address, canonical }) => `${address}: ${canonical}`)).toEqual([])
})

test('has mutual hreflang alternates', () => {
  const wrong = own.flatMap((page) => {
    const { address, alternates } = page
    if (Object.keys(alternates).length === 0)
      return address.includes('?') || !page.indexable || localeCodes.length === 1
        ? []
        : [`${address} names no language`]
    const self = alternates[locales[localeOfPath(address)].tag]
    const others = Object.values(alternates).map((href) => pages.get(href.replace(origin, '')))
    return [
      ...(self === origin + address ? [] : [`${address} names ${self} as itself`]),
      ...(others.every((other) => JSON.stringify(other?.alternates) === JSON.stringify(alternates))
        ? []
        : [`${address} and its counterparts disagree`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('lists exactly the indexable pages in the sitemaps, with alternates', () => {
  // further pages of a list are linked from the first and not in the sitemap
  const findable = own.filter((page) => page.indexable && !page.address.includes('?'))
  expect(findable.map(({ address }) => address).filter((address) => !listed.has(address))).toEqual(
    [],
  )
  expect(
    [...listed.keys()].filter((address) => !findable.some((page) => page.address === address)),
  ).toEqual([])
  expect(
    findable
      .filter(
        ({ address, alternates }) =>
          JSON.stringify(listed.get(address)) !== JSON.stringify(alternates),
      )
      .map(({ address }) => address),
  ).toEqual([])
})

test('disallows no page of the sitemaps in robots.txt', async () => {
  const closed = [
    ...(await (await fetch(`${origin}${robotsPath}`)).text()).matchAll(/^Disallow: (.+)$/gm),
  ].map(([, path = '']) => path)
  expect(closed.length).toBeGreaterThan(0)
  expect(
    [...listed.keys()].filter((address) => closed.some((path) => address.startsWith(path))),
  ).toEqual([])
})
