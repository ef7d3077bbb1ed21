/** @own @grid */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { drawer, gridOf, make, packing, run, wide } from '../grid-products.ts'
import { processorPerKey, restyledPerKey } from '../key-costs.ts'
import { nightly } from '../nightly.ts'
import { panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

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
