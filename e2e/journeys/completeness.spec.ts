/** @alone @completeness */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible, violationsOf } from '../accessibility.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36).toUpperCase()

interface Doc {
  doc: { id: number }
}

/** Creates a subcategory with two published products that lack a tariff code and a summary. */
async function catalog(page: Page): Promise<{ subcategory: number; products: number[] }> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/categories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<Doc>(page, 'POST', '/subcategories?locale=br&depth=0', {
    title: `Completa ${run}`,
    category: docs[0]?.id,
    _status: 'published',
  })
  const products: number[] = []
  for (const name of ['A', 'B']) {
    const { doc: product } = await panelApi<Doc>(page, 'POST', '/products?locale=br&depth=0', {
      title: `Completo ${name} ${run}`,
      family: `K${name}${run}`,
      subcategory: doc.id,
      _status: 'published',
    })
    products.push(product.id)
  }
  return { subcategory: doc.id, products }
}

const rulesPath = `${panelBase}/globals/completeness`

/** Requires a tariff code of all products, and nothing else. */
async function requireTariffCode(page: Page): Promise<void> {
  await panelApi(page, 'POST', '/globals/completeness?depth=0', {
    rules: {
      ...Object(stored),
      collections: { products: { ncm: { for: ['site'] } } },
      subcategories: {},
    },
  })
}

/** Saves the form of the rules; resolves when they are stored. */
async function saveRules(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().includes('/globals/completeness'),
  )
  const button = page.getByRole('button', { name: 'Salvar', exact: true })
  await button.click()
  expect((await stored).ok()).toBe(true)
  await expect(button).toBeDisabled()
}

/** Table rows of the products created by this test. */
const shares = (page: Page) => page.getByRole('row').filter({ hasText: run })

test.beforeEach(({ page }) => new Panel(page).setSession('editor@aterra.example'))

let stored: unknown

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await new Panel(page).setSession('editor@aterra.example')
  stored = (await panelApi<{ rules: unknown }>(page, 'GET', '/globals/completeness?depth=0')).rules
  await page.close()
})

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  await new Panel(page).setSession('editor@aterra.example')
  await panelApi(page, 'POST', '/globals/completeness?depth=0', { rules: stored })
  await page.close()
})

test('a rule is declared, two products are completed, and publishing with less asks', async ({
  page,
}) => {
  const { subcategory, products } = await catalog(page)
  await requireTariffCode(page)
  const family = `${panelBase}/collections/products?parent=${subcategory}&order=title`

  // rules of this subcategory: only a summary in Portuguese is required
  await page.goto(rulesPath)
  const section = page.getByLabel('Regras de')
  await section.selectOption({ label: `Completa ${run}` })
  const rules = page.getByRole('table').filter({ hasText: 'É necessário' })
  await expect(rules.locator('.rules-origin').first()).toBeVisible()
  for (const box of await rules.getByRole('checkbox', { name: /: para / }).all())
    if (await box.isChecked()) await box.uncheck()
  await expect(rules.getByRole('checkbox', { name: /: para /, checked: true })).toHaveCount(0)
  await saveRules(page)
  await expect(section.locator('option:checked')).toHaveText(`Completa ${run} (regras próprias)`)
  await page.goto(family)
  await expect(shares(page).first()).not.toContainText('0 %')

  // a further requirement lowers the percentage although the products are not saved again
  await page.goto(rulesPath)
  await section.selectOption({ label: `Completa ${run} (regras próprias)` })
  await rules.getByRole('checkbox', { name: /^Resumo.*: para Site$/ }).check()
  const languages = rules.getByRole('group', { name: /^Resumo.*: Idiomas$/ })
  for (const language of ['English', 'Español'])
    await languages.getByRole('checkbox', { name: language }).uncheck()
  await saveRules(page)
  await expectAccessible(page, '.rules-field')
  await page.goto(`${family}&missing=any`)
  await expect(shares(page)).toHaveCount(2)

  // completes the products one by one
  await page.getByRole('link', { name: 'Completar um a um' }).click()
  const bar = page.getByRole('region', { name: 'Completar um a um' })
  await expect(bar).toContainText('1 de 2')
  await expect(bar).toContainText('Falta 1 item')
  await expect(page).toHaveURL(new RegExp(`/products/${products[0]}\\?`))
  await expect(page.locator('#field-description')).toBeFocused()
  await page.locator('#field-description').fill('Resumo do primeiro')
  await page.getByRole('button', { name: /rascunho$/ }).click()
  await expect(bar).toContainText('Nada falta')
  expect(await violationsOf(page, '.work-bar')).toEqual([])
  await bar.getByRole('link', { name: 'Seguinte' }).click()
  await expect(page).toHaveURL(new RegExp(`/products/${products[1]}\\?`))
  await expect(bar).toContainText('2 de 2')
  await expect(page.locator('#field-description')).toBeFocused()

  // publishing an incomplete document requires a confirmation
  await page.locator('#field-title').fill(`Completo B de novo ${run}`)
  await page.locator('#action-save').click()
  const dialog = page.getByRole('dialog', { name: 'Publicar assim mesmo?' })
  await expect(dialog).toContainText('Resumo')
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await page.locator('#action-save').click()
  await dialog.getByRole('button', { name: 'Publicar assim mesmo' }).click()
  await expect
    .poll(async () => {
      const { title } = await panelApi<{ title: string }>(
        page,
        'GET',
        `/products/${products[1]}?locale=br&depth=0&draft=false`,
      )
      return title
    })
    .toBe(`Completo B de novo ${run}`)
  await expect(bar).toContainText('Falta 1 item')

  // unsaved input counts as present
  await page.locator('#field-description').fill('Resumo do segundo')
  await page.locator('#action-save').click()
  await expect(bar).toContainText('Nada falta')
  await bar.getByRole('link', { name: 'Voltar à lista' }).click()
  await expect(page.getByText('Nenhum documento passa por todos os filtros')).toBeVisible()
})

test('an item that does not apply to a product is taken out, and put back', async ({ page }) => {
  const { products } = await catalog(page)
  await requireTariffCode(page)
  await page.goto(
    `${panelBase}/collections/products/${products[0]}?locale=br&work=missing%3Dncm&of=5`,
  )
  const bar = page.getByRole('region', { name: 'Completar um a um' })
  await bar.getByRole('button', { name: /não se aplica a este documento/ }).click()
  await expect(bar).toContainText('Nada falta')
  await bar.getByRole('button', { name: 'Volta a se aplicar' }).click()
  await expect(bar).toContainText('Falta 1 item')
})
