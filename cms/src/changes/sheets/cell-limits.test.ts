import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import { workbookLimits } from '@vitrine/spreadsheets/workbook-limits'
import { expect, it } from 'vitest'
import type { SheetProduct, SheetSubcategory } from '#src/content/variants/cells/sheet-product.ts'
import { planPartNumbers } from './plan-part-numbers.ts'

const attribute = (type: 'number' | 'range' | 'text' | 'boolean' | 'choice') => ({
  key: type,
  type,
  label: { br: type },
  ...(type === 'choice' ? { choices: [{ value: 'cu', label: { br: 'Cobre' } }] } : {}),
})
const subcategories: SheetSubcategory[] = [
  {
    id: 1,
    title: { br: 'Conectores' },
    attributes: (['number', 'range', 'text', 'boolean', 'choice'] as const).map(attribute),
  },
]
const products: SheetProduct[] = [
  {
    id: 1,
    family: 'F1',
    title: { br: 'Produto' },
    slugs: ['produto'],
    subcategory: 1,
    variants: [{ part_number: 'A1', values: {} }],
  },
]

/** Processor time of reading and comparing a file, seconds. */
function planningSeconds(text: string): number {
  const began = process.cpuUsage()
  planPartNumbers([readTypedCsv(new TextEncoder().encode(text))], { products, subcategories }, 'pt')
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000_000
}

const head = 'Código;GTIN;number;range;text;boolean;choice'

it.each(['x', '0', '9', ' ', '.', '-', '1 ', '1.', '9-', '01', ' a '])(
  'reads cells as long as they may be, of %j, in every column within a second',
  (part) => {
    const text = `1${part.repeat(workbookLimits.cellCharacters / part.length - 2)}x`
    const row = `A1;${`${text};`.repeat(6)}`
    expect(planningSeconds(`${head}\n${row}\n${text}\n`)).toBeLessThan(1)
  },
)

it('refuses 7,000 rows of seven numbers with 150 digits within three seconds', () => {
  const row = Array.from({ length: 7 }, () => `1${'0'.repeat(148)}1`).join(';')
  expect(planningSeconds(`${head}\n${`${row}\n`.repeat(7000)}`)).toBeLessThan(3)
})
