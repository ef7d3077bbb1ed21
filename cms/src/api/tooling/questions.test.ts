import { matchesFilter } from '@vitrine/contract/shapes/filters'
import type { AttributeValue } from '@vitrine/contract/shapes/types'
import { expect, test } from 'vitest'
import { declarationFrom } from '#src/content/tooling/declaration.ts'
import { questionsOf, matchingRows, valuesOf } from './questions.ts'
import type { TablePart } from './tooling-table.ts'

const attribute = (key: string) => ({
  key,
  label: { br: key },
  type: 'number' as const,
  filter: true,
})
const filterable = new Map(
  [
    { id: 1, attributes: [attribute('section')] },
    { id: 2, attributes: [attribute('force')] },
  ].map((one) => [one.id, { ...one, segment: undefined as never }]),
)
const declaration = declarationFrom({
  columns: [
    { key: 'die', type: 'part' },
    { key: 'tool', type: 'part' },
    { key: 'class', type: 'number' },
  ],
  questions: [
    { key: 'section' },
    { key: 'class' },
    { role: 'tool', key: 'force' },
    { key: 'nowhere' },
    { role: 'nobody', key: 'force' },
  ],
})
const part = (printed: string, subcategory: number, values: TablePart['values']): TablePart => ({
  product: subcategory,
  subcategory,
  locales: ['br'],
  printed,
  normalised: printed.replaceAll('-', ''),
  values,
})
const targets = new Map(
  [part('ZP-12', 2, { force: 12 }), part('ZP-45', 2, { force: 45 }), part('ZP-0', 2, {})].map(
    (one) => [one.normalised, one],
  ),
)
const entry = {
  ...part('XY-95-12', 1, { section: 95 }),
  rows: [
    { die: 'ZD-16', tool: 'ZP-12, ZP-0', class: 2 },
    { die: 'ZD-45', tool: 'ZP-45' },
  ],
}
const questions = questionsOf(declaration, { entries: [entry], targets }, filterable, 'br')
const context = { declaration, targets, questions }
const find = (filters: Record<string, string[]>) =>
  matchingRows(
    entry,
    context,
    new Map(
      Object.entries(filters).map(([key, values]) => [
        key,
        (value: AttributeValue) => matchesFilter(value, values),
      ]),
    ),
  ).map(({ parts }) => [...parts.values()].flat().join(' '))

test('asks what the catalogue has attributes for, in the order of the declaration', () => {
  expect(questions.map(({ name, of }) => `${name} ${of.kind}`)).toEqual([
    'section part',
    'class condition',
    'tool-force role',
  ])
})

test('offers of each role only what has the chosen value', () => {
  expect(find({})).toEqual(['ZD-16 ZP-12 ZP-0', 'ZD-45 ZP-45'])
  expect(find({ 'tool-force': ['12'] })).toEqual(['ZD-16 ZP-12'])
  expect(find({ die: ['ZD45'] })).toEqual(['ZD-45 ZP-45'])
  expect(find({ tool: ['ZP0'] })).toEqual(['ZD-16 ZP-0'])
})

test('offers nothing on a value that is not stated', () => {
  expect(find({ class: ['2'] })).toEqual(['ZD-16 ZP-12 ZP-0'])
  expect(find({ class: ['5'] })).toEqual([])
  expect(find({ section: ['70'] })).toEqual([])
  expect(find({ 'tool-force': ['12'], die: ['ZD45'] })).toEqual([])
})

test('counts the values of the rows that are left', () => {
  const [, ofClass, ofForce] = questions
  const rows = matchingRows(entry, context, new Map())
  expect(ofClass && valuesOf(ofClass, entry, rows, targets)).toEqual([2, null])
  expect(ofForce && valuesOf(ofForce, entry, rows, targets)).toEqual([12, null, 45])
})
