/** @own @leads */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { listPath } from '../../site/shared/parts-list/list-path.ts'
import { expectAccessible, violationsOf } from '../accessibility.ts'
import { receiptPattern } from '../contact-message.ts'
import { test } from '../human-delay.ts'
import { Panel, panelApi } from '../panel.ts'
import { fillQuotation } from '../quotation-form.ts'
import { partsListTexts } from '../texts.ts'
import { origin } from '../system-under-test.ts'
import { hydrated } from '../watched-page.ts'

const inbox = `${panelBase}/inbox`
/**
 * Part numbers of the quotation; two certificates of the demonstration apply to its long terminals.
 */
const items = [
  { code: 'TC-120-10', quantity: 200 },
  { code: 'TD-95-10', quantity: 18 },
  { code: 'DU-12', quantity: 2 },
]
const template = 'Cotización con certificados (viaje)'

/** Requests a quotation in Spanish; returns the visitor's e-mail address. */
async function requestQuotation(page: Page, humanDelay: () => Promise<void>): Promise<string> {
  const texts = partsListTexts.es
  await page.goto(listPath(items, 'es'))
  await hydrated(page)
  const form = await fillQuotation(page, 'es')
  const email = await form.locator('input[type=email]').inputValue()
  await form.getByRole('checkbox').check()
  await humanDelay()
  await form.getByRole('button', { name: texts.quote.submit }).click()
  await expect(page.getByText(receiptPattern).first()).toBeVisible()
  return email
}

/**
 * Mail to an e-mail address that contains a text, from the outbox's folder; empty if there is none.
 */
function mailTo(email: string, text: string): string {
  const folder = join(process.env['VITRINE_DATA'] ?? 'var', 'mail')
  const name = email.replace(/[^\w.-]+/g, '_')
  return (
    readdirSync(folder)
      .filter((file) => file.includes(name))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .find((mail) => mail.includes(text)) ?? ''
  )
}

test('a quotation is answered in Spanish with two certificates', async ({ page, humanDelay }) => {
  const email = await requestQuotation(page, humanDelay)
  await new Panel(page).setSession('atendente@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    `/reply-templates?where[title][equals]=${encodeURIComponent(template)}`,
  )
  if (docs.length === 0)
    await panelApi(page, 'POST', '/reply-templates', {
      title: template,
      language: 'es',
      body: 'Estimada {name}:\n\nRecibimos su pedido {receipt}. Adjuntamos los certificados.\n\n{me}',
    })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${inbox}?q=${encodeURIComponent(email)}`)
  const reply = page.getByRole('form', { name: 'Resposta' })
  await expect(reply.getByRole('radio', { name: 'Español' })).toBeChecked()
  await expect(page.getByRole('table', { name: 'Códigos pedidos' })).toContainText('TC-120-10')

  const began = Date.now()
  let presses = 0
  const press = async (action: Promise<unknown>): Promise<void> => {
    presses += 1
    await action
  }
  await press(page.getByRole('link', { name: /^Rita Moraes/ }).click())
  await press(reply.getByRole('combobox', { name: 'Modelo' }).selectOption({ label: template }))
  await expect(page.getByRole('button', { name: 'Usar este texto' })).toBeFocused()
  await press(page.getByRole('button', { name: 'Usar este texto' }).click())
  await expect(reply.getByRole('textbox', { name: 'Texto da resposta' })).toHaveValue(
    /Estimada Rita Moraes:/,
  )
  await press(reply.getByRole('button', { name: '+ Anexar' }).click())
  const dialog = page.getByRole('dialog', { name: 'Anexar à resposta' })
  for (const name of [/0457\/26/, /R-1190\/25/])
    await press(dialog.getByRole('checkbox', { name }).first().check())
  expect(await violationsOf(page, '.ui-dialog[open]')).toEqual([])
  await press(dialog.getByRole('button', { name: 'Pronto' }).click())
  await expect(reply.getByRole('button', { name: '+ Anexar' })).toBeFocused()
  await press(reply.getByRole('button', { name: /^Enviar Ctrl/ }).click())
  await expect(page.getByRole('region', { name: 'Conversa' })).toContainText('Estimada Rita Moraes')
  const seconds = (Date.now() - began) / 1000
  test.info().annotations.push({ type: 'presses', description: `${presses} in ${seconds} s` })
  expect(presses).toBeLessThanOrEqual(9)

  await expect(page.getByRole('combobox', { name: 'Situação' })).toHaveValue('answered')
  const parts = () => mailTo(email, 'Auto-Submitted: no').match(/^Content-Type: application\/pdf/gm)
  await expect.poll(() => parts()?.length, { timeout: 20_000 }).toBe(2)
})

test('nothing that was typed is lost, and a second answer is noticed', async ({
  page,
  humanDelay,
}) => {
  const email = await requestQuotation(page, humanDelay)
  await new Panel(page).setSession('atendente@aterra.example')
  await page.goto(`${inbox}?q=${encodeURIComponent(email)}`)
  const text = page.getByRole('textbox', { name: 'Texto da resposta' })
  await expect(page.getByRole('form', { name: 'Resposta' })).toBeVisible()
  await expectAccessible(page, 'main')
  await text.fill('Ainda não enviado')
  await page.reload()
  await expect(text).toHaveValue('Ainda não enviado')

  await page.route('**/reply', (route) => route.abort())
  await page.getByRole('button', { name: 'Enviar e encerrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão' })).toBeVisible()
  await expect(text).toHaveValue('Ainda não enviado')
  await page.unroute('**/reply')

  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    `/messages?where[email][equals]=${encodeURIComponent(email)}`,
  )
  const form = { text: 'Outra pessoa.', locale: 'es', after: 'answered', seen: '0', files: '' }
  const other = await page.request.post(`${panelBase}/api/messages/${docs[0]?.id}/reply`, {
    headers: { origin },
    multipart: form,
  })
  expect(other.status()).toBe(200)
  await page.getByRole('button', { name: 'Enviar e encerrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'enquanto você escrevia' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conversa' })).toContainText('Outra pessoa.')
  await expect(text).toHaveValue('Ainda não enviado')
  await page.getByRole('button', { name: 'Enviar e encerrar' }).click()
  await expect(page.getByRole('combobox', { name: 'Situação' })).toHaveValue('archived')
  await expect(text).toHaveValue('')
})
