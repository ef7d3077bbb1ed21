/** @alone */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)
const typed = `Ainda não salvo ${run}`

const stay = (page: Page) => page.getByRole('button', { name: 'Permanecer nessa página' })

/** Ways out of a page; each ends with a question, or elsewhere. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'a link of the navigation': (page) =>
    page.locator('.shell-nav a:visible[href$="/admin"]').first().click(),
  'the finder (Ctrl K)': async (page) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('redirecionamentos')
    await expect(
      page.getByRole('dialog', { name: 'Ir para' }).getByRole('option').first(),
    ).toBeVisible()
    await page.keyboard.press('Enter')
  },
  'logging out': async (page) => {
    await page.locator('.shell-nav summary:visible').first().click()
    await page.locator('.shell-nav a:visible[href$="/logout"]').first().click()
  },
}

/** Reloads the page; resolves with true if the browser asks first. */
async function reloadAsks(page: Page): Promise<boolean> {
  let isAsked = false
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload'
    void dialog.dismiss()
  })
  await page.reload({ timeout: 2000 }).catch(() => null)
  return isAsked
}

const firstId = async (page: Page, collection: string): Promise<number> => {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    `/${collection}?limit=1&depth=0&locale=br`,
  )
  return docs[0]?.id ?? 0
}

/** Forms of documents: with drafts in the editor, with drafts, without, and of a global. */
const documents: Record<string, { path: (page: Page) => Promise<string>; field: string }> = {
  product: {
    path: async (page) => `collections/products/${await firstId(page, 'products')}`,
    field: '#field-description',
  },
  category: {
    path: async (page) => `collections/categories/${await firstId(page, 'categories')}`,
    field: '#field-description',
  },
  department: {
    path: async (page) => `collections/departments/${await firstId(page, 'departments')}`,
    field: '#field-title',
  },
  'home page': { path: async () => 'globals/home', field: '#field-hero__title' },
}

test.beforeEach(({ page }) => new Panel(page).setSession('admin@aterra.example'))

for (const [name, { path, field }] of Object.entries(documents))
  test(`the form of a ${name} asks before it is left with unsaved text`, async ({ page }) => {
    await page.goto(`${panelBase}/${await path(page)}?locale=br`)
    const control: Locator = page.locator(field).first()
    await expect(control).toBeEditable()
    await control.fill(typed)
    await expect(
      page.getByRole('button', { name: /^Salvar/ }).first(),
      'the form is marked as modified',
    ).toBeEnabled()
    for (const [way, leave] of Object.entries(ways)) {
      await leave(page)
      await stay(page).click()
      await expect(control, way).toHaveValue(typed)
    }
    expect(await reloadAsks(page)).toBe(true)
    await expect(control).toHaveValue(typed)
  })

test('the back button asks before it leaves a form with unsaved text', async ({ page }) => {
  await page.goto(`${panelBase}/collections/products`)
  await page.locator('[data-open]').first().click()
  const control = page.locator('#field-description')
  await expect(control).toBeEditable()
  const address = page.url()
  await control.fill(typed)
  await expect(page.locator('#action-save-draft')).toBeEnabled()
  await page.evaluate(() => window.history.back())
  await stay(page).click()
  await expect(control).toHaveValue(typed)
  expect(page.url()).toBe(address)
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: 'Sair mesmo assim' }).click()
  await expect(page).toHaveURL(/\/collections\/products(\?|$)/)
})

interface OwnForm {
  path: (page: Page) => Promise<string>
  field: (page: Page) => Locator
  /** True if the browser asks before a reload; the text is there again anyway. */
  asks: boolean
}

/** Forms of our own pages: their text is there again. */
const own: Record<string, OwnForm> = {
  'new product': {
    path: async () => 'new-product',
    field: (page) => page.locator('[name="title.br"]'),
    asks: true,
  },
  'reply to a lead': {
    path: async (page) => `inbox?tab=all&lead=messages-${await firstId(page, 'messages')}`,
    field: (page) => page.locator('.inbox__reply textarea').first(),
    asks: false,
  },
  'internal note': {
    path: async (page) => `inbox?tab=all&lead=messages-${await firstId(page, 'messages')}`,
    field: (page) => page.locator('.inbox__side textarea').first(),
    asks: false,
  },
  translation: {
    path: async (page) =>
      `translations?item=categories-${await firstId(page, 'categories')}-en&tab=missing`,
    field: (page) => page.locator('.desk textarea').first(),
    asks: false,
  },
}

for (const [name, { path, field, asks }] of Object.entries(own))
  test(`the form of a ${name} has its text again after it was left`, async ({ page }) => {
    const address = await path(page)
    const show = async (): Promise<void> => {
      await page.goto(`${panelBase}/${address}`)
      // a translation that is up to date is opened by a click on it
      const read = page.locator('.desk__read').first()
      await expect(field(page).or(read).first()).toBeVisible()
      if (await read.isVisible()) await read.click()
      await expect(field(page)).toBeVisible()
    }
    await show()
    await field(page).fill(typed)
    for (const way of ['a link of the navigation', 'the finder (Ctrl K)'] as const) {
      await ways[way]?.(page)
      await expect(page, way).not.toHaveURL(new RegExp(`/${address.split('?')[0]}(\\?|$)`))
      await show()
      await expect(field(page), way).toHaveValue(typed)
    }
    expect(await reloadAsks(page)).toBe(asks)
    await show()
    await expect(field(page)).toHaveValue(typed)
    await page.locator('.shell-nav summary:visible').first().click()
    await page.locator('.shell-nav a:visible[href$="/logout"]').first().click()
    await expect(page).toHaveURL(/\/log/)
    await new Panel(page).setSession('admin@aterra.example')
    await show()
    await expect(field(page), 'logging out').toHaveValue(typed)
  })
