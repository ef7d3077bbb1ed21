/** @own @translations */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { locales } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { productPath } from '../published-pages.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)
const editor = 'editor@aterra.example'
const translator = 'tradutor@aterra.example'

interface Saved {
  doc: { id: number; slug: string }
}

/** Product that is public in Portuguese and English, with a Portuguese summary that has changed since. */
async function outdatedProduct(page: Page): Promise<number> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<Saved>(page, 'POST', '/products?locale=br&depth=0', {
    title: `Revisado ${run}`,
    description: 'Aperte com a chave.',
    subcategory: docs[0]?.id,
    _status: 'published',
  })
  await panelApi(page, 'PATCH', `/products/${doc.id}?locale=en&depth=0`, {
    title: `Reviewed ${run}`,
    description: 'Tighten with the wrench.',
    _status: 'published',
  })
  await panelApi(page, 'PATCH', `/products/${doc.id}?locale=br&depth=0`, {
    description: 'Aperte com a chave, a 12 N·m.',
    _status: 'published',
  })
  return doc.id
}

/** Opens the document of this run in a tab of the desk. */
const open = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`${panelBase}/translations?tab=${tab}&to=en&q=${run}`)
  await expect(page.locator('.desk h2').first()).toContainText(`Revisado ${run}`)
}

/** Published summary in English. */
const publicSummary = async (page: Page, id: number): Promise<string> => {
  const path = `/products/${id}?locale=en&depth=0&draft=false`
  return (await panelApi<{ description: string }>(page, 'GET', path)).description
}

test(
  'a translation is handed in, sent back with a comment, mended and published, by keys',
  { tag: nightly },
  async ({ page }) => {
    const panel = new Panel(page)
    await panel.setSession(editor)
    const id = await outdatedProduct(page)

    // the translator follows the source, and hands in
    await panel.setSession(translator)
    await open(page, 'outdated')
    const field = page.locator('.desk textarea[data-passage]')
    await field.fill('Tighten with the key, to 12 N·m.')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(page.getByText('Entregue à revisão.')).toBeVisible()
    await expect(page.getByText(/Em revisão: entregue/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)
    await page.goto(`${panelBase}/translations?tab=outdated&to=en&q=${run}`)
    await expect(page.getByText('Nenhum texto corresponde à busca.')).toBeVisible()

    // the reviewer sees what changes on the site, comments and sends back
    await panel.setSession(editor)
    await open(page, 'review')
    await expect(page.locator('.desk-review__site ins')).toHaveText('key, to 12 N·m')
    await expectAccessible(page)
    await page.locator('.desk__read').first().focus()
    await page.keyboard.press('Alt+m')
    await page.keyboard.type('É uma chave de boca: wrench.')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.desk-review__body')).toHaveText('É uma chave de boca: wrench.')
    await page.locator('.desk__read').first().focus()
    await page.keyboard.press('Alt+r')
    const dialog = page.getByRole('dialog', { name: 'Devolver ao tradutor' })
    await expect(dialog).toContainText('1 comentário aberto vai junto')
    await expectAccessible(page)
    await dialog.getByRole('textbox').fill('Falta pouco.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Devolvido.', { exact: true })).toBeVisible()

    // the translator finds it first among the own ones, with the comment at its passage
    await panel.setSession(translator)
    await page.goto(`${panelBase}/translations?tab=mine&to=en`)
    await expect(page.locator('.translations__row').first()).toContainText('devolvido')
    await open(page, 'mine')
    await expect(page.locator('.desk__passage', { hasText: 'É uma chave de boca' })).toContainText(
      'Aperte com a chave',
    )
    await expect(page.locator('.desk-review')).toContainText('Falta pouco.')
    await expectAccessible(page)
    await page.locator('.desk__read', { hasText: 'Tighten with the key' }).press('Enter')
    await field.fill('Tighten with the wrench, to 12 N·m.')
    await page
      .locator('.desk__passage', { hasText: 'É uma chave de boca' })
      .getByRole('button', { name: 'Resolvido' })
      .press('Enter')
    await field.focus()
    await page.keyboard.press('Control+Shift+Enter')
    await expect(page.getByText('Entregue à revisão.')).toBeVisible()

    // the reviewer publishes this language alone
    await panel.setSession(editor)
    await open(page, 'review')
    expect(await publicSummary(page, id)).toBe('Tighten with the wrench.')
    await page.locator('.desk__read').first().focus()
    await page.keyboard.press('Control+Shift+Enter')
    await expect(page.getByText('Publicado em English.')).toBeVisible()
    expect(await publicSummary(page, id)).toBe('Tighten with the wrench, to 12 N·m.')
    await page.goto(`${panelBase}/collections/products/${id}?locale=en`)
    await expect(page.locator('.editor-languages')).not.toContainText('em revisão')
    const answer = await page.request.get(`/api/v1/web/products/${id}`, {
      headers: { 'content-language': locales.en.tag },
    })
    const { alternates } = (await answer.json()) as Answer<'product-read'>
    await page.goto(productPath('en', alternates.en as Parameters<typeof productPath>[1]))
    await expect(page.getByText('Tighten with the wrench, to 12 N·m.').first()).toBeVisible()
  },
)

test('a reviewer publishes nothing that was changed since, and keeps what was typed', async ({
  page,
}) => {
  const panel = new Panel(page)
  await panel.setSession(editor)
  const id = await outdatedProduct(page)
  await page.goto(`${panelBase}/translations?tab=outdated&to=en&q=${run}`)
  await page.goto(`${panelBase}/translations?tab=outdated&to=en&item=products-${id}-en`)
  const field = page.locator('.desk textarea[data-passage]').first()
  await field.fill('Typed by the reviewer.')
  await panelApi(page, 'PATCH', `/products/${id}?locale=en&depth=0&draft=true`, {
    title: `Changed since ${run}`,
    _status: 'draft',
  })
  await page.getByRole('button', { name: 'Publicar em English' }).click()
  await expect(page.getByText('Isto mudou desde que você abriu.')).toBeVisible()
  expect(await publicSummary(page, id)).toBe('Tighten with the wrench.')
  await page.getByRole('button', { name: 'Carregar o que foi salvo' }).click()
  await expect(field).toHaveValue('Typed by the reviewer.')
})
