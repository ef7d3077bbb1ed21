/** @own @editor @new-product */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import { violationsOf } from '../accessibility.ts'
import { Panel, panelApi } from '../panel.ts'
import { png } from '../png.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36).toUpperCase()
const path = `${panelBase}/new-product`

interface Subcategory {
  id: number
  title: string
}

/** Published subcategory with two columns. */
async function makeSubcategory(page: Page): Promise<Subcategory> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(page, 'GET', '/categories?limit=1')
  const data = {
    title: `Pinos ${run} ${Math.random().toString(36).slice(2)}`,
    category: docs[0]?.id,
    attributes: [
      { key: 'bore', label: 'Furo', type: 'number', unit: 'mm', decimals: 1 },
      { key: 'conductor', label: 'Condutor', type: 'number', unit: 'mm²', decimals: 0 },
    ],
    _status: 'published',
  }
  const made = await panelApi<{ doc: Subcategory }>(
    page,
    'POST',
    '/subcategories?locale=br&depth=0',
    data,
  )
  return made.doc
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Opens the page with nothing that an earlier test typed. */
async function openEmpty(page: Page): Promise<void> {
  await page.goto(path)
  await expect(field(page, 'title.br')).toBeVisible()
}

const table = (family: string, head: string): string =>
  [
    ['cod.', 'Furo (cm)', head].join('\t'),
    ...[16, 25, 35, 50, 70, 95].map((size, at) =>
      [`${family}-${size}`, `0,${at + 3}5`, size === 95 ? '9500' : size].join('\t'),
    ),
  ].join('\n')

test('a product is made on one page: table, doubt, files, publication, undo', async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  const subcategory = await makeSubcategory(page)
  const family = `NP${run}`
  // the form that this page replaced leads to it
  await page.goto(`${panelBase}/collections/products/create`)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await field(page, 'subcategory').selectOption(String(subcategory.id))
  await field(page, 'family').fill(family)
  await expect(page.getByText('livre')).toBeVisible()
  await field(page, 'title.br').fill(`Pino ${run}`)
  await field(page, 'title.en').fill(`Pin ${run}`)

  const grid = new VariantsGrid(page)
  await (await grid.cell(1, 'Código')).click()
  await grid.paste(table(family, 'obs'))
  const heads = page.getByRole('region', { name: 'Colunas entendidas' })
  await expect(heads).toContainText('cm → mm')
  await heads.getByLabel('Que coluna é “obs”?').selectOption('Condutor')
  await expect(await grid.cell(2, 'Furo')).toHaveText('4,5')
  await expect(await grid.cell(6, 'Condutor')).toContainText('9500')

  const side = page.getByRole('complementary', { name: 'Conferência' })
  await side.getByRole('link', { name: new RegExp(`^${family}-95`) }).click()
  const doubt = page.getByRole('group', { name: new RegExp(`${family}-95, Condutor`) })
  await expect(doubt).toBeVisible()
  await page.keyboard.press('a')
  await expect(doubt).toHaveCount(0)

  await page.locator('input[type=file][multiple]').setInputFiles([
    {
      name: `${family} frente.png`,
      mimeType: 'image/png',
      buffer: await png(320, 240, [started(1), 20, 30]),
    },
    {
      name: 'IMG_2231.png',
      mimeType: 'image/png',
      buffer: await png(320, 240, [started(2), 2, 3]),
    },
  ])
  const files = page.getByRole('list', { name: 'Arquivos' })
  await expect(files.getByRole('listitem').filter({ hasText: 'frente' })).toContainText('pelo nome')
  const unknown = files.getByRole('listitem').filter({ hasText: 'IMG_2231' })
  await expect(unknown).toContainText('não casou')
  await unknown.getByRole('button', { name: 'Tirar IMG_2231.png' }).click()

  expect(await violationsOf(page, '.new-product')).toEqual([])

  await page.getByRole('button', { name: 'Publicar em BR e EN', exact: true }).click()
  // it has no text for the site yet
  const question = page.getByRole('dialog', { name: 'Publicar assim mesmo?' })
  await expect(question).toContainText('Texto · BR')
  await question.getByRole('button', { name: 'Publicar assim mesmo' }).click()
  await expect(page.getByRole('heading', { name: 'Publicado' })).toBeVisible({ timeout: 60_000 })
  const { docs } = await panelApi<{
    docs: { title: string; pictures: { alt: string }[]; variants: { values: object }[] }[]
  }>(
    page,
    'GET',
    `/products?where[family][equals]=${family}&depth=1&draft=false&fallback-locale=null&locale=en`,
  )
  expect(docs[0]).toMatchObject({
    title: `Pin ${run}`,
    pictures: [{ alt: `Pin ${run}, front view` }],
  })
  expect(docs[0]?.variants.at(-1)?.values).toEqual({ bore: 8.5, conductor: 9500 })

  await page.getByRole('button', { name: 'Desfazer tudo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await openEmpty(page)
  await expect(field(page, 'title.br')).toHaveValue('')
})

test('a workbook that is dropped on the page becomes the table of the product', async ({
  page,
}) => {
  await new Panel(page).setSession('editor@aterra.example')
  const subcategory = await makeSubcategory(page)
  const family = `NW${run}`
  await openEmpty(page)
  await field(page, 'subcategory').selectOption(String(subcategory.id))
  await field(page, 'family').fill(family)
  const workbook = await writeXlsx(
    [
      ['cod.', 'Furo (cm)', 'Condutor'],
      [`${family}-16`, 0.45, 16],
      [`${family}-25`, 0.55, 25],
    ],
    'tabela',
  )
  await page.getByRole('button', { name: 'De uma planilha' }).click()
  const dropped = await page.evaluateHandle(
    async (content) => {
      const data = new DataTransfer()
      const { type, bytes } = content
      data.items.add(new File([Uint8Array.from(bytes)], 'tabela.xlsx', { type }))
      return data
    },
    { type: xlsxType, bytes: [...workbook] },
  )
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: dropped })
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
  const grid = new VariantsGrid(page)
  // centimetres of the head are millimetres of the column
  await expect(await grid.cell(2, 'Furo')).toHaveText('5,5')
  await expect(await grid.cell(2, 'Código')).toContainText(`${family}-25`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // a spreadsheet that is dropped on the page fills the table; it is not kept as a document of the product
  await expect(page.getByRole('list', { name: 'Arquivos' }).getByRole('listitem')).toHaveCount(0)
})

test('GTINs are filled in one press, and the range says when it is used up', async ({ page }) => {
  await new Panel(page).setSession('admin@aterra.example')
  const prefix = `46${String(Date.now()).slice(-9)}`
  await panelApi(page, 'POST', '/globals/gtin', { ranges: [{ prefix, first: 5, last: 7 }] })
  await new Panel(page).setSession('editor@aterra.example')
  const subcategory = await makeSubcategory(page)
  await openEmpty(page)
  await field(page, 'subcategory').selectOption(String(subcategory.id))
  const grid = new VariantsGrid(page)
  await (await grid.cell(1, 'Código')).click()
  await grid.paste(['A', 'B'].map((each) => `GT${run}-${each}`).join('\n'))
  const fill = page.getByRole('button', { name: 'GTIN em sequência' })
  await fill.click()
  await expect(await grid.cell(1, 'GTIN')).toHaveText(new RegExp(`^${prefix}5\\d$`))
  await expect(await grid.cell(2, 'GTIN')).toHaveText(new RegExp(`^${prefix}6\\d$`))
  const said = page.locator('.variants-grid__said')
  await expect(said).toContainText('em 2 linhas')
  const side = page.getByRole('complementary', { name: 'Conferência' })
  await expect(side).toContainText(`GTIN em sequência, de ${prefix}5`)
  await fill.click()
  await expect(said).toContainText('código sem GTIN')
  await (await grid.cell(3, 'Código')).click()
  await grid.paste(['C', 'D'].map((each) => `GT${run}-${each}`).join('\n'))
  await fill.click()
  await expect(said).toContainText('1 linha ficou sem GTIN')
  await expect(await grid.cell(3, 'GTIN')).toHaveText(new RegExp(`^${prefix}7\\d$`))
  await expect(await grid.cell(4, 'GTIN')).toHaveText('')
})

/** Share of a color that differs from run to run: the same file would be linked. */
const started = (salt: number): number => (Date.now() + salt * 37) & 255

test('what is typed outlives every way out', async ({ page, context }) => {
  await new Panel(page).setSession('editor@aterra.example')
  const subcategory = await makeSubcategory(page)
  await openEmpty(page)
  await field(page, 'subcategory').selectOption(String(subcategory.id))
  await field(page, 'title.es').fill(`Perno ${run}`)
  const grid = new VariantsGrid(page)
  await (await grid.cell(1, 'Furo')).click()
  await page.keyboard.type('7,5')
  await page.keyboard.press('Enter')
  const isThere = async (where = page): Promise<void> => {
    await expect(field(where, 'title.es')).toHaveValue(`Perno ${run}`)
    await expect(await new VariantsGrid(where).cell(1, 'Furo')).toContainText('7,5')
  }
  await page.keyboard.press('Escape')
  await isThere()
  // sooner than the pause after which it is kept
  await field(page, 'summary.es').fill('Resumen')
  await page.getByRole('link', { name: 'Produtos', exact: true }).first().click()
  await expect(page).toHaveURL(/collections\/products/)
  await page.goBack()
  await isThere()
  await expect(field(page, 'summary.es')).toHaveValue('Resumen')
  await page.reload()
  await isThere()
  await context.setOffline(true)
  await field(page, 'ncm').fill('85369090')
  await expect(page.getByText('O servidor não respondeu.')).toBeVisible({ timeout: 15_000 })
  await context.setOffline(false)
  const tab = await context.newPage()
  await tab.goto(path)
  await isThere(tab)
  await field(tab, 'position').fill('7')
  await tab.close({ runBeforeUnload: true })
  await expect.poll(() => tab.isClosed()).toBe(true)
  await page.goto(`${panelBase}/logout`)
  await expect(page).toHaveURL(/login/)
  await new Panel(page).setSession('editor@aterra.example')
  await page.goto(path)
  await isThere()
  await expect(field(page, 'ncm')).toHaveValue('85369090')
  await expect(field(page, 'position')).toHaveValue('7')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(field(page, 'title.es')).toHaveValue('')
})

test('a product is duplicated: values come over, codes follow the new family', async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  const subcategory = await makeSubcategory(page)
  const family = `DA${run}`
  const { doc } = await panelApi<{ doc: { id: number } }>(
    page,
    'POST',
    '/products?locale=br&depth=0',
    {
      title: `Original ${run}`,
      family,
      description: 'Resumo.',
      subcategory: subcategory.id,
      variants: [
        { part_number: `${family}-1`, values: { bore: 5 } },
        { part_number: 'OUTRO-1', values: { bore: 6 } },
      ],
      _status: 'draft',
    },
  )
  await openEmpty(page)
  await page.goto(`${path}?from=${doc.id}`)
  await expect(field(page, 'title.br')).toHaveValue(`Original ${run}`)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await field(page, 'family').fill(`DB${run}`)
  const grid = new VariantsGrid(page)
  await expect(await grid.cell(1, 'Código')).toContainText(`DB${run}-1`)
  await expect(await grid.cell(2, 'Furo')).toContainText('6')
  await grid.write(2, 'Código', `DB${run}-2`)
  await field(page, 'title.br').press('Control+s')
  await expect(page).toHaveURL(/collections\/products\/\d+/, { timeout: 60_000 })
  const { docs } = await panelApi<{ docs: { _status: string; variants: object[] }[] }>(
    page,
    'GET',
    `/products?where[family][equals]=DB${run}&depth=0&draft=true&locale=br`,
  )
  expect(docs).toMatchObject([
    {
      _status: 'draft',
      variants: [
        { part_number: `DB${run}-1`, values: { bore: 5 } },
        { part_number: `DB${run}-2`, values: { bore: 6 } },
      ],
    },
  ])
})

test('those who may not create products do not get the page', async ({ page }) => {
  await new Panel(page).setSession('tradutor@aterra.example')
  for (const address of [path, `${panelBase}/collections/products/create`]) {
    await page.goto(address)
    await expect(page.locator('[name="title.br"]')).toHaveCount(0)
    await expect(page.getByText('Do zero')).toHaveCount(0)
  }
})
