/** @handbook */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Panel } from '../panel.ts'

/** Folder of the manual's pictures; committed, at most 60 kB each. */
const folder = join(import.meta.dirname, '../../docs/manual/pictures')

test.use({ viewport: { width: 1280, height: 800 } })
test.beforeAll(() => void mkdirSync(folder, { recursive: true }))
test.beforeEach(({ page }) => new Panel(page).setSession('admin@aterra.example'))

/** Takes a screenshot of the window, with a frame around the element that the text describes. */
async function take(panel: Panel, name: string, spokenOf?: Locator): Promise<void> {
  const { page } = panel
  // cells and pictures are fetched after the list, relations after the cells
  for (let round = 0; round < 2; round += 1) {
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/^Carregando/)).toHaveCount(0)
  }
  if (spokenOf) {
    await spokenOf.scrollIntoViewIfNeeded()
    await spokenOf.evaluate((element) => {
      element.style.outline = '3px solid #d4380d'
      element.style.outlineOffset = '4px'
      element.style.borderRadius = '4px'
    })
  }
  // WebP, which Playwright's own call does not write: half of a JPEG's size with sharp text
  const chromium = await page.context().newCDPSession(page)
  const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  writeFileSync(join(folder, `${name}.webp`), data, 'base64')
}

/**
 * Opens the first entry of a collection by the URL of its link: a click is lost if the list changes
 * its own URL at the same time.
 */
async function openFirst(page: Page, collection: string): Promise<void> {
  await page.goto(`${panelBase}/collections/${collection}`)
  const entry = page.locator('tbody a').first()
  await page.goto(await entry.evaluate((link: HTMLAnchorElement) => link.href))
}

const addresses = {
  painel: '',
  produtos: '/collections/products',
  noticias: '/collections/posts',
  documentos: '/collections/files',
  distribuidores: '/collections/distributors',
  buscas: '/searches',
  sinonimos: '/collections/synonyms',
  mensagens: '/collections/messages?limit=10',
  associados: '/collections/members?limit=10',
  privacidade: '/collections/data-requests?limit=10',
  aparencia: '/globals/appearance',
  empresa: '/globals/layout',
  inicio: '/globals/home',
} as const

for (const [name, address] of Object.entries(addresses))
  test(`the manual shows ${name}`, async ({ page }) => {
    const panel = new Panel(page)
    await page.goto(panelBase + address)
    await expect(page.getByRole('link', { name: 'Conta' })).toBeVisible()
    await take(panel, name)
  })

test('the manual shows a product, its table, its buttons and its versions', async ({ page }) => {
  const panel = new Panel(page)
  await openFirst(page, 'products')
  const publish = page.getByRole('button', { name: 'Publicar em português' })
  await expect(publish).toBeVisible()
  await take(panel, 'produto')
  await panel.openTab('Variantes')
  await expect(page.getByRole('grid', { name: 'Variantes' })).toBeVisible()
  await take(panel, 'variantes', page.getByRole('grid', { name: 'Variantes' }))
  await page.locator('a[href*="/versions"]').first().click()
  await expect(page).toHaveURL(/\/versions/)
  await expect(page.getByRole('grid', { name: 'Variantes' })).toBeHidden()
  await take(panel, 'versoes')
})

test('the manual shows the choice of the language that is written', async ({ page }) => {
  const panel = new Panel(page)
  await openFirst(page, 'categories')
  await expect(page.getByRole('button', { name: 'Publicar alterações' })).toBeVisible()
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await take(panel, 'idioma', page.getByRole('button', { name: /^Idioma/ }))
})
