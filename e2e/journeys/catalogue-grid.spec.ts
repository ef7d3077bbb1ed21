/** @own @grid */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { productPath } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { processorPerKey, restyledPerKey } from '../key-costs.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36).toUpperCase()
const wide = { width: 1440, height: 900 }
const narrow = { width: 1024, height: 768 }
const packing = 'Peças por embalagem'

interface Made {
  ids: number[]
  codes: string[]
}

interface ProductsOptions {
  /** Number of products; undefined: one of each subcategory. */
  products?: number
  /** Part numbers of each. */
  each: number
  status: 'published' | 'draft'
}

/** Products with part numbers, published or as drafts. */
async function make(
  page: Page,
  stamp: string,
  { products: wanted, each, status }: ProductsOptions,
): Promise<Made> {
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=100&depth=0&locale=br&sort=id',
  )
  const products = wanted ?? docs.length
  const made: Made = { ids: [], codes: [] }
  for (let product = 0; product < products; product += 1) {
    const family = `${stamp}${product}`
    const variants = Array.from({ length: each }, (_, at) => ({
      part_number: `${family}-${at + 1}`,
      values: { packing: 25 },
    }))
    const { doc } = await panelApi<{ doc: { id: number } }>(
      page,
      'POST',
      '/products?locale=br&depth=0',
      {
        title: `Tabela ${stamp} ${product}`,
        family,
        subcategory: docs[wanted === undefined ? product : 0]?.id,
        variants,
        _status: status,
      },
    )
    made.ids.push(doc.id)
    made.codes.push(...variants.map(({ part_number: code }) => code))
  }
  return made
}

const gridOf = (page: Page): VariantsGrid => new VariantsGrid(page, 'Códigos')
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Alterações' })

async function open(page: Page, ids: readonly number[], rows: number): Promise<VariantsGrid> {
  await page.goto(`${panelBase}/grid?ids=${ids.join(',')}`)
  const grid = gridOf(page)
  await expect(grid.grid).toHaveAttribute('aria-rowcount', String(rows + ids.length + 1))
  return grid
}

/** Text of the public page of a product. */
async function publicText(page: Page, id: number): Promise<string> {
  const product = await clientIn(defaultLocale)('product-read', { params: { id: String(id) } })
  return (await page.request.get(origin + productPath(product, defaultLocale))).text()
}

/** Pastes a text at the active cell. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('one value of 200 part numbers goes from the list to the visitors and back, by the keyboard', async ({
  page,
}) => {
  const stamp = `G${run}A`
  const { ids } = await make(page, stamp, { products: 2, each: 100, status: 'published' })
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/collections/products?q=${stamp}`)
  await page.getByRole('link', { name: 'Abrir como tabela' }).click()
  const grid = gridOf(page)
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '203')
  await grid.goTo(packing)
  await page.keyboard.type('4321')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Home')
  await grid.goTo(packing)
  await page.keyboard.press('Control+Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(
    '200 alterações em 200 códigos',
  )
  // 25 became 4321: nobody declared a limit, and each one is asked about
  await expect(drawer(page)).toContainText('200 a conferir ficam de fora')
  await drawer(page)
    .getByRole('button', { name: `Aceitar ${packing}, 200 códigos` })
    .focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toContainText('O visitante verá')
  await expectAccessible(page)
  await drawer(page).getByRole('button', { name: 'Publicar 200' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toContainText('Publicado: 200 valores em 200 códigos', {
    timeout: 60_000,
  })
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText('Nenhuma alteração')
  for (const id of ids) await expect.poll(() => publicText(page, id)).toMatch(/4\.?321/)
  await drawer(page).getByRole('button', { name: 'Desfazer', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('200 valores voltam')
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  for (const id of ids) await expect.poll(() => publicText(page, id)).not.toMatch(/4\.?321/)
  await expect(grid.active).toBeAttached()
})

test('an invalid cell says why, stays behind, and returns by Escape', async ({ page }) => {
  const { ids } = await make(page, `G${run}B`, { products: 2, each: 3, status: 'published' })
  await page.setViewportSize(wide)
  const grid = await open(page, ids, 6)
  await grid.goTo(packing)
  await page.keyboard.type('muitas')
  await page.keyboard.press('Enter')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toContainText('1 não pode sair')
  await expect(drawer(page).locator('[data-invalid]')).toContainText('muitas')
  await expectAccessible(page)
  await drawer(page).getByRole('button', { name: 'Publicar 1, deixar 1' }).click()
  await expect(drawer(page)).toContainText('Publicado: 1 valor em 1 código', { timeout: 60_000 })
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(
    '1 alteração em 1 código',
  )
  // kept in the browser, and found from the drawer
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await drawer(page).getByRole('button', { name: 'Corrigir' }).click()
  await expect(grid.active).toContainText('muitas')
  await page.keyboard.press('Escape')
  await expect(grid.active).toHaveText('25')
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText('Nenhuma alteração')
})

test('a paste is summed up and taken back, a column folds, and a draft stays a draft', async ({
  page,
}) => {
  const { ids, codes } = await make(page, `G${run}C`, {
    products: 2,
    each: 3,
    status: 'published',
  })
  await page.setViewportSize(narrow)
  const grid = await open(page, ids, 6)
  await grid.goTo(packing)
  await paste(page, '25\n26\nmuitas')
  const note = page.getByRole('status').filter({ hasText: 'Colado: 3 × 1' })
  await expect(note).toContainText(`a partir de ${codes[0]}`)
  await expect(note).toContainText('1 igual')
  await expect(note).toContainText('1 mudou')
  await expect(note).toContainText('1 inválida')
  await note.getByRole('button', { name: 'ir à inválida' }).click()
  await expect(grid.active).toContainText('muitas')
  // the rail beside has its own journey
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Ver diferenças' }).click()
  await expect(drawer(page)).toContainText('2 alterações em 2 códigos')
  await page.getByRole('button', { name: 'Fechar diferenças' }).click()
  await note.getByRole('button', { name: 'desfazer a colagem' }).click()
  await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)

  await grid.goTo(packing)
  await paste(page, '#REF!\n26')
  const refusing = page.getByRole('status').filter({ hasText: 'Colado: 2 × 1' })
  await expect(refusing).toContainText('1 mudou')
  await expect(refusing).toContainText('1 recusada')
  await expect(refusing.getByRole('listitem')).toContainText(`Linha 1, ${packing}`)
  await page.keyboard.type('28')
  await page.keyboard.press('Enter')
  // a paste before another change is not what an undo takes back
  await expect(refusing.getByRole('button', { name: 'desfazer a colagem' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await refusing.getByRole('button', { name: 'desfazer a colagem' }).click()
  await expect(refusing).toHaveCount(0)

  await grid.goTo(packing)
  await page.keyboard.type('27')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Rascunho', exact: true }).click()
  await page.getByRole('button', { name: 'Ver diferenças' }).click()
  await expect(drawer(page)).toContainText('Rascunho salvo: 1 valor em 1 código', {
    timeout: 60_000,
  })
  const [id = 0] = ids
  const saved = async (draft: boolean) =>
    (
      await panelApi<{ variants: { values: Record<string, unknown> }[] }>(
        page,
        'GET',
        `/products/${id}?depth=0&locale=br&draft=${draft}`,
      )
    ).variants[0]?.values['packing']
  expect(await saved(true)).toBe(27)
  expect(await saved(false)).toBe(25)
  await page.setViewportSize(wide)
  const fold = page.getByRole('button', { name: /^Recolher .* 0$/ })
  await fold.click()
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '6')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(wide.width)
})

/** Opens rows with each column that they have, whether it is filled or not. */
async function openAllColumns(page: Page, ids: readonly number[], rows: number) {
  const list = ids.join(',')
  const { kinds } = await panelApi<{
    kinds: Record<string, { place: string; locale: string | null }[]>
  }>(page, 'GET', `/grid?collection=products&ids=${list}&locale=br`)
  const columns = Object.values(kinds).flatMap((each) =>
    each.map(({ place, locale }) => (locale === null ? place : `${place}:${locale}`)),
  )
  await page.goto(`${panelBase}/grid?ids=${list}&with=${[...new Set(columns)].join(',')}`)
  const grid = gridOf(page)
  await expect(grid.grid).toHaveAttribute('aria-rowcount', String(rows + ids.length + 1))
  const count = Number(await grid.grid.getAttribute('aria-colcount'))
  expect(count).toBeGreaterThan(100)
  await grid.active.focus()
  await page.keyboard.press('Control+Home')
  return { grid, columns: count }
}

/** Keys of a kind, so many times. */
const times = (count: number, ...keys: readonly string[]): string[] =>
  Array.from({ length: count }, () => keys).flat()

test('a grid of many columns renders and restyles the cells in view', async ({ page }) => {
  const { ids } = await make(page, `G${run}F`, { each: 3, status: 'draft' })
  await page.setViewportSize(wide)
  const { grid, columns } = await openAllColumns(page, ids, 3 * ids.length)
  const cells = grid.grid.locator('tbody [aria-colindex]')
  expect(await cells.count()).toBeLessThan(800)
  // the last cell comes into view, with its own index, and the first one again
  await page.keyboard.press('Control+End')
  await expect(grid.active).toBeInViewport()
  await expect(grid.active).toBeFocused()
  await expect(grid.active).toHaveAttribute('aria-colindex', String(columns))
  expect(await cells.count()).toBeLessThan(800)
  // a selection reaches cells that were never rendered
  await page.keyboard.press('Control+Shift+Home')
  await expect(grid.figures).toContainText(`${3 * ids.length} linhas × ${columns - 1} colunas`)
  // the headings are walked beyond those in view
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowUp')
  for (const key of times(20, 'ArrowRight')) await page.keyboard.press(key)
  await expect(grid.grid.locator('thead :focus')).toBeInViewport()
  await expect(grid.grid.locator('thead [data-column="20"] :focus')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(grid.active).toHaveAttribute('aria-colindex', '22')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  expect(await restyledPerKey(page, times(4, 'ArrowDown', 'ArrowUp'))).toBeLessThan(100)
})

test(
  'a key costs at most 16 ms of processor at 5,000 rows of 143 columns',
  { tag: nightly },
  async ({ page }) => {
    const { ids } = await make(page, `G${run}D`, { each: 178, status: 'draft' })
    await page.setViewportSize(wide)
    const { grid } = await openAllColumns(page, ids, 178 * ids.length)
    // the first keys compile the page's scripts
    for (const key of times(10, 'ArrowDown', 'ArrowRight')) await page.keyboard.press(key)
    const idle = await processorPerKey(page, times(30, 'Shift'))
    const costs: number[] = []
    const measure = async (name: string, keys: readonly string[]): Promise<void> => {
      const cost = (await processorPerKey(page, keys)) - idle
      costs.push(cost)
      const description = `${name} ${cost.toFixed(1)} ms`
      test.info().annotations.push({ type: 'processor per key', description })
    }
    for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowDown', 'ArrowLeft'])
      await measure(key, times(40, key))
    await grid.goTo(packing)
    await measure('typing', times(13, '3', '1', 'Enter'))
    expect(costs.reduce((sum, cost) => sum + cost, 0) / costs.length).toBeLessThan(16)
    await drawer(page).getByRole('button', { name: 'Desfazer', exact: true }).click()
  },
)

test('families are chosen, opened with their columns, and offered again', async ({ page }) => {
  const stamp = `G${run}H`
  const { ids } = await make(page, stamp, { products: 2, each: 3, status: 'draft' })
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/grid`)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type(stamp)
  const boxes = page.getByRole('checkbox', { name: `Tabela ${stamp}` })
  await expect(boxes).toHaveCount(2)
  await boxes.first().check()
  await boxes.last().check()
  const side = page.getByRole('complementary', { name: 'Como a tabela abre' })
  await expect(side.getByRole('heading', { level: 2 })).toContainText('2 famílias, 6 códigos')
  await expect(side.getByRole('button', { name: packing })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'main')
  // the choice is in the address
  await page.reload()
  await expect(side.getByRole('heading', { level: 2 })).toContainText('2 famílias, 6 códigos')
  await expect(page).toHaveURL(/[?&]pick=\d+,\d+/)
  await side.getByRole('link', { name: 'Abrir 6 códigos' }).click()
  const grid = gridOf(page)
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '9')
  const opened = new URL(page.url()).searchParams.get('ids')?.split(',').map(Number)
  expect(new Set(opened)).toEqual(new Set(ids))
  await page.getByRole('link', { name: 'Abrir', exact: true }).click()
  await expect(side.getByRole('heading', { level: 2 })).toContainText('2 famílias, 6 códigos')
  const last = page
    .getByRole('region', { name: /^Continuar/ })
    .getByRole('link')
    .first()
  await expect(last).toContainText(`${stamp}0 ${stamp}1`)
  await last.click()
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '9')
})

test('texts of two languages are changed in the grid', { tag: nightly }, async ({ page }) => {
  const stamp = `G${run}I`
  const { ids } = await make(page, stamp, { products: 1, each: 1, status: 'published' })
  const [id = 0] = ids
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/grid?what=fields&ids=${id}&texts=br,en`)
  const grid = new VariantsGrid(page, 'Produtos')
  for (const [column, text] of [
    ['Título (Português)', `Título ${stamp}`],
    ['Título (English)', `Title ${stamp}`],
  ] as const) {
    await grid.goTo(column)
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Rascunho', exact: true }).click()
  await expect(drawer(page)).toContainText('Rascunho salvo: 2 valores', { timeout: 60_000 })
  const titleIn = async (locale: string, draft: boolean) =>
    (
      await panelApi<{ title?: string | null }>(
        page,
        'GET',
        `/products/${id}?depth=0&locale=${locale}&draft=${draft}&fallback-locale=none`,
      )
    ).title
  expect(await titleIn('br', true)).toBe(`Título ${stamp}`)
  expect(await titleIn('en', true)).toBe(`Title ${stamp}`)
  expect(await titleIn('br', false)).toBe(`Tabela ${stamp} 0`)
})

test(
  'a change is scheduled, and visitors see it at its time',
  { tag: nightly },
  async ({ page }) => {
    const { ids } = await make(page, `G${run}J`, { products: 1, each: 1, status: 'published' })
    const [id = 0] = ids
    await page.setViewportSize(wide)
    const grid = await open(page, ids, 1)
    await grid.goTo(packing)
    await page.keyboard.type('4327')
    await page.keyboard.press('Enter')
    await drawer(page)
      .getByRole('button', { name: `Aceitar ${packing}, 1 código` })
      .click()
    await drawer(page).getByRole('button', { name: 'Agendar' }).click()
    const dialog = page.getByRole('dialog')
    const time = dialog.getByLabel(/^Quando/)
    // the clock of the company is that of the browser
    const inMinutes = (minutes: number): Promise<string> =>
      page.evaluate((later) => {
        const at = new Date(Date.now() + later * 60_000)
        return new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'America/Sao_Paulo',
          dateStyle: 'short',
          timeStyle: 'short',
        })
          .format(at)
          .replace(' ', 'T')
      }, minutes)
    await time.fill(await inMinutes(-5))
    await dialog.getByRole('button', { name: 'Agendar' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Escolha um momento no futuro.')
    await time.fill(await inMinutes(1.2))
    await dialog.getByRole('button', { name: 'Agendar' }).click()
    await expect(drawer(page)).toContainText('Agendado:', { timeout: 60_000 })
    await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText('Nenhuma alteração')
    expect(await publicText(page, id)).not.toMatch(/4\.?327/)
    await expect.poll(() => publicText(page, id), { timeout: 150_000 }).toMatch(/4\.?327/)
  },
)

test(
  'two people change one cell: the second one is told, and chooses',
  { tag: nightly },
  async ({ page, browser }) => {
    const { ids } = await make(page, `G${run}K`, { products: 1, each: 2, status: 'published' })
    await page.setViewportSize(wide)
    const context = await browser.newContext({ viewport: wide, locale: 'pt-BR' })
    const colleague = await context.newPage()
    await new Panel(colleague).setSession('admin@aterra.example')
    const grid = await open(page, ids, 2)
    const other = await open(colleague, ids, 2)
    const change = async (of: VariantsGrid, values: readonly string[]): Promise<void> => {
      await of.goTo(packing)
      for (const value of values) {
        await of.page.keyboard.type(value)
        await of.page.keyboard.press('Enter')
      }
    }
    await change(grid, ['30', '35'])
    await expect(drawer(page)).toContainText('O visitante verá')
    await change(other, ['40', '45'])
    await drawer(colleague).getByRole('button', { name: 'Publicar 2' }).click()
    await expect(drawer(colleague)).toContainText('Publicado: 2 valores', { timeout: 60_000 })
    await drawer(page).getByRole('button', { name: 'Publicar 2' }).click()
    await expect(drawer(page)).toContainText('2 não podem sair')
    await expect(drawer(page)).toContainText('Outra pessoa mudou este valor')
    await expect(drawer(page).getByRole('button', { name: 'ficar com 40, 45' })).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Por código' }).click()
    await drawer(page).getByRole('button', { name: 'ficar com 40', exact: true }).click()
    await drawer(page).getByRole('button', { name: 'manter o meu' }).click()
    await drawer(page).getByRole('button', { name: 'Publicar 1', exact: true }).click()
    await expect(drawer(page)).toContainText('Publicado: 1 valor', { timeout: 60_000 })
    const { variants } = await panelApi<{ variants: { values: Record<string, unknown> }[] }>(
      page,
      'GET',
      `/products/${ids[0]}?depth=0&locale=br&draft=false`,
    )
    expect(variants.map(({ values }) => values['packing'])).toEqual([40, 35])
    await context.close()
  },
)
