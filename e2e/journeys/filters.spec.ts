/** @reading @products @search */
import { expect } from '@playwright/test'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { Page } from '@playwright/test'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { intervalNames } from '../../site/shared/routes/interval-names.ts'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import type { RouteName } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { pathOf } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { nightly, repeatedIn } from '../nightly.ts'
import { test } from '../reused-page.ts'
import { filtersTexts, pageTexts, productTexts } from '../texts.ts'
import { hydrated } from '../watched-page.ts'

const filtered = (path: string, locale: Locale, filters: readonly string[]) =>
  `${path}?${new URLSearchParams(filters.map((filter) => [queryNames.filter[locale], filter]))}`

const chosenIn = (page: Page, locale: Locale) =>
  new URL(page.url()).searchParams.getAll(queryNames.filter[locale])

/** All products of a subcategory with their variants. */
async function productsOf(category: string, subcategory: string) {
  const api = clientIn('br')
  const { data } = await api('products-list', { query: { category, subcategory, perPage: 48 } })
  return Promise.all(
    data.map(({ id }) => api('product-read', { params: { id: String(id) }, query: {} })),
  )
}

/**
 * Numbers of products and of variants that have all values of `pair` (`[attribute, value]`),
 * counted
 * one by one.
 */
function counted(products: Answer<'product-read'>[], pair: readonly (readonly [string, string])[]) {
  const matching = products.map(
    ({ variants, life_cycle: life, part_life_cycles: own }) =>
      variants.filter(({ values, part_number: code }) =>
        pair.every(([key, wanted]) => {
          const state = own.find(({ part_number: one }) => one === code)?.state ?? life.state
          const value = key === lifeKeys.state ? state.value : values[key]
          return (Array.isArray(value) ? value.join('..') : String(value)) === wanted
        }),
      ).length,
  )
  return [matching.filter((count) => count > 0).length, matching.reduce((a, b) => a + b, 0)]
}

// facet counts are compared for every pair of filters, the list for one pair of every `step`
for (const { path, step, tag } of [
  { path: ['terminais-e-conectores', 'terminais-de-compressao'], step: 1, tag: [nightly] },
  { path: ['aterramento-e-spda', 'hastes-e-acessorios'], step: 16, tag: [] },
]) {
  test(
    `answers every pair of values of ${path.join('/')} as counted one by one`,
    { tag },
    async () => {
      const [category = '', subcategory = ''] = path
      const api = clientIn('br')
      const query = { category, subcategory }
      const { facets } = await api('products-list', { query })
      const products = await productsOf(category, subcategory)
      const values = facets.flatMap(({ key, options }) =>
        options.map(({ value }) => [key, value] as const),
      )
      expect(values.length).toBeGreaterThan(4)
      for (const [at, one] of values.entries()) {
        const { facets: left } = await api('products-list', {
          query: { ...query, filter: [one.join(':')] },
        })
        const others = values.slice(at + 1).filter(([key]) => key !== one[0])
        for (const [place, other] of others.entries()) {
          const option = left
            .find(({ key }) => key === other[0])
            ?.options.find(({ value }) => value === other[1])
          expect(option?.count, `${one} with ${other}`).toBe(counted(products, [one, other])[0])
          if ((at + place) % step !== 0) continue
          const { meta, part_number_count: partNumbers } = await api('products-list', {
            query: { ...query, filter: [one.join(':'), other.join(':')], perPage: 1 },
          })
          expect([meta.total, partNumbers], `${one} ${other}`).toEqual(
            counted(products, [one, other]),
          )
        }
      }
    },
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    async function open(page: Page, path: string) {
      await page.goto(path)
      if (javaScriptEnabled) await hydrated(page)
    }

    // without scripts the gate plays the interval, a form; the others are links of the same HTML
    const linked = (locale: Locale, screen: RouteName) =>
      javaScriptEnabled ? repeatedIn(locale, screen) : nightly

    for (const locale of localeCodes) {
      test(
        `filters all products by what subcategories share, in ${locale}`,
        { tag: linked(locale, 'products') },
        async ({ page }) => {
          const texts = filtersTexts[locale]
          const { listing } = pageTexts[locale]
          const path = routePath('products', locale)
          await open(page, filtered(path, locale, ['conductor:95', 'stud:M12']))
          const api = clientIn(locale)
          const answer = await api('products-list', {
            query: { filter: ['conductor:95', 'stud:M12'] },
          })
          expect(answer.meta.total).toBeGreaterThan(0)
          await expect(page.getByRole('main').getByRole('status')).toHaveText(
            `${listing.results({ count: answer.meta.total })} · ${listing.codes({ count: answer.part_number_count })}`,
          )
          const filters = page.getByRole('region', { name: texts.title })
          const stud = answer.facets.find(({ key }) => key === 'stud')
          for (const [at, { count, active }] of (stud?.options ?? []).entries()) {
            const box = filters
              .getByRole('group', { name: stud?.label ?? '', exact: true })
              .getByRole('checkbox')
              .nth(at)
            await expect(box).toBeEnabled({ enabled: count > 0 || active })
          }
          // axe needs JavaScript
          if (javaScriptEnabled) expect(await violationsOf(page, 'main')).toEqual([])

          const chips = page.getByRole('navigation', { name: texts.active })
          await expect(chips.getByRole('link', { name: /M12/ })).toHaveCount(1)
          await chips.getByRole('link', { name: texts.clear }).click()
          await expect(chips).toBeHidden()
          await expect.poll(() => chosenIn(page, locale)).toEqual([])
        },
      )

      test(
        `takes an interval of numbers, in ${locale}`,
        { tag: repeatedIn(locale, 'product-subcategory') },
        async ({ page }) => {
          const texts = filtersTexts[locale]
          const path = await pathOf('product-subcategory', locale)
          await open(page, path)
          const fields = page
            .getByRole('region', { name: texts.title })
            .locator(`[name="${intervalNames[locale].key}"][value="conductor"] ~ label input`)
          await fields.first().fill('50')
          await fields.last().fill('120')
          await fields.last().press('Enter')
          await expect(page.getByRole('navigation', { name: texts.active })).toContainText('50–120')
          expect(chosenIn(page, locale)).toEqual(['conductor:50~120'])
          await expect(fields.first()).toHaveValue('50')
          await expect(fields.last()).toHaveValue('120')
        },
      )

      test(
        `opens the product's table with the filters of the list, in ${locale}`,
        { tag: linked(locale, 'product') },
        async ({ page }) => {
          const filters = ['conductor:95', 'stud:M12']
          const list = filtered(await pathOf('product-subcategory', locale), locale, filters)
          await open(page, list)
          const card = page.getByRole('main').getByRole('article').first()
          // each matching part number has a link
          await expect(card.getByRole('listitem')).not.toHaveCount(0)
          await card.getByRole('heading').getByRole('link').click()
          const rows = page.getByRole('main').getByRole('rowheader')
          await expect(rows).toHaveCount(1)
          expect(chosenIn(page, locale)).toEqual(filters)
          await page.getByRole('link', { name: productTexts[locale].variants.clear }).click()
          await expect(rows).not.toHaveCount(1)
          expect(chosenIn(page, locale)).toEqual([])
        },
      )
    }

    test('reports that no part number has all values, and removes a value by its chip', async ({
      page,
    }) => {
      await open(page, filtered(routePath('products', 'br'), 'br', ['conductor:10', 'stud:M20']))
      await expect(page.getByRole('heading', { name: filtersTexts.br.empty.title })).toBeVisible()
      await page
        .getByRole('navigation', { name: filtersTexts.br.active })
        .getByRole('link', { name: /M20/ })
        .click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      expect(chosenIn(page, 'br')).toEqual(['conductor:10'])
    })

    test('shows an unknown filter as a chip that can be removed', async ({ page }) => {
      await open(page, filtered(routePath('products', 'br'), 'br', ['nothing:of the kind']))
      await expect(page.getByRole('heading', { name: filtersTexts.br.empty.title })).toBeVisible()
      await page
        .getByRole('navigation', { name: filtersTexts.br.active })
        .getByRole('link', { name: /nothing: of the kind/ })
        .click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  })
}

test('keeps a number that is typed while an earlier one is applied', async ({ page }) => {
  await page.goto(await pathOf('product-subcategory', 'br'))
  await hydrated(page)
  const fields = page
    .getByRole('region', { name: filtersTexts.br.title })
    .locator(`[name="${intervalNames.br.key}"][value="conductor"] ~ label input`)
  const chips = page.getByRole('navigation', { name: filtersTexts.br.active })
  const typed = Promise.withResolvers<undefined>()
  await page.route('**/*.data?*', async (route) => {
    await typed.promise
    await route.continue()
  })
  await fields.first().fill('50')
  await fields.last().pressSequentially('12')
  typed.resolve(undefined)
  await expect(chips).toContainText('50')
  await fields.last().pressSequentially('0')
  await fields.last().press('Enter')
  await expect(chips).toContainText('50–120')
})

test('has the filters of a product’s table in the address', async ({ page }) => {
  const path = await pathOf('product')
  await page.goto(path)
  await hydrated(page)
  const rows = page.getByRole('main').getByRole('rowheader')
  const all = await rows.count()
  const select = page.getByRole('main').getByRole('combobox').first()
  await select.selectOption({ index: 1 })
  await expect.poll(() => chosenIn(page, 'br')).toHaveLength(1)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const left = await rows.allTextContents()
  await page.reload()
  await expect(rows).toHaveText(left)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('counts the part numbers of a choice before it is applied', async ({ page }) => {
    await page.goto(routePath('products', 'br'))
    await hydrated(page)
    const texts = filtersTexts.br
    await page.getByRole('button', { name: texts.open, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: texts.title })
    await sheet.getByRole('checkbox', { name: /^M12/ }).first().check()
    const { part_number_count: count } = await clientIn('br')('products-list', {
      query: { filter: ['stud:M12'] },
    })
    const show = sheet.getByRole('button', { name: texts.show({ count }) })
    await expect(show).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    expect(await violationsOf(page, 'dialog[open]')).toEqual([])

    const last = sheet.locator('summary').last()
    await last.scrollIntoViewIfNeeded()
    const [summary, button] = [await last.boundingBox(), await show.boundingBox()]
    expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await show.click()
    await expect(sheet).toBeHidden()
    await expect.poll(() => chosenIn(page, 'br')).toEqual(['stud:M12'])
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      pageTexts.br.listing.codes({ count }),
    )
  })
})
