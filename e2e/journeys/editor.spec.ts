/** @own @editor @publishing */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { violationsOf } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi, publishAnyway } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { secrets } from '../system-under-test.ts'
import { previewTexts } from '../texts.ts'

const run = Date.now().toString(36)
const published = 'Cobre estanhado para painéis e geradores.'
const typed = 'Cobre estanhado para painéis, subestações e geradores.'

interface Saved {
  description: string | null
  family: string | null
  _status: string
}

const read = (page: Page, id: number, draft: boolean, locale = 'br') =>
  panelApi<Saved>(page, 'GET', `/products/${id}?depth=0&locale=${locale}&draft=${draft}`)

/** Creates a product that is published in Portuguese and English. */
async function publicProduct(page: Page, name: string): Promise<number> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<{ doc: { id: number } }>(
    page,
    'POST',
    '/products?locale=br&depth=0',
    {
      title: `${name} ${run}`,
      description: published,
      family: 'ED',
      subcategory: docs[0]?.id,
      variants: [
        { part_number: `ED${run}${name.replaceAll(/\W/g, '')}`.toUpperCase(), values: {} },
      ],
      _status: 'published',
    },
  )
  await panelApi(page, 'PATCH', `/products/${doc.id}?locale=en&depth=0`, {
    title: `${name} in English ${run}`,
    description: 'Tinned copper for panels and generators.',
    _status: 'published',
  })
  return doc.id
}

const addressOf = (id: number, locale = 'br'): string =>
  `${panelBase}/collections/products/${id}?locale=${locale}`

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(summary(page)).not.toBeEmpty()
}

const bar = (page: Page) => page.getByRole('region', { name: 'Publicação' })
const summary = (page: Page) => bar(page).getByRole('status')
const index = (page: Page) => page.getByRole('navigation', { name: 'Seções' })
const languages = (page: Page) => page.getByRole('navigation', { name: 'Idioma do conteúdo' })
const description = (page: Page) => new Panel(page).text('Resumo', 'br')
const preview = (page: Page) => page.getByRole('complementary', { name: 'Prévia' })

/** Checks the editor with a change of the summary; Payload's own fields have no names for their icons. */
async function isAccessible(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  for (const part of ['.editor-head', '.editor-index', '.editor-bar', '.editor-change'])
    expect(await violationsOf(page, part), part).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => new Panel(page).setSession('editor@aterra.example'))

test('a change shows what is on the site, what visitors will see, and goes back', async ({
  page,
}) => {
  const id = await publicProduct(page, 'Diferenças')
  await open(page, addressOf(id))
  await expect(summary(page)).toHaveText('Nada muda para o visitante.')
  await expect(languages(page).getByRole('link')).toHaveText([/^BRem dia/, /^ENem dia/, /^ES/])

  await description(page).fill(typed)
  const change = page.locator('.editor-field[data-field="description"] .editor-change')
  await expect(change.locator('del')).toHaveCount(0)
  await expect(change.locator('ins')).toHaveText(', subestações')
  await expect(summary(page)).toContainText('O visitante verá: BR Resumo')
  await expect(summary(page)).toContainText('EN: Resumo passa a desatualizado')
  await expect(languages(page).getByRole('link', { name: /^EN/ })).toContainText('vai desatualizar')
  await expect(index(page).getByRole('link', { name: /^Apresentação/ })).toContainText('mudou')

  await isAccessible(page, 1024)
  // two lines beside the buttons, the rarer of which are in a menu
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(58)
  await bar(page).getByRole('button', { name: 'Mais' }).click()
  await expect(bar(page).getByRole('button', { name: 'Descartar' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.locator('#field-family').fill('EDX')
  await expect(summary(page)).toContainText('EN Família')
  await change.getByRole('button', { name: 'voltar Resumo ao publicado' }).click()
  await expect(description(page)).toHaveValue(published)
  await expect(change).toHaveCount(0)
  await expect(page.locator('#field-family')).toHaveValue('EDX')

  await bar(page).getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(page.locator('#field-family')).toHaveValue('ED')
  await expect(summary(page)).toHaveText('Nada muda para o visitante.')
})

test('a draft is saved by Ctrl S, and one language is published by its button', async ({
  page,
}) => {
  const id = await publicProduct(page, 'Publicação')
  await open(page, addressOf(id))
  await description(page).fill(typed)
  await expect(summary(page)).toContainText('BR Resumo')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await read(page, id, true)).description).toBe(typed)
  expect((await read(page, id, false)).description).toBe(published)
  await expect(summary(page)).toContainText('BR Resumo')

  await publishAnyway(page, () =>
    bar(page).getByRole('button', { name: 'Publicar em português' }).click(),
  )
  await expect.poll(async () => (await read(page, id, false)).description).toBe(typed)
  expect((await read(page, id, false, 'en')).description).toBe(
    'Tinned copper for panels and generators.',
  )
  await expect(summary(page)).toHaveText('Nada muda para o visitante.')
})

test('a publication shows the unpublished texts of another language', async ({ page }) => {
  const id = await publicProduct(page, 'Outros textos')
  await panelApi(page, 'PATCH', `/products/${id}?locale=en&depth=0&draft=true`, {
    description: 'Only a draft.',
    _status: 'draft',
  })
  await open(page, addressOf(id))
  await description(page).fill(typed)
  await bar(page).getByRole('button', { name: 'Publicar em português' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar em português' })
  await dialog.getByText('Ver os textos não publicados em inglês').click()
  await expect(dialog.getByRole('row', { name: /^Resumo/ })).toHaveText(
    /Tinned copper for panels and generators\.Only a draft\.$/,
  )
  expect(await violationsOf(page, '.ui-dialog')).toEqual([])
})

test('what is missing leads from field to field, by links and by Alt F', async ({ page }) => {
  const id = await publicProduct(page, 'Faltas')
  await open(page, addressOf(id))
  const lacks = page.locator('.editor-lacks')
  await expect(lacks.getByRole('heading')).toHaveText(/^Faltam \d+$/)
  await lacks.getByRole('link', { name: /^Texto\s*BR$/ }).click()
  await expect(page.locator('[data-field~="text"] [contenteditable=true]')).toBeFocused()
  // Alt+F goes to the first missing field, which is in another language
  await page.keyboard.press('Alt+f')
  await expect(page).toHaveURL(/\?locale=es#field-title$/)
  await expect(new Panel(page).text('Título', 'es')).toBeFocused()

  await open(page, `${addressOf(id)}#field-seo__title`)
  await expect(page.locator('#field-seo__title')).toBeFocused()
  await expect(page.locator('#field-seo__title')).toBeInViewport()

  await index(page)
    .getByRole('link', { name: /^Apresentação/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Apresentação' })).toBeFocused()
  await index(page)
    .getByRole('link', { name: /^Apresentação/ })
    .press('ArrowDown')
  await expect(index(page).getByRole('link', { name: /^Tabela de códigos/ })).toBeFocused()
})

test('the site stands beside the form, with the changes and as it is', async ({ page }) => {
  // an account of its own: the panel stores for the person that the site was shown beside
  const email = `previa-${run}@aterra.example`
  await new Panel(page).setSession('admin@aterra.example')
  const { DEMO_PASSWORD: password } = secrets()
  await panelApi(page, 'POST', '/users', { email, password, name: 'Prévia', role: 'editor' })
  await new Panel(page).setSession(email)
  const id = await publicProduct(page, 'Prévia')
  await open(page, addressOf(id))
  if (await preview(page).isHidden()) await page.locator('#live-preview-toggler').click()
  const site = page.frameLocator('#live-preview-iframe')
  await expect(site.getByText(published)).toBeVisible()
  await description(page).fill(typed)
  await expect(site.getByText(typed)).toBeVisible()
  await expect(site.getByText(previewTexts.br.text)).toBeVisible()
  // a press in the page leads to the field
  await site.getByRole('heading', { level: 1 }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await site.getByText(typed).click()
  await expect(description(page)).toBeFocused()

  await preview(page).getByRole('button', { name: 'Site agora' }).click()
  await expect(site.getByText(published)).toBeVisible()
  await expect(site.getByText(previewTexts.br.text)).toHaveCount(0)
  await preview(page).getByRole('button', { name: 'EN', exact: true }).click()
  await expect(site.getByText('Tinned copper for panels and generators.')).toBeVisible()

  await preview(page).getByRole('button', { name: 'Com as mudanças' }).click()
  await preview(page).getByRole('button', { name: 'BR', exact: true }).click()
  await expect(site.getByText(typed)).toBeVisible()
  await preview(page).getByRole('button', { name: 'Celular' }).click()
  await expect
    .poll(() => site.locator('html').evaluate((html: HTMLElement) => html.clientWidth))
    .toBe(390)
  await page.keyboard.press('Control+s')
  await expect(bar(page).getByRole('button', { name: 'Salvar rascunho' })).toBeDisabled()
  await page.reload()
  await expect(preview(page).getByRole('button', { name: 'Celular' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await preview(page).getByRole('button', { name: 'Fechar a prévia' }).click()
  await expect(preview(page)).toHaveCount(0)
})

for (const width of [1440, 768])
  test(`the editor is accessible and fits at ${width} px`, { tag: nightly }, async ({ page }) => {
    const id = await publicProduct(page, `Largura ${width}`)
    await open(page, addressOf(id))
    await description(page).fill(typed)
    await expect(summary(page)).toContainText('BR Resumo')
    await isAccessible(page, width)
  })
