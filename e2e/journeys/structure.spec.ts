/** @own @structure */
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

const run = Date.now().toString(36).toUpperCase()
const wide = { width: 1440, height: 900 }
const narrow = { width: 1024, height: 768 }

interface Made {
  doc: { id: number }
}

async function make(page: Page, collection: string, data: object): Promise<number> {
  const path = `/${collection}?locale=br&depth=0`
  return (await panelApi<Made>(page, 'POST', path, { ...data, _status: 'published' })).doc.id
}

async function makeSubcategory(page: Page, title: string, attributes: object[]): Promise<number> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/categories?limit=1&sort=id',
  )
  return make(page, 'subcategories', { title, category: docs[0]?.id, attributes })
}

const torque = { key: 'torque', label: 'Torque', type: 'number', unit: 'lbf·in', decimals: 1 }

async function prepare(page: Page, stamp: string) {
  await new Panel(page).setSession('editor@aterra.example')
  const from = await makeSubcategory(page, `Origem ${stamp}`, [
    torque,
    { key: 'size', label: 'Tamanho', type: 'text' },
    { key: 'color', label: 'Cor do cabo', type: 'text' },
  ])
  const target = await makeSubcategory(page, `Destino ${stamp}`, [
    { key: 'moment', label: 'Momento', type: 'number', unit: 'N·m', decimals: 1 },
    { key: 'length', label: 'Comprimento', type: 'number', unit: 'mm', decimals: 0 },
  ])
  const product = await make(page, 'products', {
    title: `Produto ${stamp}`,
    family: `E${stamp}`,
    description: `Produto de ${stamp}.`,
    subcategory: from,
    variants: [
      { part_number: `E${stamp}-1`, values: { torque: 100, size: '25 mm', color: 'azul' } },
      { part_number: `E${stamp}-2`, values: { torque: 200, size: 'grande' } },
    ],
  })
  return { from, target, product }
}

const happens = (page: Page, label: string) =>
  page.getByRole('combobox', { name: `O que acontece com ${label}` })
const table = (page: Page) => page.getByRole('table')

async function isAccessible(page: Page): Promise<void> {
  await expectAccessible(page)
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }
}

async function publicText(page: Page, id: number): Promise<string> {
  const product = await clientIn(defaultLocale)('product-read', { params: { id: String(id) } })
  return (await page.request.get(origin + productPath(product, defaultLocale))).text()
}

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Desfazer tudo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(page.getByText('desfeita', { exact: true })).toBeVisible()
}

test('a product moves with a mapped, a converted and a dropped attribute', async ({ page }) => {
  const { product, target } = await prepare(page, `${run}A`)
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/collections/products?q=E${run}A`)
  await page.getByRole('checkbox', { name: new RegExp(`Produto ${run}A`) }).check()
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: 'Mais' }).click()
  await bar.getByRole('link', { name: 'Mover para outra subcategoria…' }).click()
  await page.getByLabel('Subcategoria nova').selectOption({ label: `Destino ${run}A` })
  await expect(table(page)).toContainText('Torque não tem lugar')
  await happens(page, 'Torque').selectOption('map:moment')
  await expect(table(page).locator('ins').filter({ hasText: '11,3 N·m' })).toBeVisible()
  await happens(page, 'Tamanho').selectOption('map:length')
  await happens(page, 'Cor do cabo').selectOption('drop')
  const size = table(page).getByRole('row').filter({ hasText: 'Tamanho' })
  await expect(size).toContainText('1 sem lugar')
  await expect(size).toContainText('grande')
  await size.getByLabel('Valores que não cabem').selectOption('drop')
  await expect(size).toContainText('1 excluído')
  await isAccessible(page)

  await page.getByRole('button', { name: 'Conferir e aplicar' }).click()
  await expect(page.getByRole('form', { name: 'Como e quando' })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: /^Publicar \d+ alterado/ }).click()
  await expect(page.getByRole('button', { name: 'Desfazer tudo' })).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => publicText(page, product)).toContain('Comprimento')
  expect(await publicText(page, product)).not.toContain('azul')
  expect(await panelApi(page, 'GET', `/products/${product}?depth=0&locale=br`)).toMatchObject({
    subcategory: target,
    variants: [{ values: { moment: 11.3, length: 25 } }, { values: { moment: 22.6 } }],
  })
  await expect(page.getByRole('button', { name: 'Desfazer tudo' })).toBeVisible()
})

test(
  'the unit of an attribute changes in all products, from the form of the subcategory',
  { tag: nightly },
  async ({ page }) => {
    const { product, from } = await prepare(page, `${run}B`)
    await page.setViewportSize(wide)
    await page.goto(`${panelBase}/collections/subcategories/${from}?locale=br`)
    await page
      .getByRole('navigation', { name: 'Alterar atributos com seus valores…' })
      .getByRole('link', { name: 'Torque' })
      .click()
    await page.getByRole('radio', { name: 'Renomear, tipo, unidade, opções' }).check()
    await page.getByLabel('Unidade', { exact: true }).fill('N·m')
    const row = table(page).getByRole('row').filter({ hasText: 'Torque' })
    await expect(row.locator('del').first()).toHaveText('100 lbf·in')
    await expect(row.locator('ins').first()).toHaveText('11,3 N·m')
    await expect(row).toContainText('2 arredondados')
    await isAccessible(page)
    await page.getByRole('button', { name: 'Conferir e aplicar' }).click()
    const order = page.getByRole('form', { name: 'Como e quando' })
    await expect(order.getByRole('radio', { name: /^Como rascunho/ })).toHaveCount(0)
    await order.getByRole('button', { name: /^Publicar 2 alterados/ }).click()
    await expect(page.getByRole('button', { name: 'Desfazer tudo' })).toBeVisible({
      timeout: 30_000,
    })
    await expect.poll(() => publicText(page, product)).toContain('22,6')
    await takeBack(page)
    await expect.poll(() => publicText(page, product)).not.toContain('22,6')
  },
)

test('the address holds the products and the target, and is closed to translators', async ({
  page,
}) => {
  const { product, target } = await prepare(page, `${run}C`)
  await page.goto(`${panelBase}/structure?products=${product}&target=${target}`)
  await expect(page.getByLabel('Subcategoria nova')).toHaveValue(String(target))
  await expect(happens(page, 'Torque')).toBeVisible()
  // without the right to create subcategories the page does not exist
  await new Panel(page).setSession('tradutor@aterra.example')
  const answer = await page.goto(`${panelBase}/structure?products=${product}`)
  expect(answer?.status()).toBe(404)
})

test('what was typed into a form goes along, and an order waits in full after a reload', async ({
  page,
}) => {
  const { from } = await prepare(page, `${run}D`)
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/collections/subcategories/${from}?locale=br`)
  const unit = page.locator('[id="field-attributes__0__unit"]')
  await unit.fill('N·m')
  await page
    .getByRole('navigation', { name: 'Alterar atributos com seus valores…' })
    .getByRole('link', { name: 'Torque' })
    .click()
  // the form asks before it is left
  const leave = page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Sair|Continuar|Descartar)/ })
  const row = table(page).getByRole('row').filter({ hasText: 'Torque' })
  await expect(row.or(leave)).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await expect(row.locator('ins').first()).toHaveText('11,3 N·m')
  await page.getByRole('button', { name: 'Conferir e aplicar' }).click()
  await expect(page.getByRole('form', { name: 'Como e quando' })).toBeVisible()
  await page.reload()
  await expect(row.locator('ins').first()).toHaveText('11,3 N·m')
  await page.getByRole('button', { name: 'Voltar ao mapa' }).click()
  await expect(page.getByLabel('Unidade', { exact: true })).toHaveValue('N·m')
})

test('a product that changes its subcategory in the form leads to the mapping', async ({
  page,
  context,
}) => {
  const { product, target } = await prepare(page, `${run}E`)
  const panel = new Panel(page)
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/collections/products/${product}?locale=br`)
  await panel.choose('subcategory', `Destino ${run}E`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Levar os valores à subcategoria nova…' }).click()
  const mapping = await opened
  await expect(mapping.getByLabel('Subcategoria nova')).toHaveValue(String(target))
  await expect(happens(mapping, 'Torque')).toBeVisible()
  await mapping.close()
})
