/** @adopter */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Browser } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { neutralLook } from '@vitrine/appearance/choices'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { readCompany } from '../../demo/companies.ts'
import { localeOfPath } from '../../site/shared/routes/locale-of-path.ts'
import { companyNames } from '../../tools/project/configuration.mjs'
import { startSystem } from '../../tools/test/system.mjs'
import { violationsOf } from '../accessibility.ts'
import { company, products } from '../adopter/company.ts'
import { drawPicture } from '../adopter/drawn-picture.ts'
import { Person } from '../adopter/person.ts'
import { foreignParts } from '../foreign-parts.ts'
import { fillGaps } from '../launch-site.ts'
import { readMails, readPublished } from '../published-texts.ts'
import { readSitemaps } from '../sitemap.ts'

const account = { email: 'owner@marlow-fixings.test', password: 'five copper bolts and a rod' }
/** Maximum effort, as reached since a new product is compared first: clicks, minutes in all, minutes for the site. */
const max = { presses: 50, estimatedMinutes: 5, siteMinutes: 3 }

// the panel uses the language of the browser
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

/** The owner of the company as a user of the panel. */
class Owner extends Person {
  readonly steps = this.page.getByRole('region', { name: 'Set up your site' })

  button = (name: string) => this.page.getByRole('button', { name, exact: true })
  field = (name: string) => this.page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()

  async logIn(): Promise<void> {
    await this.page.goto(`${system.url}${panelBase}`)
    await this.type(this.field('Email'), account.email)
    await this.type(this.page.locator('input[type=password]'), account.password)
    await this.pressKey('Enter')
    await this.sees(this.steps)
  }

  /** Opens the first page of the panel, which has the steps. */
  async goToSteps(): Promise<void> {
    await this.press(this.page.locator('.step-nav__home'))
    await this.sees(this.steps)
  }

  async openStep(name: string): Promise<void> {
    await this.press(this.steps.getByRole('link', { name, exact: true }))
    await this.sees(this.page.getByRole('heading', { level: 1 }))
  }

  /** Submits a form of the page and waits for the confirmation message. */
  async send(button: string, said: string): Promise<void> {
    await this.press(this.button(button))
    await this.sees(this.page.getByText(said))
  }

  /** Fieldset of a form for one language. */
  inLanguage = (language: string) => this.page.getByRole('group', { name: language, exact: true })

  /** Runs a step and prints its effort. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    const before = { presses: this.presses, keys: this.keys, ...this.minutes() }
    await test.step(name, work)
    const seconds = (this.minutes().measured - before.measured) * 60
    process.stdout.write(
      `  adopter: ${name}: ${this.presses - before.presses} presses, ${this.keys - before.keys} keys, ${seconds.toFixed(1)} s\n`,
    )
  }
}

test('a stranger makes a site of another company through the panel alone', async ({
  browser,
  page,
  request,
}, info) => {
  test.setTimeout(600_000)
  const owner = new Owner(page)

  await owner.step('logs in', () => owner.logIn())

  await owner.step('gives the site its name, its look and its address', async () => {
    await owner.type(owner.field('Company name'), company.name)
    await owner.chooseFile(owner.steps.getByLabel('Logo (SVG)', { exact: true }), {
      name: 'marlow.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(company.logo),
    })
    await owner.type(owner.field('Accent'), company.accent)
    await owner.type(owner.field('Address'), company.address)
    await owner.type(owner.field('Phone'), company.phone)
    await owner.type(owner.field('Email'), company.email)
    await owner.send('Save company and look', 'Company and look were saved.')
  })

  await owner.step('takes the template of the trade, the legal texts and a test mail', async () => {
    await owner.select(page.getByLabel('Template of your trade'), company.trade)
    await owner.send('Create drafts', 'A category and a subcategory were created as drafts')
    await owner.send('Publish the drafts', '2 drafts were published.')
    await owner.send('Fill in templates', 'texts were filled in')
    await owner.send('Send a test to me', `The test is on its way to ${account.email}.`)
  })

  const beforeProducts = owner.minutes().estimated
  for (const [index, product] of products.entries())
    await owner.step(`publishes ${product.en.title} in two languages`, async () => {
      if (index === 0) await owner.openStep('First product')
      else {
        await owner.press(page.getByRole('navigation').getByRole('link', { name: 'Products' }))
        await owner.press(page.getByRole('link', { name: 'New product on one page' }))
      }
      for (const [language, texts] of [
        ['English', product.en],
        ['Español', product.es],
      ] as const) {
        const fields = owner.inLanguage(language)
        await owner.type(fields.getByLabel('Title', { exact: true }), texts.title)
        await owner.type(fields.getByLabel('Summary', { exact: true }), texts.summary)
      }
      await owner.chooseFile(page.getByLabel('Picture', { exact: true }), {
        name: `${product.picture}.png`,
        mimeType: 'image/png',
        buffer: await drawPicture(browser, product.picture),
      })
      await owner.paste(
        page.getByLabel('Table of part numbers', { exact: true }),
        product.rows.map((row) => row.join('\t')).join('\n'),
      )
      await owner.press(owner.button('Compare'))
      await owner.press(page.getByRole('radio', { name: 'Publish now' }))
      await owner.press(page.locator('.ui-side__foot button[type=submit]'))
      await owner.sees(page.getByRole('link', { name: product.en.title }))
    })
  const forProducts = owner.minutes().estimated - beforeProducts

  await owner.step('writes the home page in two languages', async () => {
    await owner.goToSteps()
    for (const [language, texts] of [
      ['English', company.home.en],
      ['Español', company.home.es],
    ] as const) {
      const fields = owner.inLanguage(language)
      await owner.type(fields.getByLabel('Title', { exact: true }), texts.title)
      await owner.type(fields.getByLabel('Text', { exact: true }), texts.text)
    }
    await owner.send('Publish the home page', 'The home page was published in all languages.')
  })

  await owner.step('launches', async () => {
    expect((await request.get(system.url)).status()).toBe(503)
    // removes the placeholders of the legal texts, which a lawyer would fill in
    await fillGaps(page.request, system.url)
    await page.reload()
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
  expect(presses).toBeLessThanOrEqual(max.presses)
  expect(estimated).toBeLessThanOrEqual(max.estimatedMinutes)
  expect(site).toBeLessThanOrEqual(max.siteMinutes)
})

/** Paths of the new site’s screens, with names of their screenshots. */
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

/** Subscribes to the newsletter, so that a confirmation mail is sent. */
async function subscribe(request: APIRequestContext): Promise<void> {
  const path = apiBase + apiVersion + calls['newsletter-subscribe'].path
  const answer = await request.post(system.url + path, {
    data: { email: 'reader@example.com', consent: true, page: '/' },
  })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
  await expect.poll(() => readMails(data).size).toBeGreaterThanOrEqual(2)
}

test('no page, file or mail has a word, color or picture of a demonstration company', async ({
  request,
}) => {
  test.setTimeout(300_000)
  await subscribe(request)
  const texts = new Map([...(await readPublished(system.url)), ...readMails(data)])
  // the crawl contains stylesheets, data sheets, share images and mails
  for (const ending of ['.css', '.pdf', '.jpg', '.eml'])
    expect([...texts.keys()].filter((name) => name.endsWith(ending)).length).toBeGreaterThan(0)
  const own = [...Object.values(neutralLook.colors), company.accent]
  for (const name of companyNames())
    expect(foreignParts(texts, await readCompany(name), own), name).toEqual([])
  // every picture was uploaded in this test
  const pictures = [...texts.values()].flatMap(
    (text) => text.match(/(?<!\.\.|\/static|example\.com)\/media\/[\w-]+/g) ?? [],
  )
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((path) => !/^\/media\/(hexagon|flange)-/.test(path))).toEqual([])
  expect(localeCodes).toEqual(['en', 'es'])
})
