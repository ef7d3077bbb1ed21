/** @alone */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Person } from '../adopter/person.ts'
import { Panel, panelApi, publishAnyway } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36).toUpperCase()
const packing = 'Peças por embalagem'

interface Made {
  ids: number[]
  codes: string[]
}

async function make(page: Page, stamp: string, products: number, each: number): Promise<Made> {
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br',
  )
  const made: Made = { ids: [], codes: [] }
  for (let product = 0; product < products; product += 1) {
    const variants = Array.from({ length: each }, (_, at) => ({
      part_number: `${stamp}${product}-${at + 1}`,
      values: { packing: 25 },
    }))
    const { doc } = await panelApi<{ doc: { id: number } }>(
      page,
      'POST',
      '/products?locale=br&depth=0',
      {
        title: `Em massa ${stamp} ${product}`,
        family: `${stamp}${product}`,
        subcategory: docs[0]?.id,
        variants,
        _status: 'published',
      },
    )
    made.ids.push(doc.id)
    made.codes.push(...variants.map(({ part_number: code }) => code))
  }
  return made
}

/** Prints presses, keys and time of a task; returns the presses. */
function report(task: string, person: Person): number {
  const { measured, estimated } = person.minutes()
  process.stdout.write(
    `  stopwatch: ${task}: ${person.presses} presses, ${person.keys} keys, ${(measured * 60).toFixed(1)} s by machine, ${(estimated * 60).toFixed(0)} s by a person\n`,
  )
  return person.presses
}

interface Stored {
  variants: { part_number: string; values: Record<string, unknown> }[]
}

/** Values of all part numbers, as visitors read them. */
async function published(page: Page, ids: readonly number[], key: string): Promise<unknown[]> {
  const values: unknown[] = []
  for (const id of ids) {
    const { variants } = await panelApi<Stored>(
      page,
      'GET',
      `/products/${id}?depth=0&locale=br&draft=false`,
    )
    values.push(...variants.map((row) => row.values[key] ?? null))
  }
  return values
}

/** Fills the whole column below the first cell with a value, by keys. */
async function fillColumn(person: Person, grid: VariantsGrid, value: string): Promise<void> {
  const { page } = person
  await person.press(await grid.cell(await firstRow(grid), packing))
  await page.keyboard.type(value)
  person.keys += value.length
  for (const key of ['Enter', 'ArrowUp', 'Control+Shift+ArrowDown', 'Control+d'])
    await person.pressKey(key)
}

/** Number of the first row of part numbers: the grid over many products has a row for the family. */
async function firstRow(grid: VariantsGrid): Promise<number> {
  const heads = grid.grid.getByRole('row').nth(1).getByRole('gridcell')
  return (await heads.count()) > 1 ? 1 : 2
}

async function publish(page: Page, person: Person, text: string): Promise<void> {
  const drawer = page.getByRole('complementary', { name: 'Alterações' })
  await person.press(drawer.getByRole('button', { name: /^Publicar \d+/ }))
  await expect(drawer).toContainText(text, { timeout: 60_000 })
}

test('one value of 200 part numbers of five families: fewer presses than in five forms', async ({
  page,
}) => {
  const stamp = `M${run}A`
  const { ids } = await make(page, stamp, 5, 40)
  await page.goto(panelBase)
  let person = new Person(page)
  for (const id of ids) {
    // somebody who was told which products they are
    await page.goto(`${panelBase}/collections/products/${id}?locale=br`)
    person.presses += 1
    const grid = new VariantsGrid(page)
    await fillColumn(person, grid, '30')
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    )
    await publishAnyway(page, () =>
      person.press(page.getByRole('button', { name: /^Publicar/ }).first()),
    )
    await saved
  }
  expect(new Set(await published(page, ids, 'packing'))).toEqual(new Set([30]))
  const inForms = report('one value of 200 part numbers, in five forms', person)

  await page.goto(`${panelBase}/collections/products?q=${stamp}`)
  person = new Person(page)
  await person.press(page.getByRole('link', { name: 'Abrir como tabela' }))
  const grid = new VariantsGrid(page, 'Códigos')
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '206')
  await fillColumn(person, grid, '35')
  await publish(page, person, 'Publicado: 200 valores em 200 códigos')
  expect(new Set(await published(page, ids, 'packing'))).toEqual(new Set([35]))
  expect(report('one value of 200 part numbers, in the grid', person)).toBeLessThan(inForms / 3)
})

/** GTIN-13 of a number, with its check digit. */
function gtin(number: number): string {
  const digits = `789${String(number).padStart(9, '0')}`
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

test('600 GTINs come from a file of an ERP with ten faults in it', async ({ page }) => {
  const { ids, codes } = await make(page, `M${run}B`, 12, 50)
  const base = Date.now() % 900_000_000
  const faults = ['=A1', '1,23E+11', '123', 'sem', '#N/D', '7891', '0', 'x', '12345678', '=B2']
  const lines = codes.map((code, at) => `${code};${faults[at] ?? gtin(base + at)}`)
  await page.goto(`${panelBase}/imports`)
  const person = new Person(page)
  await person.chooseFile(page.getByRole('button', { name: 'Escolher arquivo' }), {
    name: 'erp.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Código;GTIN\r\n${lines.join('\r\n')}\r\n`),
  })
  await person.sees(page.getByRole('tab', { name: /^10 células recusadas/ }))
  await person.press(page.getByRole('button', { name: 'Publicar 590 alterados' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Importada' })).toBeVisible({
    timeout: 60_000,
  })
  const stored = await published(page, ids, 'gtin')
  expect(stored.filter((value) => value !== null)).toHaveLength(590)
  expect(report('600 GTINs of a file with ten faults', person)).toBeLessThanOrEqual(4)
})

test('48 values are found wrong and taken back, after somebody changed two of them', async ({
  page,
}) => {
  const { ids, codes } = await make(page, `M${run}C`, 4, 12)
  await page.goto(`${panelBase}/grid?ids=${ids.join(',')}`)
  const person = new Person(page)
  await fillColumn(person, new VariantsGrid(page, 'Códigos'), '60')
  await publish(page, person, 'Publicado: 48 valores em 48 códigos')
  const [first = 0] = ids
  const { variants } = await panelApi<Stored>(page, 'GET', `/products/${first}?depth=0&locale=br`)
  await panelApi(page, 'PATCH', `/products/${first}?depth=0&locale=br`, {
    variants: variants.map((row, at) =>
      at < 2 ? { ...row, values: { ...row.values, packing: 77 } } : row,
    ),
    _status: 'published',
  })
  await page.goto(panelBase)
  await person.press(page.getByRole('link', { name: 'Histórico', exact: true }))
  await person.press(page.getByRole('button', { name: /48 códigos|48 valores/ }).first())
  await person.press(page.getByRole('button', { name: 'Desfazer tudo' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('46 valores voltam')
  await person.press(dialog.getByRole('button', { name: 'Desfazer', exact: true }))
  await expect
    .poll(() => published(page, ids, 'packing'))
    .toEqual([77, 77, ...codes.slice(2).map(() => 25)])
  report('48 values changed, and 46 of them taken back an hour later', person)
})
