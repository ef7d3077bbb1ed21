/** @alone @appearance */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { dataSheetPath } from '../../site/shared/product/data-sheet-path.ts'
import { shareImagePath } from '../../site/shared/page/share-image.ts'
import { knownProduct, pathOf } from '../addresses.ts'
import { contactMessage, send } from '../contact-message.ts'
import { clientIn } from '../contract-client.ts'
import { Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

/** Maximum time until all visitors see a change, ms. */
const maxDelayMs = 1000

const name = 'Bombas Serra Azul'
const refused = '#f5d020'
const accent = '#1f5fbf'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="280" height="70" viewBox="0 0 56 14" fill="currentColor"><path d="M0 14 14 0l14 14zM30 4h26v6H30z"/></svg>'

interface Appearance {
  name: string
  colors: { accent: string }
}

const read = async (page: Page): Promise<Appearance> =>
  (
    await page.request.get(`${panelApiBase}/globals/appearance?depth=0`, { headers: { origin } })
  ).json()

const put = async (page: Page, data: object): Promise<void> => {
  const answer = await page.request.post(`${panelApiBase}/globals/appearance?locale=br`, {
    headers: { origin },
    data,
  })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
}

const styleOf = (html: string): string | undefined => /\/appearance\/[^"]+\.css/.exec(html)?.[0]

/** Text of the newest mail, without soft line breaks. */
function newestMail(): string {
  const folder = join(process.env['VITRINE_DATA'] ?? 'var', 'mail')
  // the first mail creates the folder
  const file = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((entry) => entry.endsWith('.eml'))
    .sort()
    .at(-1)
  return file === undefined
    ? ''
    : readFileSync(join(folder, file), 'utf8').replaceAll(/=\r?\n/g, '')
}

test('a new name, logo and accent are on the site within a second, and in mails and files', async ({
  page,
  request,
}) => {
  const panel = new Panel(page)
  await panel.setSession('admin@aterra.example')
  const before = await read(page)
  const product = await knownProduct()
  const sheet = dataSheetPath(product, 'br')
  const picture = shareImagePath(await pathOf('product'))
  const pictureBefore = await (await request.get(picture)).body()
  const styleBefore = styleOf(await (await request.get('/')).text())
  try {
    await page.goto(`${panelBase}/globals/appearance`)
    const color = page.locator('#field-colors__accent')
    await expect(color).toHaveValue(before.colors.accent)
    // a color without contrast is reported, and a click takes the nearest passing one
    await color.fill(refused)
    const offer = page.getByRole('button', { name: /^Usar #/ })
    await expect(offer).toBeVisible()
    const offered = /#[0-9a-f]{6}/.exec((await offer.textContent()) ?? '')?.[0]
    await offer.click()
    await expect(color).toHaveValue(offered ?? '')
    await expect(offer).toBeHidden()

    await color.fill(accent)
    await page.locator('#field-name').fill(name)
    await page.locator('#field-wordmark').fill('')
    await page
      .locator('.logo-field input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
    await expect(page.locator('.logo-field__picture').first()).toHaveAttribute('src', /M30%204h26/)
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().includes('/globals/appearance') && answer.request().method() === 'POST',
    )
    await page.locator('#action-save').click()
    expect((await saved).status()).toBe(200)
    const savedAt = performance.now()
    let html = ''
    while (!html.includes(`-${accent.slice(1)}.`) || !html.includes(name)) {
      html = await (await request.get('/')).text()
      expect(performance.now() - savedAt, 'seen within a second').toBeLessThan(maxDelayMs)
    }

    // the site in a browser: styles, logo, icon
    await page.goto('/')
    const accentIs = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
    )
    expect(accentIs).toBe(accent)
    const shown = page.locator('header img').first()
    await expect(shown).toHaveJSProperty('complete', true)
    const drawn = await shown.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ])
    expect(drawn).toEqual([224, 56])
    expect(await (await request.get('/favicon.svg')).text()).toContain(`color="${accent}"`)
    for (const icon of ['/apple-touch-icon.png', '/icon-512.png', '/favicon.ico'])
      expect((await request.get(icon)).status(), icon).toBe(200)
    expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ name })

    // a data sheet and a share image
    const pdf = await getDocumentProxy(new Uint8Array(await (await request.get(sheet)).body()))
    expect((await extractText(pdf, { mergePages: true })).text).toContain(name)
    expect((await (await request.get(picture)).body()).equals(pictureBefore)).toBe(false)

    // a mail: name, color, and the logo within the message
    const { data } = await clientIn('br')('departments-list')
    expect((await send(contactMessage(data[0]?.slug ?? ''))).status).toBe(200)
    await expect.poll(newestMail).toContain(name)
    expect(newestMail()).toContain('Content-ID: <logo>')

    // log-in of the panel, and the API's page
    await page.context().clearCookies()
    await page.goto(`${panelBase}/login`)
    await expect(page.getByText(name)).toBeVisible()
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
    )
    expect(brand).toBe(accent)
    await page.goto('/api/v1/docs')
    await expect(page.getByText(name)).toBeVisible()
  } finally {
    await panel.setSession('admin@aterra.example')
    await put(page, before)
  }
  await expect.poll(async () => styleOf(await (await request.get('/')).text())).toBe(styleBefore)
})

test('shows in the panel how the site looks with a color that is not saved', async ({ page }) => {
  const panel = new Panel(page)
  await panel.setSession('admin@aterra.example')
  await page.goto(`${panelBase}/globals/appearance`)
  await expect(page.locator('#field-colors__accent')).not.toHaveValue('')
  // the panel restores the previous state of the preview
  const toggler = page.locator('#live-preview-toggler')
  await expect(toggler).toBeVisible()
  if (!/active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('banner')).toBeVisible()
  await page.locator('#field-colors__accent').fill(accent)
  await expect
    .poll(() =>
      site
        .locator(':root')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent')),
    )
    .toBe(accent)
  expect((await read(page)).colors.accent).not.toBe(accent)
})
