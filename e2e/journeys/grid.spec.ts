/** @own @grid */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { violationsOf } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36).toUpperCase()
const packing = 'Peças por embalagem'

interface Row {
  part_number: string
  values: Record<string, unknown>
}

const rowsOf = (count: number, name: string): Row[] =>
  Array.from({ length: count }, (_, row) => ({
    part_number: `${name}${run}-${row + 1}`,
    values: { packing: 10 * (row + 1) },
  }))

/** Creates a published product with rows, and opens its grid. */
async function openGrid(page: Page, name: string, rows: readonly Row[]) {
  const panel = new Panel(page)
  await panel.setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<{ doc: { id: number } }>(
    page,
    'POST',
    '/products?locale=br&depth=0',
    {
      title: `Tabela ${name} ${run}`,
      subcategory: docs[0]?.id,
      variants: rows,
      _status: 'published',
    },
  )
  await page.goto(`${panelBase}/collections/products/${doc.id}?locale=br`)
  await panel.openTab('Tabela de códigos')
  const grid = new VariantsGrid(page)
  await expect(grid.row(1)).toBeVisible()
  return { panel, grid, id: doc.id }
}

const stored = async (page: Page, id: number) =>
  (await panelApi<{ variants: Row[] }>(page, 'GET', `/products/${id}?depth=0&locale=br&draft=true`))
    .variants

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('selects, fills, undoes, replaces and saves by the keyboard alone', async ({ page }) => {
  const { grid, id } = await openGrid(page, 'T', rowsOf(5, 'T'))
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await expect(grid.field.getByRole('listitem').filter({ hasText: 'Ctrl D' })).toHaveText(
    'Ctrl D preencher',
  )
  await grid.goTo(packing)
  await press('ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown')
  await expect(grid.figures).toHaveText(
    '3 células · 3 linhas × 1 coluna · soma 90 · mín. 20 · máx. 40',
  )
  await press('Control+d')
  await expect(grid.status).toHaveText('2 células preenchidas.')
  expect(await grid.texts(packing)).toEqual(['10', '20', '20', '20', '50'])
  // the cell shows the published text in addition to the new one
  const filled = await grid.cell(3, packing)
  await expect(filled.locator('s')).toHaveText('30')
  await expect(filled).toHaveAccessibleDescription('Publicado: 30')

  await press('Control+z')
  await expect(grid.status).toHaveText('Desfeito.')
  expect(await grid.texts(packing)).toEqual(['10', '20', '30', '40', '50'])
  await press('Control+y')
  expect(await grid.texts(packing)).toEqual(['10', '20', '20', '20', '50'])

  // search in the selection: an invalid value stays visible, with its error
  await press('Control+f')
  await page.keyboard.type('20')
  const matches = page.getByRole('search').getByRole('status')
  await expect(matches).toHaveText('3 células')
  await page.getByRole('textbox', { name: 'Trocar por' }).focus()
  await page.keyboard.type('vinte')
  await page.getByRole('button', { name: 'Trocar todas' }).press('Enter')
  await expect(grid.status).toHaveText('3 células trocadas.')
  await expect(matches).toHaveText('nenhuma célula')
  await press('Escape')
  await expect(grid.active).toBeFocused()
  await expect(grid.errors).toHaveCount(3)

  // F8 goes from error to error
  await press('Control+Home', 'F8')
  await expect(grid.active).toHaveAttribute('aria-invalid', 'true')
  await expect(grid.active).toHaveAccessibleDescription(/Informe um número\./)
  await expect(grid.line).toContainText(`T${run}-2`)
  await press('F8')
  await expect(grid.line).toContainText(`T${run}-3`)
  await press('Shift+F8', 'Shift+F8')
  await expect(grid.line).toContainText(`T${run}-4`)

  // replacing all matches is one undo step
  await press('Control+z')
  await expect(grid.errors).toHaveCount(0)
  expect(await grid.texts(packing)).toEqual(['10', '20', '20', '20', '50'])
  expect(await violationsOf(page, '.variants-grid')).toEqual([])

  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await stored(page, id)).map(({ values }) => values['packing']))
    .toEqual([10, 20, 20, 20, 50])
})

test('changes the rows in view alone, and leaves the table by Tab', async ({ page }) => {
  const { grid } = await openGrid(page, 'F', rowsOf(6, 'F'))
  await grid.goTo(packing)
  await page.keyboard.press('ArrowUp')
  await expect(
    grid.grid.getByRole('button', { name: `Filtrar e ordenar ${packing}` }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: `Filtrar e ordenar ${packing}` })
  await menu.getByRole('textbox', { name: 'De', exact: true }).fill('20')
  await menu.getByRole('textbox', { name: 'Até' }).fill('40')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '4')
  await expect(grid.grid.getByRole('columnheader', { name: packing })).toContainText(packing)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Space')
  await page.keyboard.press('Control+d')
  await expect(grid.status).toContainText('2 células preenchidas. Só as linhas à vista mudaram')
  // corrected rows stay in view until the filter is set again
  expect(await grid.texts(packing)).toEqual(['20', '20', '20'])
  await page.getByRole('button', { name: 'Tirar os filtros' }).press('Enter')
  expect(await grid.texts(packing)).toEqual(['10', '20', '20', '20', '50', '60'])
  await grid.active.focus()
  await page.keyboard.press('Control+z')
  expect(await grid.texts(packing)).toEqual(['10', '20', '30', '40', '50', '60'])

  await page.keyboard.press('Tab')
  await expect(grid.grid.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(grid.active).toBeFocused()
})

test('copies a rectangle that pastes back, and clears it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const rows = rowsOf(4, 'C').map((row, at) => ({ ...row, values: { packing: at + 1 } }))
  const { grid } = await openGrid(page, 'C', rows)
  await grid.goTo('Código')
  await page.keyboard.press('Control+a')
  const size = await grid.figures.innerText()
  expect(size).toContain('4 linhas')
  await grid.goTo(packing)
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+x')
  await expect(grid.status).toHaveText('2 células recortadas.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1\r\n2')
  expect(await grid.texts(packing)).toEqual(['', '', '3', '4'])
  // a pasted block is repeated over a selection whose size is a multiple of the block's
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+v')
  expect(await grid.texts(packing)).toEqual(['1', '2', '1', '2'])
  await page.keyboard.press('Delete')
  await expect(grid.status).toHaveText('4 células apagadas.')
  await page.keyboard.press('Control+z')
  expect(await grid.texts(packing)).toEqual(['1', '2', '1', '2'])
})

test('drags a selection and the fill handle, and keeps chosen columns', async ({ page }) => {
  const { grid, panel } = await openGrid(page, 'D', rowsOf(6, 'D'))
  await grid.goTo(packing)
  const [from, to] = [await grid.cell(1, packing), await grid.cell(2, packing)]
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
  await expect(grid.figures).toContainText('2 células')
  await grid.grid.locator('.variants-grid__handle').hover()
  await page.mouse.down()
  await (await grid.cell(5, packing)).hover()
  await page.mouse.up()
  expect(await grid.texts(packing)).toEqual(['10', '20', '10', '20', '10', '60'])
  await expect(grid.figures).toContainText('5 células')

  const columns = grid.field.getByRole('button', { name: /^Colunas \d+ de \d+$/ })
  await columns.click()
  await page
    .getByRole('dialog', { name: /^Colunas/ })
    .getByRole('checkbox', { name: 'GTIN' })
    .click()
  await page.keyboard.press('Escape')
  // counted columns: those out of view are not rendered
  const [, total = ''] = /de (\d+)$/.exec(await columns.innerText()) ?? []
  const count = Number(total) + 2
  await expect(grid.grid).toHaveAttribute('aria-colcount', String(count - 1))
  await panel.saveDraft()
  await page.reload()
  await panel.openTab('Tabela de códigos')
  await expect(grid.row(1)).toBeVisible()
  await expect(grid.grid).toHaveAttribute('aria-colcount', String(count - 1))
  await columns.click()
  await page.getByRole('button', { name: 'Mostrar todas, na ordem original' }).click()
  await expect(grid.grid).toHaveAttribute('aria-colcount', String(count))
})

test(
  'takes a paste of 1,001 ragged rows and scrolls to its last row',
  { tag: nightly },
  async ({ page }) => {
    const { grid } = await openGrid(page, 'P', rowsOf(1, 'P'))
    const block = Array.from({ length: 1001 }, (_, row) =>
      row % 3 === 0 ? `P${run}-${row + 1}` : `P${run}-${row + 1}\t"${row}"`,
    )
    await (await grid.cell(1, 'Código')).click()
    await page.keyboard.press('ArrowDown')
    await page.evaluate((text) => navigator.clipboard.writeText(text), block.join('\r\n'))
    await page.keyboard.press('Control+v')
    await page.getByRole('dialog').getByRole('button', { name: 'Colar', exact: true }).click()
    await expect(grid.status).toHaveText('1.001 linhas coladas.')
    await page.keyboard.press('Control+End')
    await expect(grid.line).toContainText(`P${run}-1001`)
    await expect(grid.active).toBeFocused()
    expect(await grid.grid.getByRole('row').count()).toBeLessThan(60)
    await expect(grid.grid).toHaveAttribute('aria-rowcount', '1002')
  },
)
