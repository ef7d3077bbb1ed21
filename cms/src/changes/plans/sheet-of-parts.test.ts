import { expect, it } from 'vitest'
import { valueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { sheetOfParts } from './sheet-of-parts.ts'

const column = (key: string, label: string, type: Declared['type']) =>
  valueColumn({ key, label, type, unit: null, decimals: null, choices: [] }, 'pt')

it('a sheet of part numbers has typed cells below heads that name one column each', () => {
  const columns = [column('length', 'Medida', 'number'), column('length-2', 'Medida', 'range')]
  const { rows } = sheetOfParts(
    [
      { part_number: 'A', values: { 'length-2': [1.125, 2], length: 1.125 } },
      { part_number: 'B', values: { length: 'dez', 'length-2': null, gone: true } },
    ],
    columns,
  )
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([
    ['@part_number', 'Medida [length]', 'Medida [length-2]', 'gone [gone]'],
    // a number with three decimals could be one with thousands
    ['A', '1.125', '1.1250 – 2', undefined],
    ['B', 'dez', undefined, 'true'],
  ])
  expect(rows[1]?.cells[1]).toEqual({ kind: 'number', value: 1.125, text: '1.125' })
})
