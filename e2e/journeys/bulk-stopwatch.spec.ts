/** @alone @bulk-files @grid @imports @releases */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Person } from '../adopter/person.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36).toUpperCase()
const packing = 'Peças por embalagem'
const before = 25

interface Made {
  ids: number[]
  codes: string[]
}

/** Published products with part numbers that have a figure. */
async function make(page: Page, stamp: string, products: number, each: number): Promise<Made> {
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br',
  )
  const made: Made = { ids: [], codes: [] }
  for (let product = 0; product < products; product += 1) {
    const family = `${stamp}X${product}`
    const codes = Array.from({ length: each }, (_, at) => `${family}X${at + 1}`)
    const { doc } = await panelApi<{ doc: { id: number } }>(
      page,
      'POST',
      '/products?locale=br&depth=0',
      {
        title: `Em massa ${stamp} ${product}`,
        family,
        description: `Produto de ${stamp}.`,
        subcategory: docs[0]?.id,
        variants: codes.map((code) => ({ part_number: code, values: { packing: before } })),
        _status: 'published',
      },
    )
    made.ids.push(doc.id)
    made.codes.push(...codes)
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

/** Published values of all part numbers. */
async function published(page: Page, ids: readonly number[], key: string): Promise<unknown[]> {
  const values: unknown[] = []
  for (const id of ids) {
    const address = `/products/${id}?depth=0&locale=br&draft=false`
    const { variants } = await panelApi<Stored>(page, 'GET', address)
    values.push(...variants.map((row) => row.values[key] ?? null))
  }
  return values
}

/** Number of the first row of part numbers: the grid over many products begins with a family. */
async function firstRow(grid: VariantsGrid): Promise<number> {
  await expect(grid.row(1)).toBeVisible()
  return (await grid.row(1).getByRole('gridcell').count()) > 1 ? 1 : 2
}

/** Types a value into the first row of a column and fills it down. */
async function fillColumn(person: Person, grid: VariantsGrid, value: string): Promise<void> {
  const cell = await grid.cell(await firstRow(grid), packing)
  await person.press(cell)
  await person.page.keyboard.type(value)
  person.keys += value.length
  for (const key of ['Enter', 'ArrowUp', 'Control+Shift+ArrowDown', 'Control+d'])
    await person.pressKey(key)
  await expect(cell).toContainText(value)
}

/** Opens a product that the person was told of, which counts as one press. */
async function openForm(person: Person, id: number): Promise<VariantsGrid> {
  await person.page.goto(`${panelBase}/collections/products/${id}?locale=br`)
  person.presses += 1
  const grid = new VariantsGrid(person.page)
  await expect(grid.grid).toBeVisible()
  return grid
}

/** Publishes the form; a question about what is missing is not counted. */
async function publishForm(person: Person): Promise<void> {
  await new Panel(person.page).publish(() => Promise.resolve())
  person.presses += 1
}

/** Publishes what is in the drawer of the grid. */
async function publishGrid(person: Person, result: string): Promise<void> {
  const drawer = person.page.getByRole('complementary', { name: 'Alterações' })
  await person.press(drawer.getByRole('button', { name: /^Publicar \d+/ }))
  await expect(drawer).toContainText(result, { timeout: 60_000 })
}

test('one value of 200 part numbers of five products', { tag: nightly }, async ({ page }) => {
  const stamp = `B${run}A`
  const { ids } = await make(page, stamp, 5, 40)
  await page.goto(panelBase)
  let person = new Person(page)
  for (const id of ids) {
    await fillColumn(person, await openForm(person, id), '30')
    await publishForm(person)
  }
  expect(new Set(await published(page, ids, 'packing'))).toEqual(new Set([30]))
  const inForms = report('one value of 200 part numbers, in forms', person)

  await page.goto(`${panelBase}/collections/products?q=${stamp}`)
  person = new Person(page)
  await person.press(page.getByRole('link', { name: 'Abrir como tabela' }))
  const grid = new VariantsGrid(page, 'Códigos')
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '206')
  await fillColumn(person, grid, '35')
  await publishGrid(person, 'Publicado: 200 valores em 200 códigos')
  expect(new Set(await published(page, ids, 'packing'))).toEqual(new Set([35]))
  expect(report('one value of 200 part numbers, in the grid', person)).toBeLessThan(inForms / 3)
})

/** GTIN-13 of a number. */
function gtinOf(number: number): string {
  const digits = `789${String(number).padStart(9, '0')}`
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const faults = [
  '=A1',
  '1,23E+11',
  '123',
  'sem',
  '#N/D',
  '7891',
  '0',
  'x',
  '7890000000001',
  '=B2',
] as const

test('600 GTINs of a file of an ERP with ten faults', { tag: nightly }, async ({ page }) => {
  const { ids, codes } = await make(page, `B${run}B`, 12, 50)
  const base = Date.now() % 900_000_000
  let person = new Person(page)
  await page.goto(panelBase)
  for (const [product, id] of ids.slice(0, 6).entries()) {
    // half of the products, without the faults, since a form with one cannot be published
    const grid = await openForm(person, id)
    await person.press(await grid.cell(1, 'GTIN'))
    const column = Array.from({ length: 50 }, (_, at) => gtinOf(base + 1000 + product * 50 + at))
    await grid.paste(column.join('\n'))
    person.keys += 1
    await expect(grid.status).toContainText('50')
    await publishForm(person)
  }
  const inForms = report('300 of 600 GTINs without a fault, in six of twelve forms', person)

  const lines = codes.map((code, at) => `${code};${faults[at] ?? gtinOf(base + at)}`)
  await page.goto(`${panelBase}/imports`)
  person = new Person(page)
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
  const [first, ...rest] = await published(page, ids, 'gtin')
  expect([first, ...rest.slice(9)]).toEqual([
    gtinOf(base + 1000),
    ...rest.slice(9).map((_, at) => gtinOf(base + at + 10)),
  ])
  expect(report('600 GTINs of a file with ten faults, imported', person)).toBeLessThan(inForms / 3)
})

test(
  '48 values are taken back after two of them were changed',
  { tag: nightly },
  async ({ page }) => {
    const { ids, codes } = await make(page, `B${run}C`, 4, 12)
    await page.goto(`${panelBase}/grid?ids=${ids.join(',')}`)
    let person = new Person(page)
    await fillColumn(person, new VariantsGrid(page, 'Códigos'), '30')
    await publishGrid(person, 'Publicado: 48 valores em 48 códigos')
    report('48 values, changed in the grid', person)
    const [id = 0] = ids
    const { variants } = await panelApi<Stored>(page, 'GET', `/products/${id}?depth=0&locale=br`)
    await panelApi(page, 'PATCH', `/products/${id}?depth=0&locale=br`, {
      variants: variants.map((row, at) =>
        at < 2 ? { ...row, values: { ...row.values, packing: 77 } } : row,
      ),
      _status: 'published',
    })
    await page.goto(panelBase)
    person = new Person(page)
    await person.press(page.getByRole('navigation').getByRole('link', { name: 'Histórico' }))
    await person.press(
      page
        .getByRole('region', { name: 'Entradas do histórico' })
        .getByRole('link', { name: /48/ })
        .first(),
    )
    await person.press(page.getByRole('button', { name: 'Desfazer tudo' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('46 valores voltam')
    await person.press(dialog.getByRole('button', { name: 'Desfazer', exact: true }))
    await expect
      .poll(() => published(page, ids, 'packing'))
      .toEqual([77, 77, ...codes.slice(2).map(() => before)])
    const undone = report('46 of 48 values taken back, of which two were changed', person)

    const other = await make(page, `B${run}D`, 4, 12)
    await page.goto(panelBase)
    person = new Person(page)
    for (const product of other.ids) {
      await fillColumn(person, await openForm(person, product), '30')
      await publishForm(person)
    }
    report('48 values, changed in four forms', person)
    expect(undone).toBeLessThanOrEqual(4)
  },
)

/** Table of 30 part numbers as it is copied from a spreadsheet. */
const tableOf = (family: string): string =>
  [
    `Código\t${packing}`,
    ...Array.from({ length: 30 }, (_, at) => `${family}X${at + 1}\t${at + 10}`),
  ].join('\n')

const languages = ['br', 'en', 'es'] as const

test('30 new part numbers in three languages', { tag: nightly }, async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { title: string }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br',
  )
  const subcategory = docs[0]?.title ?? ''
  const texts = (family: string, locale: string) => ({
    title: `Produto ${family} ${locale}`,
    description: `Texto de ${family}, ${locale}.`,
  })
  const family = `B${run}G`
  await page.goto(`${panelBase}/new-product`)
  const person = new Person(page)
  await expect(page.locator('[name="title.br"]')).toBeVisible()
  await person.select(page.locator('[name=subcategory]'), subcategory)
  await person.type(page.locator('[name=family]'), family)
  for (const locale of languages)
    for (const [name, text] of Object.entries({
      title: texts(family, locale).title,
      summary: texts(family, locale).description,
    }))
      await person.type(page.locator(`[name="${name}.${locale}"]`), text)
  const grid = new VariantsGrid(page)
  await person.press(await grid.cell(1, 'Código'))
  await grid.paste(tableOf(family))
  await expect(page.getByText('30 códigos').first()).toBeVisible()
  person.keys += 1
  await person.press(page.getByRole('button', { name: 'Publicar em BR, EN e ES' }))
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Publicar assim mesmo' }))
  await expect(page.getByRole('heading', { name: 'Publicado' })).toBeVisible({ timeout: 60_000 })
  for (const locale of languages) {
    const { docs: found } = await panelApi<{ docs: (Stored & { title: string })[] }>(
      page,
      'GET',
      `/products?where[family][equals]=${family}&depth=0&draft=false&fallback-locale=null&locale=${locale}`,
    )
    expect(found[0], locale).toMatchObject({ title: texts(family, locale).title })
    expect(found[0]?.variants, locale).toHaveLength(30)
  }
  // nine presses on fields, one on a cell, publication, and its confirmation as incomplete
  expect(report('30 new part numbers in three languages', person)).toBeLessThanOrEqual(12)
})

test('a product is moved to another subcategory', { tag: nightly }, async ({ page }) => {
  const stamp = `B${run}E`
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(page, 'GET', '/categories?limit=1')
  const create = async (collection: string, data: object): Promise<number> => {
    const document = { ...data, _status: 'published' }
    const address = `/${collection}?locale=br&depth=0`
    return (await panelApi<{ doc: { id: number } }>(page, 'POST', address, document)).doc.id
  }
  const subcategory = (title: string, attributes: readonly object[]): Promise<number> =>
    create('subcategories', { title: `${title} ${stamp}`, category: docs[0]?.id, attributes })
  const number = { type: 'number', decimals: 1 }
  const from = await subcategory('Origem', [
    { ...number, key: 'torque', label: 'Torque', unit: 'lbf·in' },
  ])
  const target = await subcategory('Destino', [
    { ...number, key: 'moment', label: 'Momento', unit: 'N·m' },
  ])
  const id = await create('products', {
    title: `Produto ${stamp}`,
    family: stamp,
    description: `Produto de ${stamp}.`,
    subcategory: from,
    variants: Array.from({ length: 30 }, (_, at) => ({
      part_number: `${stamp}X${at}`,
      values: { torque: 100 + at },
    })),
  })
  await page.goto(`${panelBase}/collections/products?q=${stamp}`)
  const person = new Person(page)
  await person.press(page.getByRole('checkbox', { name: new RegExp(`Produto ${stamp}`) }))
  await person.press(page.getByRole('button', { name: 'Mais', exact: true }))
  await person.press(page.getByRole('link', { name: 'Mover para outra subcategoria…' }))
  await person.select(page.getByLabel('Subcategoria nova'), `Destino ${stamp}`)
  const what = page.getByRole('combobox', { name: 'O que acontece com Torque' })
  await what.selectOption('map:moment')
  person.presses += 2
  await person.press(page.getByRole('button', { name: 'Conferir e aplicar' }))
  await person.press(page.getByRole('button', { name: /^Publicar \d+ alterado/ }))
  await expect(page.getByRole('button', { name: 'Desfazer tudo' })).toBeVisible({ timeout: 30_000 })
  const moved = await panelApi<Stored & { subcategory: number }>(
    page,
    'GET',
    `/products/${id}?depth=0&locale=br&draft=false`,
  )
  expect(moved.subcategory).toBe(target)
  expect(moved.variants[0]?.values).toEqual({ moment: 11.3 })
  expect(report('a product with 30 values moved to another subcategory', person)).toBeLessThan(10)
})
