/** @own @editor @lists @new-product */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { hydratedPart } from '../watched-page.ts'

const run = Date.now().toString(36)
const typed = `Ainda não salvo ${run}`

const stay = (page: Page) =>
  page.getByRole('button', { name: /^(Permanecer nessa página|Ficar e salvar antes)$/ })

type Way = (page: Page) => Promise<void>

const byLink: Way = (page) => page.locator('.shell-nav a:visible[href$="/admin"]').first().click()

/** Ways out of a page; each ends with a question, or elsewhere. */
const ways: Record<string, Way> = {
  'a link of the navigation': byLink,
  'the finder (Ctrl K)': async (page) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('redirecionamentos')
    await expect(
      page.getByRole('dialog', { name: 'Ir para' }).getByRole('option').first(),
    ).toBeVisible()
    await page.keyboard.press('Enter')
  },
  'logging out': async (page) => {
    await page.locator('.shell-nav summary:visible').first().click()
    await page.locator('.shell-nav a:visible[href$="/logout"]').first().click()
  },
}

/** Chooses another language of the content, in the head of the editor or in that of the panel. */
async function changeContentLanguage(page: Page): Promise<void> {
  const tab = page.locator('[data-content-locale="en"]:visible').first()
  if ((await tab.count()) > 0) return tab.click()
  await page.locator('.localizer button:visible').first().click()
  await page.locator('[data-locale="en"]:visible').first().click()
}

/** Chooses the language of the panel in the menu of the account. */
async function choosePanelLanguage(page: Page, language: string): Promise<void> {
  const menu = page.locator('.shell-nav__person:visible').first()
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
  await menu.getByRole('combobox').selectOption(language)
}

async function changePanelLanguage(page: Page, language: string): Promise<void> {
  await choosePanelLanguage(page, language)
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached()
}

const byReload = (page: Page): Promise<unknown> => page.reload({ timeout: 2000 })

/** Ways that load another page; true if the browser asks first. */
const loads: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': byReload,
  'the browser’s back button to a page that is loaded again': (page) =>
    page.evaluate(() => window.history.back()),
}

/** True if the browser asks before it loads another page; the answer is to stay. */
async function asks(page: Page, leave: (page: Page) => Promise<unknown>): Promise<boolean> {
  const question = page.waitForEvent('dialog', { timeout: 30_000 }).then(
    async (dialog) => {
      await dialog.dismiss()
      return dialog.type() === 'beforeunload'
    },
    () => false,
  )
  await leave(page).catch(() => null)
  return question
}

const firstId = async (page: Page, collection: string): Promise<number> => {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    `/${collection}?limit=1&depth=0&locale=br&sort=id`,
  )
  return docs[0]?.id ?? 0
}

interface DocumentForm {
  /** Collection of which the first document is opened, or the path of the page. */
  of: { collection: string } | { path: string }
  field: string
  /** True for a form whose texts do not depend on the language of the content. */
  isPlain?: true
  /** True for a form with tabs, of which Payload opens the one that was open last: the first one is chosen. */
  isTabbed?: true
}

/** Forms of documents: in the editor, with drafts, without, of a global, of one's own account. */
const documents = {
  product: { of: { collection: 'products' }, field: '#field-description' },
  'news post': { of: { collection: 'posts' }, field: '#field-description' },
  publication: { of: { collection: 'publications' }, field: '#field-description' },
  solution: { of: { collection: 'solutions' }, field: '#field-description' },
  certificate: { of: { collection: 'certificates' }, field: '#field-title' },
  category: { of: { collection: 'categories' }, field: '#field-description' },
  department: { of: { collection: 'departments' }, field: '#field-title' },
  picture: { of: { collection: 'media' }, field: '#field-alt' },
  'template of a reply': { of: { collection: 'reply-templates' }, field: '#field-title' },
  term: { of: { collection: 'terms' }, field: '[data-word="br.preferred"]', isPlain: true },
  'home page': { of: { path: 'globals/home' }, field: '#field-hero__title' },
  company: { of: { path: 'globals/layout' }, field: '#field-contact__phone', isTabbed: true },
  account: { of: { path: 'account' }, field: '#field-name', isPlain: true },
} satisfies Record<string, DocumentForm>

test.beforeEach(({ page }) => new Panel(page).setSession('admin@aterra.example'))

/** Opens a form and types a text into it; returns the field. */
async function typeInto(page: Page, { of, field, isTabbed }: DocumentForm): Promise<Locator> {
  const path =
    'path' in of ? of.path : `collections/${of.collection}/${await firstId(page, of.collection)}`
  await page.goto(panelBase)
  await page.goto(`${panelBase}/${path}?locale=br`)
  const control = page.locator(field).first()
  if (isTabbed) await page.locator('.tabs-field__tab-button').first().click()
  await expect(control).toBeEditable()
  await control.fill(typed)
  await expect(
    page.getByRole('button', { name: /^Salvar/ }).first(),
    'the form is marked as modified',
  ).toBeEnabled()
  return control
}

async function asksAt(page: Page, control: Locator, way: string, leave: Way): Promise<void> {
  await leave(page)
  await stay(page).click()
  await expect(control, way).toHaveValue(typed)
}

for (const [name, form] of Object.entries<DocumentForm>(documents)) {
  // in the gate one form is left in every way
  const tag = name === 'product' ? [] : nightly
  test(
    `the form of a ${name} asks before it is left with unsaved text`,
    { tag },
    async ({ page }) => {
      const control = await typeInto(page, form)
      for (const [way, leave] of Object.entries(ways)) await asksAt(page, control, way, leave)
      if (!form.isPlain)
        await asksAt(page, control, 'language of the content', changeContentLanguage)
      await asksAt(page, control, 'language of the panel', (at) => choosePanelLanguage(at, 'en'))
      for (const [way, load] of Object.entries(loads)) {
        expect(await asks(page, load), way).toBe(true)
        await expect(control, way).toHaveValue(typed)
      }
    },
  )
}

// a form of each other kind is left in one way: the question belongs to the whole panel
for (const name of ['home page', 'account'] as const)
  test(`the form of a ${name} asks at a link, and at a reload`, async ({ page }) => {
    const control = await typeInto(page, documents[name])
    await asksAt(page, control, 'a link', byLink)
    expect(await asks(page, byReload)).toBe(true)
    await expect(control).toHaveValue(typed)
  })

test('the back button asks before it leaves a form with unsaved text', async ({ page }) => {
  await page.goto(`${panelBase}/collections/products`)
  await page.locator('[data-open]').first().click()
  const control = page.locator('#field-description')
  await expect(control).toBeEditable()
  const address = page.url()
  await control.fill(typed)
  await expect(page.locator('#action-save-draft')).toBeEnabled()
  await page.evaluate(() => window.history.back())
  await stay(page).click()
  await expect(control).toHaveValue(typed)
  expect(page.url()).toBe(address)
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: 'Sair mesmo assim' }).click()
  await expect(page).toHaveURL(/\/collections\/products(\?|$)/)
})

interface OwnForm {
  path: string
  /** Opens the field, where the page has it behind a button. */
  open?: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  /** Closes a dialog, which would cover the links of the page. */
  close?: (page: Page) => Promise<void>
}

const escape = (page: Page): Promise<void> => page.keyboard.press('Escape')

/** Forms of our own pages and dialogs: their text is there again. */
const own = {
  'new product': { path: 'new-product', field: (page) => page.locator('[name="title.br"]') },
  'synonym of a search': {
    path: 'searches',
    open: (page) =>
      page
        .getByRole('button', { name: /^Criar sinônimo|^Sinônimo/ })
        .first()
        .click(),
    field: (page) => page.locator('.searches__field input').first(),
  },
  'reply in the inbox': {
    path: 'inbox',
    field: (page) => page.getByRole('textbox', { name: 'Texto da resposta' }),
  },
  'internal note of a lead': {
    path: 'inbox',
    field: (page) => page.locator('#inbox-note textarea'),
  },
  'received answer of a lead': {
    path: 'inbox',
    open: (page) => page.getByRole('button', { name: 'Guardar resposta do cliente' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
    close: escape,
  },
  translation: {
    path: 'translations?item=categories-1-en&tab=missing',
    // a translation that is up to date is opened by a click on it
    open: async (page) => {
      const text = page.locator('.desk__read, .desk textarea').first()
      await expect(text).toBeVisible()
      if ((await page.locator('.desk textarea').count()) === 0)
        await page.locator('.desk__read').first().click()
    },
    field: (page) => page.locator('.desk textarea').first(),
  },
  'saved view of a list': {
    path: 'collections/products?q=terminal',
    open: async (page) => {
      const button = page.getByRole('button', { name: 'Salvar esta vista' })
      await hydratedPart(button)
      await button.click()
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
    close: escape,
  },
} satisfies Record<string, OwnForm>

/** Opens a form of ours and its field. */
async function show(page: Page, { path, open, field }: OwnForm): Promise<void> {
  await page.goto(`${panelBase}/${path}`)
  await open?.(page)
  await expect(field(page)).toBeVisible()
}

/** Leaves a form of ours, and expects its text when it is shown again. */
async function hasTextAfter(page: Page, form: OwnForm, way: string, leave: Way): Promise<void> {
  await form.close?.(page)
  await leave(page)
  await expect(page, way).not.toHaveURL(new RegExp(`/${form.path.split('?')[0]}(\\?|$)`))
  if (way === 'logging out') {
    await expect(page).toHaveURL(/login/)
    await new Panel(page).setSession('admin@aterra.example')
  }
  await show(page, form)
  await expect(form.field(page), way).toHaveValue(typed)
}

async function hasTextAfterReload(page: Page, { open, field }: OwnForm): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(async () => {
    if (!(await field(page).isVisible())) await open?.(page)
    await expect(field(page), 'a reload').toHaveValue(typed, { timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  // leaves no draft to other tests
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
}

for (const [name, form] of Object.entries<OwnForm>(own))
  test(
    `the form of a ${name} has its text again after it was left`,
    { tag: nightly },
    async ({ page }) => {
      const { open, field, close } = form
      await page.goto(panelBase)
      await show(page, form)
      await field(page).fill(typed)
      for (const [way, leave] of Object.entries(ways)) await hasTextAfter(page, form, way, leave)
      if (close) {
        await close(page)
        await open?.(page)
        await expect(field(page), 'closing the dialog').toHaveValue(typed)
        await close(page)
      }
      await changePanelLanguage(page, 'en')
      await changePanelLanguage(page, 'pt')
      if (close || !(await field(page).isVisible())) await open?.(page)
      await expect(field(page), 'language of the panel').toHaveValue(typed)
      await hasTextAfterReload(page, form)
    },
  )

// a page and a dialog, in the gate: all keep their text by the same code
for (const name of ['new product', 'saved view of a list'] as const)
  test(`the form of a ${name} has its text after a link and a reload`, async ({ page }) => {
    const form: OwnForm = own[name]
    await show(page, form)
    await form.field(page).fill(typed)
    await hasTextAfter(page, form, 'a link', byLink)
    await hasTextAfterReload(page, form)
  })

test('a drawer with unsaved text asks before it is closed', async ({ page }) => {
  await page.goto(`${panelBase}/collections/subcategories/${await firstId(page, 'subcategories')}`)
  const add = page.getByRole('button', { name: 'Criar e ligar: Categoria' })
  await add.click()
  const drawer = page.locator('dialog.payload__modal-item[open]').last()
  const control = drawer.locator('input[type=text]:visible').first()
  await control.fill(typed)
  await expect(drawer.getByRole('button', { name: 'Salvar rascunho' })).toBeEnabled()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 450),
    () => drawer.locator('.doc-drawer__header-close').click(),
  ]) {
    await close()
    await stay(page).click()
    await expect(control).toHaveValue(typed)
  }
})
