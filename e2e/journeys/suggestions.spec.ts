/** @reading @search @suggestions */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { knownPartNumber } from '../addresses.ts'
import { repeatedIn } from '../nightly.ts'
import { test, unwatchedTest } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { leadFormsTexts, pageTexts, searchTexts, suggestionsTexts } from '../texts.ts'

const suggestCall = `${apiBase}${apiVersion}${calls['search-suggest'].path}`

/** Opens a screen; returns the search field of its content. */
async function fieldOf(page: Page, screen: 'home' | 'products', locale: Locale = 'br') {
  await page.goto(routePath(screen, locale))
  await hydrated(page)
  return page.getByRole('main').getByRole('combobox').first()
}

/** Types a text and waits for its suggestions. */
async function type(page: Page, text: string) {
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('search') === text,
  )
  await page.keyboard.type(text)
  await answered
}

for (const locale of localeCodes)
  for (const screen of ['home', 'products'] as const)
    test(
      `suggests part numbers by the keyboard on ${screen}, in ${locale}`,
      { tag: repeatedIn(locale, screen) },
      async ({ page }) => {
        const texts = suggestionsTexts[locale]
        const field = await fieldOf(page, screen, locale)
        await field.focus()
        await type(page, knownPartNumber.slice(0, -1))
        const list = page.getByRole('listbox', { name: texts.label })
        const group = list.getByRole('group', { name: texts.partNumbers })
        const first = group.getByRole('option').first()
        await expect(first).toContainText(knownPartNumber.slice(0, -1))
        await expect(field).toHaveAttribute('aria-expanded', 'true')
        await expect(first).toHaveAttribute('aria-selected', 'false')
        await page.keyboard.press('ArrowDown')
        await expect(first).toHaveAttribute('aria-selected', 'true')
        await expect(field).toBeFocused()
        await expect(field).toHaveAttribute(
          'aria-activedescendant',
          (await first.getAttribute('id')) ?? '',
        )
        expect(await violationsOf(page, 'search')).toEqual([])
        const href = (await first.getAttribute('href')) ?? ''
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => url.pathname === href)
        await expect(
          page.getByRole('region', { name: href.split('/').at(-1) ?? '', exact: true }),
        ).toBeVisible()
      },
    )

test('searches the text when Enter is pressed without a choice', async ({ page }) => {
  const field = await fieldOf(page, 'home')
  await field.focus()
  await type(page, 'terminal')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${routePath('search', 'br')}?${queryNames.q.br}=terminal`)
})

test('closes the suggestions on Escape and keeps the text and the dialog', async ({ page }) => {
  await page.goto(routePath('contact', 'br'))
  await hydrated(page)
  const { shell } = pageTexts.br
  await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click()
  const dialog = page.getByRole('dialog', { name: shell.search.label })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await type(page, 'terminal')
  const list = dialog.getByRole('listbox')
  await expect(list).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(field).toHaveValue('terminal')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('ignores an answer that arrives after that of a later text', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(`**${suggestCall}?*`, async (route) => {
    const text = new URL(route.request().url()).searchParams.get('search')
    if (text === 'terminal') await new Promise<void>((release) => held.push(release))
    await route.continue().catch(() => undefined)
  })
  const field = await fieldOf(page, 'home')
  await field.fill('terminal')
  await expect.poll(() => held.length).toBe(1)
  const answered = page.waitForResponse((response) => response.url().includes('haste'))
  await field.fill('haste')
  await answered
  const list = page.getByRole('listbox')
  await expect(list).toContainText(/haste/i)
  const shown = await list.textContent()
  for (const release of held) release()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await list.textContent()).toBe(shown)
})

unwatchedTest('searches as before when suggestions cannot be had', async ({ page }) => {
  await page.route(`**${suggestCall}?*`, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Falha de teste' } }),
  )
  const field = await fieldOf(page, 'home')
  await field.focus()
  await type(page, 'terminal')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${routePath('search', 'br')}?${queryNames.q.br}=terminal`)
})

for (const locale of localeCodes)
  test(
    `an empty result offers near part numbers and a question, in ${locale}`,
    { tag: repeatedIn(locale, 'search') },
    async ({ page }) => {
      const { empty } = searchTexts[locale]
      const text = knownPartNumber.replace('50', '51')
      await page.goto(`${routePath('search', locale)}?${queryNames.q[locale]}=${text}`)
      await hydrated(page)
      const near = page.getByRole('main').getByRole('list', { name: empty.near })
      await expect(near.getByRole('link').first()).toHaveText(knownPartNumber)
      const whatsapp = page.getByRole('main').getByRole('link', { name: empty.whatsapp })
      await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent(text)))
      expect(await violationsOf(page, 'main')).toEqual([])
      await page.getByRole('main').getByRole('link', { name: empty.ask }).click()
      const { fields } = leadFormsTexts[locale]
      await expect(page.getByRole('textbox', { name: fields.message })).toHaveValue(
        new RegExp(text),
      )
    },
  )

test('offers near part numbers beside the product that a wrong one begins like', async ({
  page,
}) => {
  const text = `${knownPartNumber.slice(0, -2)}99`
  await page.goto(`${routePath('search', 'br')}?${queryNames.q.br}=${text}`)
  const near = page.getByRole('list', { name: searchTexts.br.empty.near })
  await expect(near.getByRole('link', { name: knownPartNumber, exact: true })).toBeVisible()
})

test('shows an exact part number as a row above the results', async ({ page }) => {
  await page.goto(`${routePath('search', 'br')}?${queryNames.q.br}=${knownPartNumber}`)
  const rows = page.getByRole('main').getByRole('link', { name: knownPartNumber, exact: true })
  const first = rows.first()
  await expect(first).toBeVisible()
  const above = await first.boundingBox()
  const picture = await page.getByRole('article').first().boundingBox()
  expect(above?.y ?? Infinity).toBeLessThan(picture?.y ?? 0)
  await first.click()
  await expect(page.getByRole('region', { name: knownPartNumber, exact: true })).toBeInViewport()
})
