/** @own @editor */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36).toUpperCase()

interface Made {
  doc: { id: number }
}

const sections = [10, 16, 25, 35, 50]

/** Published product whose part numbers have a section; the fifth has the given one. */
async function makeProduct(page: Page, family: string, last: number): Promise<number> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(page, 'GET', '/categories?limit=1')
  const make = async (collection: string, data: object): Promise<number> =>
    (
      await panelApi<Made>(page, 'POST', `/${collection}?locale=br&depth=0`, {
        ...data,
        _status: 'published',
      })
    ).doc.id
  const subcategory = await make('subcategories', {
    title: `Conferência ${family}`,
    category: docs[0]?.id,
    attributes: [{ key: 'section', label: 'Seção', type: 'number', unit: 'mm²' }],
  })
  return make('products', {
    title: `Produto ${family}`,
    family,
    description: 'Resumo.',
    subcategory,
    ...variants(family, last),
  })
}

const variants = (family: string, last: number): object => ({
  variants: sections.map((size, at) => ({
    part_number: `${family}-${size}`,
    values: { section: at === sections.length - 1 ? last : size },
  })),
})

const save = (page: Page, id: number, data: object, status: 'draft' | 'published') =>
  panelApi(
    page,
    'PATCH',
    `/products/${id}?locale=br&depth=0${status === 'draft' ? '&draft=true' : ''}`,
    { ...data, _status: status },
  )

test('an older version with a doubtful value is restored after its question', async ({ page }) => {
  const family = `CV${run}`
  await new Panel(page).setSession('editor@aterra.example')
  const id = await makeProduct(page, family, 99_999)
  await save(page, id, variants(family, 50), 'published')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    `/products/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0`,
  )
  await page.goto(`${panelBase}/collections/products/${id}/versions/${docs[0]?.id}`)
  await page.getByRole('button', { name: 'Restaurar essa versão' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await page
    .getByRole('dialog', { name: 'Restaurar em' })
    .getByRole('button', { name: 'Restaurar' })
    .click()
  const question = page.getByRole('dialog', { name: 'Valores a conferir' })
  await expect(question).toContainText('99.999')
  await question.getByRole('button', { name: /^Aceitar 99\.999/ }).click()
  await question.getByRole('button', { name: 'Publicar' }).click()
  await expect
    .poll(async () => {
      const { variants: stored } = await panelApi<{ variants: { values: object }[] }>(
        page,
        'GET',
        `/products/${id}?depth=0&locale=br`,
      )
      return stored.at(-1)?.values
    })
    .toEqual({ section: 99_999 })
})

test(
  'a schedule that stopped before a later value leads to it from the list and the editor',
  { tag: nightly },
  async ({ page }) => {
    const family = `CS${run}`
    await new Panel(page).setSession('editor@aterra.example')
    const id = await makeProduct(page, family, 50)
    await save(page, id, { ...variants(family, 50), title: `Outro ${family}` }, 'draft')
    await panelApi(page, 'POST', `/products/${id}/schedule?locale=br`, {
      type: 'publish',
      at: new Date(Date.now() + 2000).toISOString(),
      locales: ['br'],
    })
    // all that was accepted is noted with a schedule; this value comes after it
    await save(page, id, variants(family, 99_999), 'draft')
    const list = `${panelBase}/collections/products?scheduled=yes&family=${family}`
    const stopped = page.getByRole('link', { name: 'Não publicou' })
    await expect(async () => {
      await page.goto(list)
      await expect(stopped).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 90_000 })
    await expect(page.getByRole('row').filter({ has: stopped })).toContainText(`${family}-50`)
    await stopped.click()
    const cell = page.getByRole('gridcell', { name: /99\.999|99999/ })
    await expect(cell).toBeVisible()
    const note = page.getByRole('link', { name: new RegExp(`Não publicou: confira ${family}-50`) })
    await page.evaluate(() => window.scrollTo(0, 0))
    await note.click()
    await expect(cell).toBeInViewport()
  },
)
