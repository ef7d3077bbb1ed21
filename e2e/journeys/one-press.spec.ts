/** @alone @lists @set-up */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

const run = Date.now().toString(36)

async function write(page: Page, method: string, path: string, data: object) {
  const answer = await page.request.fetch(`${origin}${panelApiBase}${path}`, {
    method,
    headers: { origin },
    data,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { doc: { id: number } }
}
const product = async (page: Page, title: string): Promise<number> =>
  (
    await write(page, 'POST', '/products?locale=br&depth=0', {
      title,
      subcategory: 1,
      _status: 'published',
    })
  ).doc.id

test('the site closes only after a confirmation, and the first page shows that it is closed', async ({
  page,
}) => {
  const panel = new Panel(page)
  await panel.setSession('admin@aterra.example')
  const tick = page.getByRole('checkbox', { name: 'Site em manutenção' })
  const question = page.getByRole('dialog', { name: 'Tirar o site inteiro do ar?' })
  const open = async (): Promise<void> => {
    await page.goto(`${panelBase}/globals/layout?locale=br`)
    await panel.openTab('Outros')
    await expect(tick).toBeVisible()
  }
  try {
    await open()
    await tick.click()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(tick).not.toBeChecked()
    await tick.click()
    await question.getByRole('button', { name: 'Colocar em manutenção' }).click()
    await expect(tick).toBeChecked()
    await page.getByRole('main').getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('Em manutenção desde')).toBeVisible()
    await panel.setSession('editor@aterra.example')
    await page.goto(panelBase)
    await expect(page.getByText(/Em manutenção desde .+, por \S+/)).toBeVisible()
    await open()
    await expect(tick).toBeDisabled()
  } finally {
    await panel.setSession('admin@aterra.example')
    await write(page, 'POST', '/globals/layout?locale=br', {
      others: { environment_under_maintenance: false },
    })
  }
})

test('several products are edited at once, in the fields that may be equal', async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  for (const n of [1, 2]) await product(page, `Conjunto ${run} ${n}`)
  await page.goto(`${panelBase}/collections/products?search=${run}&locale=br`)
  await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check()
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  const choice = page.getByRole('dialog').getByRole('combobox').first()
  await choice.click()
  const options = page.getByRole('dialog').getByRole('option')
  await expect(options.filter({ hasText: 'Páginas próprias' })).toHaveCount(1)
  const names = await options.allTextContents()
  for (const name of ['Título', 'Endereço', 'Texto', 'Tabela de códigos', 'Ordem', 'Subcategoria'])
    expect(names.filter((offered) => offered.trim() === name)).toEqual([])
})

test('the list names the state of each language', async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  const id = await product(page, `Estados ${run}`)
  await write(page, 'PATCH', `/products/${id}?locale=en&draft=true`, {
    title: `States ${run}`,
    _status: 'draft',
  })
  await page.goto(`${panelBase}/collections/products?search=Estados ${run}&locale=br`)
  await expect(page.getByRole('row').filter({ hasText: `Estados ${run}` })).toContainText(
    /Português: publicado.*English: rascunho.*Español: falta/,
  )
})
