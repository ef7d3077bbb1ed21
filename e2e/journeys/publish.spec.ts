/** @alone @publishing */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { gtinKey } from '@vitrine/contract/gtin'
import type { Attribute } from '@vitrine/contract/shapes/types'
import { inEveryLocale, measuredSubcategory } from '../measured-subcategory.ts'
import { Panel, panelApi } from '../panel.ts'
import { png } from '../png.ts'
import {
  delaysSince,
  hasCell,
  isNotFound,
  hasNoLinkTo,
  linksTo,
  listPath,
  redirectsTo,
  productPath,
  hasHeading,
  visit,
} from '../published-pages.ts'
import type { Expected } from '../published-pages.ts'
import { origin, secrets } from '../system-under-test.ts'
import { VariantsGrid } from '../variants-grid.ts'

/** Maximum time until all visitors see a change, ms. */
const maxDelayMs = 1000

/** unique names per run */
const started = Date.now()
const run = started.toString(36)

const texts: Record<Locale, { title: string; slug: string; description: string; alt: string }> = {
  br: {
    title: `Terminal de ensaio ${run}`,
    slug: `terminal-de-ensaio-${run}`,
    description: 'Cobre estanhado, publicado por um ensaio.',
    alt: 'Placa de cobre estanhado',
  },
  en: {
    title: `Proof lug ${run}`,
    slug: `proof-lug-${run}`,
    description: 'Tinned copper, published by a test.',
    alt: 'Plate of tinned copper',
  },
  es: {
    title: `Terminal de prueba ${run}`,
    slug: `terminal-de-prueba-${run}`,
    description: 'Cobre estañado, publicado por una prueba.',
    alt: 'Placa de cobre estañado',
  },
}
const family = `E${run}`.toUpperCase()
const partNumbers = [`${family}-10`, `${family}-16`, `${family}-25`] as const
const [searched] = partNumbers

/** Values of the variants: as pasted from a Brazilian spreadsheet, and as formatted per locale. */
const typed = ['27,5', '31 ou 32', '1.036,2']
const corrected = '31'
const printed: Record<Locale, [string, string, string]> = {
  br: ['27,5', '31,0', '1.036,2'],
  en: ['27.5', '31.0', '1,036.2'],
  es: ['27,5', '31,0', '1036,2'],
}

const changed = {
  title: `Terminal corrigido ${run}`,
  typed: '28,4',
  printed: { br: '28,4', en: '28.4', es: '28,4' },
  slug: `terminal-de-endereco-novo-${run}`,
}

const firstChoice = ({ choices }: Attribute): string => choices[0]?.label ?? ''

/** Placeholder value per attribute type. */
const anyCell: Record<Attribute['type'], (attribute: Attribute) => string> = {
  number: () => '12',
  range: () => '10–16',
  boolean: () => 'sim',
  text: ({ key }) => (key === gtinKey ? '6291041500213' : 'ensaio'),
  choice: firstChoice,
  color: firstChoice,
  picture: firstChoice,
  // a curve is no column of the table
  curve: () => '',
}

/**
 * Expects that each request sent a second after the acknowledgement, or later, shows the change.
 * Response times are measured by `npm run bench`. The delays are added to the report.
 */
async function expectSoon(
  what: string,
  acknowledged: number,
  expected: readonly Expected[],
): Promise<void> {
  const delays = await delaysSince(acknowledged, expected)
  const figures = delays
    .map(
      ({ what: seen, ms, asked }) => `${seen} ${Math.round(ms)} ms (asked at ${Math.round(asked)})`,
    )
    .join(', ')
  test.info().annotations.push({ type: what, description: figures })
  process.stdout.write(`${what}: ${figures}\n`)
  for (const { what: seen, asked } of delays)
    expect.soft(asked, `${what}: ${seen}`).toBeLessThanOrEqual(maxDelayMs)
}

/** Searches a part number as a visitor and opens the part from the list. */
async function findInTheList(
  page: Page,
  locale: Locale,
  title: string,
  path: string,
): Promise<void> {
  await page.goto(listPath(locale, searched))
  await expect(page.getByText(searched, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: searched })).toBeVisible()
  await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`${path}/${searched}`)
}

/** Pages of the panel and of a visitor, and the paths of the product by locale. */
interface Scenario {
  panel: Panel
  grid: VariantsGrid
  visitor: Page
  subcategory: Awaited<ReturnType<typeof measuredSubcategory>>
  product: Record<Locale, string>
  list: Record<Locale, string>
}

/** Takes the limits of a subcategory's attributes away. */
async function withoutLimits(page: Page, title: string): Promise<void> {
  type Stored = { docs: { id: number; attributes: object[] }[] }
  const query = `limit=1&depth=0&locale=br&where[title][equals]=${encodeURIComponent(title)}`
  const { docs } = await panelApi<Stored>(page, 'GET', `/subcategories?${query}`)
  const [subcategory] = docs
  await panelApi(page, 'PATCH', `/subcategories/${subcategory?.id}?locale=br&depth=0`, {
    attributes: subcategory?.attributes.map((attribute) => ({ ...attribute, limits: [] })),
    _status: 'published',
  })
}

/** Uploads a picture with an alternative text in each language; returns its file name. */
async function uploadPicture(panel: Panel): Promise<string> {
  await panel.create('media', 'br')
  await panel.upload({
    name: `ensaio-${run}.png`,
    mimeType: 'image/png',
    buffer: await png(1000, 750, [started & 255, (started >> 8) & 255, (started >> 16) & 255]),
  })
  await panel.text('Texto alternativo', 'br').fill(texts.br.alt)
  await panel.save()
  await expect(panel.heading).toHaveText(new RegExp(`^ensaio-${run}-[0-9a-f]{10}\\.png$`))
  const filename = await panel.heading.innerText()
  for (const locale of ['en', 'es'] as const) {
    await panel.writeIn(locale)
    await expect(panel.text('Texto alternativo', locale)).toHaveValue('')
    await panel.text('Texto alternativo', locale).fill(texts[locale].alt)
    await panel.save()
  }
  return filename
}

async function beginProduct({ panel, subcategory }: Scenario, filename: string): Promise<void> {
  await panel.create('products', 'br')
  await panel.text('Título', 'br').fill(texts.br.title)
  await panel.choose('subcategory', subcategory.title)
  await panel.plainText('Família').fill(family)
  await panel.text('Resumo', 'br').fill(texts.br.description)
  await panel.choosePicture(filename)
}

/** Pastes the variants from a spreadsheet, and corrects the cell that is no number. */
async function pasteVariants({ panel, grid, subcategory }: Scenario): Promise<void> {
  await panel.openTab('Tabela de códigos')
  const block = partNumbers.map((partNumber, row) =>
    [
      partNumber,
      ...subcategory.attributes.map((attribute) =>
        attribute.key === subcategory.measure.key ? typed[row] : anyCell[attribute.type](attribute),
      ),
    ].join('\t'),
  )
  // numbers of rows, code, declared columns, and the two of the life cycle
  await expect
    .poll(async () => Number(await grid.grid.getAttribute('aria-colcount')))
    .toBeGreaterThanOrEqual(subcategory.attributes.length + 4)
  await grid.paste(`${block.join('\r\n')}\r\n`)
  await expect(grid.status).toHaveText('3 linhas coladas.')
  for (const [index, partNumber] of partNumbers.entries())
    await expect(await grid.cell(index + 1, 'Código')).toHaveText(partNumber)

  const cell = await grid.cell(2, subcategory.measure.label)
  await expect(cell).toHaveAttribute('aria-invalid', 'true')
  const { label, unit } = subcategory.measure
  const reason = `Informe um número em ${unit}, sem outra unidade.`
  await expect(cell).toHaveText(`${typed[1]}${reason}`)
  await expect(grid.errors).toHaveText([`Linha 2, ${label}: ${reason}`])

  await grid.write(2, subcategory.measure.label, corrected)
  await expect(cell).toHaveText(corrected)
  await expect(cell).not.toHaveAttribute('aria-invalid')
  await expect(grid.errors).toHaveCount(0)
}

async function expectNoPage({ product, list }: Scenario): Promise<void> {
  for (const locale of localeCodes) {
    expect(isNotFound(await visit(product[locale])), product[locale]).toBe(true)
    expect(hasNoLinkTo(product[locale])(await visit(list[locale])), list[locale]).toBe(true)
  }
}

async function translateAndPublish({ panel, product, list }: Scenario): Promise<void> {
  for (const locale of ['en', 'es'] as const) {
    await panel.writeIn(locale)
    await expect(panel.text('Título', locale)).toHaveValue('')
    await panel.text('Título', locale).fill(texts[locale].title)
    await panel.openTab('Apresentação')
    await panel.text('Resumo', locale).fill(texts[locale].description)
    if (locale === 'en') await panel.saveDraft()
  }
  expect(isNotFound(await visit(product.en)), 'the translation is a draft too').toBe(true)
  await panel.publish(
    (acknowledged) =>
      expectSoon(
        'published',
        acknowledged,
        localeCodes.flatMap((locale) => [
          { what: `page ${locale}`, path: product[locale], seen: hasHeading(texts[locale].title) },
          { what: `list ${locale}`, path: list[locale], seen: linksTo(product[locale]) },
        ]),
      ),
    ['br', 'en'],
  )
}

/** Expects the product in the search and on its page, with its picture and its variants. */
async function expectProduct({ visitor, product }: Scenario, locale: Locale): Promise<void> {
  await findInTheList(visitor, locale, texts[locale].title, product[locale])
  await visitor.goto(product[locale])
  await expect(visitor.getByText(texts[locale].description)).toBeVisible()

  const picture = visitor.getByRole('img', { name: texts[locale].alt })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const source = await picture.evaluate((element) =>
    element instanceof HTMLImageElement ? element.currentSrc : '',
  )
  expect(new URL(source).origin).toBe(origin)
  const file = await fetch(source)
  expect(file.headers.get('content-type')).toBe('image/avif')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(4, 12)
      .toString('latin1'),
  ).toBe('ftypavif')

  const table = visitor.getByRole('table', { name: texts[locale].title })
  for (const [index, partNumber] of partNumbers.entries()) {
    await expect(
      table
        .getByRole('row')
        .filter({ hasText: partNumber })
        .getByRole('cell', { name: printed[locale][index] ?? '', exact: true }),
    ).toBeVisible()
  }
}

async function changeTitleAndVariant(scenario: Scenario): Promise<void> {
  const { panel, grid, visitor, subcategory, product, list } = scenario
  await panel.writeIn('br')
  await expect(panel.text('Título', 'br')).toHaveValue(texts.br.title)
  await panel.text('Título', 'br').fill(changed.title)
  await panel.openTab('Tabela de códigos')
  await grid.write(1, subcategory.measure.label, changed.typed)
  const title = { br: changed.title, en: texts.en.title, es: texts.es.title }
  await panel.publish((acknowledged) =>
    expectSoon(
      'changed',
      acknowledged,
      localeCodes.flatMap((locale) => [
        {
          what: `page ${locale}`,
          path: product[locale],
          seen: (answer) =>
            hasHeading(title[locale])(answer) && hasCell(changed.printed[locale])(answer),
        },
        {
          what: `list ${locale}`,
          path: list[locale],
          seen: linksTo(product[locale], title[locale]),
        },
      ]),
    ),
  )
  await findInTheList(visitor, 'br', changed.title, product.br)
}

/** Changes the Portuguese path of the product to that of `moved`. */
async function changeAddress(scenario: Scenario, moved: Record<Locale, string>): Promise<void> {
  const { panel, visitor, product, list } = scenario
  await panel.text('Endereço', 'br').fill(changed.slug)
  await panel.publish((acknowledged) =>
    expectSoon('moved', acknowledged, [
      { what: 'old address', path: product.br, seen: redirectsTo(moved.br) },
      { what: 'new address', path: moved.br, seen: hasHeading(changed.title) },
      { what: 'list', path: list.br, seen: linksTo(moved.br) },
      { what: 'page en', path: product.en, seen: hasHeading(texts.en.title) },
    ]),
  )
  await visitor.goto(product.br)
  expect(new URL(visitor.url()).pathname).toBe(moved.br)
}

async function unpublish(scenario: Scenario, moved: Record<Locale, string>): Promise<void> {
  const { panel, visitor, product, list } = scenario
  await panel.unpublish(
    (acknowledged) =>
      expectSoon('taken back', acknowledged, [
        ...localeCodes.flatMap((locale) => [
          { what: `page ${locale}`, path: moved[locale], seen: isNotFound },
          { what: `list ${locale}`, path: list[locale], seen: hasNoLinkTo(moved[locale]) },
        ]),
        { what: 'old address', path: product.br, seen: isNotFound },
      ]),
    ['en', 'es'],
  )
  expect((await visitor.goto(moved.br))?.status()).toBe(404)
}

test('shows each published, changed or removed state to all visitors within a second', async ({
  page,
  browser,
}) => {
  // one long scenario, from log-in to the last 404
  test.slow()
  const panel = new Panel(page)
  const subcategory = await measuredSubcategory()
  const product = inEveryLocale((locale) =>
    productPath(locale, { ...subcategory.params[locale], product: texts[locale].slug }),
  )
  const scenario: Scenario = {
    panel,
    grid: new VariantsGrid(page),
    visitor: await (await browser.newContext()).newPage(),
    subcategory,
    product,
    list: inEveryLocale((locale) => listPath(locale, searched)),
  }

  await test.step('an editor logs in', () =>
    panel.logIn('editor@aterra.example', secrets().DEMO_PASSWORD))
  await test.step('the subcategory has no limits: the values here are any', () =>
    withoutLimits(page, subcategory.title))
  const filename = await test.step('a picture is uploaded and described in three languages', () =>
    uploadPicture(panel))
  await test.step('a product is begun in Portuguese', () => beginProduct(scenario, filename))
  await test.step('its variants are pasted from a spreadsheet, and a wrong cell is corrected', () =>
    pasteVariants(scenario))
  await test.step('the draft is saved: visitors have no page of it', async () => {
    await panel.saveDraft()
    await expectNoPage(scenario)
  })
  await test.step('it is translated and published: three pages and three lists have it within a second', () =>
    translateAndPublish(scenario))
  for (const locale of localeCodes)
    await test.step(`a visitor finds it in ${locales[locale].title}, with its picture and its variants`, () =>
      expectProduct(scenario, locale))
  await test.step('its Portuguese title and one variant are changed', () =>
    changeTitleAndVariant(scenario))
  const moved = {
    ...product,
    br: productPath('br', { ...subcategory.params.br, product: changed.slug }),
  }
  await test.step('its Portuguese address is changed: the old one redirects to the new one', () =>
    changeAddress(scenario, moved))
  await test.step('it is unpublished: no page and no list has it', () => unpublish(scenario, moved))
})
