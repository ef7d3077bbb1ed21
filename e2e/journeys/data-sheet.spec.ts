/** @reading @artifacts @products */
import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { extractText, getDocumentProxy } from 'unpdf'
import { dataSheetPath } from '../../site/shared/product/data-sheet-path.ts'
import { formatDate } from '@vitrine/configuration/format'
import { pathOf, knownProduct } from '../addresses.ts'
import { origin } from '../system-under-test.ts'
import { repeatedIn } from '../nightly.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { productTexts } from '../texts.ts'

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

for (const locale of localeCodes) {
  test(
    `has the figures of the product page in its data sheet, in ${locale}`,
    { tag: repeatedIn(locale, 'product') },
    async ({ page, request }) => {
      const product = await knownProduct(locale)
      const path = dataSheetPath(product, locale)
      await page.goto(await pathOf('product', locale))
      await expect(
        page.getByRole('link', { name: productTexts[locale].sheet.title }),
      ).toHaveAttribute('href', path)
      const answer = await request.get(path)
      expect([
        answer.status(),
        answer.headers()['content-type'],
        answer.headers()['content-language'],
      ]).toEqual([200, 'application/pdf', locales[locale].tag])
      expect(answer.headers()['link']).toBe(
        `<${origin}${await pathOf('product', locale)}>; rel="canonical"`,
      )
      const pdf = await getDocumentProxy(new Uint8Array(await answer.body()))
      const { text } = await extractText(pdf, { mergePages: true })
      const sheetText = flat(text)
      for (const fact of [
        product.title,
        formatDate(product.updated_at, locale),
        ...product.highlights.map(({ value }) => value),
      ])
        expect(sheetText).toContain(flat(fact))
      // table rows as text
      const rows = await page
        .getByRole('table')
        .first()
        .getByRole('row')
        .evaluateAll((all) =>
          all.slice(1).map((row) =>
            [...row.querySelectorAll('th, td')].map((cell) => {
              // several part numbers of a value are listed below it
              const value = [...cell.childNodes].filter(
                ({ nodeType }) => nodeType === Node.TEXT_NODE,
              )
              const links = cell.querySelectorAll('a')
              const shown = links.length > 1 ? value.map(({ textContent }) => textContent) : []
              return (shown.join('') || cell.textContent).trim()
            }),
          ),
        )
      expect(rows).toHaveLength(product.variants.length)
      for (const [code = '', ...cells] of rows) {
        const number =
          product.variants.find((variant) => code.startsWith(variant.part_number))?.part_number ??
          code
        // the sheet has the life cycle state among the columns
        const row = [number, ...cells].map((cell) =>
          flat(cell).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
        )
        expect(sheetText).toMatch(new RegExp(row.join('(?: [^\\d;]{1,40})? ')))
      }
    },
  )
}

test('opens the data sheet of a part number as a document', async ({ page }) => {
  await page.goto(await pathOf('part', 'en'))
  await hydrated(page)
  const pdfRequest = page.waitForRequest((request) => request.url().endsWith('.pdf'))
  await page
    .getByRole('main')
    .getByRole('link', { name: productTexts.en.sheet.title })
    .first()
    .click()
  const request = await pdfRequest
  expect(request.isNavigationRequest()).toBe(true)
  expect(new URL(request.url()).pathname).toBe(`${await pathOf('part', 'en')}.pdf`)
})

test('sends one sheet to forty concurrent requests', async ({ request }) => {
  const path = dataSheetPath(await knownProduct('es'), 'es')
  const answers = await Promise.all(Array.from({ length: 40 }, () => request.get(path)))
  const prints = new Set(
    await Promise.all(
      answers.map(async (answer) =>
        createHash('sha256')
          .update(await answer.body())
          .digest('hex'),
      ),
    ),
  )
  expect([answers.every((answer) => answer.status() === 200), prints.size]).toEqual([true, 1])
})
