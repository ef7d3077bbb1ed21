import { expect, test } from 'vitest'
import { perLocale } from '@vitrine/configuration/locales'
import type { Declared } from '#src/content/variants/declaration.ts'
import { readTable } from './read-table.ts'

const section = { br: 'Seção', en: 'Section', es: 'Sección' }
const material = { br: 'Aço', en: 'Steel', es: 'Acero' }
const declared = perLocale((code): Declared[] => [
  { key: 'section', label: section[code], type: 'number', unit: 'mm', decimals: 2, choices: [] },
  {
    key: 'material',
    label: 'Material',
    type: 'choice',
    unit: null,
    decimals: null,
    choices: [{ value: 'steel', label: material[code] }],
  },
])
const table = (...rows: string[][]) => rows.map((row) => row.join('\t')).join('\n')

test.each([
  ['the default language', 'Código', 'Seção', 'Aço'],
  ['another language', 'Part number', 'Section', 'Steel'],
])('reads a table with the headings of %s', (_, number, heading, value) => {
  const text = table([number, heading, 'Material'], ['XY-50-10', '50', value])
  expect(readTable(text, declared, 'en')).toEqual({
    variants: [{ part_number: 'XY-50-10', values: { section: 50, material: 'steel' } }],
    faults: [],
  })
})

test('an empty table has no rows', () => {
  expect(readTable(' \n', declared, 'en')).toEqual({ variants: [], faults: [] })
})

test('says what a table leaves open', () => {
  const text = table(
    ['Part number', 'Section', 'Weight'],
    ['XY-50-10', '1.250', '1'],
    ['XY-50-10', '1.300', '1'],
    ['', '1.400', '1'],
  )
  expect(readTable(text, declared, 'en').faults).toEqual([
    'There is no column for: Weight.',
    'Part numbers that occur twice: XY-50-10.',
    'Rows without a part number: 3.',
    'It is not clear whether these have thousands or decimals: 1.250, 1.300, 1.400.',
  ])
})
