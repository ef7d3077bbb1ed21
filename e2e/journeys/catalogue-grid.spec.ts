/** @own @grid */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { productPath } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
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

/** Products with part numbers, published or as drafts. */
async function make(
  page: Page,
  stamp: string,
  { products, each, status }: { products: number; each: number; status: 'published' | 'draft' },
): Promise<Made> {
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
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
        subcategory: docs[0]?.id,
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

/** Median time from a key to the next paint but one, ms. */
async function paintMs(page: Page, keys: readonly string[]): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'paintTimes', times)
    window.addEventListener(
      'keydown',
      () => {
        const began = performance.now()
        requestAnimationFrame(() =>
          requestAnimationFrame(() => times.push(performance.now() - began)),
        )
      },
      { capture: true },
    )
  })
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction(
      (count) => (Reflect.get(window, 'paintTimes') as number[]).length > count,
      at,
    )
  }
  const times = await page.evaluate(() => Reflect.get(window, 'paintTimes') as number[])
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

test('5,000 rows answer keys as 50 do', { tag: nightly }, async ({ page }) => {
  const { ids } = await make(page, `G${run}D`, { products: 25, each: 200, status: 'draft' })
  await page.setViewportSize(wide)
  const keys = Array.from({ length: 12 }, (_, at) => [
    'ArrowDown',
    String(at % 10),
    'Enter',
    'Shift+ArrowDown',
    'Control+d',
  ]).flat()
  const medians: number[] = []
  const few = await make(page, `G${run}E`, { products: 1, each: 50, status: 'draft' })
  for (const { ids: own, rows } of [
    { ids: few.ids, rows: 50 },
    { ids, rows: 5000 },
  ]) {
    const grid = await open(page, own, rows)
    await grid.goTo(packing)
    medians.push(await paintMs(page, keys))
    // a reload in between would bring the edits back
    await drawer(page).getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText('Nenhuma alteração')
  }
  const [ofFew = Number.NaN, ofMany = Number.NaN] = medians
  test.info().annotations.push({
    type: 'key to paint',
    description: `${ofFew.toFixed(1)} ms of 50 rows, ${ofMany.toFixed(1)} ms of 5,000`,
  })
  expect(ofMany / ofFew).toBeLessThan(3)
})
