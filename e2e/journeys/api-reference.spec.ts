/** @reading @api */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { nightly } from '../nightly.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

const api = `${apiBase}${apiVersion}`

/** Records policy violations and requests to other origins. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) problems.push(url)
  })
  return problems
}

async function open(page: Page, name: CallName) {
  await page.goto(`${api}/docs?lang=en`)
  const call = page.locator(`[id$="-${name}"].opblock`)
  await call.locator('.opblock-summary-control').click()
  await expect(call.getByRole('button', { name: 'Execute' })).toBeVisible()
  return call
}

for (const locale of localeCodes) {
  test(
    `lists every call in ${locale}, fits its width, and sends the token of “Authorize”, from own files alone`,
    {
      tag: locale === defaultLocale ? [] : nightly,
    },
    async ({ page }) => {
      const problems = watch(page)
      await page.goto(`${api}/docs?lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
      await expect(page.locator('.opblock')).toHaveCount(Object.keys(calls).length)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(problems).toEqual([])

      // the token is accepted in any pasted form
      await page.locator('.btn.authorize').click()
      const dialog = page.locator('.modal-ux')
      // first of a member, then the key of a program
      const [ofMember, ofProgram] = [0, 1].map((at) => dialog.locator('.auth-container').nth(at))
      await ofMember?.getByRole('textbox').fill('Bearer a-token-of-the-test-123')
      await ofMember?.locator('.btn.authorize').click()
      await ofProgram?.getByRole('textbox').fill('vk.a-key-of-the-test')
      await ofProgram?.locator('.btn.authorize').click()
      await dialog.locator('.btn-done').first().click()
      const call = page.locator('[id$="-session-read"].opblock')
      await call.locator('.opblock-summary-control').click()
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.url().endsWith(calls['session-read'].path)),
        call.locator('.btn.execute').click(),
      ])
      expect(request.headers()['authorization']).toBe('Bearer a-token-of-the-test-123')
      await expect(call.locator('.live-responses-table .response-col_status').last()).toContainText(
        '401',
      )
      const list = page.locator('[id$="-attributes-list"].opblock')
      await list.locator('.opblock-summary-control').click()
      const [withKey] = await Promise.all([
        page.waitForRequest((sent) => sent.url().endsWith(calls['attributes-list'].path)),
        list.locator('.btn.execute').click(),
      ])
      expect(withKey.headers()['authorization']).toBe('Bearer vk.a-key-of-the-test')
      await expect(list.locator('.live-responses-table .response-col_status').last()).toContainText(
        '401',
      )
    },
  )
}

test('executes a GET call in the chosen locale', { tag: nightly }, async ({ page }) => {
  const problems = watch(page)
  const call = await open(page, 'product-categories-list')
  await call.getByRole('combobox').first().selectOption('en')
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith(calls['product-categories-list'].path)),
    call.getByRole('button', { name: 'Execute' }).click(),
  ])
  expect(request.headers()['content-language']).toBe('en')
  await expect(call.locator('.live-responses-table .response-col_status').last()).toHaveText('200')
  expect(problems).toEqual([])
})

test('sends a form with its file as multipart', { tag: nightly }, async ({ page }) => {
  const call = await open(page, 'job-application-send')
  await call.locator('input[type="file"]').setInputFiles({
    name: 'cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no CV'),
  })
  const [response] = await Promise.all([
    page.waitForResponse((received) => received.url().endsWith(calls['job-application-send'].path)),
    call.getByRole('button', { name: 'Execute' }).click(),
  ])
  const request = response.request()
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  // all other fields of the example are valid
  const { code, errors } = (await response.json()) as { code: string; errors?: { field: string }[] }
  expect([code, errors?.map(({ field }) => field)]).toEqual(['invalid-input', ['cv']])
})
