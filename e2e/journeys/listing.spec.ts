/** @reading @products @search */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import type { RouteName } from '../../site/shared/routes/table.ts'
import { knownPartNumber, knownProduct, pathOf } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { filtersTexts, pageTexts } from '../texts.ts'
import { nightly, repeatedIn } from '../nightly.ts'

const spellings = [knownPartNumber, 'tc5010', 'tc 50 10']
const sorts = ['relevance', 'relevance-asc', 'title', 'title-desc'] as const

const titles = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').getByRole('heading')

/** Page object of a list in a locale. */
class List {
  readonly page: Page
  readonly #locale: Locale
  constructor(page: Page, locale: Locale) {
    this.page = page
    this.#locale = locale
  }

  get #texts() {
    return pageTexts[this.#locale].listing
  }

  async search(text: string) {
    const main = this.page.getByRole('main')
    await main.getByLabel(this.#texts.search.label, { exact: true }).fill(text)
    await main.getByRole('button', { name: this.#texts.search.submit }).click()
    await this.page.waitForURL(
      (url) => url.searchParams.get(queryNames.search[this.#locale]) === text,
    )
  }

  sort(name: (typeof sorts)[number]) {
    return this.page
      .getByRole('navigation', { name: this.#texts.sort.label })
      .getByRole('link', { name: this.#texts.sort[name], exact: true })
  }

  pageLink(number: number) {
    return this.page
      .getByRole('navigation', { name: this.#texts.pages.label })
      .getByRole('link', { name: this.#texts.pages.page({ page: number }), exact: true })
  }

  view(name: 'grid' | 'list') {
    return this.page
      .getByRole('navigation', { name: this.#texts.view.label })
      .getByRole('link', { name: this.#texts.view[name], exact: true })
  }

  get count() {
    return this.page.getByRole('main').getByRole('status')
  }

  chip(label: string) {
    return this.page
      .getByRole('navigation', { name: filtersTexts[this.#locale].active })
      .getByRole('link', { name: filtersTexts[this.#locale].remove({ label }) })
  }
}

const resultsOf = (locale: Locale, products: number, partNumbers: number) => {
  const { results, codes } = pageTexts[locale].listing
  return `${results({ count: products })} · ${codes({ count: partNumbers })}`
}

/** Query of the page's URL under the base names of the parameters. */
function queryOf(page: Page, locale: Locale) {
  const given = new URL(page.url()).searchParams
  return Object.fromEntries(
    Object.entries(queryNames).flatMap(([base, names]) =>
      given.has(names[locale]) ? [[base, given.getAll(names[locale]).join(' ')]] : [],
    ),
  )
}

/** Opens lists with or without JavaScript. */
class ListOpener {
  readonly javaScriptEnabled: boolean
  constructor(javaScriptEnabled: boolean) {
    this.javaScriptEnabled = javaScriptEnabled
  }

  readonly open = async (page: Page, path: string, locale: Locale): Promise<List> => {
    await page.goto(path)
    if (this.javaScriptEnabled) await hydrated(page)
    return new List(page, locale)
  }
}

/**
 * Tag of a test of links and forms that are the same HTML without scripts, where the gate plays a
 * filter and its chip.
 */
const withScripts = (locale: Locale, screen: RouteName, { javaScriptEnabled }: ListOpener) =>
  javaScriptEnabled ? repeatedIn(locale, screen) : nightly

/** Tests that a part number is found in any notation. */
function testPartNumbers(locale: Locale, opener: ListOpener): void {
  const { open } = opener
  test(
    `finds a part number in any notation, in ${locale}`,
    { tag: withScripts(locale, 'products', opener) },
    async ({ page }) => {
      const { title } = await knownProduct(locale)
      const list = await open(page, await pathOf('products', locale), locale)
      for (const spelling of spellings) {
        await list.search(spelling)
        const first = page.getByRole('main').getByRole('article').first()
        await expect(first.getByRole('heading')).toHaveText(title)
        await expect(first.getByRole('link', { name: knownPartNumber, exact: true })).toBeVisible()
        await expect(
          page.getByRole('heading', {
            name: pageTexts[locale].listing.resultsFor({ text: spelling }),
          }),
        ).toBeVisible()
      }
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('link', { name: knownPartNumber, exact: true })
        .click()
      await expect(page).toHaveURL(new RegExp(`/${knownPartNumber}$`))
    },
  )
}

/** Tests the four orders of a list against the API. */
function testOrders(locale: Locale, opener: ListOpener): void {
  const { open } = opener
  test(
    `sorts the list in four ways, in ${locale}`,
    { tag: withScripts(locale, 'product-category', opener) },
    async ({ page }) => {
      const list = await open(page, await pathOf('product-category', locale), locale)
      const api = clientIn(locale)
      const category = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      for (const sort of sorts) {
        await list.sort(sort).click()
        await expect(list.sort(sort)).toHaveAttribute('aria-current', 'true')
        const { data } = await api('products-list', {
          query: {
            category,
            orderBy: sort.startsWith('title') ? 'title' : 'relevance',
            order: sort === 'relevance' || sort === 'title-desc' ? 'desc' : 'asc',
          },
        })
        await expect(titles(page)).toHaveText(data.map((card) => card.title))
        if (!sort.startsWith('title')) continue
        const collator = new Intl.Collator(locale === 'br' ? 'pt' : locale)
        const ordered = [...data].sort(
          (a, b) => (sort === 'title' ? 1 : -1) * collator.compare(a.title, b.title),
        )
        expect(data.map((card) => card.title)).toEqual(ordered.map((card) => card.title))
      }
      expect(queryOf(page, locale)).toEqual({ orderBy: 'title', order: 'desc' })
    },
  )
}

/** Tests that page and view are in the URL. */
function testAddress(locale: Locale, opener: ListOpener): void {
  const { open } = opener
  test(
    `has page and view in the address under the names of ${locale}`,
    { tag: withScripts(locale, 'products', opener) },
    async ({ page }) => {
      const list = await open(page, await pathOf('products', locale), locale)
      const first = await titles(page).allTextContents()
      await list.pageLink(2).click()
      await expect(list.pageLink(2)).toHaveAttribute('aria-current', 'page')
      expect(queryOf(page, locale)).toEqual({ page: '2' })
      await expect(titles(page).first()).not.toHaveText(first[0] ?? '')
      expect(
        (await titles(page).allTextContents()).filter((title) => first.includes(title)),
      ).toEqual([])

      await list.view('list').click()
      await expect(list.view('list')).toHaveAttribute('aria-current', 'true')
      expect(queryOf(page, locale)).toEqual({ page: '2', view: 'list' })
      await list.sort('title').click()
      await expect(list.sort('title')).toHaveAttribute('aria-current', 'true')
      expect(
        queryOf(page, locale),
        'another order begins at the first page, in the same view',
      ).toEqual({ orderBy: 'title', view: 'list' })
    },
  )
}

/** Tests a filter of a subcategory, and its removal by the chip. */
function testFilter(locale: Locale, { open, javaScriptEnabled }: ListOpener): void {
  test(
    `narrows a subcategory by a filter and removes it by its chip, in ${locale}`,
    { tag: repeatedIn(locale, 'product-subcategory') },
    async ({ page }) => {
      const path = await pathOf('product-subcategory', locale)
      const [category = '', subcategory = ''] = path.split('/').slice(-2)
      const api = clientIn(locale)
      const whole = await api('products-list', { query: { category, subcategory } })
      const choices = whole.facets.flatMap((facet) =>
        facet.options.map((option) => ({ facet, option })),
      )
      const choice = choices.find(
        ({ facet, option }) =>
          facet.options.length > 1 && option.count > 0 && option.count < whole.meta.total,
      )
      if (!choice) throw new Error(`${path} has no filter that narrows.`)
      const { facet, option } = choice

      const list = await open(page, path, locale)
      await expect(list.count).toHaveText(
        resultsOf(locale, whole.meta.total, whole.part_number_count),
      )
      const filters = page.getByRole('region', { name: filtersTexts[locale].title })
      await filters
        .getByRole('group', { name: facet.label, exact: true })
        .getByRole('checkbox')
        .nth(facet.options.indexOf(option))
        .check()
      if (!javaScriptEnabled)
        await filters.getByRole('button', { name: filtersTexts[locale].apply }).click()
      await expect(list.count).toContainText(
        pageTexts[locale].listing.results({ count: option.count }),
      )
      await expect(titles(page)).toHaveCount(option.count)
      expect(queryOf(page, locale)).toEqual({ filter: `${facet.key}:${option.value}` })

      await list
        .chip(`${facet.label}: ${option.label}${facet.unit === null ? '' : ` ${facet.unit}`}`)
        .click()
      await expect(list.count).toHaveText(
        resultsOf(locale, whole.meta.total, whole.part_number_count),
      )
      expect(queryOf(page, locale)).toEqual({})
    },
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const tag = javaScriptEnabled ? [] : nightly

    const opener = new ListOpener(javaScriptEnabled)
    const { open } = opener

    for (const locale of localeCodes) {
      testPartNumbers(locale, opener)
      testOrders(locale, opener)
      testAddress(locale, opener)
      testFilter(locale, opener)
    }

    test('ignores accents', { tag }, async ({ page }) => {
      const list = await open(page, await pathOf('products'), 'br')
      await list.search('compressão')
      const found = await titles(page).allTextContents()
      expect(found.length).toBeGreaterThan(0)
      const counted = (await list.count.textContent())?.split('·')[0] ?? ''
      await list.search('COMPRESSAO')
      await expect(list.count).toContainText(counted.trim())
      await expect(titles(page)).toHaveText(found)
    })

    test('shows the current page, order and view with forced colors', { tag }, async ({ page }) => {
      const list = await open(page, await pathOf('products'), 'br')
      const edge = (link: Locator) =>
        link.evaluate((element) => {
          const { borderBottomColor, borderBottomWidth, outlineStyle } = getComputedStyle(element)
          return `${borderBottomWidth} ${borderBottomColor} ${outlineStyle}`
        })
      await page.emulateMedia({ forcedColors: 'active' })
      try {
        expect(await edge(list.pageLink(1))).not.toBe(await edge(list.pageLink(2)))
        expect(await edge(list.sort('relevance'))).not.toBe(await edge(list.sort('title')))
        expect(await edge(list.view('grid'))).not.toBe(await edge(list.view('list')))
      } finally {
        // the next test reuses the page
        await page.emulateMedia({ forcedColors: 'none' })
      }
    })

    test(
      'shows an empty state with links for a search without results',
      { tag },
      async ({ page }) => {
        const list = await open(page, await pathOf('products', 'en'), 'en')
        await list.search('zzzzqqqq')
        await expect(
          page.getByRole('heading', { name: pageTexts.en.listing.empty.title }),
        ).toBeVisible()
        await page.getByRole('link', { name: pageTexts.en.listing.empty.clear }).click()
        await expect(titles(page)).not.toHaveCount(0)
      },
    )
  })
}
