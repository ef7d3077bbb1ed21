/** @alone @leads @searches */
import { devices, expect } from '@playwright/test'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { receiptPattern } from '../contact-message.ts'
import { Panel } from '../panel.ts'
import { origin, secrets } from '../system-under-test.ts'
import { test } from '../human-delay.ts'
import { nightly } from '../nightly.ts'
import { hydrated } from '../watched-page.ts'
import { formsTexts, leadFormsTexts } from '../texts.ts'

/** Unique word of letters: a number at the end of a word would be searched as a size. */
const unique = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

test(
  'shows a lead on the dashboard, lets it be answered and exported',
  { tag: nightly },
  async ({ page, humanDelay }) => {
    const { contact, fields } = leadFormsTexts.br
    const { sent } = formsTexts.br
    const name = `Helena Prado ${unique()}`
    await page.goto(routePath('contact', 'br'))
    const form = page.getByRole('form', { name: contact.submit })
    await hydrated(page)
    await form.getByLabel(contact.department).selectOption({ index: 1 })
    await form.getByLabel(fields.name, { exact: true }).fill(name)
    await form.getByLabel(fields.email, { exact: true }).fill(`helena-${unique()}@example.com`)
    await form
      .getByLabel(fields.message, { exact: true })
      .fill('Qual conector serve para barra de 40 × 10?')
    await form.getByRole('checkbox').check()
    await humanDelay()
    await form.getByRole('button', { name: contact.submit }).click()
    const receipt =
      receiptPattern.exec(
        (await page.getByRole('dialog').filter({ hasText: sent }).textContent()) ?? '',
      )?.[0] ?? ''

    const panel = new Panel(page)
    await panel.logIn('atendente@aterra.example', secrets().DEMO_PASSWORD, 'Caixa de entrada')
    await page
      .getByRole('region', { name: 'À espera' })
      .getByRole('link', { name: /Contatos sem resposta/ })
      .click()
    await expect(page.getByRole('link').filter({ hasText: name })).toBeVisible()
    await panel.list('messages', { 'where[status][equals]': 'new' })
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Nova')
    await row.getByRole('link').first().click()
    await expect(panel.heading).toHaveText(name)
    await expect(page.getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.*${receipt}$`),
    )
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toBeDisabled()
    const state = page.locator('#field-status')
    await state.getByRole('combobox').fill('Respondida')
    await state.getByRole('option', { name: 'Respondida' }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText(/sucesso/)).toBeVisible()

    await panel.list('messages', { 'where[status][equals]': 'answered' })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
    const sheet = Buffer.concat(chunks).toString('utf8')
    expect(sheet).toContain(name)
    expect(sheet).toContain(receipt)
  },
)

// robots are not counted, and headless Chromium identifies as one
const { userAgent } = devices['Desktop Chrome']

test('makes a search without results find a product in two clicks', async ({ browser }) => {
  const page = await (await browser.newContext({ userAgent, locale: 'pt-BR' })).newPage()
  // a single unknown word: a search that ignores unknown words beside known ones has results
  const missing = `zwxq${unique()}`
  const address = `${routePath('search', 'br')}?${queryNames.q.br}=${missing}`
  await page.goto(address.replace(missing, missing.toUpperCase()))
  await new Panel(page).setSession('editor@aterra.example')
  // counts arrive in batches
  await expect(async () => {
    await page.goto(panelBase)
    await expect(page.getByRole('region', { name: /^Buscas sem resultado/ })).toContainText(
      missing,
      { timeout: 1000 },
    )
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: /Contatos sem resposta/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Todas as buscas' }).click()
  const list = page.getByRole('region', { name: 'Sem resultado' })
  await list.getByRole('button', { name: `Sinônimo: ${missing}` }).click()
  await expect(list.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('zwzwzw')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('alert')).toHaveText('“zwzwzw” também não encontra nada.')
  await list.getByRole('combobox').fill('terminal bimetálico')
  await list.getByRole('button', { name: 'Criar sinônimo' }).click()
  const result = list.getByRole('status').getByRole('listitem').first()
  await expect(result).toContainText(/bimetálico/i)
  const title = ((await result.textContent()) ?? '').trim()
  expect(await violationsOf(page, '.searches')).toEqual([])
  const group = await list.getByRole('link', { name: 'Abrir no painel' }).getAttribute('href')
  try {
    await expect(async () => {
      await page.goto(address)
      await expect(page.getByRole('main')).toContainText(title, { timeout: 1000 })
    }).toPass({ timeout: 5000 })
  } finally {
    const id = group?.split('/').at(-1)
    await page.request.delete(`${panelApiBase}/synonyms/${id}`, { headers: { origin } })
  }
  await page.context().close()
})
