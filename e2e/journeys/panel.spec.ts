/** @own @editor */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { violationsOf } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi, publishAnyway } from '../panel.ts'
import { png } from '../png.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin, secrets } from '../system-under-test.ts'
import { VariantsGrid } from '../variants-grid.ts'
import { hydrated } from '../watched-page.ts'

const run = Date.now().toString(36)
const email = 'editor@aterra.example'

interface Product {
  id: number
  title: string
  description: string | null
  family: string | null
  _status: string
}

async function createProduct(page: Page, title: string, more: object = {}): Promise<number> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<{ doc: Product }>(page, 'POST', '/products?locale=br&depth=0', {
    title,
    subcategory: docs[0]?.id,
    _status: 'published',
    ...more,
  })
  return doc.id
}
const read = (page: Page, id: number, draft = true, locale = 'br') =>
  panelApi<Product>(page, 'GET', `/products/${id}?depth=0&locale=${locale}&draft=${draft}`)
const openProduct = async (page: Page, id: number, locale = 'br'): Promise<void> => {
  await page.goto(`${panelBase}/collections/products/${id}?locale=${locale}`)
  await hydrated(page, '.shell-nav')
  await expect(page.getByText(/— (Português|English|Español)/).first()).toBeVisible()
}
const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Salvar rascunho', exact: true })
const save = (page: Page) => saveButton(page).click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.beforeEach(({ page }) => new Panel(page).setSession(email))

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'requests a confirmation before switching the content locale with unsaved text',
  { tag: nightly },
  async ({ page }) => {
    const panel = new Panel(page)
    await openProduct(page, await createProduct(page, `Idiomas ${run}`))
    await panel.text('Resumo', 'br').fill('Ainda não salvo')
    const toEnglish = (): Promise<void> =>
      page
        .getByRole('navigation', { name: 'Idioma do conteúdo' })
        .getByRole('link', { name: /^EN/ })
        .click()
    await toEnglish()
    await dialog(page, 'Há texto não salvo')
      .getByRole('button', { name: 'Ficar e salvar antes' })
      .click()
    await expect(panel.text('Resumo', 'br')).toHaveValue('Ainda não salvo')
    await page.keyboard.press('Escape')
    await toEnglish()
    await dialog(page, 'Há texto não salvo')
      .getByRole('button', { name: 'Trocar sem salvar' })
      .click()
    await expect(panel.text('Resumo', 'en')).toHaveValue('')
  },
)

test('rejects a stale form with its differences; both changes can be saved', async ({ page }) => {
  const panel = new Panel(page)
  const id = await createProduct(page, `Colegas ${run}`)
  await openProduct(page, id)
  await panel.text('Resumo', 'br').fill('O meu resumo')
  await panelApi(page, 'PATCH', `/products/${id}?locale=br&draft=true`, {
    title: `Título do colega ${run}`,
    family: 'COL',
    _status: 'draft',
  })
  await save(page)
  const question = dialog(page, 'Um colega salvou este documento')
  await expect(question.getByRole('row')).toContainText([
    'Campo',
    `Título do colega ${run}`,
    'COL',
    'O meu resumo',
  ])
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect((await read(page, id)).description).toBeNull()
  await save(page)
  await question.getByRole('button', { name: 'Salvar as duas mudanças' }).click()
  await expect(panel.plainText('Família')).toHaveValue('COL')
  expect(await read(page, id)).toMatchObject({
    title: `Título do colega ${run}`,
    family: 'COL',
    description: 'O meu resumo',
  })
  await panel.text('Resumo', 'br').fill('E depois sem perguntas')
  await panel.saveDraft()
  expect((await read(page, id)).description).toBe('E depois sem perguntas')
})

test('reports a save without connection and keeps the form', async ({ page, context }) => {
  const panel = new Panel(page)
  const id = await createProduct(page, `Sem rede ${run}`)
  await openProduct(page, id)
  await panel.text('Resumo', 'br').fill('Escrito no trem')
  await context.setOffline(true)
  await save(page)
  await expect(page.getByText('Sem conexão com o servidor')).toBeVisible()
  await context.setOffline(false)
  await panel.saveDraft()
  expect((await read(page, id)).description).toBe('Escrito no trem')
})

test('renews an expired session in place and saves the text', async ({ page, context }) => {
  const panel = new Panel(page)
  const id = await createProduct(page, `Sessão ${run}`)
  await openProduct(page, id)
  await panel.text('Resumo', 'br').fill('Escrito antes do fim')
  await context.clearCookies()
  // a request in the background may have opened the question, which lies over the button
  await saveButton(page).evaluate((button) => (button as HTMLButtonElement).click())
  const question = dialog(page, 'Sua sessão terminou')
  await expect(question.getByLabel('E-mail')).toHaveValue(email)
  await question.getByLabel('Senha').fill('errada')
  await question.getByRole('button', { name: 'Entrar' }).click()
  await expect(question.getByRole('alert')).toContainText('não conferem')
  await question.getByLabel('Senha').fill(secrets().DEMO_PASSWORD)
  await question.getByRole('button', { name: 'Entrar' }).click()
  await expect(question).toBeHidden()
  await expect.poll(async () => (await read(page, id)).description).toBe('Escrito antes do fim')
})

test('requests a confirmation before Escape discards a batch of uploads', async ({ page }) => {
  await page.goto(`${panelBase}/collections/media`)
  const select = page.getByRole('dialog').getByRole('button', { name: 'Selecione um arquivo' })
  // a press before the page is interactive opens nothing
  await expect(async () => {
    await page.getByRole('button', { name: 'Enviar vários' }).click()
    await expect(select).toBeVisible({ timeout: 3000 })
  }).toPass()
  const chooser = page.waitForEvent('filechooser')
  await select.click()
  await (
    await chooser
  ).setFiles(
    await Promise.all(
      [1, 2].map(async (n) => ({
        name: `lote-${n}.png`,
        mimeType: 'image/png',
        buffer: await png(40, 30, [n, 2, 3]),
      })),
    ),
  )
  await expect(page.getByText('lote-1.png').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('lote-1.png').first()).toBeVisible()
  await expect(page.locator('.confirmation-modal')).toBeVisible()
})

test('matches a paste with header by part number and previews it', async ({ page }) => {
  const panel = new Panel(page)
  const grid = new VariantsGrid(page)
  const codes = [1, 2].map((n) => `Q${run}-${n}`.toUpperCase())
  const id = await createProduct(page, `Colagem ${run}`, {
    variants: codes.map((part_number) => ({ part_number, values: { packing: 5 } })),
  })
  await openProduct(page, id)
  await panel.openTab('Tabela de códigos')
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Peças por embalagem\tCódigo\tCor do vento\n1.000\t${codes[1]}\tazul\n20\t${codes[0]}\tazul`,
  )
  await (await grid.cell(1, 'Código')).click()
  await page.keyboard.press('Control+V')
  const review = dialog(page, 'Conferir antes de colar')
  await expect(review).toContainText(
    'Colunas que a subcategoria não tem (ficam de fora): Cor do vento',
  )
  await expect(review.getByRole('radio')).toHaveCount(2)
  await expect(review.getByRole('row')).toContainText([
    'Antes',
    `${codes[0]}Peças por embalagem520`,
    `${codes[1]}Peças por embalagem51000`,
  ])
  await review.getByRole('radio', { name: '1.000 → 1', exact: true }).check()
  await expect(review.getByRole('row').last()).toContainText(`${codes[1]}Peças por embalagem51`)
  await review.getByRole('button', { name: 'Colar' }).click()
  await expect.poll(() => grid.texts('Peças por embalagem')).toEqual(['20', '1'])
  await expect(await grid.cell(2, 'Código')).toHaveText(codes[1] ?? '')
})

test('a doubtful number is accepted or replaced before it becomes public', async ({ page }) => {
  const panel = new Panel(page)
  const grid = new VariantsGrid(page)
  const codes = [1, 2].map((n) => `D${run}-${n}`.toUpperCase())
  const id = await createProduct(page, `Duvidoso ${run}`, {
    variants: codes.map((part_number) => ({ part_number, values: { packing: 5 } })),
  })
  const column = 'Peças por embalagem'
  const packing = async () =>
    (
      await panelApi<{ variants: { values: { packing: number } }[] }>(
        page,
        'GET',
        `/products/${id}?depth=0&locale=br&draft=false`,
      )
    ).variants.map(({ values }) => values.packing)
  await openProduct(page, id)
  await panel.openTab('Tabela de códigos')
  await grid.write(1, column, '5000')
  await grid.write(2, column, '700')
  await publishAnyway(page, () => page.locator('#action-save').click())
  const asked = dialog(page, 'Valores a conferir')
  const row = (code = '') => asked.getByRole('row', { name: new RegExp(`^${code} `) })
  await expect(row(codes[0])).toContainText('1.000 vezes o valor atual')
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  const publish = asked.getByRole('button', { name: /^(Falta|Publicar)/ })
  await expect(publish).toHaveText('Faltam 2 respostas')
  await expect(publish).toBeDisabled()
  // Escape gives the publication up; nothing typed is lost
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  expect(await packing()).toEqual([5, 5])
  await expect.poll(() => grid.texts(column)).toEqual(['5000', '700'])
  await publishAnyway(page, () => page.locator('#action-save').click())
  await row(codes[0]).focus()
  await page.keyboard.press('a')
  await row(codes[1])
    .getByRole('button', { name: /^Usar 5 / })
    .click()
  await publish.click()
  await expect.poll(packing).toEqual([5000, 5])
  await expect.poll(() => grid.texts(column)).toEqual(['5000', '5'])
  await test.step('is asked about in its cell while it is typed', async () => {
    const question = page.getByRole('group', { name: `${codes[1]}, ${column}` })
    const cell = await grid.cell(2, column)
    await grid.write(2, column, '900')
    await cell.click()
    await expect(question).toContainText('180 vezes o valor atual')
    await expect(cell).toHaveClass(/--doubtful/)
    await page.keyboard.press('m')
    await expect(question).toBeHidden()
    await expect.poll(() => grid.texts(column)).toEqual(['5000', '5'])
    await grid.write(2, column, '800')
    await cell.click()
    await expect(question).toBeVisible()
    expect(await violationsOf(page, '.variants-grid')).toEqual([])
    await page.keyboard.press('a')
    await expect(question).toBeHidden()
    // the publication does not ask again
    await publishAnyway(page, () => page.locator('#action-save').click())
    await expect.poll(packing).toEqual([5000, 800])
    await expect(asked).toBeHidden()
  })
})

test('does not delete a document in use; links its places', async ({ page }) => {
  const related = await createProduct(page, `Citado ${run}`)
  const id = await createProduct(page, `Que cita ${run}`, { related: [related] })
  await openProduct(page, related)
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  const used = dialog(page, 'Em uso')
  await expect(used.getByRole('link', { name: `Que cita ${run}` })).toHaveAttribute(
    'href',
    `${panelBase}/collections/products/${id}`,
  )
})

test(
  'does not delete documents in use in bulk from Payload’s own list; links their places',
  { tag: nightly },
  async ({ page }) => {
    const related = await createProduct(page, `Citado em lote ${run}`)
    const id = await createProduct(page, `Que cita o lote ${run}`, { related: [related] })
    const where = new URLSearchParams({ 'where[title][like]': `lote ${run}` })
    await page.goto(`${panelBase}/collections/products?${where}`)
    await page
      .getByRole('row')
      .filter({ hasText: `Citado em lote ${run}` })
      .getByRole('checkbox')
      .check()
    await page.locator('.delete-documents__toggle').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
    const used = dialog(page, 'Em uso')
    await expect(used.getByRole('table', { name: `Citado em lote ${run}` })).toBeVisible()
    await expect(used.getByRole('link', { name: `Que cita o lote ${run}` })).toHaveAttribute(
      'href',
      `${panelBase}/collections/products/${id}`,
    )
  },
)

for (const [language, text] of [
  ['pt', 'Texto a ser exibido'],
  ['en', 'Text to display'],
  ['es', 'Texto a mostrar'],
] as const) {
  // Payload's own drawer; in some runs it does not open at all, for a reason that is not known yet
  test(
    `shows the link drawer in the panel’s language, ${language}`,
    { tag: nightly },
    async ({ page, context }) => {
      const { docs } = await panelApi<{ docs: { id: number }[] }>(
        page,
        'GET',
        '/posts?limit=1&depth=0&locale=br&sort=id',
      )
      await context.addCookies([{ name: 'payload-lng', value: language, url: origin }])
      await page.goto(`${panelBase}/collections/posts/${docs[0]?.id}?locale=br`)
      const editor = page.locator('.ContentEditable__root').first()
      const link = page.locator('.fixed-toolbar .toolbar-popup__button-link').first()
      // the button would take away a link that the paragraph has
      const paragraph = editor.locator('p').filter({ hasNot: page.locator('a') })
      const drawer = page.getByRole('dialog')
      // the editor's parts come one after the other: before them a click selects or opens nothing
      await expect(async () => {
        await paragraph.first().click({ clickCount: 3 })
        await link.click({ timeout: 500 })
        await expect(drawer).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect(drawer.getByText(text)).toBeVisible()
    },
  )
}

test('keeps a colleague’s save made before the first change', async ({ page }) => {
  const panel = new Panel(page)
  const id = await createProduct(page, `Antes de mim ${run}`)
  await openProduct(page, id)
  await panelApi(page, 'PATCH', `/products/${id}?locale=br&draft=true`, {
    family: 'COL',
    _status: 'draft',
  })
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      Boolean(response.request().headers()['next-action']) &&
      (response.request().postData() ?? '').includes('form-state'),
  )
  await panel.text('Resumo', 'br').fill('O meu primeiro toque')
  await answered
  await expect(page.locator('.document-stale-data')).toBeHidden()
  await save(page)
  await dialog(page, 'Um colega salvou este documento')
    .getByRole('button', { name: 'Salvar as duas mudanças' })
    .click()
  await expect(panel.plainText('Família')).toHaveValue('COL')
  expect(await read(page, id)).toMatchObject({ family: 'COL', description: 'O meu primeiro toque' })
})

test('copies texts to another locale without changing the published state', async ({ page }) => {
  const id = await createProduct(page, `Copiado ${run}`, { description: 'Para copiar' })
  await openProduct(page, id)
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page
    .getByRole('button', { name: /Copiar para/i })
    .first()
    .click()
  await page.locator('#field-toLocale').getByRole('combobox').fill('English')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect.poll(async () => (await read(page, id, true, 'en')).description).toBe('Para copiar')
  const live = await read(page, id, false, 'en')
  expect([live._status, live.description ?? null]).toEqual(['published', null])
})
