/** @alone @dashboard @shell */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible, violationsOf } from '../accessibility.ts'
import { Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const products = `${panelBase}/collections/products`

const goTo = (page: Page) => page.getByRole('dialog', { name: 'Ir para' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Painel' })

const open = (page: Page, path: string): Promise<void> => new Panel(page).open(path)

test.describe('as an editor', () => {
  test.beforeEach(({ page }) => new Panel(page).setSession('editor@aterra.example'))

  test('a part number in another spelling leads to its product by keys alone', async ({ page }) => {
    await open(page, panelBase)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tc 95 12')
    const option = goTo(page).getByRole('option', { name: /^Produto.*TC-95-12/ })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    expect(await violationsOf(page, '.go-to')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/collections\/products\/\d+/)
    await expect(goTo(page)).toHaveCount(0)
  })

  test('a misspelled word, a setting and what was opened last are found', async ({ page }) => {
    await page.goto(`${products}/2`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open(page, panelBase)
    await page.keyboard.press('Control+k')
    await expect(goTo(page).getByRole('option').first()).toHaveAttribute('href', `${products}/2`)
    await page.keyboard.type('bimetalcio fricao')
    await expect(goTo(page).getByRole('option').first()).toContainText(
      'Terminal bimetálico Al–Cu por fricção',
    )
    await expect(goTo(page).getByRole('status')).toContainText('Nada com esta grafia')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('nome da empresa')
    await expect(goTo(page).getByRole('option')).toHaveText([/Nome da empresa.*Aparência/])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/globals\/appearance#field-name$/)
    await expect(page.locator('#field-name')).toBeInViewport()
  })

  test('folds in documents, by Ctrl B and for good', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, products)
    await expect(bar(page)).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Abrir a navegação' })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Abrir a navegação' }).click()
    await expect(bar(page).getByRole('link', { name: /^Produtos/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('lies over the page on a narrow screen until Escape', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, products)
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Abrir a navegação' }).click()
    await expect(bar(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
  })

  test('a question mark lists the keys, outside of fields alone', async ({ page }) => {
    await open(page, panelBase)
    await page.keyboard.press('Shift+?')
    const dialog = page.getByRole('dialog', { name: 'Atalhos do teclado' })
    await expect(dialog).toBeVisible()
    expect(await violationsOf(page, '.ui-dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('quem?')
    await expect(dialog).toHaveCount(0)
  })

  test('its own parts are accessible', async ({ page }) => {
    await open(page, `${panelBase}/settings`)
    for (const part of ['.shell-nav', '.settings']) await expectAccessible(page, part)
    await page.getByRole('link', { name: 'Redirecionamentos' }).click()
    await expect(page).toHaveURL(/collections\/redirects/)
  })
})

test('an attendant sees the places of an attendant, and what waits', async ({ page }) => {
  await new Panel(page).setSession('atendente@aterra.example')
  await open(page, panelBase)
  await expect(
    bar(page)
      .getByRole('link', { name: /^Caixa de entrada/ })
      .first(),
  ).toBeVisible()
  await expect(bar(page).getByRole('link', { name: /^Membros: / })).toHaveAttribute(
    'href',
    /pending-approval/,
  )
  await expect(bar(page).getByRole('link', { name: /^Códigos/ })).toHaveCount(0)
  await page.goto(`${panelBase}/settings`)
  await expect(page.getByRole('link', { name: 'Departamentos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Redirecionamentos' })).toHaveCount(0)
  // the catalog, to read
  await page.goto(`${products}?q=TB`)
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader', { name: /^Terminal bimetálico Al–Cu/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Criar/ })).toHaveCount(0)
  await expect(main.getByText('Exportar')).toHaveCount(0)
})
