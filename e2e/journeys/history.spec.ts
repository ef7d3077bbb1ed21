/** @alone @history */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible, violationsOf } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { countPresses } from '../works.ts'

const run = Date.now().toString(36).toUpperCase()
const wide = { width: 1440, height: 900 }
const narrow = { width: 1024, height: 768 }

interface Variant {
  part_number: string
  values: Record<string, unknown>
}
interface Product {
  id: number
  subcategory: number
  variants: Variant[]
}
interface Doc {
  doc: { id: number }
}

interface Prepared {
  product: number
  family: string
  certificate: number
  parts: string[]
}

const asEditor = (page: Page): Promise<void> => new Panel(page).setSession('editor@aterra.example')
const asAdministrator = (page: Page): Promise<void> =>
  new Panel(page).setSession('admin@aterra.example')

/**
 * Published product with seven part numbers, of which a spreadsheet-like save changes a figure, and
 * a certificate that an editor takes from it.
 */
async function prepare(page: Page, stamp: string): Promise<Prepared> {
  await asEditor(page)
  const { docs } = await panelApi<{ docs: Product[] }>(
    page,
    'GET',
    '/products?limit=60&depth=0&locale=br',
  )
  const model = docs.find(
    ({ variants }) => variants.length >= 7 && figureOf(variants[0]) !== undefined,
  )
  if (!model) throw new Error('no product with seven part numbers')
  const key = figureOf(model.variants[0]) ?? ''
  const family = `H${stamp}`
  const variants = model.variants.slice(0, 7).map(({ values: { gtin: _, ...values } }, at) => ({
    part_number: `${family}-${at + 1}0`,
    values,
  }))
  const { doc: product } = await panelApi<Doc>(page, 'POST', '/products?locale=br&depth=0', {
    title: `Conector ${stamp}`,
    family,
    description: `Conector de ${stamp} para cabos de cobre.`,
    subcategory: model.subcategory,
    variants,
    _status: 'published',
  })
  const { doc: certificate } = await panelApi<Doc>(page, 'POST', '/certificates?locale=br', {
    number: `CERT-${stamp}`,
    standard: 'NBR 5370',
    kind: 'product',
    body: 'Cepel',
    scope: [{ product: product.id }],
    _status: 'published',
  })
  await panelApi(page, 'PATCH', `/certificates/${certificate.id}?locale=br&depth=0`, {
    scope: [],
    _status: 'published',
  })
  await panelApi(page, 'PATCH', `/products/${product.id}?locale=br&depth=0`, {
    description: `Conector de ${stamp} para cabos de alumínio.`,
    variants: variants.map((row) => ({
      ...row,
      values: { ...row.values, [key]: Number(row.values[key]) + 1 },
    })),
    _status: 'published',
  })
  return {
    product: product.id,
    family,
    certificate: certificate.id,
    parts: variants.map(({ part_number: code }) => code),
  }
}

/** Key of a whole number of a part number. */
const figureOf = (variant: Variant | undefined): string | undefined =>
  Object.entries(variant?.values ?? {}).find(([, value]) => Number.isInteger(value))?.[0]

const list = (page: Page) => page.getByRole('region', { name: 'Entradas do histórico' })
const details = (page: Page) => page.getByRole('region', { name: 'Detalhes da entrada' })

test('three presses from the first page say who took the certificate from the product', async ({
  page,
}) => {
  await prepare(page, `${run}A`)
  await page.setViewportSize(wide)
  await page.goto(panelBase)
  const { press, expectAtMost } = countPresses()
  await press(page.getByRole('navigation').getByRole('link', { name: 'Histórico' }))
  const kind = page.getByLabel('Documento', { exact: true })
  await press(kind)
  const filtered = page.waitForResponse((answer) =>
    answer.url().endsWith('?collection=certificates'),
  )
  await kind.selectOption('certificates')
  await filtered
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
  await press(
    list(page)
      .getByRole('link', { name: `CERT-${run}A` })
      .first(),
  )
  await expect(details(page)).toContainText('Bruno Lima')
  await expect(details(page).locator('del').first()).toContainText(`${run}A`)
  await expect(page).toHaveURL(/collection=certificates&set=/)
  expectAtMost(3)
  await expectAccessible(page)
})

test('part numbers before and after, five rows first, and the words of a text', async ({
  page,
}) => {
  const { product, parts } = await prepare(page, `${run}B`)
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/collections/products/${product}`)
  await page.getByRole('main').getByRole('link', { name: 'Histórico', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`collection=products&document=${product}$`))
  const rows = details(page).locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await details(page).getByRole('button', { name: 'mostrar os outros 2' }).click()
  await expect(rows).toHaveCount(7)
  await expect(rows.first().getByRole('rowheader')).toHaveText(parts[0] ?? '')
  await expect(rows.first().locator('del')).toHaveCount(1)
  await expect(rows.first().locator('ins')).toHaveCount(1)
  await expect(details(page).locator('dd del')).toHaveText('cobre')
  await expect(details(page).locator('dd ins')).toHaveText('alumínio')
  await expectAccessible(page)
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }

  // the history of one part number
  await page.goto(`${panelBase}/history?part=${parts[2]}`)
  await expect(list(page).getByRole('listitem').first()).toContainText('8 valores em 7 códigos')
  await expect(details(page).getByRole('rowheader').first()).toHaveText(parts[0] ?? '')
})

test('the keyboard moves, opens and searches', async ({ page }) => {
  const { family } = await prepare(page, `${run}C`)
  await page.setViewportSize(narrow)
  await page.goto(`${panelBase}/history`)
  await expect(list(page).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type(`${family}-10`)
  await page.keyboard.press('Enter')
  // the certificate that named the product is one of them
  await expect(list(page).getByRole('listitem')).toHaveCount(3)
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list(page).getByRole('listitem').nth(2).getByRole('link')).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(details(page)).toContainText('criado')
  await page.goBack()
  await expect(list(page).getByRole('listitem').nth(0).getByRole('link')).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a change is taken back after a look at what that does', async ({ page }) => {
  const { product, parts } = await prepare(page, `${run}D`)
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/history?collection=products&document=${product}`)
  await expect(details(page)).toContainText('Desfazer num passo só: 8 valores voltam.')
  await details(page).getByRole('button', { name: 'Desfazer tudo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Desfazer tudo?' })
  await expect(dialog).toContainText('8 valores voltam.')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect(dialog).toBeHidden()
  await expect(list(page).getByRole('listitem')).toHaveCount(4)
  await expect(list(page).getByRole('listitem').nth(1)).toContainText('desfeita')
  await expect(details(page)).toContainText('Desfeita no todo ou em parte.')
  await details(page).getByRole('link', { name: 'ver' }).click()
  await expect(details(page)).toContainText('Desfaz uma entrada anterior.')
  await expect(details(page).getByRole('rowheader').first()).toHaveText(parts[0] ?? '')
})

test(
  'administrators see log-ins and end a session',
  { tag: nightly },
  async ({ page, browser }) => {
    await page.setViewportSize(wide)
    const other = await browser.newContext()
    const colleague = await other.newPage()
    await new Panel(colleague).setSession('tradutor@aterra.example')
    await asEditor(page)
    await page.goto(`${panelBase}/history?tab=sessions`)
    await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Sessões abertas/ })).toHaveCount(0)

    await asAdministrator(page)
    await page.goto(`${panelBase}/history`)
    await page.getByRole('link', { name: 'Entradas no painel' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Entrada')
    await expectAccessible(page)
    await page.getByLabel('Ação', { exact: true }).selectOption('log-in-refused')
    await expect(page).toHaveURL(/tab=events&kind=log-in-refused/)

    await page.getByRole('link', { name: /^Sessões abertas/ }).click()
    const end = page.getByRole('button', { name: /^Encerrar a sessão .* de Carla Nunes$/ })
    await expect(end.first()).toBeVisible()
    await expectAccessible(page)
    // the newest session of the translator
    await end.first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
    await expect(page.getByText(/^Sessão de .* encerrada\.$/)).toBeVisible()
    const me = await panelApi<{ user: unknown }>(colleague, 'GET', '/users/me')
    expect(me.user).toBeNull()
    await other.close()
  },
)
