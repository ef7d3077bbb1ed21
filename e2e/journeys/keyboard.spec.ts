/** @reading @home @search */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { knownPartNumber, pathOf } from '../addresses.ts'
import { repeatedIn } from '../nightly.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { filtersTexts, pageTexts } from '../texts.ts'

const phone = { width: 390, height: 844 }

/** Presses a key until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Visible focus indicator of the focused element or its frame; `undefined` without focus. */
const showsFocus = (page: Page) =>
  page.evaluate(async () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const look = () => {
      let frame: Element | null = focused
      let seen = ''
      for (let level = 0; frame && level < 5; level += 1, frame = frame.parentElement) {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, clipPath } =
          getComputedStyle(frame)
        seen += [
          outlineStyle,
          outlineStyle === 'none' ? '' : outlineWidth + outlineColor,
          boxShadow,
          borderColor,
          clipPath,
        ].join(' ')
      }
      return seen
    }
    const settled = () =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map((animation) => animation.finished.catch(() => undefined)),
      )
    await settled()
    const focusedLook = look()
    focused.blur()
    await settled()
    const plain = look()
    focused.focus({ preventScroll: true })
    return focusedLook === plain ? focused.outerHTML.slice(0, 120) : 'seen'
  })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('has a skip link as its first tab stop', async ({ page }) => {
  await open(page, await pathOf('product'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: pageTexts.br.shell.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
  ).toBe(true)
})

for (const name of ['home', 'product-subcategory', 'product'] as const) {
  test(`shows the focus on every tab stop of ${name}`, async ({ page }) => {
    await open(page, await pathOf(name))
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      expect(['seen', undefined]).toContain(await showsFocus(page))
    }
  })
}

test('opens and closes the search by keyboard and restores the focus', async ({ page }) => {
  const { shell } = pageTexts.en
  await open(page, await pathOf('products', 'en'))
  const opener = page.getByRole('banner').getByRole('link', { name: shell.search.open })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const bar = page.getByRole('dialog', { name: shell.search.label })
  const input = bar.getByRole('combobox', { name: shell.search.label })
  await expect(input).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')

  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 800)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => window.scrollY), 'the page behind does not scroll').toBe(0)

  const before = page.url()
  for (const nothing of ['', '   ']) {
    await input.fill(nothing)
    await page.keyboard.press('Enter')
    await expect(bar).toBeVisible()
    expect(page.url()).toBe(before)
  }
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(opener).toBeFocused()
  await page.mouse.wheel(0, 800)
  await expect
    .poll(() => page.evaluate(() => window.scrollY), 'the page scrolls again')
    .toBeGreaterThan(0)

  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await tabTo(page, bar.getByRole('button', { name: shell.search.close }))
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await page.keyboard.type(knownPartNumber)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${routePath('search', 'en')}?${queryNames.q.en}=${knownPartNumber}`)
  await expect(bar).toBeHidden()
  await expect(
    page.getByRole('article').first().getByRole('link', { name: knownPartNumber, exact: true }),
  ).toBeVisible()
})

test('traps the focus in the open search', async ({ page }) => {
  await open(page, await pathOf('home'))
  await page.getByRole('banner').getByRole('link', { name: pageTexts.br.shell.search.open }).click()
  const bar = page.getByRole('dialog', { name: pageTexts.br.shell.search.label })
  await expect(bar.getByRole('combobox')).toBeFocused()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== null &&
        focused !== document.body &&
        focused.closest('dialog, [role=dialog]') === null
        ? focused.outerHTML.slice(0, 120)
        : ''
    })
    expect(outside, `after ${presses + 1} stops`).toBe('')
  }
})

test('lists languages in their own names; closes on Escape and outside press', async ({ page }) => {
  await open(page, await pathOf('product', 'es'))
  const { languages } = pageTexts.es.shell
  const switcher = page.getByRole('banner').locator('summary').filter({ hasText: languages.label })
  const links = page
    .getByRole('banner')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: locales.en.title, exact: true }) })
    .getByRole('link')
  await tabTo(page, switcher)
  await expect(links).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(links).toHaveText(localeCodes.map((code) => locales[code].title))
  for (const [index, code] of localeCodes.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAttribute('href', routePath('home', code))
    await expect(link).toHaveAttribute('lang', locales[code].tag)
    await expect(link).toHaveAttribute('hreflang', locales[code].tag)
    await expect(link.locator('svg, img')).toBeVisible()
  }
  await expect(links.and(page.locator('[aria-current]'))).toHaveText(locales.es.title)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(0)
  await expect(switcher).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(localeCodes.length)
  await page.mouse.click(700, 700)
  await expect(links).toHaveCount(0)

  await switcher.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, links.nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routePath('home', 'en'))
  await expect(page.locator('html')).toHaveAttribute('lang', locales.en.tag)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const locale of localeCodes) {
    test(
      `has navigation and languages in the menu, in ${locale}`,
      { tag: repeatedIn(locale, 'product') },
      async ({ page }) => {
        const { shell } = pageTexts[locale]
        await open(page, await pathOf('product', locale))
        const burger = page
          .getByRole('banner')
          .locator('summary')
          .filter({ hasText: shell.menu.open })
        const menu = page.getByRole('navigation', { name: shell.menu.title, exact: true })
        await expect(menu).toBeHidden()
        await tabTo(page, burger)
        await page.keyboard.press('Enter')
        await expect(menu).toBeVisible()
        const products = menu.getByRole('link', { name: shell.nav.products })
        await expect(products).toHaveAttribute('aria-current', 'page')
        const choice = page.getByRole('navigation', { name: shell.languages.label })
        await expect(choice.getByRole('link')).toHaveText(
          localeCodes.map((code) => locales[code].title),
        )
        await tabTo(page, products)
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(burger).toBeFocused()
        await page.keyboard.press('Enter')
        await tabTo(page, products)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(routePath('products', locale))
        await expect(menu).toBeHidden()
      },
    )
  }

  test('opens filters as a sheet that traps and restores the focus', async ({ page }) => {
    const filters = filtersTexts.br
    await open(page, await pathOf('product-subcategory'))
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${filters.open}`) })
    await opener.scrollIntoViewIfNeeded()
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: filters.title })
    await expect(sheet).toBeVisible()
    const stops = new Set<string>()
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const focused = document.activeElement
        return focused === null || focused === document.body
          ? 'browser'
          : focused.closest('dialog[open]') === null
            ? focused.outerHTML
            : 'sheet'
      })
      stops.add(where)
    }
    expect([...stops].filter((where) => where !== 'browser' && where !== 'sheet')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await sheet.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    expect(new URL(page.url()).search, 'one chooses first and applies once').toBe('')
    await sheet.locator('button[type=submit]').press('Enter')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${queryNames.filter.br}=`))
    await expect(
      page.getByRole('navigation', { name: filters.active }).getByRole('link'),
    ).toHaveCount(1)
  })
})
