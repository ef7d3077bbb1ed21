/** @own @imports @history */
import { expect } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)

test('an undo of many documents runs as the import did', { tag: nightly }, async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  const paths = Array.from({ length: 51 }, (_, at) => `/volta-${run}-${at}`)
  const lines = ['De;Para;Permanente', ...paths.map((from) => `${from};/produtos;Sim`)]
  await page.goto(`${panelBase}/imports`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher arquivo' }).click()
  const buffer = Buffer.from(lines.join('\r\n'))
  await (await chooser).setFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer })
  const order = page.getByRole('form', { name: 'Como e quando' })
  await order.getByRole('button', { name: /^Publicar 51/ }).click()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(heading('Importada')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Desfazer tudo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(heading('Desfeito')).toBeVisible({ timeout: 60_000 })
  await expect(page).toHaveURL(/\/imports\?import=\d+$/)
  await expect(page.getByText('Desfeito.')).toBeVisible()
  const { totalDocs } = await panelApi<{ totalDocs: number }>(
    page,
    'GET',
    `/redirects?limit=1&where[from][like]=volta-${run}`,
  )
  expect(totalDocs).toBe(0)
})
