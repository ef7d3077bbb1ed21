/** @imports */
import { afterEach, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { product } from './support/grid-edits.ts'
import { csvOf, sendCsv } from './support/spreadsheets.ts'

const name = (columns: Record<string, string>, heads: string[], supplier = 'Metal Sul') =>
  staff<{ message: string; errors?: Record<string, string> }>(
    'editor',
    'POST',
    '/imports/columns',
    {
      supplier,
      heads,
      columns,
    },
  )

afterEach(() => query('delete from supplier_columns'))

it('columns that nobody knows are named once, and read so in further files of the supplier', async () => {
  const { numbers } = await product([10, 20])
  const file = (first: number, second: number) =>
    csvOf([
      ['Artigo do fornecedor', 'Bitola (cm²)', 'Obs'],
      [numbers[0] ?? '', String(first), 'x'],
      [numbers[1] ?? '', String(second), 'y'],
    ])
  const unknown = await sendCsv(file(0.12, 0.2))
  expect(unknown.figures.changed).toBe(0)
  expect(unknown.unknownColumns).toMatchObject([
    { column: 'A', head: 'Artigo do fornecedor', samples: numbers },
    { column: 'B', head: 'Bitola (cm²)', samples: ['0.12', '0.2'] },
    { column: 'C', head: 'Obs' },
  ])
  const heads = unknown.unknownColumns[0]?.heads ?? []
  const columns = { 'Artigo do fornecedor': '@part_number', 'Bitola (cm²)': 'section', Obs: '' }
  expect((await name(columns, heads)).status).toBe(200)
  const read = await sendCsv(file(0.12, 0.2))
  expect(read.figures).toMatchObject({ changed: 1, equal: 1 })
  expect(read.documents[0]?.tables[0]?.rows[0]?.cells).toEqual({
    section: { before: '10', after: '12' },
  })
  expect(read.namedColumns.map(({ key, supplier }) => [key, supplier])).toEqual([
    ['@part_number', 'Metal Sul'],
    ['section', 'Metal Sul'],
    ['', 'Metal Sul'],
  ])
  expect(read.unknownColumns).toEqual([])
  const next = await sendCsv(file(0.1, 0.21))
  expect(next.figures).toMatchObject({ changed: 1, equal: 1 })
})

it('a key that no column has is refused, a name is needed, and without columns it is forgotten', async () => {
  const unknown = await name({ Obs: 'nada', Item: 'packing' }, ['obs', 'item'])
  expect([unknown.status, unknown.body.errors?.['columns']]).toEqual([
    422,
    expect.stringContaining('Obs'),
  ])
  const unnamed = await name({ Obs: '' }, [], ' ')
  expect([unnamed.status, unnamed.body.errors?.['supplier']]).toEqual([
    422,
    expect.stringContaining('fornecedor'),
  ])
  const known = async () =>
    (await staff<{ suppliers: string[] }>('editor', 'GET', '/imports/columns')).body.suppliers
  expect(await known()).toEqual([])
  await name({ Item: 'packing' }, ['item'])
  expect(await known()).toEqual(['Metal Sul'])
  await name({}, [])
  expect(await known()).toEqual([])
})

it('a file is read as the columns were named when it was given', async () => {
  const { numbers } = await product([10, 20])
  const heads = ['ref nossa', 'medida']
  const columns = { 'Ref nossa': '@part_number', Medida: 'section' }
  await name(columns, heads)
  const file = csvOf([
    ['Ref nossa', 'Medida'],
    [numbers[0] ?? '', '12'],
  ])
  const given = await sendCsv(file)
  await name({ ...columns, Medida: 'packing' }, heads)
  const changedIn = async (id: number) =>
    Object.keys(
      (await staff<typeof given>('editor', 'GET', `/imports/${id}`)).body.documents[0]?.tables[0]
        ?.rows[0]?.cells ?? {},
    )
  expect(await changedIn(given.id)).toEqual(['section'])
  expect(await changedIn((await sendCsv(file)).id)).toEqual(['packing'])
})

it('the columns that can be meant are those of part numbers, in the panel’s language', async () => {
  const { body } = await staff<{ columns: { key: string; label: string; group: string }[] }>(
    'editor',
    'GET',
    '/imports/columns',
  )
  expect(body.columns.slice(0, 3).map(({ key }) => key)).toEqual([
    '@family',
    '@title',
    '@part_number',
  ])
  expect(body.columns).toContainEqual({
    key: 'section',
    label: expect.stringContaining('mm²'),
    names: expect.arrayContaining([expect.any(String)]),
    group: 'attribute',
    locale: null,
    isNumber: true,
  })
  expect(body.columns.find(({ key }) => key === 'packing')?.group).toBe('packing')
})
