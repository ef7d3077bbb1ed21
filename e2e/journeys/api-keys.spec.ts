/** @own @api-keys */
import { expect } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

const run = Date.now().toString(36).toUpperCase()

test('a key is made, used and revoked', async ({ page, playwright }) => {
  await new Panel(page).setSession('admin@aterra.example')
  await page.goto(`${panelBase}/api-keys`)
  const form = page.getByRole('complementary', { name: 'Nova chave' })
  await form.getByRole('button', { name: 'Nova chave' }).click()
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription(
    'Dê um nome de até 100 caracteres.',
  )
  const limit = form.getByRole('spinbutton', { name: 'Requisições por minuto' })
  await limit.fill('')
  await form.getByRole('button', { name: 'Nova chave' }).click()
  await expect(limit).toHaveAccessibleDescription(/./)
  await form.getByRole('textbox', { name: 'Nome' }).fill(`Espelho ${run}`)
  await form.getByRole('spinbutton', { name: 'Requisições por minuto' }).fill('90')
  await form.getByRole('button', { name: 'Nova chave' }).click()
  const shown = page.getByRole('dialog', { name: `Chave Espelho ${run}` })
  const key = await shown.locator('code').innerText()
  expect(key).toMatch(/^vk\.[\w-]{43}$/)
  await shown.getByRole('button', { name: 'Guardei a chave' }).click()
  const row = page.getByRole('row').filter({ hasText: `Espelho ${run}` })
  await expect(row).toContainText('válida')
  await expect(page.getByText(key)).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  // another program, without the cookies of the panel
  const program = await playwright.request.newContext()
  const ask = () =>
    program.get(`${origin}/api/v1/web/contact/departments`, {
      headers: { authorization: `Bearer ${key}` },
    })
  const answered = await ask()
  expect(answered.status()).toBe(200)
  expect(answered.headers()['ratelimit-policy']).toBe('"key";q=90;w=60')
  await row.getByRole('button', { name: `Revogar Espelho ${run}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
  await expect(row).toContainText('revogada')
  await expect(async () => expect((await ask()).status()).toBe(401)).toPass({ timeout: 1000 })
  await program.dispose()
})
