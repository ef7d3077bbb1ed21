/** @long @artifacts @configuration @screens */
import { expect, test } from '@playwright/test'
import { defaultLocale, localeCodes, locales, rootLocale } from '@vitrine/configuration/locales'
import { robotsPath } from '../../site/server/artifacts/crawlers/paths.ts'
import { localeOfPath } from '../../site/shared/routes/locale-of-path.ts'
import { screenOfPath } from '../../site/shared/routes/known-path.ts'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath, routeRow } from '../../site/shared/routes/table.ts'
import { knownProduct, pathOf, productPath, screens } from '../addresses.ts'
import { crawl, isOwn, read, withoutFragment } from '../crawl.ts'
import type { Crawled } from '../crawl.ts'
import { readSitemaps } from '../sitemap.ts'
import { origin } from '../system-under-test.ts'

/** Timeout of the crawl, ms: all pages and list views on a busy machine. */
const timeoutMs = 300_000

// one crawl for all tests: parallel workers would each crawl
test.describe.configure({ mode: 'default' })

let pages: Map<string, Crawled>
/** Public screens that no page links to. */
let unlinked: Crawled[]
/** Pages at their canonical URL. */
let own: Crawled[]
let listed: Awaited<ReturnType<typeof readSitemaps>>

/**
 * True for a sorted or filtered view in another locale than the default: a third of all links, with
 * the same code and data as the views of the default locale.
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
 * True for a page, file or view that every product has, if it belongs to another product than the
 * known one. Pages of the known product's part numbers are crawled in the default locale only.
 */
function isOfOtherProduct(
  address: string,
  known: { id: number; paths: readonly string[] },
): boolean {
  const { pathname, searchParams } = new URL(address, origin)
  const requestedProduct = searchParams.get(queryNames.product[localeOfPath(pathname)])
  if (requestedProduct !== null) return requestedProduct !== String(known.id)
  const isOfKnown = known.paths.some(
    (path) => pathname.startsWith(`${path}/`) || pathname.startsWith(`${path}.`),
  )
  const screen = screenOfPath(pathname)
  if (screen === 'part') return !isOfKnown || localeOfPath(pathname) !== defaultLocale
  return (
    !isOfKnown && (screen === 'where-to-buy' || (screen === 'product' && pathname.includes('.')))
  )
}

/** True for a page of blocks, which may have no link that leads to it. */
const isOfCampaign = (address: string): boolean => screenOfPath(address) === 'page'

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
  const shown = await Promise.all(screens.map(({ name, locale }) => pathOf(name, locale)))
  const ofCampaigns = [...listed.keys()].filter(isOfCampaign)
  unlinked = await Promise.all(
    [...new Set([...shown, ...ofCampaigns])]
      .filter((address) => !pages.has(address))
      .map((address) => read(address)),
  )
})

const withoutQuery = (address: string) => address.split('?')[0] ?? ''

/** True for the page of a public screen; those of the restricted area have no description. */
function isPublic(address: string): boolean {
  const name = screenOfPath(address)
  return name !== undefined && routeRow(name).cache === 'page'
}

const isPage = (page: Crawled) => page.lang !== undefined
const everyPage = () => [...pages.values(), ...unlinked].filter(isPage)

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

test('has one h1, a title, a description, the landmarks and the locale’s lang on every page', () => {
  const wrong = everyPage().flatMap((page) => {
    const { address, headings, title, description, landmarks, lang, contentLanguage } = page
    const { tag } = locales[localeOfPath(address)]
    const isWhole =
      headings.length === 1 &&
      headings[0] !== '' &&
      title &&
      (description || !isPublic(address)) &&
      landmarks.join(' ') === 'header main footer' &&
      lang === tag &&
      contentLanguage === tag
    return isWhole
      ? []
      : [{ address, headings, title, description, landmarks, lang, contentLanguage }]
  })
  expect(wrong).toEqual([])
})

test('leads from every header to the products, and from every footer to the other languages', () => {
  const wrong = everyPage().flatMap((page) => {
    const { address, navigation, alternates, translations } = page
    const locale = localeOfPath(address)
    const { [locales[locale].tag]: _self, 'x-default': _default, ...others } = alternates
    const missing = Object.entries(others).filter(
      ([tag, href]) => translations[tag] !== href.replace(origin, ''),
    )
    return [
      ...(navigation.includes(routePath('products', locale)) ? [] : [`${address}: no products`]),
      ...missing.map(([tag]) => `${address}: ${tag} ${translations[tag]}`),
    ]
  })
  expect(wrong).toEqual([])
})

/** Screens of one document with JSON-LD. */
const documented = ['product', 'post', 'publication']

/** Part numbers of a product in JSON-LD. */
const skusOf = ({ hasVariant }: Record<string, unknown>) =>
  Array.isArray(hasVariant) ? hasVariant.map((variant) => Object(variant).sku) : []

/**
 * Breadcrumbs in JSON-LD: position, name and path of the parents; position and path of the page
 * itself.
 */
const trailOf = (trail: unknown) =>
  Array.isArray(trail)
    ? trail.map(({ position, name, item }, index) => ({
        position,
        name: index + 1 < trail.length ? name : '',
        path: new URL(item).href.slice(origin.length),
      }))
    : []

const shownTrail = ({ breadcrumbs, address }: Crawled) =>
  breadcrumbs.map(({ name, path }, index) => ({
    position: index + 1,
    name: index + 1 < breadcrumbs.length ? name : '',
    path: path ?? withoutQuery(address),
  }))

test('has JSON-LD that agrees with the page', () => {
  const wrong = own.flatMap((page) => {
    const { address, structured, headings, text, partNumbers, hasVideo } = page
    const { tag } = locales[localeOfPath(address)]
    const ofType = (...types: string[]) =>
      structured.find((json) => types.includes(String(json['@type'])))
    const product = ofType('ProductGroup')
    const about = product ?? ofType('Article', 'TechArticle')
    const trail = ofType('BreadcrumbList')?.['itemListElement']
    const agrees = {
      presence:
        (about ?? ofType('Product')) !== undefined ||
        !documented.includes(screenOfPath(address) ?? ''),
      language: structured.every((json) => (json['inLanguage'] ?? tag) === tag),
      address: !about || about['url'] === origin + address,
      heading: !about || (about['headline'] ?? about['name']) === headings[0],
      description: !product || text.includes(String(product['description'])),
      partNumbers: !product || String(skusOf(product)) === String(partNumbers),
      video: (ofType('VideoObject') !== undefined) === hasVideo,
      breadcrumbs: !trail || JSON.stringify(trailOf(trail)) === JSON.stringify(shownTrail(page)),
    }
    return Object.entries(agrees).flatMap(([fact, agreed]) =>
      agreed ? [] : [`${address}: ${fact}`],
    )
  })
  expect(own.filter(({ structured }) => structured.length > 0).length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

test('shows pictures that exist', async () => {
  const pictures = new Map(
    own.flatMap(({ address, pictures: shown }) => shown.map((path) => [path, address])),
  )
  const missing: string[] = []
  for (const [path, address] of pictures) {
    const answer = await fetch(new URL(path, origin), { method: 'HEAD' })
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
      missing.push(`${address} → ${path}: ${answer.status}`)
  }
  expect(pictures.size).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

test('shares every page with a picture of our own', () => {
  const wrong = own.filter(({ shared }) => !shared?.startsWith(`${origin}/`))
  expect(wrong.map(({ address, shared }) => `${address}: ${shared}`)).toEqual([])
})

test('has unique titles per locale', () => {
  const byTitle = new Map<string, string[]>()
  for (const { address, title } of own) {
    const key = `${localeOfPath(address)} ${title}`
    byTitle.set(key, [...(byTitle.get(key) ?? []), address])
  }
  expect([...byTitle].filter(([, same]) => same.length > 1)).toEqual([])
})

test('is its own canonical address; of a view the unfiltered list, of a part number its product', () => {
  const known = new Map(everyPage().map((page) => [page.address, page]))
  const lost = everyPage().filter(({ address, canonical = '' }) => {
    const path = withoutQuery(address)
    return screenOfPath(path) === 'part'
      ? canonical !== path.slice(0, path.lastIndexOf('/'))
      : withoutQuery(canonical) !== path || known.get(canonical)?.canonical !== canonical
  })
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
    const standard = alternates[locales[defaultLocale].tag]
    const others = Object.values(alternates).map((href) => pages.get(href.replace(origin, '')))
    return [
      ...(self === origin + address ? [] : [`${address} names ${self} as itself`]),
      ...(standard === undefined || alternates['x-default'] === standard
        ? []
        : [`${address} has another default`]),
      ...(others.every((other) => JSON.stringify(other?.alternates) === JSON.stringify(alternates))
        ? []
        : [`${address} and its counterparts disagree`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('names every locale in which a screen is indexed', async () => {
  const found = new Map(everyPage().map((page) => [page.address, page]))
  for (const { name, locale } of screens) {
    const { indexed = localeCodes } = routeRow(name)
    const together = indexed === false ? [] : indexed
    const tags = together.includes(locale)
      ? [...together.map((code) => locales[code].tag), 'x-default']
      : []
    const path = await pathOf(name, locale)
    expect(Object.keys(found.get(path)?.alternates ?? {}).toSorted(), path).toEqual(tags.toSorted())
  }
})

test('lists exactly the indexable pages in the sitemaps, with alternates', () => {
  // further pages of a list are linked from the first and are not in the sitemap
  const findable = [...own, ...unlinked.filter(({ address }) => isOfCampaign(address))].filter(
    (page) => page.indexable && !page.address.includes('?'),
  )
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
