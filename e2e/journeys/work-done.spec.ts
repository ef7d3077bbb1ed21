/** @reading @comparison @parts-list @products */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { hasProgram } from '../../tools/test/debian-programs.mjs'
import { dataSheetEnding } from '../../site/shared/product/data-sheet-path.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { knownPartNumber, knownProduct, pathOf, productPath } from '../addresses.ts'
import { receiptPattern } from '../contact-message.ts'
import { clientIn } from '../contract-client.ts'
import { test } from '../human-delay.ts'
import { nightly } from '../nightly.ts'
import { fillQuotation } from '../quotation-form.ts'
import { origin } from '../system-under-test.ts'
import { comparisonTexts, formsTexts, partsListTexts, productTexts } from '../texts.ts'
import { hydrated } from '../watched-page.ts'
import { countPresses, placesOf } from '../works.ts'

const lines = 12

/** Cross-references of two other makers with a direct equivalent each, none of them in `known`. */
async function equivalents(locale: Locale, known: readonly string[]) {
  const read = clientIn(locale)
  const { makers } = await read('cross-references-read', { query: { page: 1 } })
  const found = await Promise.all(
    makers.map(async ({ slug }) => {
      const { listed } = await read('cross-references-read', { query: { maker: slug } })
      return listed?.data.find(
        ({ grade, part_number: part }) => grade === 'direct' && part && !known.includes(part),
      )
    }),
  )
  const entries = found.filter((entry) => entry !== undefined)
  const [first] = entries
  const second = entries.find(({ part_number: part }) => part !== first?.part_number)
  if (!first || !second) throw new Error('The demonstration has too few direct equivalents.')
  return [first, second] as const
}

async function firstVisibleLink(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
  await expect(link).toBeVisible()
  return link
}

for (const { name, locale, viewport, tag } of placesOf('parts-list'))
  test.describe(name, { tag }, () => {
    test.use({ viewport })

    test('twelve pasted numbers become a quotation', async ({ page, humanDelay }) => {
      const texts = partsListTexts[locale]
      const own = (await knownProduct(locale)).variants
        .slice(0, lines - 3)
        .map(({ part_number: code }) => code)
      const others = await equivalents(locale, own)
      const [first = ''] = own
      const { press, expectAtMost } = countPresses()
      await page.goto(routePath('home', locale))
      await press(await firstVisibleLink(page, routePath('parts-list', locale)))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
      await hydrated(page)
      await page
        .getByLabel(texts.paste.text)
        .fill(
          [
            ...own.map((code, at) => `${code} – ${at + 1}`),
            ...others.map(({ maker, number }) => `${maker.name} ${number}\t5`),
            `${first}X\t4`,
          ].join('\n'),
        )
      await press(page.getByRole('button', { name: texts.paste.submit }))
      await expect(page.getByText(texts.check({ count: 3 }))).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      for (const code of [...others.map(({ ours }) => ours), first])
        await press(page.getByRole('button', { name: texts.take({ code }), exact: true }).first())
      await expect(page.getByText(texts.count({ lines: lines - 1 })).first()).toBeVisible()
      await expect(page.getByLabel(texts.quantityOf({ code: first }), { exact: true })).toHaveValue(
        '5',
      )
      const form = await fillQuotation(page, locale)
      await press(form.getByRole('checkbox'))
      await humanDelay()
      await press(form.getByRole('button', { name: texts.quote.submit }))
      await expect(
        page.getByRole('dialog').filter({ hasText: formsTexts[locale].sent }),
      ).toContainText(receiptPattern)
      expectAtMost(7)
    })

    test('two products are compared', async ({ page }) => {
      const texts = comparisonTexts[locale]
      const product = await knownProduct(locale)
      const { data } = await clientIn(locale)('products-list', { query: { perPage: 12 } })
      const other = data.find(({ id, family }) => id !== product.id && family)
      const { press, expectAtMost } = countPresses()
      await page.goto(productPath(product, locale))
      const compare = page
        .locator(`a[href^="${routePath('comparison', locale)}?"]`)
        .filter({ visible: true })
        .first()
      await press(compare)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
      await page.getByLabel(texts.add).fill(other?.family ?? '')
      await press(page.getByRole('button', { name: texts.submit, exact: true }))
      // the additional column contains the names of the values
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await expect(page.getByText(texts.differs).first()).toBeAttached()
      expect(await violationsOf(page)).toEqual([])
      expectAtMost(2)
    })

    test('the drawing of a chosen part number has the values of its row', async ({ page }) => {
      const product = await knownProduct(locale)
      const code = product.variants.at(-1)?.part_number ?? ''
      const { press, expectAtMost } = countPresses()
      await page.goto(productPath(product, locale))
      const table = page.getByRole('table', {
        name: productTexts[locale].variants.caption({ title: product.title }),
      })
      const letters = await table
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.querySelector('b')?.textContent))
      const row = table.getByRole('row', { name: code })
      const cells = await row.locator('th, td').allTextContents()
      await press(row.getByRole('link', { name: code, exact: true }))
      const labels = page.getByRole('figure').locator('svg text')
      await expect(labels.first()).toHaveText(code)
      const written = (await labels.allTextContents()).slice(1)
      const stated = letters.flatMap((letter, at) =>
        letter ? [`${letter} ${cells[at]?.trim()}`] : [],
      )
      expect(stated.length).toBeGreaterThan(2)
      expect(written).toEqual(expect.arrayContaining(stated))
      // the other labels state attributes without a letter: conductor and stud
      for (const text of written.filter((one) => !stated.includes(one)))
        expect(cells).toContain(text.split(' ')[0])
      expectAtMost(1)
    })
  })

test(
  'the QR code of a data sheet leads to its part',
  { tag: nightly },
  async ({ page, request }) => {
    const programs = ['/usr/bin/pdftoppm', '/usr/bin/zbarimg'] as const
    for (const [at, pack] of ['poppler-utils', 'zbar-tools'].entries())
      expect(await hasProgram(programs[at] ?? '', [pack]), `Debian's ${pack}`).toBe(true)
    const part = await pathOf('part', defaultLocale)
    const pdf = await request.get(part + dataSheetEnding)
    const base = test.info().outputPath('sheet')
    writeFileSync(`${base}.pdf`, await pdf.body())
    execFileSync(programs[0], ['-r', '200', '-png', '-singlefile', `${base}.pdf`, base])
    const read = execFileSync(programs[1], ['--quiet', '--raw', `${base}.png`], {
      encoding: 'utf8',
    })
    await page.goto(read.trim())
    await expect(page).toHaveURL(origin + part)
    await expect(page).toHaveTitle(new RegExp(knownPartNumber))
  },
)
