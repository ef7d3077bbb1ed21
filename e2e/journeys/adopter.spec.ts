import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Browser } from '@playwright/test'
import { apiBase, apiVersion, calls } from '@vitrine/contract/calls'
import { neutralLook } from '@vitrine/contract/appearance/choices'
import { localeCodes } from '@vitrine/contract/locales'
import { panelBase } from '@vitrine/contract/panel'
import { readHouse } from '../../demo/houses.ts'
import { localeOfPath } from '../../site/shared/routes/locale-of-path.ts'
import { houseNames } from '../../tools/configuration.mjs'
import { startSystem } from '../../tools/system.mjs'
import { violationsOf } from '../accessibility.ts'
import { company, products } from '../adopter/company.ts'
import { drawPicture } from '../adopter/drawn-picture.ts'
import { Person } from '../adopter/person.ts'
import { foreignParts } from '../foreign-parts.ts'
import { readMails, readPublished } from '../published-texts.ts'
import { readSitemaps } from '../sitemap.ts'

const account = { email: 'owner@marlow-fixings.test', password: 'cavalo-bateria-grampo' }
/** Reached on 2026-11-23: 92 presses, 7.2 minutes. */
const most = { presses: 92, estimatedMinutes: 8, siteMinutes: 5 }

// the panel follows the browser
test.use({ locale: 'en-GB', timezoneId: 'Europe/London', actionTimeout: 15_000 })
test.describe.configure({ mode: 'serial' })

let data = ''
let system: Awaited<ReturnType<typeof startSystem>>

test.beforeAll(async () => {
  test.setTimeout(600_000)
  data = mkdtempSync(join(tmpdir(), 'vitrine-adopter-'))
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

/** The panel as this company’s owner uses it. */
class Owner extends Person {
  readonly #main = this.page.getByRole('main')
  readonly steps = this.page.getByRole('region', { name: 'Set up your site' })

  button = (name: string) => this.#main.getByRole('button', { name, exact: true })
  field = (name: string) => this.page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()

  async logIn(): Promise<void> {
    await this.page.goto(`${system.url}${panelBase}`)
    await this.type(this.field('Email'), account.email)
    await this.type(this.page.locator('input[type=password]'), account.password)
    await this.pressKey('Enter')
    await this.sees(this.steps)
  }

  /** Goes to the first page, where the steps are. */
  async goToSteps(): Promise<void> {
    await this.press(this.page.locator('.step-nav__home'))
    await this.sees(this.steps)
  }

  async openStep(name: string): Promise<void> {
    await this.press(this.steps.getByRole('link', { name, exact: true }))
    await this.sees(this.page.getByRole('heading', { level: 1 }))
  }

  async save(button: 'Save' | 'Save Draft' | 'Publish changes'): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) =>
        ['POST', 'PATCH'].includes(response.request().method()) &&
        /^\/admin\/api\/(globals\/)?(appearance|layout|home|products)(\/\d+)?$/.test(
          new URL(response.url()).pathname,
        ),
    )
    await this.press(this.button(button))
    const answer = await answered
    if (!answer.ok()) throw new Error(await answer.text())
    // a new document gets its own address, where the form is shown anew
    await expect(this.page).toHaveURL(/\/globals\/|\/\d+(\?|$)/)
    await expect(this.button(button)).toBeDisabled()
  }

  async writeIn(language: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^Locale/ }))
    await this.press(this.page.getByRole('button', { name: new RegExp(`^${language} \\(`) }))
    await this.sees(this.page.getByText(` — ${language}`).first())
  }
}

test('a stranger makes a site of another company through the panel alone', async ({
  browser,
  page,
  request,
}, info) => {
  test.setTimeout(600_000)
  const owner = new Owner(page)

  await test.step('logs in', () => owner.logIn())

  await test.step('gives the site its name and look', async () => {
    await owner.openStep('Appearance')
    await owner.type(owner.field('Company name'), company.name)
    await owner.type(owner.field('Text beside the logo'), company.name)
    await owner.chooseFile(page.getByLabel('Logo (SVG)', { exact: true }), {
      name: 'marlow.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(company.logo),
    })
    await owner.type(page.locator('#field-colors__accent'), company.accent)
    await owner.save('Save')
    await owner.goToSteps()
  })

  await test.step('writes where the company is', async () => {
    await owner.openStep('Company')
    await owner.type(owner.field('Address'), company.address)
    await owner.type(owner.field('Phone'), company.phone)
    await owner.press(owner.button('E-mails'))
    await owner.type(owner.field('Contact'), company.email)
    await owner.save('Save')
    await owner.goToSteps()
  })

  await test.step('takes the template of the trade, the legal texts and a test mail', async () => {
    await owner.select(page.getByLabel('Template of your trade'), company.trade)
    await owner.press(page.getByRole('button', { name: 'Create drafts' }))
    await owner.press(page.getByRole('button', { name: 'Publish the drafts' }))
    await owner.sees(page.getByText('2 drafts were published.'))
    await owner.press(page.getByRole('button', { name: 'Fill in templates' }))
    await owner.sees(page.getByText('texts were filled in'))
    await owner.press(page.getByRole('button', { name: 'Send a test to me' }))
    await owner.sees(page.getByText(`The test is on its way to ${account.email}.`))
  })

  const beforeProducts = owner.minutes().estimated
  for (const [index, product] of products.entries())
    await test.step(`publishes ${product.en.title} in two languages`, async () => {
      if (index === 0) await owner.openStep('First product')
      else {
        await owner.press(page.locator('.doc-controls__popup').getByRole('button'))
        await owner.press(page.getByRole('link', { name: 'Create New' }))
      }
      // the form of a new product, no longer that of the one before
      await expect(page).toHaveURL(/\/products\/create/)
      await expect(owner.field('Title')).toHaveValue('')
      await owner.type(owner.field('Title'), product.en.title)
      await owner.press(page.locator('#field-subcategory').getByRole('combobox'))
      await owner.press(page.getByRole('option', { name: company.subcategory }))
      await owner.type(owner.field('Summary'), product.en.summary)
      await owner.press(page.locator('#field-pictures').getByRole('button', { name: 'Create New' }))
      const drawer = page.getByRole('dialog')
      await owner.chooseFile(drawer.getByRole('button', { name: 'Select a file' }), {
        name: `${product.picture}.png`,
        mimeType: 'image/png',
        buffer: await drawPicture(browser, product.picture),
      })
      await owner.type(
        // Payload’s label names no field here
        drawer.locator('#field-alt'),
        product.en.alt,
      )
      await owner.press(drawer.getByRole('button', { name: 'Save', exact: true }))
      await expect(drawer).toBeHidden()
      await owner.press(owner.button('Variants'))
      await owner.paste(
        page.getByRole('grid', { name: 'Variants' }),
        product.rows.map((row) => row.join('\t')).join('\n'),
      )
      await owner.sees(page.getByText(`${product.rows.length - 1} rows pasted.`))
      await owner.save('Save Draft')
      await owner.writeIn('Español')
      await owner.type(owner.field('Title'), product.es.title)
      await owner.press(owner.button('Presentation'))
      await owner.type(owner.field('Summary'), product.es.summary)
      await owner.press(page.locator('#field-pictures .icon--edit').first())
      await owner.type(drawer.locator('#field-alt'), product.es.alt)
      await owner.press(drawer.getByRole('button', { name: 'Save', exact: true }))
      await expect(drawer.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
      await owner.press(drawer.getByRole('button', { name: 'Close' }).last())
      await expect(drawer).toBeHidden()
      await owner.save('Publish changes')
      await owner.writeIn('English')
    })
  const forProducts = owner.minutes().estimated - beforeProducts
  await owner.goToSteps()

  await test.step('writes the home page in two languages', async () => {
    await owner.openStep('Home page in each language')
    await owner.type(owner.field('Title'), company.home.en.title)
    await owner.type(owner.field('Text'), company.home.en.text)
    await owner.press(page.getByRole('button', { name: 'Choose from existing' }))
    await owner.press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^hexagon/ })
        .first(),
    )
    await owner.save('Save Draft')
    await owner.writeIn('Español')
    await owner.type(owner.field('Title'), company.home.es.title)
    await owner.type(owner.field('Text'), company.home.es.text)
    await owner.save('Publish changes')
    await owner.goToSteps()
  })

  await test.step('launches', async () => {
    expect((await request.get(system.url)).status()).toBe(503)
    await owner.press(page.getByRole('button', { name: 'Launch the site' }))
    await owner.press(page.getByRole('button', { name: 'Launch anyway' }))
    await expect.poll(async () => (await request.get(system.url)).status()).toBe(200)
  })

  const { presses, keys } = owner
  const { measured, estimated } = owner.minutes()
  const site = estimated - forProducts
  const figures = `${presses} presses, ${keys} keys: ${measured.toFixed(1)} min by machine, about ${estimated.toFixed(1)} min by a person (keystroke-level model), ${site.toFixed(1)} of them for the site and ${(forProducts / products.length).toFixed(1)} for each product`
  info.annotations.push({ type: 'figures', description: figures })
  process.stdout.write(`\n  adopter: ${figures}\n\n`)
  expect(presses).toBeLessThanOrEqual(most.presses)
  expect(estimated).toBeLessThanOrEqual(most.estimatedMinutes)
  expect(site).toBeLessThanOrEqual(most.siteMinutes)
})

/** Paths of the new site’s screens, with names for their pictures. */
const screens = async (): Promise<[string, string][]> =>
  [...(await readSitemaps(system.url)).keys()].map((path) => [
    path.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home',
    path,
  ])

test('the launched site looks its own at 390 and 1440 px', async ({ browser }) => {
  test.setTimeout(300_000)
  const folder = process.env['VITRINE_PICTURES'] ?? test.info().outputPath('pictures')
  mkdirSync(folder, { recursive: true })
  const all = await screens()
  const written = products.flatMap(({ family }) =>
    localeCodes.filter((code) =>
      all.some(
        ([, path]) => localeOfPath(path) === code && path.endsWith(`-${family.toLowerCase()}`),
      ),
    ),
  )
  expect(written).toEqual(products.flatMap(() => localeCodes))
  for (const width of [390, 1440]) await photograph(browser, { folder, width, all })
  process.stdout.write(`\n  adopter: ${all.length * 2} pictures in ${folder}\n\n`)
})

async function photograph(
  browser: Browser,
  { folder, width, all }: { folder: string; width: number; all: [string, string][] },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  await page.goto(system.url)
  const refuse = page.getByRole('button', { name: 'Refuse' })
  await refuse.click()
  await expect(refuse).toBeHidden()
  for (const [name, path] of all) {
    const answer = await page.goto(system.url + path)
    expect([path, answer?.status()]).toEqual([path, 200])
    expect(await violationsOf(page), path).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
      `${path} is wider than ${width} px`,
    ).toBe(false)
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
  await page.close()
}

/** Asks for the newsletter, which a mail confirms. */
async function subscribe(request: APIRequestContext): Promise<void> {
  const path = apiBase + apiVersion + calls['newsletter-subscribe'].path
  const answer = await request.post(system.url + path, {
    data: { email: 'reader@example.com', consent: true, page: '/' },
  })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
  await expect.poll(() => readMails(data).size).toBeGreaterThanOrEqual(2)
}

test('no page, file or mail has a word, colour or picture of a demonstration company', async ({
  request,
}) => {
  test.setTimeout(300_000)
  await subscribe(request)
  const texts = new Map([...(await readPublished(system.url)), ...readMails(data)])
  // stylesheets, data sheets, share images, mails
  for (const ending of ['.css', '.pdf', '.jpg', '.eml'])
    expect([...texts.keys()].filter((name) => name.endsWith(ending)).length).toBeGreaterThan(0)
  const own = [...Object.values(neutralLook.colors), company.accent]
  for (const name of houseNames())
    expect(foreignParts(texts, await readHouse(name), own), name).toEqual([])
  // every picture is one that was uploaded here
  const pictures = [...texts.values()].flatMap((text) => text.match(/\/media\/[\w-]+/g) ?? [])
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((path) => !/^\/media\/(hexagon|flange)-/.test(path))).toEqual([])
  expect(localeCodes).toEqual(['en', 'es'])
})
