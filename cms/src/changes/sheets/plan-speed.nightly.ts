import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { gtinCheckDigit } from '@vitrine/contract/gtin'
import { expect, it } from 'vitest'
import { partNumberSheets, workbookWords } from './part-number-sheets.ts'
import { planPartNumbers } from './plan-part-numbers.ts'
import type { SheetProduct, SheetSubcategory } from '#src/content/variants/cells/sheet-product.ts'

/** Processor time of an action, seconds. */
async function processorSeconds(action: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await action()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000_000
}

const gtinOf = (number: number): string => {
  const body = String(200_000_000_000 + number)
  return `${body}${gtinCheckDigit(body)}`
}

const subcategories: SheetSubcategory[] = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  title: { br: `Subcategoria ${at}` },
  attributes: [
    ...Array.from({ length: 12 }, (_, column) => ({
      key: `number-${column}`,
      type: 'number' as const,
      unit: 'mm',
      decimals: 2,
      label: { br: `Medida ${column}`, en: `Size ${column}` },
    })),
    { key: 'cable', type: 'range', unit: 'mm²', label: { br: 'Cabo' } },
    {
      key: 'material',
      type: 'choice',
      label: { br: 'Material' },
      choices: ['cu', 'al', 'brass'].map((value) => ({ value, label: { br: value } })),
    },
    { key: 'tinned', type: 'boolean', label: { br: 'Estanhado' } },
  ],
}))

let part = 0
const products: SheetProduct[] = Array.from({ length: 900 }, (_, at) => ({
  id: at + 1,
  family: `F${at}`,
  title: { br: `Produto ${at}` },
  slugs: [`produto-${at}`],
  subcategory: (at % 30) + 1,
  variants: Array.from({ length: at < 100 ? 12 : 11 }, () => {
    part += 1
    return {
      part_number: `PN-${part}`,
      values: {
        ...Object.fromEntries(
          Array.from({ length: 12 }, (_, column) => [`number-${column}`, part + column / 4]),
        ),
        cable: [part, part + 6.5] as [number, number],
        material: 'cu',
        tinned: true,
        packing: 100,
        gtin: gtinOf(part),
      },
    }
  }),
}))

it('plans 10,000 part numbers of 900 products within 10 s of processor time', async () => {
  const sheets = partNumberSheets(products, subcategories, 'pt').map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.map((value, column) => (sheet.columns[column]?.key === 'number-0' ? 7.25 : value)),
    ),
  }))
  const bytes = await writeTypedWorkbook(sheets, workbookWords('pt'))
  let plan: ReturnType<typeof planPartNumbers> | undefined
  const seconds = await processorSeconds(async () => {
    plan = planPartNumbers(await readTypedWorkbook(bytes), { products, subcategories }, 'pt')
  })
  expect(plan?.counts).toEqual({ created: 0, changed: 10_000, equal: 0, refused: 0 })
  expect(plan?.products).toHaveLength(900)
  expect(seconds).toBeLessThan(10)
})
