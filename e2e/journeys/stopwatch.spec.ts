/** @alone @dashboard @editor @history @lists */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Person } from '../adopter/person.ts'
import { Panel, panelApi, publishAnyway } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36).toUpperCase()

/** Opens the first page of the panel; returns a simulated user whose clicks are counted. */
async function atWork(page: Page): Promise<Person> {
  const panel = new Panel(page)
  await panel.setSession('editor@aterra.example')
  await panel.open(panelBase)
  return new Person(page)
}

/** Prints clicks and time of a task, and expects at most `maxPresses` clicks. */
function report(task: string, person: Person, maxPresses: number): void {
  const { measured, estimated } = person.minutes()
  process.stdout.write(
    `  stopwatch: ${task}: ${person.presses} presses, ${person.keys} keys, ${(measured * 60).toFixed(1)} s by machine, ${(estimated * 60).toFixed(0)} s by a person\n`,
  )
  expect(person.presses, task).toBeLessThanOrEqual(maxPresses)
}

async function publicProduct(page: Page, name: string): Promise<number> {
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
      title: `${name} ${run}`,
      subcategory: docs[0]?.id,
      variants: [
        {
          part_number: `${name.replaceAll(' ', '').toUpperCase()}${run}-1`,
          values: { packing: 25 },
        },
      ],
      _status: 'published',
    },
  )
  return doc.id
}

test('a product is found by its part number and opened without a press', async ({ page }) => {
  const person = await atWork(page)
  await person.pressKey('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('tc9512')
  person.keys += 6
  await person.sees(page.getByRole('option', { name: /TC-95-12/ }).first())
  await person.pressKey('Enter')
  await expect(page).toHaveURL(/collections\/products\/\d+/)
  await expect(page.locator('#field-title')).toHaveValue('Terminal de compressão longo, um furo')
  report('find a product by its part number', person, 0)
})

test('what is missing in Spanish is one press away, and is named', async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  await publicProduct(page, 'Sem espanhol')
  const person = await atWork(page)
  await person.press(page.getByRole('link', { name: /Produtos sem texto: Español/ }))
  const row = page.getByRole('row').filter({ hasText: `Sem espanhol ${run}` })
  await person.sees(row)
  await expect(row.locator('.list-lacking')).toHaveAttribute('title', /ES|espanhol|Español/)
  report('know what is missing in Spanish', person, 1)
})

test('a value is corrected and published in one language by three presses', async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  const id = await publicProduct(page, 'Um valor')
  await page.goto(`${panelBase}/collections/products/${id}?locale=br`)
  const grid = new VariantsGrid(page)
  await expect(grid.row(1)).toBeVisible()
  const person = new Person(page)
  await person.press(await grid.cell(1, 'Peças por embalagem'))
  await page.keyboard.type('20')
  person.keys += 2
  await person.pressKey('Enter')
  await publishAnyway(page, () =>
    person.press(page.getByRole('button', { name: 'Publicar em português' })),
  )
  person.presses += 1
  await expect
    .poll(
      async () =>
        (
          await panelApi<{ variants: { values: { packing: number } }[] }>(
            page,
            'GET',
            `/products/${id}?depth=0&locale=br&draft=false`,
          )
        ).variants[0]?.values.packing,
    )
    .toBe(20)
  report('correct one value and publish it in one language', person, 3)
})

test('who changed a product last is on the first page', async ({ page }) => {
  await new Panel(page).setSession('editor@aterra.example')
  await publicProduct(page, 'Quem mudou')
  const person = await atWork(page)
  const row = page.getByRole('row').filter({ hasText: `Quem mudou ${run}` })
  await expect(row).toContainText('Bruno Lima')
  report('see who changed a product', person, 0)
})
