/** @own @releases */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36).toUpperCase()
const wide = { width: 1440, height: 900 }
const narrow = { width: 1024, height: 768 }

/** Published product whose latest version has another title. */
async function drafted(page: Page, stamp: string): Promise<{ id: number; part: string }> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&sort=id',
  )
  const part = `J${stamp}-1`
  const { doc } = await panelApi<{ doc: { id: number } }>(
    page,
    'POST',
    '/products?locale=br&depth=0',
    {
      title: `Antes ${stamp}`,
      subcategory: docs[0]?.id,
      variants: [{ part_number: part, values: { packing: 25 } }],
      _status: 'published',
    },
  )
  await panelApi(page, 'PATCH', `/products/${doc.id}?locale=br&depth=0&draft=true`, {
    title: `Depois ${stamp}`,
    _status: 'draft',
  })
  return { id: doc.id, part }
}

async function isAccessible(page: Page): Promise<void> {
  await page.setViewportSize(narrow)
  await expectAccessible(page)
  await page.setViewportSize(wide)
}

/** The test's products have no pictures. */
const publishIncomplete = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'Publicar assim mesmo' }).check()

test(
  'drafts and a spreadsheet go live together, seen on the site before, and are taken back',
  { tag: nightly },
  async ({ page, context }) => {
    await page.setViewportSize(wide)
    await new Panel(page).setSession('editor@aterra.example')
    const [one, other] = [await drafted(page, `${run}A`), await drafted(page, `${run}B`)]

    await page.goto(`${panelBase}/releases`)
    await page.getByRole('button', { name: 'Nova publicação conjunta' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Dê um nome.' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Nome' }).fill(`Feira ${run}`)
    await isAccessible(page)
    await page.getByRole('button', { name: 'Nova publicação conjunta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Feira ${run}` })).toBeVisible()
    await page.getByText('Acrescentar rascunhos').click()
    await page.getByRole('searchbox', { name: /Procurar/ }).fill(`Depois ${run}`)
    await page.getByRole('checkbox', { name: `Depois ${run}A` }).check()
    await page.getByRole('checkbox', { name: `Depois ${run}B` }).check()
    await page.getByRole('button', { name: 'Acrescentar 2 rascunhos' }).click()
    await expect(page.getByRole('button', { name: `Retirar Depois ${run}B` })).toBeVisible()
    const address = page.url()

    await page.goto(`${panelBase}/imports`)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher arquivo' }).click()
    await (
      await chooser
    ).setFiles({
      name: 'embalagem.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Código;packing\r\n${one.part};40\r\n`),
    })
    await page
      .getByRole('combobox', { name: 'Publicação conjunta' })
      .selectOption({ label: `Feira ${run}` })
    await page.getByRole('button', { name: 'Pôr nela' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Espera uma publicação conjunta' }),
    ).toBeVisible()

    await page.goto(address)
    await expect(page.getByRole('link', { name: 'embalagem.csv' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('40')
    await isAccessible(page)
    const [site] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Português', exact: true }).click(),
    ])
    await expect(site.getByRole('heading', { level: 1 })).toContainText(`Depois ${run}`)
    await site.close()

    await expect(page.getByText('Os 2 documentos podem ser publicados hoje.')).toBeVisible()
    await publishIncomplete(page)
    await page.getByRole('button', { name: /^Publicar/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Feira ${run}` })).toBeVisible()
    await expect(page.getByText('2 documentos alterados.')).toBeVisible({ timeout: 30_000 })
    const title = async (id: number): Promise<string> =>
      (
        await panelApi<{ title: string }>(
          page,
          'GET',
          `/products/${id}?locale=br&depth=0&draft=false`,
        )
      ).title
    expect([await title(one.id), await title(other.id)]).toEqual([
      `Depois ${run}A`,
      `Depois ${run}B`,
    ])
    await page.getByRole('button', { name: 'Desfazer tudo' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Desfazer/ })
      .click()
    await expect
      .poll(async () => [await title(one.id), await title(other.id)])
      .toEqual([`Antes ${run}A`, `Antes ${run}B`])
  },
)

test(
  'a release waits for its time in the calendar, and can be cancelled',
  { tag: nightly },
  async ({ page }) => {
    await page.setViewportSize(wide)
    await new Panel(page).setSession('editor@aterra.example')
    const { id } = await drafted(page, `${run}C`)
    const { release } = await panelApi<{ release: { id: number } }>(page, 'POST', '/releases', {
      name: `Agendada ${run}`,
    })
    await panelApi(page, 'POST', `/releases/${release.id}`, {
      add: { drafts: [{ collection: 'products', id, locales: ['br'] }] },
    })
    const trial = Promise.withResolvers<void>()
    await page.route(`**/releases/${release.id}/trial`, async (route) => {
      await trial.promise
      await route.continue()
    })
    await page.goto(`${panelBase}/releases?release=${release.id}`)
    await page.getByRole('radio', { name: 'Agendar' }).check()
    await page.getByLabel('Dia e hora').fill('2031-05-06T07:30')
    await page.getByRole('button', { name: /^Agendar/ }).click()
    await expect(page.getByText('A conferência deste conteúdo ainda não terminou')).toBeVisible()
    trial.resolve()
    await expect(page.getByText('1 documento pode ser publicado hoje.')).toBeVisible()
    await publishIncomplete(page)
    await page.getByRole('button', { name: /^Agendar/ }).click()
    await expect(page.getByRole('button', { name: `parar Agendada ${run}` })).toBeVisible()
    await page.goto(panelBase)
    await page.getByRole('link', { name: `Agendada ${run}` }).click()
    await page.getByRole('button', { name: `parar Agendada ${run}` }).click()
    await expect(page.getByRole('button', { name: `Retirar Depois ${run}C` })).toBeVisible()
    await page.getByRole('button', { name: 'Apagar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
    await expect(page.getByRole('heading', { name: 'Publicações conjuntas' })).toBeVisible()
  },
)

test('a draft and the ticks of a list join a release from where they are', async ({ page }) => {
  await page.setViewportSize(wide)
  await new Panel(page).setSession('editor@aterra.example')
  const [one, other] = [await drafted(page, `${run}E`), await drafted(page, `${run}F`)]
  const name = `Catálogo ${run}`
  await page.goto(`${panelBase}/collections/products/${one.id}?locale=br`)
  await page.getByRole('button', { name: 'Em publicação conjunta…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox', { name: 'Publicação conjunta' })
    .selectOption({ label: 'Nova publicação conjunta…' })
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name)
  await dialog.getByRole('button', { name: 'Pôr nela' }).click()
  await expect(dialog.getByRole('link', { name: `Está em “${name}”.` })).toBeVisible()

  await page.goto(`${panelBase}/collections/products?search=Depois+${run}F`)
  await page
    .getByRole('row', { name: new RegExp(`${run}F`) })
    .getByRole('checkbox')
    .check()
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: 'Mais' }).click()
  await bar.getByRole('button', { name: 'Em publicação conjunta…' }).click()
  await dialog.getByRole('combobox', { name: 'Publicação conjunta' }).selectOption({ label: name })
  await dialog.getByRole('button', { name: 'Pôr nela' }).click()
  await dialog.getByRole('link', { name: `Está em “${name}”.` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: `Retirar Depois ${run}F` })).toBeVisible()
  await expect(page.getByText('Os 2 documentos podem ser publicados hoje.')).toBeVisible({
    timeout: 30_000,
  })
  await isAccessible(page)
  expect(other.part).not.toBe(one.part)
})
