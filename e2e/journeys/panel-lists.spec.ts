/** @alone @lists */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { violationsOf } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36).toUpperCase()
const listPath = `${panelBase}/collections/products`

/** Published product with a draft in the languages of `changed`. */
async function product(
  page: Page,
  family: string,
  changed: readonly string[] = [],
): Promise<number> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<{ doc: { id: number } }>(
    page,
    'POST',
    '/products?locale=br&depth=0',
    {
      title: `Listado ${family}`,
      family,
      subcategory: docs[0]?.id,
      variants: [{ part_number: `${family}-95/12`, values: {} }],
      _status: 'published',
    },
  )
  for (const locale of changed)
    await panelApi(page, 'PATCH', `/products/${doc.id}?locale=${locale}&draft=true&depth=0`, {
      title: `Listado ${family} ${locale}`,
      _status: 'draft',
    })
  return doc.id
}

const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: text }) })

/** Waits until the list has written this query into the URL. */
const showsAddress = (page: Page, query: string): Promise<void> =>
  expect(page).toHaveURL(new RegExp(`${listPath}${query.replaceAll(/[?+.]/g, '\\$&')}$`))

test.beforeEach(({ page }) => new Panel(page).setSession('editor@aterra.example'))

test('a product is found by its part number, and its list saved as a view', async ({ page }) => {
  const family = `L${run}`
  await product(page, family)
  await page.goto(listPath)
  await showsAddress(page, '')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(`${family}9512`.toLowerCase())
  await showsAddress(page, `?q=${family.toLowerCase()}9512`)
  const row = rowOf(page, `Listado ${family}`)
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Português: publicado')
  await expect(row).toContainText('Español: falta')

  await page.getByRole('button', { name: 'Filtro', exact: true }).click()
  const filters = page.getByRole('region', { name: 'Filtros' })
  await filters.getByRole('button', { name: 'Idioma', exact: true }).click()
  await filters.getByRole('combobox', { name: 'Idioma' }).selectOption('Español')
  await filters.getByRole('button', { name: /^falta/ }).click()
  await showsAddress(page, `?q=${family.toLowerCase()}9512&language=es&state=outdated,absent`)

  const name = `Vista ${run}`
  await page.getByRole('button', { name: 'Salvar esta vista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar esta vista' })
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const tab = page.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toContainText('1')

  await page.getByRole('link', { name: 'Remover o filtro Español' }).click()
  await showsAddress(page, `?q=${family.toLowerCase()}9512`)
  await expect(tab).not.toHaveAttribute('aria-current')
  await page.getByRole('button', { name: 'Salvar na vista' }).click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('navigation', { name: 'Vistas' })
    .getByRole('link', { name: /^Tudo/ })
    .click()
  await showsAddress(page, '')
  await tab.click()
  await showsAddress(page, `?q=${family.toLowerCase()}9512`)
  await page.getByRole('button', { name: `Editar a vista ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(tab).toBeHidden()
})

test('a list is filtered by keys alone: a subcategory, a range with its unit', async ({ page }) => {
  await page.goto(listPath)
  await showsAddress(page, '')
  const filters = page.getByRole('region', { name: 'Filtros' })
  await expect(async () => {
    await page.keyboard.press('f')
    await expect(filters).toBeVisible({ timeout: 1000 })
  }).toPass()
  await filters.getByRole('searchbox').fill('subcat')
  await page.keyboard.press('Enter')
  await expect(filters.getByRole('combobox', { name: 'Subcategoria' })).toBeFocused()
  // all of them, not the three that a box showed
  expect(await filters.getByRole('option').count()).toBeGreaterThan(20)
  await page.keyboard.type('bimet')
  await expect(filters.getByRole('option')).toHaveText(/Conectores bimetálicos/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?parent=\d+$/)
  await page.keyboard.press('Escape')

  await filters.getByRole('searchbox').fill('condutor')
  await page.keyboard.press('Enter')
  await expect(filters.getByRole('textbox', { name: 'de', exact: true })).toBeFocused()
  await page.keyboard.type('0,7')
  await filters.getByRole('combobox', { name: 'Unidade' }).selectOption('cm²')
  await expect(page).toHaveURL(/&value=conductor~0\.7\.\.~cm%C2%B2$/)
  await expect(rowOf(page, 'Terminal bimetálico Al–Cu por fricção')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remover o filtro Condutor' })).toBeVisible()

  // Escape closes the filters, Backspace takes out the last one
  await filters.getByRole('button', { name: 'Remover o filtro Condutor' }).focus()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(page).toHaveURL(/\?parent=\d+$/)

  // a suggestion leaves by one press as many as it says
  await page.keyboard.press('f')
  const suggestion = filters.getByRole('group', { name: 'sugestões' }).getByRole('button').first()
  const left = /\d+$/.exec((await suggestion.textContent()) ?? '')?.[0] ?? ''
  await suggestion.click()
  await expect(filters.getByRole('status')).toHaveText(new RegExp(`^${left} de `))
})

test('pasted part numbers filter the list and the grid, which have one filter', async ({
  page,
}) => {
  const families = [`C${run}1`, `C${run}2`]
  for (const family of families) await product(page, family)
  const codes = families.map((family) => `${family}-95/12`)
  await page.goto(listPath)
  await showsAddress(page, '')
  const pasteInto = (field: Locator, text: string): Promise<void> =>
    field.evaluate((input, given) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', given)
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toBeEditable()
  await expect(async () => {
    await pasteInto(search, `Código\n${codes.join('\n')}\nZZ-${run}-9\n`)
    await expect(page).toHaveURL(/codes=/, { timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('1 código não foi encontrado')).toBeVisible()
  await expect(page.getByText(`ZZ-${run}-9`, { exact: true })).toBeVisible()

  // one of two filters
  await page.keyboard.press('f')
  const filters = page.getByRole('region', { name: 'Filtros' })
  await filters.getByRole('button', { name: 'um destes' }).click()
  await filters.getByRole('searchbox').fill('família')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`${families[0]}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await filters.getByRole('searchbox').fill('site')
  await page.keyboard.press('Enter')
  await filters.getByRole('button', { name: /^publicado/ }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Limpar filtros' })).toHaveCount(1)
  expect(await violationsOf(page, 'main')).toEqual([])

  await filters.getByRole('link', { name: 'Abrir como tabela' }).click()
  await expect(page).toHaveURL(/\/grid\?codes=.*&match=any/)
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '5')
  // the builder of the grid is that of the list
  await page.getByRole('button', { name: 'Filtro', exact: true }).click()
  await filters.getByRole('button', { name: 'tudo isto' }).click()
  await filters.getByRole('button', { name: /^publicado/ }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '3')
  await expect(page).toHaveURL(/\/grid\?codes=[^&]*&family=/)
  expect(await violationsOf(page, 'main')).toEqual([])
})

test('a relation field finds by part number and by misspelled words, by keys', async ({ page }) => {
  const id = await product(page, `R${run}`)
  const panel = new Panel(page)
  await page.goto(`${listPath}/${id}#field-related`)
  const field = page.locator('#field-related')
  const input = field.getByRole('combobox')
  await expect(input).toBeFocused()
  for (const [typed, title] of [
    ['tb 120 10', 'Terminal bimetálico Al–Cu por fricção'],
    ['fendido conetor', 'Conector parafuso fendido'],
  ] as const) {
    await page.keyboard.type(typed)
    await expect(field.getByRole('option').first()).toContainText(title)
    await page.keyboard.press('Enter')
    await expect(field.getByText(title, { exact: true })).toBeVisible()
  }
  await panel.saveDraft()
  const { related } = await panelApi<{ related: number[] }>(
    page,
    'GET',
    `/products/${id}?draft=true&depth=0&locale=br`,
  )
  expect(related).toHaveLength(2)
})

test('two products are published in one language, after what changes is said', async ({ page }) => {
  const families = [`P${run}1`, `P${run}2`]
  const ids = [
    await product(page, families[0] ?? '', ['br', 'en']),
    await product(page, families[1] ?? '', ['en']),
  ]
  await page.goto(`${listPath}?q=P${run}&order=title`)
  await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check()
  const bar = page.getByRole('toolbar', { name: 'Ações para os marcados' })
  await expect(bar).toContainText('2 marcados · 2 códigos')
  await bar.getByRole('button', { name: 'Publicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar 2 documentos' })
  await expect(dialog).toContainText(`1 muda: ${families[0]}`)
  await expect(dialog).toContainText(`2 mudam: ${families.join(', ')}`)
  await expect(dialog).toContainText('nada muda')
  await dialog.getByRole('checkbox', { name: /Português/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /English/ }).check()
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  // the test's products have no pictures
  await expect(dialog).toContainText('2 documentos ficam incompletos no site')
  const start = dialog.getByRole('button', { name: 'Publicar em English' })
  await expect(start).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Publicar assim mesmo' }).check()
  await start.click()
  await expect(dialog.getByRole('status')).toHaveText('2 documentos feitos.')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(bar).toBeHidden()
  await expect(rowOf(page, `${families[0]} br`)).toContainText('Português: alterado')
  for (const id of ids) {
    const { title } = await panelApi<{ title: string }>(
      page,
      'GET',
      `/products/${id}?locale=en&depth=0&draft=false`,
    )
    expect(title).toMatch(/ en$/)
  }
  const { title } = await panelApi<{ title: string }>(
    page,
    'GET',
    `/products/${ids[0]}?locale=br&depth=0&draft=false`,
  )
  expect(title).toBe(`Listado ${families[0]}`)
})

test('documents of all pages are ticked, and some are scheduled', async ({ page }) => {
  await page.goto(`${listPath}?size=25`)
  await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check()
  const bar = page.getByRole('toolbar', { name: 'Ações para os marcados' })
  await expect(bar).toContainText('25 marcados')
  const every = bar.getByRole('button', { name: /^Marcar todos os \d+$/ })
  const count = /\d+/.exec((await every.textContent()) ?? '')?.[0]
  await every.click()
  await expect(bar).toContainText(`${count} marcados`)
  await page.getByRole('link', { name: 'Seguinte' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Anterior' })).toBeVisible()
  await expect(bar).toContainText(`${count} marcados`)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  const families = [`S${run}1`, `S${run}2`]
  for (const family of families) await product(page, family, ['en'])
  await page.goto(`${listPath}?q=S${run}&order=title`)
  await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check()
  await bar.getByRole('button', { name: 'Mais' }).click()
  await bar.getByRole('button', { name: 'Agendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agendar 2 documentos' })
  await expect(dialog).toContainText('Horário Padrão de Brasília')
  const start = dialog.getByRole('button', { name: 'Agendar' })
  await expect(start).toBeDisabled()
  await dialog.getByLabel(/^Data e hora/).fill('2030-03-04T08:30')
  await dialog.getByRole('checkbox', { name: /Português/ }).uncheck()
  await expect(dialog.getByRole('checkbox', { name: /Español/ })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /English/ }).check()
  await dialog.getByRole('checkbox', { name: 'Publicar assim mesmo' }).check()
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  await start.click()
  await expect(dialog.getByRole('status')).toHaveText('2 documentos feitos.')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.goto(`${listPath}?q=S${run}&scheduled=yes`)
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('the keyboard alone moves, ticks, unticks and opens', async ({ page }) => {
  await page.goto(`${listPath}?order=title&size=25`)
  await showsAddress(page, '?order=title&size=25')
  const rows = page.locator('tbody tr')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(0)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('X')
  const bar = page.getByRole('toolbar', { name: 'Ações para os marcados' })
  await expect(bar).toContainText('2 marcados')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await page.keyboard.press('ArrowUp')
  await expect(rows.nth(0)).toBeFocused()
  const address = await rows.nth(0).getByRole('rowheader').getByRole('link').getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}`))
})

test('a key works that is pressed while the list changes', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape')
        document.querySelector<HTMLElement>('tbody input[type="checkbox"]:not(:checked)')?.click()
    }),
  )
  await page.goto(`${listPath}?order=title&size=25`)
  await showsAddress(page, '?order=title&size=25')
  await page.locator('tbody').getByRole('checkbox').first().check()
  const bar = page.getByRole('toolbar', { name: 'Ações para os marcados' })
  await expect(bar).toContainText('1 marcado')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('refuses in words what is in use, and does the rest', async ({ page }) => {
  const [used, free] = [`U${run}1`, `U${run}2`]
  const id = await product(page, used)
  await product(page, free)
  const { doc } = await panelApi<{ doc: { id: number } }>(
    page,
    'PATCH',
    `/products/${await product(page, `X${run}`)}?locale=br&depth=0`,
    { related: [id], _status: 'published' },
  )
  await page.goto(`${listPath}?q=U${run}&order=title`)
  await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check()
  const bar = page.getByRole('toolbar', { name: 'Ações para os marcados' })
  await bar.getByRole('button', { name: 'Mais' }).click()
  await bar.getByRole('button', { name: 'Lixeira' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pôr 2 documentos na lixeira' })
  await dialog.getByRole('button', { name: 'Lixeira' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 documento feito.')
  const refused = dialog.getByRole('alert')
  await expect(refused).toContainText(`Listado ${used}`)
  await expect(refused.getByRole('link', { name: `Listado X${run}` })).toHaveAttribute(
    'href',
    `${listPath}/${doc.id}`,
  )
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(rowOf(page, `Listado ${free}`)).toBeHidden()
  await expect(rowOf(page, `Listado ${used}`)).toBeVisible()
})

/** Lists with the parts of all lists, one without a row, and one of pictures. */
const addressesOfGate = ['products', 'products?q=semnada&site=draft', 'media?view=pictures']

for (const [name, colorScheme, addresses] of [
  ['light', 'light', addressesOfGate],
  ['dark', 'dark', [...addressesOfGate, 'posts', 'distributors']],
  ['of other collections, light', 'light', ['posts', 'distributors']],
] as const) {
  const tag = name === 'light' ? [] : nightly
  test(`lists have no accessibility violations, ${name}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const address of addresses) {
      await page.goto(`${panelBase}/collections/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOf(page, 'main'), address).toEqual([])
    }
    // a row that the bar of the ticked documents cuts has smaller targets
    await page.setViewportSize({ width: 1440, height: 3200 })
    await page.goto(listPath)
    await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check()
    await page.getByRole('button', { name: 'Filtro', exact: true }).click()
    expect(await violationsOf(page, 'main')).toEqual([])
  })
}
