/** @system */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { startSystem } from '../../tools/test/system.mjs'
import { robotsPath, sitemapIndexPath } from '../../site/server/artifacts/crawlers/paths.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { fillGaps, saveGlobal, writeHome } from '../launch-site.ts'
import { Panel } from '../panel.ts'
import { pageTexts } from '../texts.ts'

const account = { email: 'ana@bombas.test', password: 'cinco parafusos de cobre' }
const widths = [390, 1440]

// a separate system without the demonstration; each test continues from the previous one
test.describe.configure({ mode: 'serial' })

let data = ''
let system: Awaited<ReturnType<typeof startSystem>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  data = mkdtempSync(join(tmpdir(), 'vitrine-first-day-'))
  system = await startSystem(data, {
    VITRINE_DEMO: 'no',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  })
})
test.afterAll(async () => {
  await system?.stop()
  rmSync(data, { recursive: true, force: true })
})

async function logIn(page: Page): Promise<void> {
  const answer = await page.request.post(`${system.url}${panelApiBase}/users/login`, {
    headers: { origin: system.url },
    data: account,
  })
  expect(answer.status()).toBe(200)
}

/** True if an element is wider than the window. */
const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('a new site is closed to outsiders, in the language of the address', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const locale of localeCodes) {
      const answer = await page.goto(system.url + routePath('products', locale))
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '86400'])
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await overflows(page)).toBe(false)
      expect(await violationsOf(page)).toEqual([])
    }
  }
  expect(await (await page.request.get(`${system.url}${robotsPath}`)).text()).toBe(
    'User-agent: *\nDisallow: /\n',
  )
  expect((await page.request.get(`${system.url}${sitemapIndexPath}`)).status()).toBe(404)
})

test('the team sees the site by its link, where nothing leads to an empty screen', async ({
  browser,
  page,
}) => {
  await logIn(page)
  await page.goto(`${system.url}${panelBase}`)
  const link = await page.getByLabel('Link de pré-visualização').inputValue()
  const guest = await browser.newPage()
  await guest.goto(link)
  expect(guest.url()).toBe(`${system.url}/`)
  expect(await violationsOf(guest)).toEqual([])
  for (const locale of localeCodes) {
    const { shell } = pageTexts[locale]
    await guest.goto(system.url + routePath('home', locale))
    const hrefs = await guest
      .getByRole('navigation', { name: shell.navigation })
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
    expect(hrefs).toEqual([routePath('contact', locale)])
    // no cookie notice without texts, no empty heading
    await expect(guest.getByRole('button', { name: shell.cookies })).toHaveCount(0)
    for (const heading of await guest.getByRole('heading').all())
      await expect(heading).not.toBeEmpty()
  }
  await page.getByRole('button', { name: 'Novo link' }).click()
  await expect(page.getByText('O link anterior não abre mais nada.')).toBeVisible()
  await expect.poll(async () => (await guest.goto(link))?.status()).toBe(503)
  await guest.close()
})

test('the panel lists missing content, and fills in templates', async ({ page }) => {
  await logIn(page)
  await page.goto(`${system.url}${panelBase}`)
  await expect(page.getByRole('heading', { name: 'Monte seu site' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lançar o site' })).toBeDisabled()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await violationsOf(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
  }
  const accent = page.locator('input[name=accent]')
  await accent.fill('#ffee00')
  await expect(accent).toHaveAccessibleDescription(/o mínimo é 3:1/)
  await page.getByRole('button', { name: /^Usar #/ }).press('Enter')
  await expect(accent).toHaveAccessibleDescription(/aprovado/)
  await saveGlobal(page.request, system.url, {
    global: 'appearance',
    locale: 'br',
    data: { name: 'Bombas Serra Azul' },
  })
  await page.reload()
  await page.getByLabel('Modelo do ramo').selectOption({ label: 'Fluidos: bombas e válvulas' })
  await page.getByRole('checkbox', { name: 'Bombas dosadoras' }).uncheck()
  await page.getByText('Ajustar nomes e 8 atributos').first().click()
  await page
    .getByRole('checkbox', { name: /^Conexão/ })
    .first()
    .uncheck()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await violationsOf(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
  }
  await page.getByRole('button', { name: 'Criar rascunhos' }).click()
  await expect(page.getByText('publicar 2 rascunhos')).toBeVisible()
  await page.getByRole('button', { name: 'Preencher modelos' }).click()
  await expect(page.getByRole('button', { name: 'Preencher modelos' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Enviar um teste para mim' }).click()
  await expect(page.getByText(`O teste está a caminho de ${account.email}.`)).toBeVisible()
})

test('the page of a new product is filled in with the keyboard alone', async ({ page }) => {
  await logIn(page)
  await page.goto(`${system.url}${panelBase}`)
  await page.getByRole('link', { name: 'Primeiro produto' }).click()
  await expect(page.getByRole('heading', { name: 'Novo produto' })).toBeVisible()
  await new Panel(page).answersKeys()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await violationsOf(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
  }
  const inOrder = [
    'family',
    'ncm',
    'position',
    ...['title', 'summary'].flatMap((name) => localeCodes.map((code) => `${name}.${code}`)),
  ]
  const typed: Readonly<Record<string, string>> = { family: 'BX', 'title.br': 'Bomba BX-50' }
  const subcategory = page.getByRole('combobox', { name: 'Subcategoria' })
  await subcategory.focus()
  await page.keyboard.press('ArrowDown')
  await expect(subcategory).not.toHaveValue('')
  const reached: (string | null)[] = []
  for (const name of inOrder) {
    await page.keyboard.press('Tab')
    reached.push(await page.locator(':focus').getAttribute('name'))
    await page.keyboard.type(typed[name] ?? '')
  }
  expect(reached).toEqual(inOrder)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/collections\/products\/\d+/)
  await expect(page.getByRole('heading', { name: 'Bomba BX-50', level: 1 })).toBeVisible()
})

test('a launch opens the site, after its warnings were accepted', async ({ page, request }) => {
  await logIn(page)
  await writeHome(page.request, system.url)
  await page.goto(`${system.url}${panelBase}`)
  await expect(page.getByRole('button', { name: 'Lançar o site' })).toBeDisabled()
  await fillGaps(page.request, system.url)
  await page.reload()
  expect((await request.get(system.url)).status()).toBe(503)
  await page.getByRole('button', { name: 'Lançar o site' }).click()
  await page.getByRole('button', { name: 'Lançar mesmo assim' }).click()
  await expect.poll(async () => (await request.get(system.url)).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Monte seu site' })).toHaveCount(0)
  const home = await request.get(system.url)
  expect(home.headers()['x-robots-tag']).toBeUndefined()
  expect(await (await request.get(`${system.url}${robotsPath}`)).text()).toContain('Sitemap:')
})
