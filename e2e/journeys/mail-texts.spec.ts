/** @own @mail-texts @editor */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { violationsOf } from '../accessibility.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const email = 'editor@aterra.example'
const run = Date.now().toString(36)
// the word of this run comes first: a long subject is encoded in several lines
const subject = `${run}: acesso liberado`
const folder = join(process.env['VITRINE_DATA'] ?? 'var', 'mail')

/** Number of delivered mails of this run. */
const sent = (): number =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(run),
  ).length

test('an e-mail is worded by the staff, previewed, sent to oneself, and published', async ({
  page,
}) => {
  const panel = new Panel(page)
  await panel.setSession(email)
  await panel.open(`${panelBase}/collections/mail-texts?locale=br`)
  const row = page.getByRole('row', { name: /^Cadastro aprovado/ })
  await expect(row).toContainText('segue o produto')
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('link').click()

  await page.getByRole('button', { name: 'Mudar: Assunto' }).click()
  const field = page.getByRole('textbox', { name: /^Assunto/ })
  await expect(field).toHaveValue('Cadastro aprovado · {Nome da empresa}')
  await field.fill(`${subject} `)
  await page.getByRole('button', { name: 'Nome da empresa', exact: true }).click()
  await expect(field).toHaveValue(`${subject} {Nome da empresa}`)

  await panel.openTab('Prévia')
  await expect(page.getByText(new RegExp(`^${subject} [^{]+$`))).toBeVisible()
  const mail = page.frameLocator('iframe[title="Como o e-mail chega"]')
  await expect(mail.getByText('Olá, Marina Souza.')).toBeVisible()
  await page.getByRole('button', { name: 'Mandar a mim' }).click()
  await expect(page.getByText(`Na fila para ${email}.`)).toBeVisible()
  await expect.poll(sent, { timeout: 20_000 }).toBe(1)
  expect(await violationsOf(page)).toEqual([])

  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/mail-texts\/\d+/)
  const id = Number(/\/mail-texts\/(\d+)/.exec(page.url())?.[1])
  try {
    await panel.open(`${panelBase}/collections/mail-texts`)
    await expect(row).toContainText('BR mudado')
    await expect(row).toContainText('EN falta o idioma')
  } finally {
    await panelApi(page, 'DELETE', `/mail-texts/${id}`)
  }
})
