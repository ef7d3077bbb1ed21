import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Cell, WriteSheet } from 'hucre/xlsx'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { readTypedWorkbook } from './read-typed-workbook.ts'
import { sheetIdOf, tableOf } from './sheet-table.ts'
import type { ReadSheet } from './typed-cell.ts'
import { columnLetters } from './typed-cell.ts'
import { writeXlsx as writePlainXlsx } from './xlsx.ts'
import { unambiguousNumber, writeTypedCsv, writeTypedWorkbook } from './typed-workbook.ts'
import type { TypedColumn, TypedSheet } from './typed-workbook.ts'

const column = (key: string, more: Partial<TypedColumn> = {}): TypedColumn => ({
  key,
  head: `Head ${key}`,
  kind: 'text',
  decimals: null,
  choices: [],
  isKey: false,
  ...more,
})

const words = {
  yes: 'Sim',
  no: 'Não',
  explanation: { name: 'Leia-me', paragraphs: ['Title', 'A paragraph.'] },
  choices: 'Lists',
}

const sheet: TypedSheet = {
  id: 'subcategory-7',
  name: 'Cable lugs: 90°/45°',
  columns: [
    column('part_number', { isKey: true }),
    column('length', { kind: 'number', decimals: 2, head: 'Length (mm)' }),
    column('material', { kind: 'choice', choices: ['Copper, tinned', 'Brass'] }),
    column('tinned', { kind: 'boolean' }),
    column('since', { kind: 'day' }),
  ],
  rows: [
    ['00123', 1.5, 'Copper, tinned', true, '2026-12-31'],
    ['=1+1', null, null, false, 'soon'],
    ['10-16', 1250, 'Brass', null, null],
  ],
}

const cellsOf = (read: ReadSheet | undefined, row: number) =>
  read?.rows
    .find((one) => one.row === row)
    ?.cells.map((cell) => (cell ? `${cell.kind} ${cell.text}` : ''))

async function written(): Promise<[TypedSheet, ReadSheet[]]> {
  return [sheet, await readTypedWorkbook(await writeTypedWorkbook([sheet, sheet], words))]
}

describe('a workbook of typed columns', () => {
  it('keeps texts that look like the escape of a character', async () => {
    const texts = ['_x0041_', 'a_x000D_b', '_x005F_x0041_', '_X0041_', '_x41_']
    const own = { ...sheet, columns: [column('text')], rows: texts.map((text) => [text]) }
    const [read] = await readTypedWorkbook(await writeTypedWorkbook([own], words))
    expect(read?.rows.slice(2).map(({ cells }) => cells[0]?.text)).toEqual(texts)
    const plain = await readTypedWorkbook(
      await writePlainXlsx(
        texts.map((text) => [text]),
        'a',
      ),
    )
    expect(plain[0]?.rows.map(({ cells }) => cells[0]?.text)).toEqual(texts)
    const [row] = await readTypedWorkbook(await writePlainXlsx([texts], 'a'))
    expect(row?.rows[0]?.cells.map((cell) => cell?.text)).toEqual(texts)
  })

  it('is read as it was written, formulas and codes as texts', async () => {
    const [, [first, second, explanation]] = await written()
    expect([first?.name, second?.name]).toEqual(['Cable lugs 90° 45°', 'Cable lugs 90° 45° (2)'])
    expect(cellsOf(first, 3)).toEqual([
      'text 00123',
      'number 1.5',
      'text Copper, tinned',
      'text Sim',
      'date 2026-12-31',
    ])
    expect(cellsOf(first, 4)).toEqual(['text =1+1', undefined, undefined, 'text Não', 'text soon'])
    expect(cellsOf(explanation, 3)).toEqual(['text A paragraph.'])
  })

  it('locks the keys of present rows and nothing else', async () => {
    const { sheets } = await readXlsx(await writeTypedWorkbook([sheet], words), {
      readStyles: true,
    })
    const locked = (at: string) => sheets[0]?.cells?.get(at)?.style?.protection?.locked
    expect(sheets[0]?.protection?.sheet).toBe(true)
    expect([locked('2,0'), locked('2,1'), locked('5,0')]).not.toContain(undefined)
    expect([locked('2,0'), locked('2,1'), locked('5,0')]).toEqual([true, false, false])
  })

  it('offers choices and yes or no as lists of a hidden sheet', async () => {
    const { sheets } = await readXlsx(await writeTypedWorkbook([sheet], words))
    const validations = sheets[0]?.dataValidations?.map(({ type, formula1, range }) => [
      type,
      formula1,
      range,
    ])
    expect(validations).toEqual([
      ['list', "'Lists'!$A$2:$A$3", 'C3:C205'],
      ['list', "'Lists'!$B$2:$B$3", 'D3:D205'],
    ])
    const lists = sheets.find(({ name }) => name === 'Lists')
    expect([lists?.hidden, lists?.rows[1]]).toEqual([true, ['Copper, tinned', 'Sim']])
  })

  it('freezes its heads below a hidden row', async () => {
    const { sheets } = await readXlsx(await writeTypedWorkbook([sheet], words))
    expect(sheets[0]?.freezePane).toEqual({ rows: 2, columns: 1 })
    expect(sheets[0]?.rowDefs?.get(0)?.hidden).toBe(true)
    expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([])
  })

  it('identifies sheets and columns after heads and sheets were renamed and moved', async () => {
    const values = await readExcelFile(Buffer.from(await writeTypedWorkbook([sheet], words)))
    const rows = values[0]?.data ?? []
    const moved = rows.map((row, at) => [at === 1 ? 'Renamed' : row[3], row[1], row[0]])
    const bytes = await writeXlsx({ sheets: [{ name: 'Renamed', rows: moved as string[][] }] })
    const [read] = await readTypedWorkbook(new Uint8Array(bytes))
    const table = read && tableOf(read, () => false)
    expect(read && sheetIdOf(read)).toBe('subcategory-7')
    expect(table?.columns.map(({ key, head }) => [key, head])).toEqual([
      ['tinned', 'Renamed'],
      ['length', 'Length (mm)'],
      ['part_number', 'Head part_number'],
    ])
    expect(table?.rows.map(({ row }) => row)).toEqual([3, 4, 5])
  })

  it('finds the heads of a sheet without identification below its title', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'x', rows: [['Export of today'], [null], ['Code', 'Length'], ['A1', 2]] }],
    })
    const [read] = await readTypedWorkbook(new Uint8Array(bytes))
    const table = read && tableOf(read, (texts) => texts.includes('Code'))
    expect([table?.headRow, table?.id, table?.rows.length]).toEqual([3, undefined, 1])
    expect(read && tableOf(read, () => false)).toBeUndefined()
  })
})

describe('cells that are no values', () => {
  const read = async (more: Partial<WriteSheet>) => {
    const bytes = await writeXlsx({ sheets: [{ name: 'x', ...more }] })
    const [first] = await readTypedWorkbook(new Uint8Array(bytes))
    return cellsOf(first, 1)
  }
  const styled = (value: number, numFmt: string): Partial<Cell> => ({
    value,
    type: 'number',
    style: { numFmt },
  })

  it.each<[string, Partial<Cell>, string]>([
    ['a formula', { formula: '1+1', formulaResult: 2 }, 'formula 2'],
    ['a day', { value: new Date('2026-04-03T00:00:00Z'), type: 'date' }, 'date 2026-04-03'],
    ['a day and month', styled(46_115, 'dd/mmm'), 'date 2026-04-03'],
    ['a time', styled(0.5, 'hh:mm'), 'time 0.5'],
    ['a percentage', styled(0.05, '0%'), 'percent 5 %'],
    ['a code', styled(123, '000000'), 'number 000123'],
    ['a long number', styled(1_234_567_890_123_456, '0'), 'rounded 1234567890123456'],
    ['a GTIN as a number', styled(7_891_234_567_895, '0'), 'number 7891234567895'],
    ['a rounded number as text', { value: '1,23E+11', type: 'string' }, 'rounded 1,23E+11'],
    ['an error as text', { value: '#DIV/0!', type: 'string' }, 'error #DIV/0!'],
    ['a part number with an E', { value: '10E6', type: 'string' }, 'text 10E6'],
    ['yes', { value: true, type: 'boolean' }, 'boolean 1'],
  ])('tells apart %s', async (_, cell, expected) => {
    const rows = [[cell.value ?? null]]
    expect(await read({ rows, cells: new Map([['0,0', cell]]) })).toEqual([expected])
  })

  it('tells apart all cells of a merged range', async () => {
    const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }]
    expect(await read({ rows: [['a', null, 'c']], merges })).toEqual([
      'merged a',
      'merged ',
      'text c',
    ])
  })
})

describe('CSV', () => {
  const csv = async (text: string, encoding: BufferEncoding = 'utf8') => {
    const [read] = await readTypedWorkbook(new Uint8Array(Buffer.from(text, encoding)))
    return read?.rows.map(({ row, cells }) => [
      row,
      ...Array.from(cells, (cell) => cell?.text ?? ''),
    ])
  }

  it('is read as it was written, with numbers that are read one way only', async () => {
    const bytes = writeTypedCsv(sheet, { words, signs: { separator: ';', decimal: ',' } })
    const [read] = await readTypedWorkbook(bytes)
    expect(read?.rows.map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([
      ['Head part_number', 'Length (mm)', 'Head material', 'Head tinned', 'Head since'],
      ['00123', '1,5', 'Copper, tinned', 'Sim', '2026-12-31'],
      ['=1+1', undefined, undefined, 'Não', 'soon'],
      ['10-16', '1250', 'Brass'],
    ])
    expect([1.125, -1.125, 0.125, 1.25, 1125].map(unambiguousNumber)).toEqual([
      '1.1250',
      '-1.1250',
      '0.125',
      '1.25',
      '1125',
    ])
  })

  it.each<[string, string, BufferEncoding]>([
    ['semicolons', 'Code;L1 (mm)\r\nA1;1,5\r\n', 'utf8'],
    ['tabs', 'Code\tL1 (mm)\nA1\t1,5\n', 'utf8'],
    ['a stated delimiter', 'sep=|\nCode|L1 (mm)\nA1|1,5', 'utf8'],
    ['UTF-16', '\ufeffCode;L1 (mm)\nA1;1,5', 'utf16le'],
    ['Windows-1252', 'Code;L1 (mm)\nA1;1,5', 'latin1'],
  ])('is read with %s', async (_, text, encoding) =>
    expect((await csv(text, encoding))?.map((row) => row.slice(1))).toEqual([
      ['Code', 'L1 (mm)'],
      ['A1', '1,5'],
    ]),
  )

  it.each([
    ['a title with commas', 'Relatório, filial, 2026\nCode;L1\nA1;1,5\nA2;2,5'],
    ['two titles', 'Relatório, filial\nDe 1, a 2\n\nCode;L1\nA1;1,5\nA2;2,5\nA3;3,5'],
    ['rows of several lengths', 'Code;L1;N\nA1;1,5\nA2;2,5;x\nA3;3,5'],
    ['sentences', 'Code;Note\nA1;a, b, c\nA2;d, e, f'],
    ['an inch sign', 'Code;L1\nA1;1/2"\nA2;1,5'],
  ])('has the delimiter of the table with %s', async (_, text) => {
    const rows = (await csv(text)) ?? []
    expect(rows.find((row) => row[1] === 'A1')).toHaveLength(3)
  })

  it.each([
    ['one bad byte', 'ação;b\nx;1\nnão;', [0xe7], 3],
    ['a sequence that is cut', 'ação\nnão', [0xc3], 2],
    ['a byte order mark', '\ufeffa;b\n', [0xe7, 0xe3, 0xf5], 2],
  ])('in UTF-8 with %s is refused with its line', async (_, text, bad, line) => {
    const bytes = new Uint8Array([...Buffer.from(text), ...bad])
    await expect(readTypedWorkbook(bytes)).rejects.toMatchObject({ reason: 'damagedText', line })
  })

  it('in Windows-1252 is read although a pair of its signs is one of UTF-8', async () => {
    const text = Buffer.from('É\u0094 ção é à beça, açúcar', 'latin1')
    const [read] = await readTypedWorkbook(new Uint8Array(text))
    expect(read?.rows[0]?.cells[0]?.text).toContain('É” ção')
  })

  it('is read with quotes, line breaks and accents of Windows-1252', async () => {
    expect(await csv('Seção;b\n"a ""b"" ;\nc";d\n\n;e', 'latin1')).toEqual([
      [1, 'Seção', 'b'],
      [2, 'a "b" ;\nc', 'd'],
      [4, '', 'e'],
    ])
  })

  it('tells apart formulas from texts that begin like one', async () => {
    const [read] = await readTypedWorkbook(new Uint8Array(Buffer.from("a;b;c\n=A1;'=A1;1,23E+11")))
    expect(cellsOf(read, 2)).toEqual(['formula =A1', 'text =A1', 'rounded 1,23E+11'])
  })

  it.each([
    ['an open quote', 'a;b\n"c;d', 'damaged'],
    ['no text', '\n;;\n', 'empty'],
    ['a picture', '\u0089PNG\0', 'unknownFormat'],
  ])('is refused with %s', async (_, text, reason) =>
    expect(csv(text)).rejects.toMatchObject({ reason }),
  )
})

it('names columns by letters', () =>
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']))
