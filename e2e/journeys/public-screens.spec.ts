/** @reading @configuration @screens */
import { expect } from '@playwright/test'
import { violationsOf } from '../accessibility.ts'
import { pathOf, screens } from '../addresses.ts'
import { test } from '../reused-page.ts'
import { repeatedIn } from '../nightly.ts'
import { withTextSize } from '../text-size.ts'
import { hydrated } from '../watched-page.ts'

const narrowest = 320
const widest = { width: 1440, height: 900 }
const widths = [narrowest, 390, widest.width]

// the HTML of the screens is tested in crawler.spec.ts
for (const { name, locale } of screens) {
  test(
    `${name} fits every width, is accessible and shows its pictures, in ${locale}`,
    {
      tag: repeatedIn(locale, name),
    },
    async ({ page }) => {
      await page.setViewportSize(widest)
      await page.goto(await pathOf(name, locale))
      await hydrated(page)

      // checked before the width changes: until then, a table that was scrolled to a row shows
      // whole rows
      expect(await violationsOf(page)).toEqual([])

      for (const width of widths) {
        await page.setViewportSize({ ...widest, width })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `px beyond the right edge at ${width}`).toBeLessThanOrEqual(0)
      }

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

      // lazy images load when they are scrolled into view
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
        // restores the server's HTML for later hydration
        for (const word of added) word.remove()
        return beyond
      })
      expect(grown, 'px beyond the right edge with titles of one long word').toBeLessThanOrEqual(0)
    },
  )
}
