/** @reading @legal */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { calls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { consentKey } from '../../site/app/shell/consent/stored-consent.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { apiUrl, clientIn } from '../contract-client.ts'
import { firstVisit } from '../returning-visitor.ts'
import { repeatedIn } from '../nightly.ts'
import { origin, secrets } from '../system-under-test.ts'
import { test } from '../reused-page.ts'
import { consentPanelTexts, pageTexts } from '../texts.ts'

test.use({ storageState: firstVisit })

const noticeOf = (page: Page, locale: Locale = 'br') =>
  page.getByRole('region', { name: pageTexts[locale].consent.title, exact: true })
const controllerOf = (page: Page, locale: Locale = 'br') =>
  page.getByRole('button', { name: pageTexts[locale].shell.cookies, exact: true })
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey)

/** Makes a choice and returns the id of its consent record, once stored. */
async function proofOf(page: Page, act: () => Promise<void>): Promise<string> {
  const answered = page.waitForResponse(
    (answer) => answer.url() === apiUrl + calls['consent-record'].path,
  )
  await act()
  const answer = await answered
  expect(answer.status()).toBe(200)
  return (await answer.json()).id
}

for (const locale of localeCodes) {
  test(
    `asks for consent in ${locale} with a rejection one press away, accessible on a phone`,
    { tag: repeatedIn(locale, 'products') },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(routePath('products', locale))
      const notice = noticeOf(page, locale)
      await expect(notice).toContainText(
        (await clientIn(locale)('layout-read')).cookies.cookies_notification_text,
      )
      const [accept, refuse] = await Promise.all(
        [pageTexts[locale].consent.accept, pageTexts[locale].consent.refuse].map((name) =>
          notice.getByRole('button', { name, exact: true }).boundingBox(),
        ),
      )
      const size = (box: typeof accept) => [
        Math.round(box?.width ?? 0),
        Math.round(box?.height ?? 0),
      ]
      expect(size(refuse), 'refusing is as large as accepting').toEqual(size(accept))
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      )
      await notice
        .getByRole('button', { name: pageTexts[locale].consent.choose, exact: true })
        .click()
      await expect(
        page.getByRole('dialog', { name: consentPanelTexts[locale].title }),
      ).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    },
  )
}

test('stores and records a choice, does not ask again, and lets it be changed', async ({
  page,
  request,
}) => {
  const { cookies } = await clientIn('br')('layout-read')
  const [first, ...others] = cookies.cookies_complete
  const optional = cookies.cookies_complete
    .flatMap(({ items }) => items)
    .filter((item) => item.optional)
  const [chosen] = optional
  if (!first || !chosen) throw new Error('The demonstration content has no cookies to choose.')
  await page.goto(routePath('products', 'br'))
  await noticeOf(page)
    .getByRole('button', { name: pageTexts.br.consent.choose, exact: true })
    .click()
  const panel = page.getByRole('dialog', { name: consentPanelTexts.br.title })

  // first category expanded; necessary cookies cannot be switched off; optional ones are off
  for (const { title } of first.items)
    await expect(panel.getByRole('checkbox', { name: title })).toBeDisabled()
  for (const { categoryLabel, items } of others) {
    await expect(panel.getByText(items[0]?.title ?? '', { exact: true })).toBeHidden()
    await panel.getByText(categoryLabel, { exact: true }).click()
    for (const { title } of items)
      await expect(panel.getByRole('checkbox', { name: title })).not.toBeChecked()
  }
  await panel.getByRole('checkbox', { name: chosen.title }).check()
  const id = await proofOf(page, () =>
    panel.getByRole('button', { name: consentPanelTexts.br.save, exact: true }).click(),
  )
  await expect(panel).toBeHidden()
  await expect(noticeOf(page)).toBeHidden()
  const choice = await stored(page)
  expect(choice).toMatchObject({
    accepted: false,
    version: cookies.cookies_notification_version,
    id,
  })
  expect(
    choice.preferences
      .filter(({ activated }: { activated: boolean }) => activated)
      .map(({ slug }: { slug: string }) => slug),
  ).toEqual([...first.items.map(({ slug }) => slug), chosen.slug])

  await page.reload()
  await expect(controllerOf(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(noticeOf(page)).toBeHidden()

  // by keyboard: the dialog takes the focus and restores it
  await controllerOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(noticeOf(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(noticeOf(page)).toBeHidden()
  await expect(controllerOf(page)).toBeFocused()

  await page.keyboard.press('Enter')
  const second = await proofOf(page, () =>
    noticeOf(page).getByRole('button', { name: pageTexts.br.consent.accept, exact: true }).click(),
  )
  expect(second).not.toBe(id)
  expect(await stored(page)).toMatchObject({
    accepted: true,
    preferences: cookies.cookies_complete.flatMap(({ items }) =>
      items.map(({ slug }) => ({ slug, activated: true })),
    ),
  })

  // the panel lists both records, without personal data
  const login = await request.post(`${panelApiBase}/users/login`, {
    headers: { origin },
    data: { email: 'admin@aterra.example', password: secrets().DEMO_PASSWORD },
  })
  const { token } = await login.json()
  const { docs } = await (
    await request.get(`${panelApiBase}/consents?where[key][in]=${id},${second}&sort=createdAt`, {
      headers: { authorization: `JWT ${token}` },
    })
  ).json()
  expect(docs).toMatchObject([
    {
      key: id,
      locale: 'br',
      accepted: false,
      version: cookies.cookies_notification_version,
      text: cookies.cookies_notification_text,
      preferences: choice.preferences,
    },
    { key: second, locale: 'br', accepted: true },
  ])
})

test('retries an unsent consent record on the next page', async ({ page, watched }) => {
  const proofs = (url: URL) => url.href === apiUrl + calls['consent-record'].path
  await page.route(proofs, (route) => route.abort())
  await page.goto(routePath('products', 'br'))
  const failed = page.waitForEvent('requestfailed')
  await noticeOf(page)
    .getByRole('button', { name: pageTexts.br.consent.refuse, exact: true })
    .click()
  await failed
  await expect(noticeOf(page)).toBeHidden()
  await page.unroute(proofs)
  const id = await proofOf(page, () => page.reload().then(() => undefined))
  expect((await stored(page)).id).toBe(id)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('in:cookies-proofs'))).toBeNull()
  // the specification requires this console warning
  expect(watched.complaints.splice(0).length).toBeGreaterThan(0)
})

test('requests consent again after a new version of the text', async ({ page }) => {
  await page.addInitScript(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify({ accepted: true, preferences: [], version: 'before' }),
      ),
    consentKey,
  )
  await page.goto(routePath('products', 'br'))
  await expect(noticeOf(page)).toBeVisible()
})
