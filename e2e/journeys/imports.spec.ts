/** @own @imports */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { productPath } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'
import { hydratedPart } from '../watched-page.ts'

const run = Date.now().toString(36).toUpperCase()
const wide = { width: 1440, height: 900 }
const narrow = { width: 1024, height: 768 }

interface Product {
  id: number
  subcategory: number
  variants: { part_number: string; values: Record<string, unknown> }[]
}
interface Subcategory {
  attributes: { key: string; label: string; type: string; unit?: string }[]
}

interface Prepared {
  product: number
  family: string
  parts: string[]
  /** Column of numbers with its present values. */
  label: string
  values: number[]
}

const asEditor = (page: Page): Promise<void> => new Panel(page).setSession('editor@aterra.example')

/** Published product with seven part numbers, of a subcategory that has a column of numbers. */
async function prepare(page: Page, stamp: string): Promise<Prepared> {
  await asEditor(page)
  const { docs } = await panelApi<{ docs: Product[] }>(
    page,
    'GET',
    '/products?limit=60&depth=0&locale=br&sort=id',
  )
  for (const model of docs) {
    if (model.variants.length < 7) continue
    const { attributes } = await panelApi<Subcategory>(
      page,
      'GET',
      `/subcategories/${model.subcategory}?depth=0&locale=br`,
    )
    const rows = model.variants.slice(0, 7)
    const column = attributes.find(
      ({ key, label, type }) =>
        type === 'number' &&
        // a name that no other column begins with
        attributes.filter((other) => other.label.startsWith(label)).length === 1 &&
        rows.every(({ values }) => Number.isInteger(values[key])),
    )
    if (!column) continue
    const family = `I${stamp}`
    const variants = rows.map(({ values: { gtin: _, ...values } }, at) => ({
      part_number: `${family}-${at + 1}0`,
      values,
    }))
    const { doc } = await panelApi<{ doc: { id: number } }>(
      page,
      'POST',
      '/products?locale=br&depth=0',
      {
        title: `Planilha ${stamp}`,
        family,
        description: `Produto de ${stamp}.`,
        subcategory: model.subcategory,
        variants,
        _status: 'published',
      },
    )
    return {
      product: doc.id,
      family,
      parts: variants.map(({ part_number: code }) => code),
      label: column.label,
      values: variants.map(({ values }) => Number(values[column.key])),
    }
  }
  throw new Error('no product with seven part numbers and a column of numbers')
}

const csv = (...rows: string[][]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`)

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Escolher|Trocar o) arquivo$/ }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
}

async function fitsIn(page: Page): Promise<void> {
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }
}

const differences = (page: Page) => page.getByRole('region', { name: 'Diferenças' })
const order = (page: Page) => page.getByRole('form', { name: 'Como e quando' })
/** Message about the order, beside that about a release. */
const problem = (page: Page) => order(page).locator('footer').getByRole('alert')
const rowOf = (page: Page, code: string) =>
  differences(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: code, exact: true }) })

/** Text of the public page of a product. */
async function publicText(page: Page, id: number): Promise<string> {
  const product = await clientIn(defaultLocale)('product-read', { params: { id: String(id) } })
  const answer = await page.request.get(origin + productPath(product, defaultLocale))
  return answer.text()
}

test(
  'a value goes out in a file, comes back, is seen by visitors and is taken back',
  { tag: nightly },
  async ({ page }) => {
    const { product, family, parts, label, values } = await prepare(page, `${run}A`)
    await page.setViewportSize(wide)
    await page.goto(`${panelBase}/collections/products?q=${family}`)
    await page.getByRole('checkbox', { name: new RegExp(`Planilha ${run}A`) }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Exportar' }).click()
    const link = page
      .getByRole('link', { name: 'Códigos', exact: true })
      .and(page.locator('[download]'))
    const saving = page.waitForEvent('download')
    await link.click()
    const workbook = await readFile(await (await saving).path())
    expect(workbook.subarray(0, 2).toString()).toBe('PK')
    const exported = await page.request.get(
      `${origin}${panelApiBase}/sheets?collection=products&ids=${product}&format=csv`,
      { headers: { origin, 'accept-language': 'pt' } },
    )
    const [head = '', ...lines] = (await exported.text()).trim().split('\r\n')
    const at = head.split(';').findIndex((cell) => cell.startsWith(label))
    // near the former one, so that nothing is asked about it
    const value = ((values[0] ?? 0) + 0.37).toLocaleString('pt-BR')
    const changed = lines.map((line) => {
      const cells = line.split(';')
      if (cells.includes(parts[0] ?? '')) cells[at] = value
      return cells
    })

    await page.getByRole('link', { name: 'Importar planilha' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Planilhas' })).toBeVisible()
    // the workbook as it came changes nothing
    await choose(page, 'exportada.xlsx', workbook)
    await expect(page.getByRole('tab', { name: /^7 códigos iguais/ })).toBeVisible()
    await expect(order(page)).toContainText('O que foi lido do arquivo não muda nada.')

    await choose(page, 'medidas.csv', csv(head.replace('\uFEFF', '').split(';'), ...changed))
    await expect(page.getByRole('tab', { name: /^1 código alterado 1 valor/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page).toHaveURL(/\/imports\?import=\d+$/)
    const first = rowOf(page, parts[0] ?? '')
    await expect(first.locator('del')).toContainText(String(values[0]))
    await expect(first.locator('ins')).toContainText(value)
    await page.reload()
    await expect(first).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Publicar 1 alterado' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Importada' })).toBeVisible({
      timeout: 30_000,
    })
    await expect.poll(() => publicText(page, product)).toContain(value)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Desfazer tudo' }).click()
    const dialog = page.getByRole('dialog')
    // a computed value follows
    await expect(dialog).toContainText('2 valores voltam')
    await dialog.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('desfeita', { exact: true })).toBeVisible()
    await expect.poll(() => publicText(page, product)).not.toContain(value)
    await page.getByRole('link', { name: 'Ver no histórico' }).click()
    await expect(page).toHaveURL(/\/history\?set=/)
  },
)

test('ten faults in a file are named with their place, and the rest is a draft', async ({
  page,
}) => {
  const { family, parts, label, values } = await prepare(page, `${run}B`)
  const [one = '', two = '', three = '', four = '', five = '', six = '', seven = ''] = parts
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/imports`)
  await choose(page, 'quebrada.txt', Buffer.from('PK\u0003\u0004 damaged'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('quebrada.txt não foi lido')
  await choose(
    page,
    'dez-erros.csv',
    csv(
      ['Código', label, 'GTIN', 'Cor do vento'],
      [one, '=1+1', '', 'azul'],
      [two, '#REF!', '', ''],
      [three, '1.250', '', ''],
      [four, 'abc', '', ''],
      [five, '', '1,23E+11', ''],
      [six, '', '123', ''],
      [`${family}-X`, '5', '', ''],
      ['', '5', '', ''],
      [`${family}-Y`, '7', '', ''],
      [`${family}-Z`, '8', '', ''],
      [seven, String((values[6] ?? 0) + 1), '', ''],
    ),
  )
  await expect(page.getByRole('tab', { name: /^10 células recusadas/ })).toBeVisible()
  const refused = page.getByRole('region', { name: '10 células recusadas' })
  await expect(refused.getByRole('row')).toHaveCount(11)
  await expect(refused.getByRole('row').filter({ hasText: '=1+1' })).toContainText('fórmula')
  await expect(refused.getByRole('row').filter({ hasText: '=1+1' })).toContainText('2')
  const columns = page.getByRole('region', { name: 'O que são estas colunas?' })
  await expect(columns.getByRole('row', { name: /Cor do vento/ })).toContainText('azul')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar só estas' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/)
  await expectAccessible(page)
  await fitsIn(page)

  // a column is said to be none once, and the next comparison knows
  const meaning = columns.getByRole('combobox', { name: 'Cor do vento é' })
  await meaning.fill('não')
  await meaning.press('Enter')
  await expect(meaning).toHaveValue('não ler')
  await columns.getByLabel('Lembrar como planilha de').fill(`Vento ${run}`)
  await columns.getByRole('button', { name: 'Conferir com estas colunas' }).click()
  await expect(columns).toContainText(`1 coluna lida como na planilha de Vento ${run}.`)

  // all or nothing asks for corrections, and what was chosen stays
  await order(page)
    .getByRole('radio', { name: /^Tudo ou nada/ })
    .check()
  await order(page).getByRole('button', { name: 'Publicar 1 alterado' }).click()
  await expect(problem(page)).toContainText('precisa corrigir as 10 células')
  await order(page)
    .getByRole('radio', { name: /^Só o que está certo/ })
    .check()
  await order(page)
    .getByRole('radio', { name: /^Como rascunho/ })
    .check()
  await expect(order(page)).toContainText('Nada: fica em rascunho.')
  await order(page).getByRole('button', { name: 'Gravar 1 alterado em rascunho' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importada' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('region', { name: '10 células recusadas' })).toBeVisible()
  await page.getByRole('link', { name: 'Importar outra planilha' }).click()
  await expect(
    page.getByRole('link', { name: '10 recusadas de dez-erros.csv' }).first(),
  ).toHaveText('10 recusadas')
})

test('the keyboard unticks, filters, and schedules what remains', async ({ page }) => {
  const { family, parts, label, values } = await prepare(page, `${run}C`)
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/imports`)
  await choose(
    page,
    'teclado.csv',
    csv(
      ['Código', 'Família', label],
      ...parts.map((code, at) => [code, family, String((values[at] ?? 0) + 1)]),
      [`${family}-N`, family, String(values[0] ?? 0)],
    ),
  )
  const changed = page.getByRole('tab', { name: /^7 códigos alterados/ })
  await changed.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /^1 código novo/ })).toBeFocused()
  await expect(rowOf(page, `${family}-N`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(changed).toBeFocused()

  const box = page.getByRole('checkbox', { name: `Importar ${parts[0]}`, exact: true })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  const button = order(page).getByRole('button', { name: 'Publicar 6 alterados e 1 novo' })
  await expect(button).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()

  await page.getByRole('checkbox', { name: 'Só colunas que mudam' }).uncheck()
  const heads = await differences(page).getByRole('columnheader').count()
  expect(heads).toBeGreaterThan(3)

  await order(page)
    .getByRole('radio', { name: /^Agendar/ })
    .check()
  // the new part number lacks values by which visitors filter
  await order(page).getByRole('button', { name: 'Agendar 6 alterados e 1 novo' }).click()
  await expect(problem(page)).toContainText('Falta algo no site')
  await order(page).getByRole('checkbox', { name: 'Publicar assim mesmo' }).check()
  await order(page).getByRole('button', { name: 'Agendar 6 alterados e 1 novo' }).click()
  await expect(problem(page)).toHaveText('Diga o dia e a hora.')
  await page.getByLabel('Dia e hora', { exact: true }).fill('2020-01-01T08:00')
  await order(page).getByRole('button', { name: 'Agendar 6 alterados e 1 novo' }).click()
  await expect(problem(page)).toHaveText('O dia e a hora já passaram.')
  await page.getByLabel('Dia e hora', { exact: true }).fill('2099-01-01T08:00')
  await order(page).getByRole('button', { name: 'Agendar 6 alterados e 1 novo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agendada' })).toBeVisible()
  await expect(page.getByText('para 01/01/2099 08:00')).toBeVisible()
  await page.getByRole('button', { name: 'parar teclado.csv' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelada' })).toBeVisible()
})

test('a doubtful value stays out until it is answered, by keys as well', async ({ page }) => {
  const { parts, label, values } = await prepare(page, `${run}E`)
  const [one = '', two = ''] = parts
  const [first = 0, second = 0] = values
  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/imports`)
  const rows = [
    [one, String(first * 4)],
    [two, String(second * 4)],
  ]
  await choose(page, 'a-conferir.csv', csv(['Código', label], ...rows))
  const tab = page.getByRole('tab', { name: /^2 valores a conferir/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const button = (name: string) => order(page).getByRole('button', { name, exact: true })
  await expect(button('Publicar 0 alterados, deixar 2')).toBeDisabled()
  // a row names its neighbors as well
  const row = (code: string) =>
    page
      .getByRole('region', { name: 'Valores a conferir' })
      .getByRole('row', { name: new RegExp(`^${code} `) })
  await expect(row(one)).toContainText('4 vezes o valor atual')
  await expect(row(two)).toContainText('4 vezes o valor atual')
  await expectAccessible(page)
  await fitsIn(page)
  await row(one).focus()
  await page.keyboard.press('m')
  await expect(row(one)).toContainText(`será ${first}`)
  await page.keyboard.press('ArrowDown')
  await expect(row(two)).toBeFocused()
  await page.keyboard.press('a')
  await expect(row(two)).toContainText('aceito')
  await expect(button('Publicar 1 alterado')).toBeEnabled()
  await row(two)
    .getByRole('button', { name: `Desfazer a resposta de ${two}, ${label}` })
    .click()
  await row(two).focus()
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: `Valor de ${two}, ${label}` }).fill('nada')
  await page.keyboard.press('Enter')
  await expect(row(two)).toContainText('Informe um número.')
  await page.keyboard.press('Escape')
  await expect(
    row(two).getByRole('button', { name: `Outro valor em ${two}, ${label}` }),
  ).toBeVisible()
})

test('a dropped file is compared, and a colleague opens the comparison by its address', async ({
  page,
  browser,
}) => {
  const { parts, label, values } = await prepare(page, `${run}D`)
  const next = String((values[0] ?? 0) + 1)
  await page.goto(`${panelBase}/imports`)
  await hydratedPart(page.getByRole('button', { name: 'Escolher arquivo' }))
  const text = `Código;${label}\r\n${parts[0]};${next}\r\n`
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'solta.csv', { type: 'text/csv' }))
    return data
  }, text)
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: dropped })
  await expect(page.getByText('Solte o arquivo para conferi-lo')).toBeVisible()
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
  await expect(rowOf(page, parts[0] ?? '')).toContainText(next)

  const other = await browser.newContext()
  const colleague = await other.newPage()
  await new Panel(colleague).setSession('admin@aterra.example')
  await colleague.goto(page.url())
  await expect(rowOf(colleague, parts[0] ?? '')).toContainText(next)
  // without the right to create products the page does not exist
  await new Panel(colleague).setSession('tradutor@aterra.example')
  expect((await colleague.goto(page.url()))?.status()).toBe(404)
  await other.close()
})
