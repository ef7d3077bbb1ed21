import { expect, test } from 'vitest'
import { gtinsIn, rowsWithoutGtin, withGtins } from './gtin-rows.ts'

const row = (code: string, gtin?: string) => ({
  part_number: code,
  values: gtin === undefined ? {} : { gtin },
})

const rows = [row('A'), row('B', '7899990011010'), row(''), row('C', ' '), row('D')]
const all = [0, 1, 2, 3, 4]

test('only rows with a part number and without GTIN are filled, in their order', () => {
  expect(rowsWithoutGtin(rows, all)).toEqual([0, 3, 4])
  expect(rowsWithoutGtin(rows, all, (at) => at === 3)).toEqual([0, 4])
  expect(gtinsIn(rows)).toEqual(['7899990011010'])
  const filled = withGtins(rows, [0, 3, 4], ['7899999011027', '7899999011034'])
  expect(filled.map(({ values }) => values['gtin'])).toEqual([
    '7899999011027',
    '7899990011010',
    undefined,
    '7899999011034',
    undefined,
  ])
})

test('a GTIN that was typed meanwhile stays', () => {
  const typed = withGtins([row('A', '7899990011010'), row('B')], [0, 1], ['1', '2'])
  expect(typed.map(({ values }) => values['gtin'])).toEqual(['7899990011010', '1'])
})
