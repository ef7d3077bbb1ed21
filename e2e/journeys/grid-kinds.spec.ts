/** @alone @grid */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { violationsOf } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { secrets } from '../system-under-test.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36)
const email = 'editor@aterra.example'
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Alterações' })

async function open(page: Page, query: string, name: string): Promise<VariantsGrid> {
  await page.goto(`${panelBase}/grid?${query}`)
  const grid = new VariantsGrid(page, name)
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '2')
  return grid
}

async function type(page: Page, grid: VariantsGrid, column: string, text: string): Promise<void> {
  await grid.goTo(column)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

async function publish(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Publicar 1' }).click()
  await expect(drawer(page)).toContainText('Publicado: 1 valor', { timeout: 60_000 })
}

const stored = <T>(page: Page, path: string) =>
  panelApi<T>(page, 'GET', `${path}?depth=0&locale=br&draft=false`)

test(
  'documents, distributors and synonyms are changed as tables',
  { tag: nightly },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await new Panel(page).setSession(email)

    for (const collection of ['files', 'distributors', 'synonyms'])
      await panelApi(page, 'POST', `/payload-preferences/grid-columns-catalogue-${collection}`, {
        value: { hidden: [], order: [] },
      })

    await test.step('a column that no document fills is asked for', async () => {
      const { docs } = await panelApi<{ docs: { id: number; revision?: string | null }[] }>(
        page,
        'GET',
        '/files?limit=1&depth=0&where[kind][equals]=certificate&where[revision][exists]=false',
      )
      const id = docs[0]?.id ?? 0
      const grid = await open(page, `collection=files&ids=${id}`, 'Documentos')
      const heads = grid.grid.getByRole('columnheader')
      await expect(heads.filter({ hasText: 'Data do documento' })).toHaveCount(1)
      await expect(heads.filter({ hasText: 'Revisão' })).toHaveCount(0)
      await page.getByRole('button', { name: /^Colunas/ }).click()
      await page.getByRole('checkbox', { name: 'Revisão' }).check()
      await page.keyboard.press('Escape')
      await expect(heads.filter({ hasText: 'Revisão' })).toHaveCount(1)
      await type(page, grid, 'Revisão', `R${run}`)
      expect(await violationsOf(page, 'main')).toEqual([])
      await publish(page)
      expect((await stored<{ revision: string }>(page, `/files/${id}`)).revision).toBe(`R${run}`)
      await panelApi(page, 'PATCH', `/files/${id}?locale=br`, { revision: null })
    })

    await test.step('a session that ended is renewed in place', async () => {
      const { doc } = await panelApi<{ doc: { id: number } }>(
        page,
        'POST',
        '/distributors?locale=br&depth=0',
        {
          name: `Revenda ${run}`,
          address: 'Rua A, 1',
          city: 'Santos',
          state: 'SP',
          phone: '+55 13 3000-0000',
        },
      )
      const query = `collection=distributors&ids=${doc.id}`
      const grid = await open(page, query, 'Distribuidores')
      await context.clearCookies()
      await type(page, grid, 'Telefone', '+55 13 3000-1111')
      const question = page.getByRole('dialog', { name: 'Sua sessão terminou' })
      await question.getByLabel('Senha').fill(secrets().DEMO_PASSWORD)
      await question.getByRole('button', { name: 'Entrar' }).click()
      await expect(question).toBeHidden()
      await publish(page)
      expect((await stored<{ phone: string }>(page, `/distributors/${doc.id}`)).phone).toBe(
        '+55 13 3000-1111',
      )
      await panelApi(page, 'DELETE', `/distributors/${doc.id}`)
    })

    await test.step('a view with its columns is saved and opened again', async () => {
      const { doc } = await panelApi<{ doc: { id: number } }>(
        page,
        'POST',
        '/synonyms?locale=br&depth=0',
        { words: `um${run}, dois${run}`, language: 'br' },
      )
      const grid = await open(page, `collection=synonyms&q=um${run}`, 'Sinônimos')
      const views = page.getByRole('navigation', { name: 'Vistas' })
      await page.getByRole('button', { name: /^Colunas/ }).click()
      await page.getByRole('checkbox', { name: 'Idioma' }).uncheck()
      await page.keyboard.press('Escape')
      await views.getByRole('button', { name: 'Salvar esta vista' }).click()
      await page.getByRole('dialog').getByLabel('Nome').fill(`Vista ${run}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
      const tab = views.getByRole('link', { name: `Vista ${run}` })
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await views.getByRole('link', { name: 'Todos' }).click()
      await expect(grid.grid).not.toHaveAttribute('aria-rowcount', '2')
      await tab.click()
      await expect(grid.grid).toHaveAttribute('aria-rowcount', '2')
      await expect(grid.grid.getByRole('columnheader').filter({ hasText: 'Idioma' })).toHaveCount(0)
      await type(page, grid, 'Palavras', `um${run}, tres${run}`)
      await publish(page)
      expect((await stored<{ words: string }>(page, `/synonyms/${doc.id}`)).words).toBe(
        `um${run}, tres${run}`,
      )
      await views.getByRole('button', { name: `Vista ${run}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await expect(tab).toHaveCount(0)
      await panelApi(page, 'DELETE', `/synonyms/${doc.id}`)
    })
  },
)
