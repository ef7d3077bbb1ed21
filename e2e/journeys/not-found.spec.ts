/** @reading @products */
import { expect } from '@playwright/test'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { knownPartNumber, knownProduct, pathOf, productPath } from '../addresses.ts'
import { everyLocale, repeatedIn } from '../nightly.ts'
import { alternatesOf, canonicalOf, metaOf, tagsOf, textOf } from '../page-head.ts'
import { requestRaw } from '../raw-request.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'
import { hydrated } from '../watched-page.ts'
import { errorsTexts } from '../texts.ts'

for (const locale of localeCodes) {
  const unknown = `${locales[locale].prefix}/no-such-page`
  const errors = errorsTexts[locale]

  test(
    `answers an unknown address with a 404 page, in ${locale}`,
    {
      tag: everyLocale,
    },
    async ({ request }) => {
      const answer = await request.get(unknown)
      expect(answer.status()).toBe(404)
      const html = await answer.text()
      expect(tagsOf(html, 'html')[0]?.['lang']).toBe(locales[locale].tag)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${errors['404'].title}</h1>`))
      expect(html).toMatch(new RegExp(`<title>[^<]*${errors['404'].title}`))
      expect(textOf(html)).toContain('This page could not be found')
      expect(metaOf(html, 'robots')).toContain('noindex')
      expect(canonicalOf(html)).toBeUndefined()
      expect(alternatesOf(html)).toEqual({})
      expect(tagsOf(html, 'header')).toHaveLength(1)
    },
  )

  test(
    `leads on from an unknown address by a search and to the home page, in ${locale}`,
    {
      tag: repeatedIn(locale, 'search'),
    },
    async ({ page }) => {
      await page.goto(unknown)
      await page
        .getByRole('main')
        .getByRole('searchbox', { name: errors.searchLabel })
        .fill(knownPartNumber)
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('article').first().getByRole('link', { name: knownPartNumber, exact: true }),
      ).toBeVisible()
      await page.goto(unknown)
      await page.getByRole('link', { name: errors.home }).click()
      await expect(page).toHaveURL(routePath('home', locale))
    },
  )

  test(
    `answers 404 below an existing screen in the layout of ${locale}`,
    { tag: everyLocale },
    async ({ request }) => {
      const category = await pathOf('product-category', locale)
      const product = await pathOf('product', locale)
      const products = routePath('products', locale)
      const missing = [
        `${products}/no-such`,
        `${category}/no-such`,
        `${category}/no-such/no-such`,
        `${product}/deeper`,
        `${products}?${queryNames.page[locale]}=9999`,
      ]
      for (const path of missing) {
        const answer = await request.get(path, { maxRedirects: 0 })
        expect(answer.status(), path).toBe(404)
        const html = await answer.text()
        expect(html).toContain(`lang="${locales[locale].tag}"`)
        expect(html).toContain(errors['404'].title)
        expect(tagsOf(html, 'link').some((link) => link['rel'] === 'canonical')).toBe(false)
      }
    },
  )
}

test('shows the same 404 page after client navigation as after a load', async ({ page }) => {
  await page.goto(await pathOf('products', 'en'))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const gone = `${routePath('products', 'en')}/gone`
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, gone)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorsTexts.en['404'].title)
  await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle(/This page could not be found/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.getByRole('link', { name: errorsTexts.en.home }).click()
  await expect(page).toHaveURL(routePath('home', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorsTexts.en['404'].title)
})

for (const locale of localeCodes) {
  test(
    `redirects other spellings permanently to the canonical address, in ${locale}`,
    { tag: everyLocale },
    async () => {
      const product = await knownProduct(locale)
      const path = await pathOf('product', locale)
      const parent = await pathOf('product-subcategory', locale)
      const [slug = ''] = path.split('/').slice(-1)
      const prefix = locales[locale].prefix
      const spellings = [
        path.toUpperCase().replace(prefix.toUpperCase(), prefix),
        `${path}/`,
        `${path}//`,
        path.replaceAll('/', '//').slice(1),
        path.replace(
          slug,
          encodeURIComponent(slug).replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`),
        ),
        `${parent}/${product.id}`,
        routePath('product', locale, {
          category: 'no-such',
          subcategory: 'no-such',
          product: slug,
        }),
        routePath('product', locale, {
          category: 'sem-categoria',
          subcategory: 'sem-subcategoria',
          product: slug,
        }),
      ]
      for (const spelling of spellings) {
        const first = await requestRaw(spelling)
        expect(first.status, spelling).toBe(301)
        expect(first.headers['location']?.replace(origin, ''), spelling).toBe(path)
      }
      for (const name of ['products', 'product-category', 'product-subcategory'] as const) {
        const list = await pathOf(name, locale)
        const moved = await requestRaw(`${list}/?utm_source=x`)
        expect(moved.status).toBe(301)
        expect(moved.headers['location']?.replace(origin, '')).toMatch(
          new RegExp(`^${list}(\\?|$)`),
        )
      }
      expect(productPath(product, locale)).toBe(path)
    },
  )
}
