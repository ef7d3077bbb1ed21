/** @own @bulk-files */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { png } from '../png.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

const run = Date.now().toString(36).toUpperCase().slice(-6)
const wide = { width: 1440, height: 900 }
const narrow = { width: 1024, height: 768 }

interface Product {
  pictures: number[]
  documents: number[]
}

let made = 0

/** Published products with a family and a part number each. */
async function prepare(page: Page): Promise<Map<string, number>> {
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { subcategory: number }[] }>(
    page,
    'GET',
    '/products?limit=1&depth=0&locale=br&sort=id',
  )
  const products = new Map<string, number>()
  made += 1
  for (const family of [`K${run}${made}`, `L${run}${made}`]) {
    const { doc } = await panelApi<{ doc: { id: number } }>(
      page,
      'POST',
      '/products?locale=br&depth=0',
      {
        title: `Em lote ${family}`,
        family,
        description: `Produto ${family}.`,
        subcategory: docs[0]?.subcategory,
        variants: [{ part_number: `${family}-70-8`, values: {} }],
        _status: 'published',
      },
    )
    products.set(family, doc.id)
  }
  return products
}

const read = (page: Page, id: number | undefined) =>
  panelApi<Product>(page, 'GET', `/products/${id}?depth=0&locale=br&draft=false`)

async function isAccessible(page: Page): Promise<void> {
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
    if (viewport === narrow) await expectAccessible(page)
  }
}

const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('ten files are matched, corrected, sent, put into their products and taken back', async ({
  page,
}) => {
  const products = await prepare(page)
  const [first = '', second = ''] = products.keys()
  const tint = Number.parseInt(run.slice(-4), 36)
  let shade = 0
  const picture = async (name: string) => {
    shade += 1
    const buffer = await png(60, 40, [tint % 256, (tint >> 8) % 256, shade])
    return { name, mimeType: 'image/png', buffer }
  }
  const equal = await picture(`igual-${run}.png`)
  const stored = await page.request.post(`${origin}${panelApiBase}/media?locale=br&depth=0`, {
    headers: { origin },
    multipart: { file: equal, _payload: JSON.stringify({ alt: 'Já guardada' }) },
  })
  expect(stored.ok(), await stored.text()).toBe(true)
  const { doc: known } = (await stored.json()) as { doc: { id: number } }
  const wrong = `${second} detalhe.jpg`

  await page.setViewportSize(wide)
  await page.goto(`${panelBase}/files`)
  await expect(page.getByRole('heading', { level: 1, name: 'Arquivos em lote' })).toBeVisible()
  await isAccessible(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher arquivos' }).click()
  await (
    await chooser
  ).setFiles([
    await picture(`${first}-70-8_lado.png`),
    await picture(`${first}-70-8_frente.png`),
    await picture(`${first}-70-8_verso.png`),
    await picture(`${first} detalhe.png`),
    await picture(`${second}_frente.png`),
    await picture(`${second} front 2.png`),
    {
      name: `${second} ficha EN rev B.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`codigo;valor\r\n${run};1\r\n`),
    },
    await picture(`IMG 4711.png`),
    { name: wrong, mimeType: 'image/jpeg', buffer: Buffer.from(`no picture ${run}`) },
    { ...equal, name: `${second} embalagem.png` },
  ])

  const side = rowOf(page, `${first}-70-8_lado.png`)
  await expect(side.getByLabel('Produto')).toHaveValue(`${first} · Em lote ${first}`)
  await expect(side.getByLabel('Vista')).toHaveValue('side')
  await expect(side.getByLabel('Texto alternativo, Português')).toHaveValue(
    `Em lote ${first}, vista lateral`,
  )
  const sheet = rowOf(page, `${second} ficha EN rev B.csv`)
  await expect(sheet.getByLabel('Tipo')).toHaveValue('data-sheet')
  await expect(sheet.getByLabel('Idioma')).toHaveValue('en')
  await expect(sheet.getByLabel('Revisão')).toHaveValue('B')
  const packed = rowOf(page, `${second} embalagem.png`)
  await expect(packed.getByText(/^igual a igual-/)).toBeVisible()
  await isAccessible(page)

  // a file without a product and text is left out until both are said
  const nameless = rowOf(page, 'IMG 4711.png')
  await expect(nameless.getByText('Falta o texto em Português.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar 9 arquivos' })).toBeVisible()
  await nameless.getByLabel('Produto').fill(first)
  await nameless.getByLabel('Vista').selectOption('top')
  await nameless.getByLabel('Texto alternativo, Português').fill(`Vista de ${run}`)
  await page.getByRole('button', { name: 'Enviar 10 arquivos' }).click()

  const refused = rowOf(page, wrong).getByRole('alert')
  await expect(refused).toContainText(wrong)
  const result = page.getByRole('region', { name: /^Os arquivos foram guardados/ })
  await expect(result.getByRole('button', { name: /Desfazer/ })).toBeVisible()
  await expect(page.getByText('1 arquivo não foi enviado; o motivo está em cada um.')).toBeVisible()
  await isAccessible(page)

  const one = await read(page, products.get(first))
  const other = await read(page, products.get(second))
  expect([one.pictures.length, other.pictures.length, other.documents.length]).toEqual([5, 3, 1])
  expect(other.pictures).toContain(known.id)
  const alts = await Promise.all(
    one.pictures.map(async (id) => {
      const { alt } = await panelApi<{ alt: string }>(page, 'GET', `/media/${id}?depth=0&locale=br`)
      return alt
    }),
  )
  const named = `Em lote ${first}`
  expect(alts).toEqual([
    `${named}, vista frontal`,
    `${named}, vista lateral`,
    `${named}, vista de trás`,
    `Vista de ${run}`,
    `${named}, detalhe`,
  ])

  await result.getByRole('button', { name: /Desfazer/ }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('documentos ficam incompletos no site')
  await question.getByRole('checkbox', { name: 'Publicar assim mesmo' }).check()
  await question.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(async () => (await read(page, products.get(first))).pictures).toEqual([])
  expect((await read(page, products.get(second))).documents).toEqual([])
})

test(
  'a file of the same name replaces the stored one everywhere',
  { tag: nightly },
  async ({ page }) => {
    const products = await prepare(page)
    const [family = ''] = products.keys()
    const tint = Number.parseInt(run.slice(-4), 36)
    const name = `troca-${run}.png`
    const make = async (shade: number) => ({
      name,
      mimeType: 'image/png',
      buffer: await png(80, 40, [tint % 256, (tint >> 8) % 256, shade]),
    })
    const stored = await page.request.post(`${origin}${panelApiBase}/media?locale=br&depth=0`, {
      headers: { origin },
      multipart: { file: await make(1), _payload: JSON.stringify({ alt: 'Antes' }) },
    })
    const { doc } = (await stored.json()) as { doc: { id: number; filename: string } }
    await panelApi(page, 'PATCH', `/products/${products.get(family)}?locale=br&depth=0`, {
      pictures: [doc.id],
      _status: 'published',
    })
    await page.goto(`${panelBase}/files`)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher arquivos' }).click()
    await (await chooser).setFiles([await make(2)])
    const row = rowOf(page, name)
    await row.getByLabel(`O que fazer com ${name}`).selectOption('replace')
    // where it is used is listed first
    await expect(row.getByRole('link', { name: new RegExp(`Em lote ${family}`) })).toBeVisible()
    await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click()
    await expect(row.getByText('substituído')).toBeVisible()
    const now = await panelApi<{ filename: string; alt: string }>(
      page,
      'GET',
      `/media/${doc.id}?depth=0&locale=br`,
    )
    expect([now.filename === doc.filename, now.alt]).toEqual([false, 'Antes'])
  },
)
