/** @own @editor */
import { expect, test } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { Panel } from '../panel.ts'

test('the panel lists the characters that no font of print has, and saves them', async ({
  page,
}) => {
  const panel = new Panel(page)
  await panel.setSession('editor@aterra.example')
  await panel.create('products', defaultLocale)
  const notice = page.getByRole('status').filter({ hasText: 'Sem fonte de impressão' })
  await panel.text('Título', defaultLocale).fill('Terminal 端子 ⌀ 12 عربي')
  await panel.text('Resumo', defaultLocale).fill('17×10⁻⁶ K⁻¹')
  await expect(notice).toHaveCount(0)
  await panel.text('Resumo', defaultLocale).fill('ขั้วต่อ 95 mm²')
  await expect(notice).toContainText('ข')
  await expect(notice).not.toContainText('端')
  await panel.saveDraft()
  await expect(notice).toContainText('ต')
})
