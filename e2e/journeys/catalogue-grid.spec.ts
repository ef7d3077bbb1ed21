/** @own @grid */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { drawer, gridOf, make, open, packing, publicText, run, wide } from '../grid-products.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { VariantsGrid } from '../variants-grid.ts'

const narrow = { width: 1024, height: 768 }

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
  await grid.active.press('Escape')
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
