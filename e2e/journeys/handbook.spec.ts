/** @handbook */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Panel, panelApi } from '../panel.ts'
import { png } from '../png.ts'

/** Folder of the manual's pictures, which are committed. */
const folder = join(import.meta.dirname, '../../docs/manual/pictures')

/** Maximum size of a picture, bytes. */
const maxBytes = 60_000

test.use({ viewport: { width: 1280, height: 800 } })
test.beforeAll(() => void mkdirSync(folder, { recursive: true }))
test.beforeEach(({ page }) => new Panel(page).setSession('admin@aterra.example'))

/** Takes a screenshot of the window, with a frame around the element that the text describes. */
async function take(panel: Panel, name: string, spokenOf?: Locator): Promise<void> {
  const { page } = panel
  // cells and pictures are fetched after the list, relations after the cells
  for (let round = 0; round < 2; round += 1) {
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/^Carregando/)).toHaveCount(0)
  }
  if (spokenOf) {
    await spokenOf.scrollIntoViewIfNeeded()
    await spokenOf.evaluate((element) => {
      element.style.outline = '3px solid #d4380d'
      element.style.outlineOffset = '4px'
      element.style.borderRadius = '4px'
    })
  }
  // WebP, which Playwright's own call does not write: half of a JPEG's size with sharp text
  const chromium = await page.context().newCDPSession(page)
  for (const quality of [75, 60, 45, 30]) {
    const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    writeFileSync(join(folder, `${name}.webp`), bytes)
    if (bytes.length <= maxBytes) return
  }
  throw new Error(`${name}.webp has more than ${maxBytes} bytes`)
}

/** Address of the first document of a collection. */
async function firstOf(page: Page, collection: string): Promise<string> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    `/${collection}?limit=1&depth=0&locale=br&sort=id`,
  )
  return `${panelBase}/collections/${collection}/${docs[0]?.id}`
}

const addresses = {
  painel: '',
  produtos: '/collections/products',
  noticias: '/collections/posts',
  documentos: '/collections/files',
  distribuidores: '/collections/distributors',
  buscas: '/searches',
  sinonimos: '/collections/synonyms',
  mensagens: '/inbox',
  associados: '/collections/members?limit=10',
  privacidade: '/collections/data-requests?limit=10',
  aparencia: '/globals/appearance',
  empresa: '/globals/layout',
  inicio: '/globals/home',
} as const

for (const [name, address] of Object.entries(addresses))
  test(`the manual shows ${name}`, async ({ page }) => {
    const panel = new Panel(page)
    await page.goto(panelBase + address)
    await expect(page.locator('.shell-nav summary:visible').first()).toBeVisible()
    await take(panel, name)
  })

test('the manual shows a product, its table, its buttons and its versions', async ({ page }) => {
  const panel = new Panel(page)
  const product = await firstOf(page, 'products')
  await page.goto(product)
  await expect(page.getByRole('button', { name: 'Publicar em português' })).toBeVisible()
  await take(panel, 'produto')
  await page.goto(`${product}#field-variants`)
  const grid = page.locator('[role=grid]').first()
  await expect(grid).toBeVisible()
  await take(panel, 'variantes', grid)
  await page.goto(`${product}/versions`)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await take(panel, 'versoes')
})

test('the manual shows the choice of the language that is written', async ({ page }) => {
  const panel = new Panel(page)
  await page.goto(await firstOf(page, 'categories'))
  await expect(page.getByRole('button', { name: 'Publicar alterações' })).toBeVisible()
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await take(panel, 'idioma', page.getByRole('button', { name: /^Idioma/ }))
})

/** File of an upload, as Playwright's `setFiles` takes it. */
interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

interface ShownProduct {
  id: number
  variants: { part_number: string; values: Record<string, unknown> }[]
  subcategory: number
}

/** First product of the list. */
async function readFirst(page: Page): Promise<ShownProduct> {
  const address = await firstOf(page, 'products')
  return panelApi<ShownProduct>(
    page,
    'GET',
    `/products/${address.split('/').at(-1)}?depth=0&locale=br`,
  )
}

async function chooseFiles(page: Page, button: string, files: Upload[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}

test('the manual shows the comparison of a spreadsheet', async ({ page }) => {
  const panel = new Panel(page)
  const { subcategory, variants } = await readFirst(page)
  const { attributes } = await panelApi<{ attributes: { key: string; type: string }[] }>(
    page,
    'GET',
    `/subcategories/${subcategory}?depth=0&locale=br`,
  )
  const rows = variants.slice(0, 6)
  const numbers = attributes
    .filter(({ key, type }) => type === 'number' && typeof rows[0]?.values[key] === 'number')
    .slice(0, 3)
  const lines = rows.map(({ part_number: code, values }, at) => [
    code,
    ...numbers.map(({ key }, column) =>
      at % (column + 1) === 0 ? String(Number(values[key]) + 1).replace('.', ',') : '',
    ),
  ])
  const text = [['Código', ...numbers.map(({ key }) => key)], ...lines, ['', '=B2*1,2']]
    .map((cells) => `${cells.join(';')}\r\n`)
    .join('')
  await page.goto(`${panelBase}/imports`)
  await chooseFiles(page, 'Escolher arquivo', [
    { name: 'medidas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
  ])
  await expect(page.getByRole('region', { name: 'Diferenças' })).toBeVisible()
  await take(panel, 'planilhas')
})

test('the manual shows how a product moves with its values', async ({ page }) => {
  const panel = new Panel(page)
  const { id: product, subcategory } = await readFirst(page)
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=20&depth=0&sort=position',
  )
  const target = docs.find(({ id }) => id !== subcategory)?.id
  await page.goto(`${panelBase}/structure?products=${product}&target=${target}`)
  await expect(page.getByRole('table').locator('del').first()).toBeVisible()
  await take(panel, 'estrutura')
})

test('the manual shows files in bulk', async ({ page }) => {
  const panel = new Panel(page)
  const { variants } = await readFirst(page)
  const code = variants[0]?.part_number
  const picture = async (name: string, shade: number): Promise<Upload> => ({
    name,
    mimeType: 'image/png',
    buffer: await png(300, 200, [200, 200 - shade, shade]),
  })
  await page.goto(`${panelBase}/files`)
  await chooseFiles(page, 'Escolher arquivos', [
    await picture(`${code}_frente.png`, 40),
    await picture(`${code} lado 2.png`, 90),
    {
      name: `Desenho ${code} EN rev B.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    },
    await picture('IMG 4711.png', 140),
  ])
  await expect(page.getByRole('group', { name: 'IMG 4711.png' })).toBeVisible()
  await take(panel, 'arquivos')
})

test('the manual shows the grid of part numbers', async ({ page }) => {
  const panel = new Panel(page)
  const { id } = await readFirst(page)
  await page.goto(`${panelBase}/grid?ids=${id}`)
  await page.getByRole('gridcell').nth(1).click()
  await page.keyboard.type('?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Alterações' })).toContainText(
    '1 alteração em 1 código',
  )
  await take(panel, 'tabela')
})

test('the manual shows a release, and the history', async ({ page }) => {
  const panel = new Panel(page)
  const { id } = await readFirst(page)
  await panelApi(page, 'PATCH', `/products/${id}?locale=en&depth=0&draft=true`, {
    title: 'Long compression terminal, one hole, tinned',
    _status: 'draft',
  })
  const { release } = await panelApi<{ release: { id: number } }>(page, 'POST', '/releases', {
    name: 'Feira de março',
  })
  await panelApi(page, 'POST', `/releases/${release.id}`, {
    add: { drafts: [{ collection: 'products', id, locales: ['en'] }] },
  })
  await page.goto(`${panelBase}/releases?release=${release.id}`)
  await expect(page.getByRole('main')).toContainText('tinned')
  await take(panel, 'conjunta')
  await page.goto(`${panelBase}/history`)
  await expect(page.getByRole('button', { name: 'Desfazer tudo' })).toBeVisible()
  await take(panel, 'historico')
  await panelApi(page, 'DELETE', `/releases/${release.id}`)
  await panelApi(page, 'POST', `/products/${id}/revert?locale=en`, {})
})
