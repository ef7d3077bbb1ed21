import { expect, test } from 'vitest'
import { checkCurves } from './check-curves.ts'
import { formatCurveTable, readCurveTable } from './curve-table.ts'
import { readCurves } from './read-curves.ts'
import type { StoredCurve } from './stored-curve.ts'

const table =
  'Pressure (bar)\t1500 rpm\t1800 rpm\r\n0\t40.5\t48.6\r\n100\t39.8\t\r\n210\t38.9\t46.7'
const series = [
  {
    name: '1500 rpm',
    points: [
      [0, 40.5],
      [100, 39.8],
      [210, 38.9],
    ],
  },
  {
    name: '1800 rpm',
    points: [
      [0, 48.6],
      [210, 46.7],
    ],
  },
]

test('reads a pasted table, in which an empty cell has no point, and writes it back', () => {
  expect(readCurveTable(table, 'en')).toEqual(series)
  expect(formatCurveTable(series as never, 'Pressure (bar)', 'en')).toBe(table)
  const german = formatCurveTable(series as never, 'Druck', 'de')
  expect(german).toContain('40,5')
  expect(readCurveTable(german, 'de')).toEqual(series)
})

test.each([
  ['', 'The first row needs'],
  ['x\ta\ta\n1\t2\t3\n2\t3\t4', 'a different name for each series'],
  ['x\ta\n1\t2\n2\tmuch', 'Row 3: “much” is not a number.'],
  ['x\ta\n\t2\n2\t3', 'Row 2: “” is not a number.'],
  ['x\ta\n1\t2', 'The series “a” needs two points or more.'],
  ['x\ta\n2\t1\n1\t2', 'must rise from row to row'],
  [`x\t${'abcdefghi'.split('').join('\t')}\n1\n2`, 'Use up to 8 series of up to 200 points.'],
])('tells what is wrong with %j', (text, sentence) => {
  expect(readCurveTable(text, 'en')).toContain(sentence)
})

test('accepts curves of the product and of its part numbers, and names those that fit nothing', () => {
  const owner = { keys: ['flow'], partNumbers: ['NAV-028'] }
  const check = (...curves: unknown[]) =>
    checkCurves(curves, owner, 'en').map(({ message }) => message)
  const flow = { key: 'flow', part_number: null, series }
  expect(check(flow, { ...flow, part_number: 'nav028' })).toEqual([])
  expect(check({ ...flow, key: 'noise' })).toEqual(['The subcategory does not declare this curve.'])
  expect(check(flow, flow)).toEqual(['This curve is there twice.'])
  expect(check({ ...flow, part_number: 'NAV-045' })).toEqual([
    '“NAV-045” is not a part number of this product.',
  ])
  expect(check({ key: 'flow', part_number: null, text: 'x' })[0]).toContain('The first row')
  expect(check({ key: 'flow', series: 'none' })).toEqual([
    'The curves do not have the expected shape.',
  ])
})

test('answers declared curves, with the labels of their series', () => {
  const stored: StoredCurve[] = [
    { key: 'gone', part_number: null, series: series as never },
    {
      key: 'flow',
      part_number: 'B',
      series: [
        {
          name: 'vol',
          points: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
    },
    { key: 'flow', part_number: null, text: 'not read' },
  ]
  const declared = [
    {
      key: 'flow',
      type: 'curve' as const,
      label: 'Flow',
      choices: [{ value: 'vol', label: 'Volumetric' }],
    },
  ]
  expect(readCurves(stored, declared, [{ part_number: 'B', values: {} }])).toEqual([
    {
      key: 'flow',
      label: 'Flow',
      unit: null,
      x_label: '',
      x_unit: null,
      part_number: 'B',
      series: [
        {
          name: 'Volumetric',
          points: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
    },
  ])
})
