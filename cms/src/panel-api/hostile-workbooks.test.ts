import { readXlsx, writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { expect, it } from 'vitest'
import { archive } from '../../test/support/archive.ts'
import { isOfficeFile } from '#src/people/leads/office-file.ts'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const openPackage = 'http://schemas.openxmlformats.org/package/2006'

/** Workbook with one sheet of the given rows and shared strings, both XML. */
function workbook(rows: string, strings = ''): Buffer {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${openPackage}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${openPackage}/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${openPackage}/relationships"><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return archive(
    Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })),
  )
}

const cell = (at: string, value = '1') => `<c r="${at}"><v>${value}</v></c>`
const row = (at: number | string, cells: string) => `<row r="${at}">${cells}</row>`

it('reads gaps, numbers and shared texts', async () =>
  expect(
    await readXlsx(
      workbook(
        row(1, `${cell('A1')}<c r="C1" t="s"><v>0</v></c>`) + row(3, cell('B3', '2.5')),
        '<si><t>a</t></si>',
      ),
    ),
  ).toEqual([['1', '', 'a'], [], ['', '2.5']]))

it('reads what it writes', async () =>
  expect(await readXlsx(await writeXlsx([['a', 1.5], ['=x']], 'x'))).toEqual([
    ['a', '1.5'],
    ['=x'],
  ]))

it.each([
  ['a far column', row(1, cell('A1')) + row(1200, cell('XFD1200'))],
  ['the last row', row(1_048_576, cell('A1048576'))],
  ['a row that no workbook has', row('99999999999', cell('A99999999999'))],
  ['a row before the first one', row(-5, cell('A1'))],
  ['a row that is no number', row('x', cell('A1'))],
  ['the same row twice', row(2, cell('A2')) + row(2, cell('A2'))],
  ['rows that fall', row(9, cell('A9')) + row(2, cell('A2'))],
])('refuses a workbook with %s within a tenth of a second', async (_, rows) => {
  const began = performance.now()
  await expect(readXlsx(workbook(rows))).rejects.toThrow(/cell|outside|row/i)
  expect(performance.now() - began).toBeLessThan(100)
})

it('refuses a text that stands in thousands of cells', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) =>
    row(at + 1, `<c r="A${at + 1}" t="s"><v>0</v></c>`),
  )
  const text = `<si><t>${'x'.repeat(32_000)}</t></si>`
  const bytes = workbook(rows.join(''), text)
  expect(bytes.length).toBeLessThan(20_000)
  await expect(readXlsx(bytes)).rejects.toThrow('too long')
})

it('takes workbooks that another program wrote, and none that hides its size', async () => {
  expect(await isOfficeFile(workbook(row(1, cell('A1'))), 'xlsx')).toBe(true)
  const hidden = archive([
    {
      name: '[Content_Types].xml',
      content: Buffer.from('x'.repeat(50_000)),
      says: 10,
    },
  ])
  expect(await isOfficeFile(hidden, 'xlsx')).toBe(false)
})
