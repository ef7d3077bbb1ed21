/** @reading @home @search */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { crashPath } from '../../site/shared/page/crash-report.ts'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { localeCookie } from '../../site/shared/i18n/locale-cookie.ts'
import { modalDefaults } from '../../site/app/core/modals/modal.ts'
import { violationsOf } from '../accessibility.ts'
import { knownPartNumber } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { test, unwatchedTest } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { errorsTexts, pageTexts, searchTexts, styleguideTexts } from '../texts.ts'
import { repeatedIn } from '../nightly.ts'

const panelCall = apiBase + apiVersion + calls['search-panel-read'].path

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

for (const locale of localeCodes) {
  test(
    `loads popular searches when the search opens, in ${locale}`,
    { tag: repeatedIn(locale, 'contact') },
    async ({ page }) => {
      const { shell } = pageTexts[locale]
      const search = searchTexts[locale]
      const sentLanguages: string[] = []
      page.on(
        'request',
        (request) =>
          new URL(request.url()).pathname === panelCall &&
          sentLanguages.push(request.headers()['content-language'] ?? ''),
      )
      await open(page, routePath('contact', locale))
      expect(sentLanguages).toEqual([])
      await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click()
      const bar = page.getByRole('dialog', { name: shell.search.label })
      const panel = await clientIn(locale)('search-panel-read')
      const blocks = {
        [search.mostViewed]: panel.most_accessed_products,
        [search.applications]: panel.most_accessed_applications,
        [search.publications]: panel.publications,
      }
      for (const [title, list] of Object.entries(blocks)) {
        await expect(bar.getByRole('heading', { name: title, exact: true })).toHaveCount(
          list.length > 0 ? 1 : 0,
        )
        for (const { title: name } of list)
          await expect(bar.getByRole('link', { name }).first()).toBeVisible()
      }
      expect(sentLanguages).toEqual([locales[locale].tag])
      await expect(bar.getByRole('combobox')).toBeFocused()
      expect(await violationsOf(page, 'dialog[open]')).toEqual([])
      const [first] = panel.most_accessed_products
      await bar
        .getByRole('link', { name: first?.title ?? '' })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
      await expect(bar).toBeHidden()
    },
  )
}

test('omits empty blocks', async ({ page }) => {
  await page.route(`**${panelCall}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), most_accessed_applications: [] },
    })
  })
  await open(page, routePath('contact', 'br'))
  await page.getByRole('banner').getByRole('link', { name: pageTexts.br.shell.search.open }).click()
  await expect(
    page.getByRole('heading', { name: searchTexts.br.publications, exact: true }),
  ).toBeVisible()
  await expect(
    page.getByRole('heading', { name: searchTexts.br.applications, exact: true }),
  ).toHaveCount(0)
})

unwatchedTest(
  'a panel that cannot be had is logged with its endpoint, and the search goes on',
  async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(`**${panelCall}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Falha de teste' } }),
    )
    await open(page, routePath('contact', 'br'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: pageTexts.br.shell.search.open })
      .click()
    await expect.poll(() => logged).toContain(`GET ${panelCall}: Falha de teste`)
    const input = page.getByRole('dialog').getByRole('combobox')
    await expect(input).toBeFocused()
    await input.press('Enter')
    await expect(page, 'an empty search does nothing').toHaveURL(routePath('contact', 'br'))
    await input.fill(knownPartNumber)
    await input.press('Enter')
    await expect(page).toHaveURL(
      `${routePath('search', 'br')}?${queryNames.q.br}=${knownPartNumber}`,
    )
  },
)

test('redirects / to the chosen locale’s home; / itself is unchanged', async ({
  page,
  request,
}) => {
  const fresh = async (cookie: string) =>
    request.get(routePath('home', 'br'), { maxRedirects: 0, headers: { cookie } })
  for (const locale of ['en', 'es'] as const) {
    const answer = await fresh(`${localeCookie}=${locale}`)
    expect([
      answer.status(),
      answer.headers()['location'],
      answer.headers()['cache-control'],
    ]).toEqual([302, routePath('home', locale), 'no-store'])
  }
  expect(await (await fresh('')).text()).toBe(await (await fresh(`${localeCookie}=br`)).text())

  await open(page, routePath('home', 'br'))
  const switcher = page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: pageTexts.br.shell.languages.label })
  await switcher.click()
  await page.getByRole('banner').getByRole('link', { name: locales.es.title }).click()
  await expect(page).toHaveURL(routePath('home', 'es'))
  const cookie = (await page.context().cookies()).find(({ name }) => name === localeCookie)
  expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
  await page.goto(routePath('home', 'br'))
  await expect(page).toHaveURL(routePath('home', 'es'))
  await hydrated(page)
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: pageTexts.es.shell.languages.label })
    .click()
  await page.getByRole('banner').getByRole('link', { name: locales.br.title }).click()
  await expect(page).toHaveURL(routePath('home', 'br'))
})

for (const locale of localeCodes) {
  test(
    `modals say, ask and lead, in ${locale}`,
    { tag: repeatedIn(locale, 'styleguide') },
    async ({ page }) => {
      const { shell } = pageTexts[locale]
      const { modals, notices } = styleguideTexts[locale]
      await open(page, routePath('styleguide', locale))
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const status = page.getByRole('dialog', { name: notices.info.title, exact: true })
      await press(`${modals.status}: ${notices.info.title}`)
      await expect(status).toContainText(notices.info.text)
      expect((await status.boundingBox())?.width).toBe(modalDefaults.width)
      expect(await violationsOf(page, 'dialog[open]')).toEqual([])
      await status.getByRole('button', { name: shell.modal.back, exact: true }).click()
      await expect(status).toBeHidden()
      await expect(
        page.getByRole('button', { name: `${modals.status}: ${notices.info.title}`, exact: true }),
      ).toBeFocused()

      await press(modals.locked)
      const locked = page.getByRole('dialog', { name: notices.warning.title, exact: true })
      await expect(locked.getByRole('button')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await expect(locked).toBeVisible()
      await locked.getByRole('button').click()
      await expect(locked).toBeHidden()

      const question = page.getByRole('alertdialog', {
        name: shell.system.confirmTitle,
        exact: true,
      })
      const answer = page.getByRole('main').getByRole('status').filter({ hasText: /./ }).last()
      await press(modals.ask)
      await expect(question).toContainText(shell.system.confirmText)
      await page.keyboard.press('Escape')
      await expect(answer).toHaveText(modals.cancelled)
      await press(modals.ask)
      await question.getByRole('button', { name: shell.system.leave, exact: true }).click()
      await expect(answer).toHaveText(modals.confirmed)
      await expect(question).toBeHidden()

      await press(modals.leading)
      await page.getByRole('dialog').getByRole('button', { name: shell.home, exact: true }).click()
      await expect(page).toHaveURL(routePath('home', locale))
    },
  )
}

test('shows as many slides as fit', async ({ page }) => {
  await open(page, routePath('styleguide', 'br'))
  const carousel = page
    .getByRole('main')
    .locator('[role=group][data-columns]:not([data-grid-from])')
  for (const [width, slides] of [
    [1440, 4],
    [1200, 4],
    [1199, 3.5],
    [992, 3.5],
    [991, 2.5],
    [768, 2.5],
    [767, 2],
    [576, 2],
    [575, 1.8],
    [476, 1.8],
    [475, 1.3],
    [390, 1.3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const seen = await carousel.evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const track = element.querySelector('ul')
      const slide = track?.firstElementChild
      if (!track || !slide) return Number.NaN
      const gap = Number.parseFloat(getComputedStyle(track).columnGap)
      const room =
        element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return (room + gap) / (slide.getBoundingClientRect().width + gap)
    })
    expect(seen, `slides at ${width} px`).toBeCloseTo(slides, 1)
    await expect(carousel.getByRole('button'), 'no arrows, no dots').toHaveCount(0)
  }
})

unwatchedTest(
  'a screen that breaks in the browser shows the error page inside the shell and is reported',
  async ({ page }) => {
    const errors = errorsTexts.br
    const { shell } = pageTexts.br
    await open(page, routePath('home', 'br'))
    await page.route(`**${apiBase}${apiVersion}/web/news?*`, (route) =>
      route.fulfill({ json: { data: null, meta: null } }),
    )
    await page.route(`**${apiBase}${apiVersion}/web/news`, (route) =>
      route.fulfill({ json: { data: null, meta: null } }),
    )
    const report = page.waitForResponse(
      (response) => new URL(response.url()).pathname === crashPath,
    )
    await page
      .getByRole('navigation', { name: shell.navigation })
      .getByRole('link', { name: shell.nav.news })
      .click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      errors['500'].title,
    )
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect((await report).status()).toBe(204)
    await page.getByRole('main').getByRole('link', { name: errors.home }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
      errors['500'].title,
    )
  },
)
