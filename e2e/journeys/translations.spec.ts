/** @own @translations */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)

interface Doc {
  doc: { id: number }
}

/** Published products in three languages, of which the Portuguese summary has changed since. */
async function outdated(page: Page, names: readonly string[]): Promise<number[]> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const ids: number[] = []
  for (const name of names) {
    const { doc } = await panelApi<Doc>(page, 'POST', '/products?locale=br&depth=0', {
      title: `${name} ${run}`,
      description: 'Aperte com a chave.',
      subcategory: docs[0]?.id,
      _status: 'published',
    })
    for (const [locale, title] of [
      ['en', `${name} EN ${run}`],
      ['es', `${name} ES ${run}`],
    ] as const)
      await panelApi(page, 'PATCH', `/products/${doc.id}?locale=${locale}&depth=0`, {
        title,
        description: locale === 'en' ? 'Tighten with the wrench.' : 'Apriete con la llave.',
        _status: 'published',
      })
    await panelApi(page, 'PATCH', `/products/${doc.id}?locale=br&depth=0`, {
      description: 'Aperte com a chave, a 12 N·m.',
      _status: 'published',
    })
    ids.push(doc.id)
  }
  return ids
}

const field = (page: Page) => page.locator('.desk textarea')
const queue = (page: Page) => page.locator('.translations__row')

test.beforeEach(({ page }) => new Panel(page).setSession('editor@aterra.example'))

test('what is outdated is translated one by one, by keys, and published', async ({ page }) => {
  const [first] = await outdated(page, ['Segundo', 'Primeiro'])
  await page.goto(`${panelBase}/translations?tab=outdated&to=es&q=${run}&order=kind`)
  await expect(queue(page)).toHaveCount(2)
  await expect(queue(page).first()).toContainText('Resumo, 1 trecho')
  // only the outdated text is open, its change is marked word by word
  await expect(field(page)).toHaveCount(1)
  await expect(page.locator('.desk ins')).toHaveText(', a 12 N·m')
  await expectAccessible(page)

  await field(page).fill('Apriete con la llave, a 12 N·m.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.desk h2')).toContainText('Segundo')
  await expect(field(page)).toBeFocused()
  // the second one says what it has to say
  await page.keyboard.press('Alt+v')
  await expect(page.getByText('vale para a fonte nova')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Salvo.', { exact: true })).toBeVisible()
  await page.goto(`${panelBase}/translations?tab=outdated&to=es&q=${run}`)
  await expect(page.getByText('Nenhum texto corresponde à busca.')).toBeVisible()

  await page.goto(`${panelBase}/translations?tab=ready&to=es&q=${run}`)
  await expect(queue(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Publicar em Español' }).click()
  await expect(page.getByText('Publicado em Español.')).toBeVisible()
  await page.goto(`${panelBase}/translations?tab=outdated&to=en&q=${run}`)
  await expect(queue(page)).toHaveCount(2)
  await expect(queue(page).first()).toContainText('EN')
  expect(first).toBeGreaterThan(0)
})

test('the page is shown with what is typed', { tag: nightly }, async ({ page }) => {
  await outdated(page, ['Visto'])
  await page.goto(`${panelBase}/translations?tab=outdated&to=en&q=${run}`)
  await queue(page).filter({ hasText: 'Visto' }).click()
  await expect(page.locator('.desk h2')).toContainText('Visto')
  await field(page).fill('Tighten with the wrench, to 12 N·m.')
  await page.getByRole('button', { name: 'Ver na página' }).click()
  const shown = page.frameLocator('.desk__preview iframe')
  await expect(shown.getByText('Tighten with the wrench, to 12 N·m.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Site agora' }).click()
  await expect(shown.getByText('Tighten with the wrench.', { exact: true }).first()).toBeVisible()
})

test(
  'a change that is declared insignificant keeps the translations',
  { tag: nightly },
  async ({ page }) => {
    const [id] = await outdated(page, ['Vírgula'])
    await page.goto(`${panelBase}/collections/products/${id}?locale=br`)
    await expect(page.locator('.editor-languages')).toContainText('desatualizado')
    const summary = page.locator('#field-description')
    const publish = async (): Promise<void> => {
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.ok(),
      )
      await page
        .getByRole('button', { name: /^Publicar/ })
        .first()
        .click()
      // it lacks a picture
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Publicar/ })
        .click()
      await saved
    }
    await expect(summary).toBeEditable()
    await summary.fill('Aperte com a chave.')
    await publish()
    await expect(page.locator('.editor-languages')).not.toContainText('desatualizado')
    await summary.fill('Aperte, com a chave.')
    await page.getByRole('checkbox', { name: 'não muda o sentido' }).check()
    await publish()
    await page.reload()
    await expect(summary).toHaveValue('Aperte, com a chave.')
    await expect(page.locator('.editor-languages')).toContainText('em dia')
    await expect(page.locator('.editor-languages')).not.toContainText('desatualizado')
  },
)
