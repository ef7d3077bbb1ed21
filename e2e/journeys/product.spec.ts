/** @reading @certificates @models @products @tooling */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { dimensionedDrawing } from '@vitrine/contract/product/part-documents'
import {
  columnsOf,
  knownPartNumber,
  knownProduct,
  pathOf,
  productPath,
  productWithVideo,
} from '../addresses.ts'
import { origin } from '../system-under-test.ts'
import { everyLocale, repeatedIn } from '../nightly.ts'
import { tagsOf } from '../page-head.ts'
import { test } from '../reused-page.ts'
import { partNumbersIn } from '../variants-table.ts'
import { hydrated, hydratedPart } from '../watched-page.ts'
import { leadFormsTexts, pageTexts, productTexts } from '../texts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('sorts part numbers by any column, numerically', async ({ page }) => {
  const product = await knownProduct()
  await page.goto(await pathOf('product'))
  await hydrated(page)
  const table = page.getByRole('table', {
    name: productTexts.br.variants.caption({ title: product.title }),
  })
  const codes = table.getByRole('rowheader')
  const printed = product.variants.map((variant) => variant.part_number)
  expect(await partNumbersIn(table)).toEqual(printed)

  const figures = columnsOf(product).find(
    (attribute) =>
      attribute.type === 'number' &&
      new Set(product.variants.map((variant) => String(variant.values[attribute.key]).length))
        .size > 1,
  )
  if (!figures) throw new Error('The known product has no column of numbers of different lengths.')
  const column = columnsOf(product).indexOf(figures) + 1
  const header = table.getByRole('columnheader').nth(column)
  await expect(header).not.toHaveAttribute('aria-sort')
  const shown = async () => {
    const cells = await table.locator(`tbody tr > :nth-child(${column + 1})`).allTextContents()
    return cells.map((text) => Number(text.replaceAll('.', '').replace(',', '.')))
  }
  for (const direction of ['ascending', 'descending'] as const) {
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', direction)
    const values = await shown()
    expect(values.every(Number.isFinite), `${figures.label}: ${values.join(' ')}`).toBe(true)
    expect(values).toEqual([...values].sort((a, b) => (direction === 'ascending' ? a - b : b - a)))
  }
  const first = table.getByRole('columnheader').first()
  await first.getByRole('button').click()
  await expect(first).toHaveAttribute('aria-sort', 'ascending')
  await expect(header).not.toHaveAttribute('aria-sort')
  await expect(codes).toHaveCount(printed.length)
})

test('copies a part number with one click and announces it', async ({ page }) => {
  await page.goto(await pathOf('product', 'en'))
  await hydrated(page)
  await page.getByRole('rowheader', { name: knownPartNumber }).getByRole('button').click()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: productTexts.en.variants.copied({ code: knownPartNumber }) }),
  ).toHaveCount(1)
  expect(await copied(page)).toBe(knownPartNumber)
})

test('highlights the part number of the address and scrolls to it', async ({ page }) => {
  const path = await pathOf('product')
  await page.goto(path)
  await hydrated(page)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: knownPartNumber, exact: true }) })
  const background = () =>
    row.getByRole('rowheader').evaluate((cell) => getComputedStyle(cell).backgroundColor)
  const plain = await background()
  await page.goto(`${path}#${knownPartNumber}`)
  await hydrated(page)
  await expect(row).toBeInViewport()
  expect(await background()).not.toBe(plain)
})

test('opens the part number of the selected row, at its heading', async ({ page }) => {
  const product = await knownProduct('en')
  await page.goto(await pathOf('product', 'en'))
  await hydrated(page)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: knownPartNumber, exact: true }) })
  await row.scrollIntoViewIfNeeded()
  const link = row.getByRole('link', { name: knownPartNumber, exact: true })
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/${knownPartNumber}$`))
  const part = page.getByRole('region', { name: knownPartNumber, exact: true })
  const variant = product.variants.find(({ part_number: code }) => code === knownPartNumber)
  await expect(part).toContainText(String(variant?.values['gtin']))
  await expect(page).toHaveTitle(new RegExp(`^${knownPartNumber} `))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(knownPartNumber)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  // by keyboard, the button that adds the part number is reached within ten presses from the top
  await page.goto(page.url())
  await hydrated(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const add = part.getByRole('button', {
    name: pageTexts.en.shell.list.add({ code: knownPartNumber }),
  })
  for (let presses = 2; presses < 10; presses += 1)
    if (!(await add.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    part.getByText(pageTexts.en.shell.list.kept({ code: knownPartNumber })),
  ).toBeVisible()
  const drawn = page.getByRole('figure').locator('svg text')
  await expect(drawn.first()).toHaveText(knownPartNumber)
  for (const { symbol, key } of product.attributes.filter((attribute) => attribute.symbol))
    if (typeof variant?.values[key] === 'number')
      await expect(drawn.filter({ hasText: new RegExp(`^${symbol} `) })).toHaveCount(1)

  await part.getByRole('link', { name: productTexts.en.part.ask }).click()
  await expect(page.getByRole('textbox', { name: leadFormsTexts.en.fields.message })).toHaveValue(
    new RegExp(`^${knownPartNumber}`),
  )
})

test('filters the rows of a long table', async ({ page }) => {
  const product = await knownProduct('es')
  const attribute = columnsOf(product).find(
    (one) =>
      one.filter &&
      new Set(product.variants.map((variant) => JSON.stringify(variant.values[one.key]))).size > 1,
  )
  if (!attribute) throw new Error('The known product has no filter for its rows.')
  await page.goto(await pathOf('product', 'es'))
  await hydrated(page)
  const rows = page.getByRole('main').getByRole('rowheader')
  await expect(rows).toHaveCount(product.variants.length)
  const filter = page.getByRole('combobox', {
    name: new RegExp(`^${attribute.label.replaceAll(/[()]/g, '\\$&')}`),
  })
  const option = filter.getByRole('option').nth(1)
  const chosen = (await option.textContent()) ?? ''
  await filter.selectOption({ label: chosen })
  const column = columnsOf(product).indexOf(attribute) + 2
  const cells = page.locator(`tbody tr > :nth-child(${column})`)
  await expect(rows).not.toHaveCount(product.variants.length)
  const left = await rows.count()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(product.variants.length)
  await expect(cells).toHaveText(Array.from({ length: left }, () => chosen))
  await expect(
    page.getByText(productTexts.es.variants.shown({ count: left, total: product.variants.length })),
  ).toBeVisible()
  await filter.selectOption({ label: productTexts.es.variants.all })
  await expect(rows).toHaveCount(product.variants.length)
})

/** Media types shown inline; others are downloads. */
const shownInPlace = ['application/pdf', 'image/svg+xml']

async function drawingOf(locale: Locale) {
  const drawing = dimensionedDrawing((await knownProduct(locale)).documents)
  if (!drawing) throw new Error('The known product has no drawing.')
  return drawing
}

for (const locale of localeCodes) {
  test(
    `shows the dimensioned drawing above the table without layout shift, in ${locale}`,
    { tag: repeatedIn(locale, 'product') },
    async ({ page }) => {
      const drawing = await drawingOf(locale)
      expect(drawing.language).toBe(locales[locale].tag)
      await page.goto(await pathOf('product', locale))
      const figure = page
        .getByRole('figure')
        .filter({ has: page.getByRole('img', { name: productTexts[locale].drawing.alt }) })
      await expect(figure).toContainText(drawing.title)
      await expect(
        figure.getByRole('link', { name: productTexts[locale].drawing.open }),
      ).toHaveAttribute('href', drawing.url)
      const image = figure.getByRole('img')
      const before = await image.boundingBox()
      expect((before?.height ?? 0) / (before?.width ?? 1)).toBeCloseTo(
        drawing.height / drawing.width,
        2,
      )
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBe(drawing.width)
      const [sheet, table] = [
        await figure.boundingBox(),
        await page.getByRole('table').first().boundingBox(),
      ]
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0)
    },
  )
}

test('runs no script of an SVG on our origin', async ({ page, request, watched }) => {
  const { url } = await drawingOf('br')
  const served = (await request.get(url)).headers()
  const headers = Object.fromEntries(
    Object.entries(served).filter(([name]) =>
      ['content-type', 'content-security-policy', 'x-content-type-options'].includes(name),
    ),
  )
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="document.documentElement.id=\'ran\'"><script>document.documentElement.id="ran";fetch("/api/v1/layout")</script><image href="https://evil.example/x.png" width="9" height="9"/></svg>'
  await page.route(
    (address) => address.pathname === url,
    (route) => route.fulfill({ headers, body }),
  )
  const requested: string[] = []
  page.on('requestfinished', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(url)
  await page.waitForTimeout(300)
  await expect(page.locator('svg')).not.toHaveAttribute('id')
  expect(requested.filter((path) => path !== url && path !== '/favicon.ico')).toEqual([])
  // the blocked script is reported to the console
  expect(watched.complaints.join()).toMatch(/script/i)
  watched.complaints.length = 0
  watched.foreign.length = 0
})

test(
  'serves every document as a download with nosniff, in every locale',
  {
    tag: everyLocale,
  },
  async ({ request }) => {
    for (const locale of localeCodes) {
      const product = await knownProduct(locale)
      expect(product.documents.length).toBeGreaterThan(0)
      const html = await (await request.get(await pathOf('product', locale))).text()
      const hrefs = tagsOf(html, 'a').flatMap(({ download, href }) =>
        download === undefined ? [] : [href],
      )
      expect(hrefs).toEqual(expect.arrayContaining(product.documents.map(({ url }) => url)))
      const byMime = new Map(product.documents.map((document) => [document.mime, document]))
      for (const document of byMime.values()) {
        const file = await request.get(document.url)
        expect(file.status(), document.url).toBe(200)
        expect(file.headers()['content-type']).toBe(document.mime)
        expect(file.headers()['x-content-type-options']).toBe('nosniff')
        expect(
          file.headers()['content-disposition'] ??
            (shownInPlace.includes(document.mime) ? 'attachment' : ''),
        ).toMatch(/^attachment/)
        expect(await file.body()).toHaveLength(document.bytes)
      }
    }
  },
)

test('sends no request to the video’s host before the click', async ({ page, watched }) => {
  const product = await productWithVideo()
  const { video } = product
  // external requests are mocked
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  )
  await page.goto(productPath(product, 'br'))
  await hydrated(page)
  const play = page.getByRole('link', {
    name: pageTexts.br.reading.video.play({ title: video.title }),
  })
  await play.scrollIntoViewIfNeeded()
  await play.hover()
  await play.focus()
  await hydratedPart(play)
  await page.waitForLoadState('networkidle')
  expect(watched.foreign).toEqual([])

  const player = page.waitForRequest((request) => new URL(request.url()).origin !== origin)
  await play.click()
  expect(new URL((await player).url()).host).toBe('www.youtube-nocookie.com')
  expect((await player).url()).toContain(video.id)
  await expect(page.locator(`iframe[title="${video.title}"]`)).toBeVisible()
  watched.foreign.length = 0
})

test('shares the address without session parameters', async ({ page }) => {
  const product = await knownProduct('en')
  const path = await pathOf('product', 'en')
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`${path}#${knownPartNumber}`)
  await hydrated(page)
  const share = page.getByRole('group', { name: pageTexts.en.reading.share.title })
  const mail = new URL(
    (await share
      .getByRole('link', { name: pageTexts.en.reading.share.mail })
      .getAttribute('href')) ?? '',
  )
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    product.title,
    origin + path,
  ])
  const whatsapp = new URL(
    (await share
      .getByRole('link', { name: pageTexts.en.reading.share.whatsapp })
      .getAttribute('href')) ?? '',
  )
  expect(whatsapp.searchParams.get('text')).toBe(`${product.title} ${origin}${path}`)
  await share.getByRole('button', { name: pageTexts.en.reading.share.copy }).click()
  await expect(share.getByRole('status')).toHaveText(pageTexts.en.reading.share.copied)
  expect(await copied(page)).toBe(origin + path)
})
