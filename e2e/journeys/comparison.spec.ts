/** @reading @comparison */
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { comparisonPath } from '../../site/shared/comparison/comparison-path.ts'
import { clientIn } from '../contract-client.ts'
import { everyLocale } from '../nightly.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { phone } from '../works.ts'

test.use({ viewport: phone })

for (const locale of localeCodes)
  test(
    `no label of a comparison breaks within a word on a phone, in ${locale}`,
    { tag: everyLocale },
    async ({ page }) => {
      const { data } = await clientIn(locale)('products-list', { query: { perPage: 24 } })
      const codes = data.flatMap(({ part_numbers: { first } }) => first ?? [])
      for (const from of [0, 6, 12]) {
        await page.goto(comparisonPath(codes.slice(from, from + 3), locale))
        await hydrated(page)
        await expect(page.getByRole('columnheader').nth(1)).toBeVisible()
        // a word broken over two lines has client rects at different vertical positions
        const broken = await page
          .getByRole('table')
          .locator('th')
          .evaluateAll((cells) =>
            cells.flatMap((cell) => {
              const found: string[] = []
              const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
              for (let node = texts.nextNode(); node; node = texts.nextNode())
                for (const { 0: word, index } of (node.textContent ?? '').matchAll(
                  /[\p{L}\p{N}]+/gu,
                )) {
                  const range = document.createRange()
                  range.setStart(node, index)
                  range.setEnd(node, index + word.length)
                  const lines = new Set(
                    [...range.getClientRects()].map(({ top }) => Math.round(top)),
                  )
                  if (lines.size > 1) found.push(word)
                }
              return found
            }),
          )
        expect(broken).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
      }
    },
  )
