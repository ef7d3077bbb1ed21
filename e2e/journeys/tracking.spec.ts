/** @alone @legal */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelApiBase } from '@vitrine/contract/panel'
import { routePath } from '../../site/shared/routes/table.ts'
import { consentSignals, denied } from '../../site/shared/tracking/google.ts'
import { firstVisit } from '../returning-visitor.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin, secrets } from '../system-under-test.ts'
import { hydrated } from '../watched-page.ts'
import { pageTexts } from '../texts.ts'

const container = 'GTM-VITRINE'
const property = 'G-VITRINE001'
const on = {
  scripts: true,
  google_tag_manager: container,
  google_analytics_id: property,
  google_site_verification: 'a-word-of-google',
}
const off = {
  scripts: false,
  google_tag_manager: '',
  google_analytics_id: '',
  google_site_verification: '',
}
const path = routePath('products', 'br')

test.use({ storageState: firstVisit })

/** Records and mocks requests to other origins. */
async function foreignRequests(page: Page): Promise<string[]> {
  const foreign: string[] = []
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    },
  )
  return foreign
}

const press = (page: Page, name: string) =>
  page
    .getByRole('region', { name: pageTexts.br.consent.title, exact: true })
    .getByRole('button', { name, exact: true })
    .click()
const settled = (page: Page) => page.waitForLoadState('networkidle')

test('loads Google’s tags after consent only, and removes them after withdrawal', async ({
  page,
  request,
}) => {
  const login = await request.post(`${panelApiBase}/users/login`, {
    headers: { origin },
    data: { email: 'admin@aterra.example', password: secrets().DEMO_PASSWORD },
  })
  const { token } = await login.json()
  const set = async (data: object) =>
    expect(
      (
        await request.post(`${panelApiBase}/globals/layout?locale=br`, {
          headers: { authorization: `JWT ${token}`, origin },
          data,
        })
      ).status(),
    ).toBe(200)
  const policy = async () => (await request.get(path)).headers()['content-security-policy']
  expect(await policy(), 'no ids: no host of Google').not.toMatch(
    /google-analytics|googletagmanager/,
  )
  try {
    await set({ scripts: on })
    await expect.poll(policy).toContain('https://www.googletagmanager.com')
    expect(await policy()).not.toContain('unsafe-')
    expect(await (await request.get(path)).text()).toContain(
      `<meta name="google-site-verification" content="${on.google_site_verification}"/>`,
    )

    const foreign = await foreignRequests(page)
    await page.goto(path)
    await hydrated(page)
    await expect(
      page.getByRole('region', { name: pageTexts.br.consent.title, exact: true }),
    ).toBeVisible()
    await settled(page)
    expect(foreign, 'before the choice').toEqual([])

    await press(page, pageTexts.br.consent.refuse)
    await page.reload()
    await hydrated(page)
    await settled(page)
    expect(foreign, 'after refusing').toEqual([])
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()

    await page.getByRole('button', { name: pageTexts.br.shell.cookies, exact: true }).click()
    await press(page, pageTexts.br.consent.accept)
    await expect
      .poll(() => foreign)
      .toEqual([
        `https://www.googletagmanager.com/gtm.js?id=${container}`,
        `https://www.googletagmanager.com/gtag/js?id=${property}`,
      ])
    const consentCalls = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? Array.from(entry as ArrayLike<unknown>)
          : entry,
      ),
    )
    expect(consentCalls.slice(0, 2), 'all denied before anything, then what was granted').toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', consentSignals(() => true)],
    ])

    // after withdrawal: no tags and no Google cookies
    await page.evaluate(() => void (document.cookie = '_ga=GA1.1; Path=/'))
    foreign.length = 0
    const again = page.waitForEvent('load')
    await page.getByRole('button', { name: pageTexts.br.shell.cookies, exact: true }).click()
    await press(page, pageTexts.br.consent.refuse)
    await again
    await hydrated(page)
    await settled(page)
    expect(foreign, 'after withdrawing').toEqual([])
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')

    await set({ environment: { environment: 'homolog' } })
    await expect.poll(policy, 'homologation never tracks').not.toContain('googletagmanager')
  } finally {
    await set({ scripts: off, environment: { environment: 'production' } })
  }
  await expect.poll(policy).not.toContain('googletagmanager')
})
