/** @long @account @home */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { crawlerAttribute } from '../../site/shared/page/crawler-attribute.ts'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { knownPartNumber, knownProduct, pathOf } from '../addresses.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { filtersTexts, pageTexts } from '../texts.ts'

/** Visible text and head of a page. */
async function contentOf(page: Page) {
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    (mark) => ({
      title: document.title,
      text: (document.querySelector('main')?.innerText ?? '').replaceAll(/\s+/g, ' '),
      links: [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
      head: [
        ...document.querySelectorAll(
          'meta[name], meta[property], link[rel=canonical], link[rel=alternate]',
        ),
      ]
        .filter((element) => !element.hasAttribute(mark))
        .map((element) => element.outerHTML)
        .sort(),
      lang: document.documentElement.lang,
    }),
    crawlerAttribute,
  )
}

test('moves the focus to the heading of the page that a link of the menu leads to', async ({
  page,
}) => {
  await page.goto(await pathOf('home', 'en'))
  await hydrated(page)
  await page
    .getByRole('navigation', { name: pageTexts.en.shell.navigation })
    .getByRole('link', { name: pageTexts.en.shell.nav.products })
    .press('Enter')
  await expect(page).toHaveURL(await pathOf('products', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('shows the same content after client navigation as after a load', async ({
  page,
  context,
}) => {
  const product = await knownProduct('en')
  await page.goto(await pathOf('home', 'en'))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page
    .getByRole('navigation', { name: pageTexts.en.shell.navigation })
    .getByRole('link', { name: pageTexts.en.shell.nav.products })
    .click()
  await expect(page).toHaveURL(await pathOf('products', 'en'))
  const search = page
    .getByRole('main')
    .getByRole('combobox', { name: pageTexts.en.listing.search.label })
  await search.fill(knownPartNumber)
  await search.press('Enter')
  await page.waitForURL(`**?${queryNames.search.en}=${knownPartNumber}`)
  if (await page.evaluate(() => 'sameDocument' in window)) {
    await expect(
      page.getByRole('article').first().getByRole('link', { name: knownPartNumber, exact: true }),
    ).toBeVisible()
  } else {
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  }
  const results = await contentOf(page)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: knownPartNumber, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(knownPartNumber)
  await page
    .getByRole('navigation', { name: pageTexts.en.listing.breadcrumbs })
    .getByRole('link', { name: product.sub_category?.title ?? '', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    product.sub_category?.title ?? '',
  )
  await expect(page).toHaveURL(await pathOf('product-subcategory', 'en'))
  const subcategory = await contentOf(page)
  await expect(
    page.locator(`[${crawlerAttribute}]`),
    'nothing speaks of the page before',
  ).toHaveCount(0)
  expect(
    await page.evaluate(() => 'sameDocument' in window),
    'links do not load the document anew',
  ).toBe(true)

  const fresh = await context.newPage()
  await fresh.goto(page.url())
  expect(
    await fresh.locator(`[${crawlerAttribute}]`).count(),
    'what machines read is there for who fetches the address',
  ).toBeGreaterThan(10)
  expect(subcategory).toEqual(await contentOf(fresh))

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(knownPartNumber)
  await fresh.goto(page.url())
  await hydrated(fresh)
  // code below the first view is loaded at the first activity, which the other page has had
  await fresh.mouse.move(5, 5)
  // the model loads after the page, sooner or later on each of the two
  await expect(async () => expect(await contentOf(page)).toEqual(await contentOf(fresh))).toPass()
  await page.goBack()
  await expect(
    page.getByRole('article').first().getByRole('link', { name: knownPartNumber, exact: true }),
  ).toBeVisible()
  expect(await contentOf(page)).toEqual(results)
  await fresh.goto(page.url())
  expect(results).toEqual(await contentOf(fresh))
})

test('restores filters, checkboxes and scroll position on back', async ({ page }) => {
  await page.goto(await pathOf('product-subcategory'))
  await hydrated(page)
  const count = page.getByRole('main').getByRole('status')
  const all = (await count.textContent()) ?? ''
  const box = page
    .getByRole('region', { name: filtersTexts.br.title })
    .getByRole('checkbox')
    .first()
  await box.check()
  await expect(page).toHaveURL(new RegExp(`${queryNames.filter.br}=`))
  await expect(box).toBeChecked()
  await page.goBack()
  await expect(page).not.toHaveURL(/\?/)
  await expect(count).toHaveText(all)
  await expect(box).not.toBeChecked()
  await page.goForward()
  await expect(box).toBeChecked()

  await page.goto(await pathOf('products'))
  await hydrated(page)
  const last = page.getByRole('article').last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await last.click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => window.scrollY), 'a new page begins at its top')
    .toBe(0)
  await page.goBack()
  await expect(page.getByRole('article').last()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('reloads the requested page once a minute when its code is missing', async ({
  page,
  watched,
}) => {
  const [home, products, news] = [
    await pathOf('home', 'en'),
    await pathOf('products', 'en'),
    await pathOf('news', 'en'),
  ]
  await page.route(/\/assets\/(products|news)-screen-[^/]*\.js$/, (route) =>
    new URL(page.url()).pathname === home ? route.abort() : route.continue(),
  )
  await page.goto(home)
  await hydrated(page)
  const navigation = page.getByRole('navigation', { name: pageTexts.en.shell.navigation })
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await navigation.getByRole('link', { name: pageTexts.en.shell.nav.products }).click()
  await expect(page).toHaveURL(products)
  await expect.poll(() => loads).toEqual([products])
  await hydrated(page)

  // links load whole documents for a minute, so that missing code causes no reload loop
  await navigation.getByRole('link', { name: pageTexts.en.shell.nav.news }).click()
  await expect(page).toHaveURL(news)
  await hydrated(page)
  expect(loads).toEqual([products, news])
  for (const complaint of watched.complaints.splice(0))
    expect(complaint).toMatch(/ERR_FAILED|dynamically imported module|error loading/i)
})
