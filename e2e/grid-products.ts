import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { productPath } from './addresses.ts'
import { clientIn } from './contract-client.ts'
import { Panel, panelApi } from './panel.ts'
import { origin } from './system-under-test.ts'
import { VariantsGrid } from './variants-grid.ts'

/** Stamp of this run, for names of its own. */
export const run = Date.now().toString(36).toUpperCase()
export const wide = { width: 1440, height: 900 }
export const packing = 'Peças por embalagem'

interface Made {
  ids: number[]
  codes: string[]
}

interface ProductsOptions {
  /** Number of products; undefined: one of each subcategory. */
  products?: number
  /** Part numbers of each. */
  each: number
  status: 'published' | 'draft'
}

/** Products with part numbers, published or as drafts. */
export async function make(
  page: Page,
  stamp: string,
  { products: wanted, each, status }: ProductsOptions,
): Promise<Made> {
  await new Panel(page).setSession('editor@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=100&depth=0&locale=br&sort=id',
  )
  const products = wanted ?? docs.length
  const made: Made = { ids: [], codes: [] }
  for (let product = 0; product < products; product += 1) {
    const family = `${stamp}${product}`
    const variants = Array.from({ length: each }, (_, at) => ({
      part_number: `${family}-${at + 1}`,
      values: { packing: 25 },
    }))
    const { doc } = await panelApi<{ doc: { id: number } }>(
      page,
      'POST',
      '/products?locale=br&depth=0',
      {
        title: `Tabela ${stamp} ${product}`,
        family,
        subcategory: docs[wanted === undefined ? product : 0]?.id,
        variants,
        _status: status,
      },
    )
    made.ids.push(doc.id)
    made.codes.push(...variants.map(({ part_number: code }) => code))
  }
  return made
}

/** Grid of the page. */
export const gridOf = (page: Page): VariantsGrid => new VariantsGrid(page, 'Códigos')
/** Drawer with what changes. */
export const drawer = (page: Page) => page.getByRole('complementary', { name: 'Alterações' })

/** Opens the part numbers of products. */
export async function open(
  page: Page,
  ids: readonly number[],
  rows: number,
): Promise<VariantsGrid> {
  await page.goto(`${panelBase}/grid?ids=${ids.join(',')}`)
  const grid = gridOf(page)
  await expect(grid.grid).toHaveAttribute('aria-rowcount', String(rows + ids.length + 1))
  return grid
}

/** Text of the public page of a product. */
export async function publicText(page: Page, id: number): Promise<string> {
  const product = await clientIn(defaultLocale)('product-read', { params: { id: String(id) } })
  return (await page.request.get(origin + productPath(product, defaultLocale))).text()
}
