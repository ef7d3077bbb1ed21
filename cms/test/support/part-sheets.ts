import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeXlsx } from 'hucre/xlsx'
import type { Cell, CellValue, MergeRange } from 'hucre/xlsx'
import { planPartNumbers } from '#src/changes/sheets/plan-part-numbers.ts'
import type { PresentCatalogue } from '#src/changes/sheets/plan-part-numbers.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'

/** GTINs of the parts below, and one that none of them has. */
export const [gtin, otherGtin, freeGtin] = ['6291041500213', '4006381333931', '9780306406157']

const lug: SheetProduct = {
  id: 1,
  family: 'TB',
  title: { br: 'Terminal de compressão', en: 'Compression lug', es: 'Terminal de compresión' },
  slugs: ['terminal-de-compressao', 'compression-lug'],
  subcategory: 10,
  variants: [
    {
      part_number: 'TB-50/10',
      values: {
        length: 1250,
        hole: 10.5,
        cable: [10, 16],
        material: 'cu',
        tinned: true,
        remark: 'curto',
        gtin,
        'life-state': 'discontinued',
        'life-last-order': '2026-10-01',
        'life-reason-br': 'Sem uso',
      },
    },
    { part_number: 'TB-70', values: { length: 30, gtin: otherGtin } },
    { part_number: 'TB-95', values: {} },
  ],
}

/** Catalogue of three products and two subcategories. */
export const present: PresentCatalogue = {
  products: [
    lug,
    {
      id: 2,
      family: 'AB',
      title: { br: 'Alicate', en: 'Pliers', es: 'Alicate' },
      slugs: ['alicate'],
      subcategory: 20,
      variants: [{ part_number: 'AB-1', values: { weight: 1.5 } }],
    },
    {
      ...lug,
      id: 3,
      family: 'ZZ',
      title: { br: 'Sem lugar' },
      slugs: [],
      subcategory: null,
      variants: [{ part_number: 'ZZ-1', values: {} }],
    },
  ],
  subcategories: [
    {
      id: 10,
      title: { br: 'Terminais', en: 'Lugs', es: 'Terminales' },
      attributes: [
        {
          key: 'length',
          type: 'number',
          unit: 'mm',
          decimals: 3,
          label: { br: 'Comprimento', en: 'Length', es: 'Longitud' },
        },
        {
          key: 'hole',
          type: 'number',
          unit: 'mm',
          decimals: 1,
          label: { br: 'Furo', en: 'Hole', es: 'Agujero' },
        },
        {
          key: 'cable',
          type: 'range',
          unit: 'mm²',
          decimals: null,
          label: { br: 'Cabo', en: 'Cable', es: 'Cable' },
        },
        {
          key: 'material',
          type: 'choice',
          label: { br: 'Material', en: 'Material', es: 'Material' },
          choices: [
            { value: 'cu', label: { br: 'Cobre', en: 'Copper', es: 'Cobre' } },
            { value: 'brass', label: { br: 'Latão', en: 'Brass', es: 'Latón' } },
            { value: 'brass-2', label: { br: 'Latão', en: 'Brass (hard)', es: 'Latón duro' } },
          ],
        },
        {
          key: 'tinned',
          type: 'boolean',
          label: { br: 'Estanhado', en: 'Tinned', es: 'Estañado' },
        },
        {
          key: 'remark',
          type: 'text',
          label: { br: 'Observação', en: 'Remark', es: 'Observación' },
        },
      ],
    },
    {
      id: 20,
      title: { br: 'Ferramentas' },
      attributes: [
        {
          key: 'weight',
          type: 'number',
          unit: 'kg',
          label: { br: 'Massa', en: 'Mass', es: 'Masa' },
        },
      ],
    },
  ],
}

/** Cells of a row, bare or with a style, formula or type. */
export type Row = readonly (CellValue | Partial<Cell>)[]
const isCell = (cell: CellValue | Partial<Cell>): cell is Partial<Cell> =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date)

/** Plan of a workbook of one sheet. */
export async function plan(
  rows: readonly Row[],
  { language = 'pt', merges = [] as MergeRange[] } = {},
) {
  const cells = new Map<string, Partial<Cell>>()
  rows.forEach((row, at) =>
    row.forEach((cell, column) => {
      if (isCell(cell)) cells.set(`${at},${column}`, cell)
    }),
  )
  const values = rows.map((row) => row.map((cell) => (isCell(cell) ? (cell.value ?? null) : cell)))
  const bytes = await writeXlsx({ sheets: [{ name: 'Dados', rows: values, cells, merges }] })
  return planPartNumbers(await readTypedWorkbook(new Uint8Array(bytes)), present, language)
}

/** `path before → after` of all changes. */
export const changesOf = ({ products }: Awaited<ReturnType<typeof plan>>): string[] =>
  products.flatMap(({ product, changes }) =>
    changes.map(
      ({ path, locale, before, after }) =>
        `${product} ${decodeURIComponent(path)} ${locale ?? '–'} ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  )

/** Places and reasons of all refusals. */
export const refusalsOf = ({ refused }: Awaited<ReturnType<typeof plan>>): string[] =>
  refused.map(({ row, column, reason }) => `${column}${row} ${reason}`)
