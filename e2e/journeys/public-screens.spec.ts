/** @reading @configuration @screens */
import { expect } from '@playwright/test'
import { defaultLocale, localeCodes, locales } from '@vitrine/contract/locales'
import { routeNames, routeRow } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { pathOf, screens } from '../addresses.ts'
import { alternatesOf, canonicalOf } from '../page-head.ts'
import { test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'
import { nightly } from '../nightly.ts'
import { withTextSize } from '../text-size.ts'

const narrowest = 320
const widest = { width: 1440, height: 900 }
const widths = [narrowest, 390, widest.width]

/** Locale in which the gate checks a screen's accessibility; the nightly run checks the others. */
const checkedLocale = (name: (typeof screens)[number]['name']) =>
  localeCodes[routeNames.indexOf(name) % localeCodes.length]

for (const { name, locale } of screens) {
  // no visitor's screen, and the longest
  const tag = name === 'styleguide' && locale !== checkedLocale(name) ? [nightly] : []
  test(`${name} in ${locale} is whole`, { tag }, async ({ page, request }) => {
    const path = await pathOf(name, locale)
    await page.setViewportSize(widest)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)

    const html = (await answer?.text()) ?? ''
    // search engines show the product, unless the staff let them show its part numbers
    const canonical = name === 'part' ? await pathOf('product', locale) : path
    expect(canonicalOf(html)).toBe(origin + canonical)
    const cluster = alternatesOf(html)
    // locales that are not indexed are not in the hreflang cluster
    const { indexed = localeCodes } = routeRow(name)
    const together = indexed === false ? [] : indexed
    const tags = together.includes(locale)
      ? [...together.map((code) => locales[code].tag), 'x-default']
      : []
    expect(Object.keys(cluster).sort()).toEqual(tags.sort())
    if (tags.length > 0) {
      expect(cluster[locales[locale].tag], 'a page is among its own alternates').toBe(origin + path)
      expect(cluster['x-default']).toBe(cluster[locales[defaultLocale].tag])
    }
    for (const alternate of new Set(Object.values(cluster))) {
      const other = await request.get(alternate, { maxRedirects: 0 })
      expect(other.status(), alternate).toBe(200)
      expect(alternatesOf(await other.text()), `${alternate} names the same pages`).toEqual(cluster)
    }

    // before the width changes: a table that was scrolled to a row shows whole rows
    if (locale === checkedLocale(name)) expect(await violationsOf(page)).toEqual([])

    for (const width of widths) {
      await page.setViewportSize({ ...widest, width })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `px beyond the right edge at ${width}`).toBeLessThanOrEqual(0)
    }

    if (locale === checkedLocale(name))
      for (const width of [widest.width, 1024]) {
        await page.setViewportSize({ ...widest, width })
        const overflow = await withTextSize(page, 200, () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        )
        expect(
          overflow,
          `px beyond the right edge at ${width} with text of 200 %`,
        ).toBeLessThanOrEqual(0)
      }

    // lazy images load when scrolled near
    const missing = await page.evaluate(async () => {
      const pictures = [...document.images]
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(
        pictures
          .filter(({ complete }) => !complete)
          .map(
            (picture) =>
              new Promise((resolve) =>
                ['load', 'error'].forEach((event) => picture.addEventListener(event, resolve)),
              ),
          ),
      )
      return pictures
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc)
    })
    expect(missing, 'pictures that cannot be had').toEqual([])

    await page.setViewportSize({ width: narrowest, height: 900 })
    const grown = await page.evaluate(() => {
      const added = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map((title) => {
        const word = document.createTextNode('x'.repeat(80))
        title.append(word)
        return word
      })
      const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
      // what hydrates later finds what the server wrote
      for (const word of added) word.remove()
      return beyond
    })
    expect(grown, 'px beyond the right edge with titles of one long word').toBeLessThanOrEqual(0)
  })

  if (locale !== checkedLocale(name))
    test(`${name} in ${locale} is accessible`, { tag: nightly }, async ({ page }) => {
      await page.goto(await pathOf(name, locale))
      expect(await violationsOf(page)).toEqual([])
    })
}
