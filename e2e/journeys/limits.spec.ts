/** @own @structure */
import { expect } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const stamp = Date.now().toString(36).toUpperCase()

interface Made {
  doc: { id: number }
}

test('limits are set on a page that says what they find before they are saved', async ({
  page,
}) => {
  const panel = new Panel(page)
  await panel.setSession('editor@aterra.example')
  const make = async (collection: string, data: object): Promise<number> =>
    (
      await panelApi<Made>(page, 'POST', `/${collection}?locale=br&depth=0`, {
        ...data,
        _status: 'published',
      })
    ).doc.id
  const { docs } = await panelApi<{ docs: { id: number }[] }>(page, 'GET', '/categories?limit=1')
  const number = (key: string, label: string, unit: string) => ({
    key,
    label,
    type: 'number',
    unit,
  })
  const subcategory = await make('subcategories', {
    title: `Limites ${stamp}`,
    category: docs[0]?.id,
    attributes: [number('length', 'Comprimento', 'mm'), number('section', 'Seção', 'mm²')],
  })
  const product = await make('products', {
    title: `Produto ${stamp}`,
    family: `L${stamp}`,
    description: 'Produto.',
    subcategory,
    variants: [
      [16, 55],
      [25, 60],
      [35, 66],
      [50, 74],
      [70, 83],
    ].map(([section, length]) => ({
      part_number: `L${stamp}-${section}`,
      values: { section, length },
    })),
  })

  await panel.open(`${panelBase}/collections/subcategories/${subcategory}`)
  await page.getByRole('link', { name: 'Definir limites…' }).first().click()
  const attributes = page.getByRole('navigation', { name: 'Atributos' })
  await expect(attributes.getByRole('link', { name: 'Comprimento' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const save = page.getByRole('button', { name: 'Salvar os limites' })

  // a limit that a present value breaks is said at once, with the part number
  await page.getByRole('textbox', { name: 'Mínimo' }).fill('58')
  await expect(page.getByText('1 valor de hoje seria recusado')).toBeVisible()
  await expect(page.getByRole('link', { name: `L${stamp}-16` })).toHaveAttribute(
    'href',
    new RegExp(`products/${product}#field-variants__0__values__length`),
  )
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: 'Mínimo' }).fill('50')
  await expect(page.getByText('5 de 5 passam.')).toBeVisible()

  // against the curve: drawn, and tried without saving
  await page.getByRole('combobox', { name: 'cresce com: atributo' }).selectOption('Seção')
  await page.getByRole('textbox', { name: 'passa de: número' }).fill('8 %')
  await expect(
    page.getByRole('img', { name: 'Comprimento por Seção: 5 códigos.' }).locator('polygon'),
  ).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Código' }).selectOption(`L${stamp}-35`)
  const tried = page.getByRole('textbox', { name: 'Valor de Comprimento' })
  const outcome = page.getByRole('region', { name: 'Experimentar um valor' }).getByRole('status')
  await tried.fill('72,5')
  await expect(outcome).toContainText('Perguntaria: 11 % acima da curva')
  await tried.fill('40')
  await expect(outcome).toContainText('Recusaria: Abaixo do mínimo, 50 mm.')
  await expectAccessible(page)

  // another attribute, and everything saved at once by the keyboard
  const other = attributes.getByRole('link', { name: 'Seção' })
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Seção' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Único na família' }).press('Space')
  await save.press('Enter')
  await expect(page.getByText('Limites salvos.')).toBeVisible()
  const saved = await panelApi<{ attributes: { key: string; limits: object[] }[] }>(
    page,
    'GET',
    `/subcategories/${subcategory}?depth=0`,
  )
  expect(saved.attributes.map(({ key, limits }) => [key, limits])).toMatchObject([
    [
      'length',
      [
        { kind: 'minimum', number: 50 },
        { kind: 'grows', other: 'section' },
        { kind: 'curve', number: 8 },
      ],
    ],
    ['section', [{ kind: 'unique' }]],
  ])
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
})
