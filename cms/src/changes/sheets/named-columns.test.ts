import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { expect, test } from 'vitest'
import { columnsOfUnknown, withNamedColumns } from './named-columns.ts'
import type { SupplierColumns } from './named-columns.ts'

const sheetOf = (...lines: string[][]): ReadSheet => ({
  name: 'Preços',
  isHidden: false,
  rows: lines.map((cells, at) => ({
    row: at + 1,
    cells: cells.map((text) => (text === '' ? undefined : { kind: 'text', text })),
  })),
})

const supplier = (name: string, columns: Record<string, string>, heads = ['artigo', 'comp']) => ({
  supplier: name,
  heads,
  columns,
})

const headsOf = (known: readonly SupplierColumns[], ...lines: string[][]) =>
  withNamedColumns(sheetOf(...lines), known).sheet.rows.map(({ cells }) =>
    Array.from(cells, (cell) => cell?.text ?? ''),
  )

test('heads that were named are read by their key, with the unit that they name', () => {
  const known = [supplier('Metal', { artigo: '@part_number', compcm: 'length', obs: '' })]
  const lines = [['Tabela 2026'], ['Artigo', 'Comp. (cm)', 'Obs', 'Outra'], ['TB-1', '7', 'x', 'y']]
  expect(headsOf(known, ...lines)).toEqual([
    ['Tabela 2026'],
    ['@part_number', 'Comp. (cm) [length]', '—', 'Outra'],
    ['TB-1', '7', 'x', 'y'],
  ])
  const more = { supplier: 'Metal', heads: ['artigo', 'compcm', 'obs', 'outra'] }
  expect(withNamedColumns(sheetOf(...lines), known).named).toEqual([
    {
      sheet: 'Preços',
      column: 'A',
      head: 'Artigo',
      key: '@part_number',
      samples: ['TB-1'],
      ...more,
    },
    { sheet: 'Preços', column: 'B', head: 'Comp. (cm)', key: 'length', samples: ['7'], ...more },
    { sheet: 'Preços', column: 'C', head: 'Obs', key: '', samples: ['x'], ...more },
  ])
})

test('a sheet that lacks a named head is not of that supplier', () => {
  const known = [supplier('Metal', { artigo: '@part_number', comp: 'length' })]
  expect(headsOf(known, ['Artigo', 'Largura'])).toEqual([['Artigo', 'Largura']])
})

test('of two suppliers the one with exactly these heads is meant, then the one with more', () => {
  const known = [
    supplier('Novo', { artigo: '@part_number' }, ['artigo', 'outra']),
    supplier('Exato', { comp: 'width' }, ['comp', 'artigo']),
    supplier('Mais', { artigo: '@part_number', comp: 'length' }, ['artigo', 'comp', 'x']),
  ]
  expect(headsOf(known, ['Artigo', 'Comp'])).toEqual([['Artigo', 'Comp [width]']])
  expect(headsOf(known, ['Artigo', 'Comp', 'Y'])).toEqual([['@part_number', 'Comp [length]', 'Y']])
})

test('a head of signs alone is one', () => {
  expect(headsOf([supplier('Metal', { ø: 'bore' })], ['Código', 'Ø'])).toEqual([
    ['Código', 'Ø [bore]'],
  ])
})

test('a workbook of the panel names its columns itself', () => {
  const lines = [['key:parts:length'], ['Artigo']]
  expect(headsOf([supplier('Metal', { artigo: 'width' })], ...lines)).toEqual(lines)
})

test('columns of a sheet without known heads are listed with their first values', () => {
  expect(
    columnsOfUnknown(sheetOf(['Lista'], ['Artigo', 'Medida'], ['TB-1', '7'], ['TB-2', ''])),
  ).toEqual([
    { sheet: 'Preços', column: 'A', head: 'Artigo', samples: ['TB-1', 'TB-2'] },
    { sheet: 'Preços', column: 'B', head: 'Medida', samples: ['7'] },
  ])
  expect(columnsOfUnknown(sheetOf(['Artigo', 'Medida']))).toEqual([])
})
