import { expect, test } from 'vitest'
import { nameOfFile, namingsOf, openColumns } from './open-columns.ts'

const figures = { sheets: 1, rows: 0, created: 0, changed: 0, equal: 0, refused: 0, values: 0 }

const unknown = (sheet: string, column: string, head: string, heads: string[]) => ({
  sheet,
  column,
  head,
  heads,
})

test('each row of heads is kept on its own, with the columns that were chosen', () => {
  const columns = openColumns({
    unknownColumns: [
      unknown('A', 'B', 'Comp', ['artigo', 'comp']),
      unknown('A', 'C', 'Obs', ['artigo', 'comp']),
      unknown('B', 'A', 'Item', ['item']),
    ],
    namedColumns: [
      {
        ...unknown('A', 'A', 'Artigo', ['artigo', 'comp']),
        key: '@part_number',
        samples: [],
        supplier: 'X',
      },
    ],
    rowKind: 'others',
    figures,
  })
  const chosen = { 'A B': 'length', 'A A': '@part_number', 'B A': '' }
  expect(namingsOf(columns, chosen, 'Metal')).toEqual([
    {
      supplier: 'Metal',
      heads: ['artigo', 'comp'],
      columns: { Artigo: '@part_number', Comp: 'length' },
    },
    { supplier: 'Metal · B', heads: ['item'], columns: { Item: '' } },
  ])
})

test('a supplier of whom nothing is left is forgotten', () => {
  const columns = openColumns({
    unknownColumns: [],
    namedColumns: [
      { ...unknown('A', 'A', 'Artigo', ['artigo']), key: 'gtin', samples: [], supplier: 'Metal' },
    ],
    rowKind: 'parts',
    figures,
  })
  expect(namingsOf(columns, {}, 'Metal')).toEqual([{ supplier: 'Metal', heads: [], columns: {} }])
})

test('columns of other rows cannot be named', () => {
  const unknownColumns = [unknown('A', 'B', 'Comp', ['artigo', 'comp'])]
  const given = { unknownColumns, namedColumns: [], rowKind: 'others' as const }
  expect(openColumns({ ...given, figures: { ...figures, rows: 3 } })).toEqual([])
})

test.each([
  ['tabela-metal-2026-11.xlsx', 'tabela metal'],
  ['Preços Nº 3 (v2).csv', 'Preços Nº v'],
  ['2026.xlsx', ''],
])('%s is a file of %j', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})
