/** @alone */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)
const typed = `Ainda não salvo ${run}`

const stay = (page: Page) => page.getByRole('button', { name: 'Permanecer nessa página' })

/**
 * Actions that leave a page; with unsaved input each one shows a confirmation or leads to another
 * page.
 */
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

/** Reloads the page; resolves with true if the browser shows its `beforeunload` confirmation. */
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

/**
 * Forms of documents: a collection with drafts in the editor, one with drafts, one without, and a
 * global.
 */
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
  path: string
  field: (page: Page) => Locator
}

/** Forms of the panel's own pages, which restore the typed text. */
const own: Record<string, OwnForm> = {
  'new product': {
    path: 'new-product',
    field: (page) => page.locator('[name="title.br"]'),
  },
}

for (const [name, { path, field }] of Object.entries(own))
  test(`the form of a ${name} has its text again after it was left`, async ({ page }) => {
    const show = async (): Promise<void> => {
      await page.goto(`${panelBase}/${path}`)
      await expect(field(page)).toBeVisible()
    }
    await show()
    await field(page).fill(typed)
    for (const way of ['a link of the navigation', 'the finder (Ctrl K)'] as const) {
      await ways[way]?.(page)
      await expect(page, way).not.toHaveURL(new RegExp(`/${path}$`))
      await show()
      await expect(field(page), way).toHaveValue(typed)
    }
    expect(await reloadAsks(page)).toBe(true)
    await expect(field(page)).toHaveValue(typed)
    await page.locator('.shell-nav summary:visible').first().click()
    await page.locator('.shell-nav a:visible[href$="/logout"]').first().click()
    await expect(page).toHaveURL(/\/log/)
    await new Panel(page).setSession('admin@aterra.example')
    await show()
    await expect(field(page), 'logging out').toHaveValue(typed)
  })
