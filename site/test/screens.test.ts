import { listFileEndings } from '#shared/parts-list/list-path.ts'
import { dataSheetEnding } from '#shared/product/data-sheet-path.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '@vitrine/contract/errors'
import type { CallName } from '@vitrine/contract/calls'
import type { Transport } from '@vitrine/contract/client'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { formsTexts } from '#texts/forms.js'
import { newsletterTexts } from '#texts/newsletter.js'
import { errorsTexts } from '#texts/errors.js'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { queryNames } from '#shared/routes/query-names.ts'
import { isKnownPath } from '#shared/routes/known-path.ts'
import { routePath, routeTable } from '#shared/routes/table.ts'
import { openBuiltApp, origin } from './built-app.ts'
import { unreachable, fixtures } from './fixtures/transport.ts'
import { productParts, screens } from './fixtures/screens.ts'
import { pagePath } from './fixtures/pages.ts'
import { newsParts, postSlug, publicationSlug, sectionParts } from './fixtures/reading.ts'

/** Paths of the page of blocks, of whose kind any path could be. */
const pagePaths = new Set(
  localeCodes.map((code) => routePath('page', code, { page: pagePath(code) })),
)

await Promise.all(
  [errorsTexts, formsTexts, newsletterTexts, pageTexts, productTexts].flatMap(({ load }) =>
    localeCodes.map(load),
  ),
)
const client = join(import.meta.dirname, '..', 'build', 'client')
let open: Awaited<ReturnType<typeof openBuiltApp>>
beforeAll(async () => {
  open = await openBuiltApp()
})

const cases = localeCodes.flatMap((locale) =>
  Object.entries(screens(locale)).map(([screen, path]) => ({ locale, screen, path })),
)
/** Answers to the cases, each rendered once. */
const rendered = new Map<string, ReturnType<typeof open>>()
const render = (path: string): ReturnType<typeof open> => {
  const known = rendered.get(path) ?? open(path, fixtures)
  rendered.set(path, known)
  return known
}
const textOf = (html: string) =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ')
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found)

/** Screens without hreflang links: indexed in no locale, or a later page of a list. */
const withoutAlternates = new Set([
  'page 7',
  'parts list',
  'empty parts list',
  'comparison',
  'comparison of nothing',
  'styleguide',
  'where to buy',
])

test.each(cases)(
  '$locale $screen: has one language, one h1, a complete head, and no dead links',
  async ({ locale, screen, path }) => {
    const { status, html } = await render(path)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${locales[locale].tag}"`)
    expect(all(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g)).toHaveLength(1)
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
    expect(all(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1)
    expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([
      origin +
        (screen === 'page 7'
          ? path
          : // canonical page of a part number: its product's, by default
            screen === 'part'
            ? screens(locale).product
            : path.split('?')[0]),
    ])
    const hreflang = all(html, /hrefLang="([^"]+)" href="https/g)
    // a screen indexed in some locales only has hreflang links in those only
    const indexedLocales: readonly Locale[] =
      screen === 'work with us' ? routeTable['work-with-us'].indexed : localeCodes
    expect(hreflang).toEqual(
      withoutAlternates.has(screen) || !indexedLocales.includes(locale)
        ? []
        : [...indexedLocales.map((code) => locales[code].tag), 'x-default'],
    )
    expect(all(html, /(\sstyle="[^"]*")/g)).toEqual([])
    const links = all(html, /<a\b[^>]*?\shref="(\/[^"]*)"/g).filter(
      (href) =>
        !href.startsWith('/media/') &&
        !href.endsWith(dataSheetEnding) &&
        ![...listFileEndings, 'zip'].some((ending) => href.includes(`.${ending}?`)),
    )
    expect(links.filter((href) => !isKnownPath(href) && !pagePaths.has(href))).toEqual([])
    expect((await open(path, fixtures)).html === html).toBe(true)
  },
)

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

test.each(cases)(
  '$locale $screen: contains no text of another language',
  async ({ locale, path }) => {
    const own = new Set(strings(pageTexts[locale]))
    const foreign = localeCodes
      .filter((code) => code !== locale)
      .flatMap((code) => strings(pageTexts[code]))
      .filter((text) => text.length > 7 && !own.has(text))
    const text = textOf((await render(path)).html)
    const ownText = [...own].join('\n')
    expect(foreign.filter((other) => text.includes(other) && !ownText.includes(other))).toEqual([])
  },
)

test.each(localeCodes)('%s: sends the legal texts with their own screens only', async (locale) => {
  for (const name of ['privacy-policy', 'terms-of-use'] as const)
    expect((await open(routePath(name, locale), fixtures)).html).toContain('the whole legal text')
  const { html } = await open(routePath('home', locale), fixtures)
  expect(html).not.toContain('the whole legal text')
  expect(html).toContain(`href="${routePath('privacy-policy', locale)}"`)
})

test.each(localeCodes)('%s: redirects (301) a wrong parent to the right one', async (locale) => {
  const redirects = [
    [
      routePath('post', locale, { category: 'wrong', post: postSlug(locale) }),
      routePath('post', locale, { category: newsParts(locale).slug, post: postSlug(locale) }),
    ],
    [
      routePath('publication', locale, { section: 'wrong', publication: publicationSlug(locale) }),
      routePath('publication', locale, {
        section: sectionParts(locale).slug,
        publication: publicationSlug(locale),
      }),
    ],
    [
      routePath('knowledge-section', locale, { section: 'wrong' }),
      routePath('knowledge-section', locale, { section: sectionParts(locale).slug }),
    ],
    [
      routePath('where-to-buy', locale, { ...productParts(locale), category: 'wrong' }),
      routePath('where-to-buy', locale, productParts(locale)),
    ],
    [
      routePath('news-category', locale, { category: '1' }),
      routePath('news-category', locale, { category: newsParts(locale).slug }),
    ],
  ]
  for (const [requested = '', right] of redirects)
    expect(await open(requested, fixtures)).toMatchObject({ status: 301, location: right })
})

test('omits a column without values', async () => {
  const { html } = await open(screens('br')['product'] ?? '', fixtures)
  expect(html).toContain('Condutor')
  expect(textOf(html)).not.toContain('Entre furos')
})

test.each(localeCodes)(
  'shows the drawing with its dimensions above the table in %s',
  async (locale) => {
    const { html } = await open(screens(locale)['product'] ?? '', fixtures)
    const [figure = ''] =
      /<figure[^>]*><div[^>]*><img[^>]*src="\/media\/files\/tc\.svg".*?<\/figure>/.exec(html) ?? []
    for (const stated of [
      'width="800"',
      'height="600"',
      `alt="${productTexts[locale].drawing.alt}"`,
      'loading="lazy"',
      'TC-50-10',
      `<a href="/media/files/tc.svg"`,
    ])
      expect(figure).toContain(stated)
    expect(html.indexOf(figure)).toBeLessThan(html.indexOf('id="codigos"'))
    // a drawing in a format other than SVG is listed as a document
    expect(html.match(/<img[^>]*d\.pdf/)).toBeNull()
    expect(html).toContain('href="/media/files/d.pdf"')
  },
)

test('links a matched part number to its page', async () => {
  const { html } = await open(screens('en')['searched'] ?? '', fixtures)
  expect(html).toContain('/TC-50-10"')
})

test.each(localeCodes)('%s: returns 404 inside the shell for an unknown path', async (locale) => {
  for (const path of [
    `${routePath('products', locale)}/none`,
    `${locales[locale].prefix}/no/such/page/at/all`,
  ]) {
    const { status, html } = await open(path, fixtures)
    expect(status).toBe(404)
    expect(html).toContain(errorsTexts[locale]['404'].title)
    expect(html).toContain('This page could not be found')
    expect(html).toContain('<footer')
    expect(html).toContain('noindex')
  }
})

test.each(localeCodes)(
  '%s: returns 502 with the maintenance page when the cms is unreachable',
  async (locale) => {
    const { status, html } = await open(routePath('home', locale), unreachable)
    expect(status).toBe(502)
    expect(html).toContain(errorsTexts[locale]['502'].title)
  },
)

/** Fixture transport with another response for a call. */
const withResponse =
  (name: CallName, answer: Transport): Transport =>
  async (call) =>
    call.name === name ? answer(call) : fixtures(call)

test('logs a failed SEO call, and none that rejects the path of a visitor', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const openWith = (answer: Transport) =>
    open(routePath('products', 'br'), withResponse('seo-read', answer))
  try {
    const rejected = await openWith(async () => ({ status: 422, json: { code: 'invalid-input' } }))
    expect([rejected.status, log.mock.calls]).toEqual([200, []])
    const failed = await openWith(unreachable)
    expect([failed.status, log.mock.calls.length]).toEqual([200, 1])
  } finally {
    log.mockRestore()
  }
})

test.each(localeCodes)(
  '%s: renders header and footer from defaults when the layout call fails',
  async (locale) => {
    const failing: Transport[] = [
      unreachable,
      async () => ({ status: 500, json: null }),
      async () => ({ status: 404, json: { code: 'not-found', message: 'x' } }),
    ]
    for (const layout of failing) {
      const { status, html } = await open(
        screens(locale)['product'] ?? '',
        withResponse('layout-read', layout),
      )
      expect(status).toBe(200)
      expect(html).toContain('<footer')
      for (const name of ['products', 'news', 'contact'] as const)
        expect(html).toContain(`href="${routePath(name, locale)}"`)
      expect(textOf(html)).toContain('Vitrine')
    }
  },
)

test.each(localeCodes)(
  '%s: shows the 500 page for a 500, the maintenance page for a missing response',
  async (locale) => {
    const failures = [
      [500, async () => ({ status: 500, json: null })],
      [502, unreachable],
    ] as const
    for (const [expected, products] of failures) {
      const { status, html } = await open(
        screens(locale)['product'] ?? '',
        withResponse('product-read', products),
      )
      expect(status).toBe(expected)
      expect(html).toContain(errorsTexts[locale][expected === 500 ? '500' : '502'].title)
      expect(html).toContain('<footer')
    }
  },
)

test('shows the 500 page for an internal error thrown by the server’s copy of the contract', async () => {
  const { status } = await open(
    screens('br')['product'] ?? '',
    withResponse('product-read', () => Promise.reject(new ApiError('internal'))),
  )
  expect(status).toBe(500)
})

test('renders a 500 inside the shell for a response that cannot be rendered', async () => {
  const { status, html } = await open('/produtos/terminais/compressao/broken', fixtures)
  expect(status).toBe(500)
  expect(html).toContain(errorsTexts.br['500'].title)
  expect(html).toContain('<footer')
})

test.each(localeCodes)(
  '%s: returns 500 inside the shell when a component throws',
  async (locale) => {
    const broken: Transport = async (call) => {
      const answer = await fixtures(call)
      return call.name === 'product-read'
        ? { ...answer, json: { ...Object(answer.json), pictures: null } }
        : answer
    }
    const { status, html } = await open(screens(locale)['product'] ?? '', broken)
    expect(status).toBe(500)
    expect(html).toContain(errorsTexts[locale]['500'].title)
    expect(html).toContain('<footer')
  },
)

test('has no empty text in any language', () => {
  for (const locale of localeCodes)
    expect(strings(pageTexts[locale]).filter((text) => text.trim() === '')).toEqual([])
})

test.each(localeCodes)(
  '%s: a page with a form loads the texts of its own locale only',
  async (locale) => {
    for (const name of ['contact', 'newsletter', 'data-request'] as const) {
      const { html } = await open(routePath(name, locale), fixtures)
      const scripts = all(html, /data-modules="([^"]+)"/g)
        .flatMap((list) => list.split(' '))
        .map((href) => readFileSync(join(client, href), 'utf8'))
        .join('\n')
      expect(
        localeCodes.filter(
          (code) =>
            scripts.includes(formsTexts[code].lost) ||
            scripts.includes(newsletterTexts[code].newsletter.lead),
        ),
        name,
      ).toEqual([locale])
    }
  },
)

test.each(localeCodes)('%s: compares values in rows and marks what differs', async (locale) => {
  const path = screens(locale)['comparison'] ?? ''
  const rows = async (query: string) =>
    all((await open(path + query, fixtures)).html, /<tr( data-differs="true")?><th scope="row">/g)
  // values, then facts of the family and the tooling
  expect(await rows('')).toEqual([' data-differs="true"', '', '', '', '', ''])
  expect(await rows(`&${queryNames.view[locale]}=differences`)).toEqual([' data-differs="true"'])
})
