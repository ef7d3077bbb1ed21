import { readXlsx, writeXlsx as writeWorkbook } from 'hucre/xlsx'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { csvSigns, withoutApostrophes, writeCsv } from './csv.ts'
import { readTypedWorkbook } from './read-typed-workbook.ts'
import { writeXlsx } from './xlsx.ts'

const rows = [
  ['Nome', 'Mensagem'],
  ['Ana & Cia <SP>', '=HYPERLINK("http://evil.example")'],
  ['"Zé"', 'linha 1\nlinha 2 ; \u0007fim'],
]

/** Only sheet of a workbook, read by another library than the one that writes it. */
async function readSheet(workbook: Uint8Array) {
  const [sheet, ...others] = await readExcelFile(Buffer.from(workbook))
  if (!sheet || others.length > 0) throw new Error('not a workbook of one sheet')
  return sheet
}

describe('XLSX', () => {
  it('writes texts to XLSX without control characters', async () => {
    expect(await readSheet(await writeXlsx(rows, 'messages'))).toEqual({
      sheet: 'messages',
      data: [
        ['Nome', 'Mensagem'],
        ['Ana & Cia <SP>', '=HYPERLINK("http://evil.example")'],
        ['"Zé"', 'linha 1\nlinha 2 ; fim'],
      ],
    })
  })

  it.each([
    '=1+1',
    '+55 11 4000-0000',
    '-1',
    '@SUM(A1)',
    '0042',
    '2026-11-22',
    '2026-11-22T10:00:00.000Z',
    'TRUE',
    '#REF!',
    '&lt;b&gt;',
    ']]></t></is></c><c r="B2"><f>1+1</f><v>2</v></c>',
    '😀 ção',
  ])('writes %s to XLSX as text', async (text) => {
    const { data } = await readSheet(await writeXlsx([['Nome'], [text]], 'x'))
    expect(data).toEqual([['Nome'], [text]])
  })

  it('writes XLSX without formulas', async () => {
    const [sheet] = (await readXlsx(await writeXlsx(rows, 'x'), { readStyles: true })).sheets
    const cells = [...(sheet?.cells?.values() ?? [])]
    expect(cells.filter(({ type, formula }) => type !== 'string' || formula)).toEqual([])
    expect(sheet?.freezePane).toMatchObject({ rows: 1 })
  })

  it('writes empty cells, long texts and more than 26 columns to XLSX', async () => {
    const wide = Array.from({ length: 28 }, (_, index) => `column ${index}`)
    const long = ['', `${'x'.repeat(32_766)}😀`, ...wide.slice(2)]
    const { sheet, data } = await readSheet(await writeXlsx([wide, long], 'x'.repeat(40)))
    expect(sheet).toHaveLength(31)
    expect(data[0]).toEqual(wide)
    expect([data[1]?.[0] ?? null, data[1]?.[27]]).toEqual([null, 'column 27'])
    // the limit splits the emoji
    expect(data[1]?.[1]).toBe(`${'x'.repeat(32_766)}\ufffd`)
  })

  it('does not block the event loop while writing 2,000 rows of XLSX', async () => {
    const many = Array.from({ length: 2000 }, (_, row) => Array<string>(17).fill(`value ${row}`))
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 0)
    await writeXlsx(many, 'x')
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(1)
  })

  it('keeps numbers as numbers in XLSX', async () => {
    const { data } = await readSheet(await writeXlsx([['Quantidade'], [1234.5], ['0042']], 'x'))
    expect(data).toEqual([['Quantidade'], [1234.5], ['0042']])
  })

  it('reads numbers with the format of a code as they are printed', async () => {
    const cells = new Map([
      ['1,0', { value: 123, type: 'number' as const, style: { numFmt: '000000' } }],
      ['1,1', { value: 12_345, type: 'number' as const, style: { numFmt: '00-000' } }],
      ['1,2', { value: 1.5, type: 'number' as const, style: { numFmt: '0.00' } }],
    ])
    const workbook = await writeWorkbook({
      sheets: [
        {
          name: 'x',
          rows: [
            ['a', 'b', 'c'],
            [123, 12_345, 1.5],
          ],
          cells,
        },
      ],
    })
    const [sheet] = await readTypedWorkbook(new Uint8Array(workbook))
    expect(sheet?.rows.map(({ cells: row }) => row.map((cell) => cell?.text))).toEqual([
      ['a', 'b', 'c'],
      ['000123', '12-345', '1.5'],
    ])
  })
})

describe('CSV', () => {
  it.each([
    ['br', 'a;b;"c;d";e,f;1234,5'],
    ['en', 'a,b,c;d,"e,f",1234.5'],
  ] as const)('writes CSV as spreadsheets take it in %s', (locale, line) => {
    const text = Buffer.from(writeCsv([['a', 'b', 'c;d', 'e,f', 1234.5]], csvSigns(locale)))
    expect(text.toString('utf8')).toBe(`\uFEFF${line}\r\n`)
  })

  it('escapes formulas in CSV', () => {
    const text = Buffer.from(writeCsv(rows)).toString('utf8')
    expect(text.startsWith('\uFEFFNome;Mensagem\r\n')).toBe(true)
    expect(text).not.toMatch(/(^|[;\n])"?[=+@-]/)
  })

  it.each([',', '\t', '|', '\n', ',"'])(
    'escapes formulas after %j, where another program begins a cell',
    (sign) => {
      const text = Buffer.from(writeCsv([['Nome'], [`a${sign}=1+1`]])).toString('utf8')
      expect(text).not.toMatch(/[,;\t|\n]"*[=+@-]/)
    },
  )

  it.each([
    'a;-b',
    'a;=b',
    'a;@b',
    "a;'-b",
    '=1+1',
    "'=1",
    "''-x",
    '-1',
    '- x',
    "d'água; 'x'",
    'a,\n=b|+c',
    'a;"-b',
  ])('reads %j as it was written to CSV', (text) => {
    const [cell = ''] = /^"?(.*?)"?\r\n$/s
      .exec(
        Buffer.from(writeCsv([[text]]))
          .toString('utf8')
          .slice(1),
      )
      ?.slice(1) ?? ['']
    expect(withoutApostrophes(cell.replaceAll('""', '"'))).toBe(text)
  })

  it('leaves signs within a sentence', () => {
    const text = Buffer.from(writeCsv([['de -40 °C, +90 °C; a=b']])).toString('utf8')
    expect(text).toBe('\uFEFF"de -40 °C, +90 °C; a=b"\r\n')
  })
})
